# What people type. The work is in Scripts/.

.PHONY: help setup test test-all demo pictures bench

help:
	@echo 'make setup     installs what building, testing and the demo need (Debian and Ubuntu; asks sudo)'
	@echo 'make test      builds everything and runs all tests, some of them under AddressSanitizer and in released programs'
	@echo 'make test-all  the same, but all suites run under AddressSanitizer, and Demos/Ported is built and played'
	@echo 'make demo      runs the Gallery; without a display, takes pictures of it into demo-pictures/'
	@echo 'make pictures  takes the pictures of the README anew, into Resources/Pictures/'
	@echo 'make bench     builds the benchmarks as a release and runs them'

setup:
	@Scripts/setup build test demo

test:
	@Scripts/setup build test
	@Scripts/test

test-all:
	@Scripts/setup build test
	@Scripts/test --all

demo:
	@Scripts/setup build demo
	@Scripts/demo

pictures:
	@Scripts/setup build demo
	@Scripts/demo pictures

bench:
	@Scripts/setup build
	@Scripts/bench
