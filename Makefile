# The commands for developers. Each one runs a script in Scripts/.

.PHONY: help setup check test test-all demo pictures bench docs

help:
	@echo 'make setup     installs the packages for building, testing and the demo (Debian and Ubuntu; uses sudo)'
	@echo 'make check     builds everything, checks the style and runs the fast tests; a few minutes after a small change'
	@echo 'make test      builds everything and runs all tests, some of them under AddressSanitizer and in released programs'
	@echo 'make test-all  the same, but runs all suites under AddressSanitizer, and tests Demos/Ported, and packages'
	@echo 'make demo      runs the Gallery; without a display, writes screenshots to demo-pictures/'
	@echo 'make pictures  updates the screenshots of the README in Resources/Pictures/'
	@echo 'make bench     builds the benchmarks for release and runs them'
	@echo 'make docs      builds the documentation of the API as a website in .build/docs, and lists its warnings'

setup:
	@Scripts/setup build test demo

check:
	@Scripts/setup build test
	@Scripts/check

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

docs:
	@Scripts/setup build
	@swift build
	@Scripts/docs
