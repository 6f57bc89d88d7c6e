# IR level Instrumentation Flag
:ir
$s10Foundation12NotificationVWOh
# Func Hash:
170957022131388415
# Num Counters:
1
# Counter Values:
50
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
1
1
** External Symbol **:50

$s10Foundation6CGRectV12CoreGraphicsE8applyingyAcD17CGAffineTransformVF
# Func Hash:
831316228679507382
# Num Counters:
37
# Counter Values:
262413
262413
0
262413
262413
0
0
0
0
0
0
262413
0
262407
6
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
$0

$s10Foundation7RunLoopC4ModeVWOh
# Func Hash:
170957022131388415
# Num Counters:
1
# Counter Values:
196
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
1
1
** External Symbol **:196

$s10QuartzCore10CornerMaskC5RadiiVAESQAAWl
# Func Hash:
784007059655560962
# Num Counters:
2
# Counter Values:
2
2
$0

$s10QuartzCore10CornerMaskC5RadiiVMa
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
2
$0

$s10QuartzCore10CornerMaskC5RadiiVSHAASQWb
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
2
$0

$s10QuartzCore10CornerMaskCMa
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
2
$0

$s10QuartzCore10CornerMaskCfD
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
2
$0

$s10QuartzCore10CornerMaskCyA2C5RadiiVcfc
# Func Hash:
731467569408211985
# Num Counters:
40
# Counter Values:
100
0
224
100
224
224
14
14
2
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
224
100
37
$0

$s10QuartzCore10DamageListV3addyy0B8Graphics9PixelRectVF
# Func Hash:
787521393194486191
# Num Counters:
36
# Counter Values:
194662
169668
23474
64190
169668
169668
166994
2674
169668
3697
169668
36941
25675
2674
2330
0
36941
0
3188
8759
328
0
0
0
0
0
0
930
0
0
0
104558
0
0
0
0
$0

$s10QuartzCore10DamageListV3addyy0B8Graphics9PixelRectV_AGtF
# Func Hash:
1142236455263699515
# Num Counters:
10
# Counter Values:
0
36777
36777
36777
36777
0
0
0
0
0
$0

$s10QuartzCore10DamageListV9addToMany33_97C72F6456D3B0987932EFBFFA913EF2LLyy0B8Graphics9PixelRectVF
# Func Hash:
942244845616912207
# Num Counters:
43
# Counter Values:
0
0
0
94773
94670
13392
23880
0
94670
94670
94670
2294
94670
978
3188
3003
185
0
0
2900
0
2900
0
0
0
0
0
0
0
0
0
0
0
0
0
0
45666
0
0
12407
0
0
0
$0

$s10QuartzCore10GroupCacheC10startFrameyyF
# Func Hash:
259212323015084387
# Num Counters:
12
# Counter Values:
0
0
383
0
0
22
0
0
0
0
22
0
$0

$s10QuartzCore10GroupCacheCMa
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
5
$0

$s10QuartzCore10GroupCacheCfD
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
5
$0

$s10QuartzCore10MethodSlotV12isOverridden2inSbyXlXp_tF
# Func Hash:
798733566772023158
# Num Counters:
5
# Counter Values:
0
56485
56485
0
0
$0

$s10QuartzCore10MethodSlotV4base5plain10overridingACyXlXp_yXlXpyXlXptcfC
# Func Hash:
95820317784834026
# Num Counters:
15
# Counter Values:
0
6199
6167
16
16
16
16
16
0
0
0
0
0
0
0
$0

$s10QuartzCore10MethodSlotVMa
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
1
$0

$s10QuartzCore11LayerCommitV10deviceRect__4soft0B8Graphics05PixelF0V10Foundation6CGRectV_AF17CGAffineTransformVSbtFZTf4nnnd_n
# Func Hash:
238984482422036564
# Num Counters:
3
# Counter Values:
0
73718
73718
$0

$s10QuartzCore11LayerCommitV6commit__4clip7reportsSbAA7CALayerC_0B8Graphics17CGAffineTransformVAI9PixelRectVSbtF
# Func Hash:
227786128257687574
# Num Counters:
114
# Counter Values:
0
3214
0
68565
0
0
0
0
0
164
71834
0
72599
0
0
0
820
0
0
0
3214
0
3214
0
0
0
0
68565
68565
17167
37925
35057
1148
1148
1160
362
71822
71998
0
0
0
0
0
0
0
0
72020
71834
1148
0
0
0
0
164
16
0
36777
1148
0
164
0
0
0
36777
0
72982
0
36777
0
0
36777
0
0
0
0
0
0
0
0
15898
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
72982
0
0
1148
1148
0
0
0
71834
0
0
0
0
0
0
0
0
0
$0

$s10QuartzCore11LayerCommitV8outerBox33_386082778E05109920D09F3B8A9D5E16LL2of10Foundation6CGRectVAA7CALayerC_tFZTf4nd_n
# Func Hash:
177584448496334763
# Num Counters:
10
# Counter Values:
0
362
0
0
72020
362
72020
0
0
0
$0

$s10QuartzCore11LayerCommitVWOh
# Func Hash:
170957022131388415
# Num Counters:
1
# Counter Values:
383
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
1
1
$s10QuartzCore11LayerCommitVwxx:383

$s10QuartzCore11LayerCommitVwxx
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
383
$0

$s10QuartzCore11RoundedRectV6coversySb0B8Graphics05PixelD0VF
# Func Hash:
932537997160613933
# Num Counters:
19
# Counter Values:
40081
40081
40081
39691
40081
374
40081
368
14
0
0
0
368
0
368
0
7
0
7
$0

$s10QuartzCore12CACornerMaskV8applyingyAC0B8Graphics17CGAffineTransformVF
# Func Hash:
931114585472621335
# Num Counters:
22
# Counter Values:
76795
0
76795
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
$0

$s10QuartzCore12RenderTargetCMa
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
5
$0

$s10QuartzCore12RenderTargetCfD
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
5
$0

$s10QuartzCore12RenderTargetCfZ
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
5
$0

$s10QuartzCore12RenderTargetCfd
# Func Hash:
798733565579739406
# Num Counters:
4
# Counter Values:
0
0
0
5
$0

$s10QuartzCore12SiblingBoxesV14lastContaining_6beforeSiSgs5SIMD4VySdG_SitF
# Func Hash:
650973719161985137
# Num Counters:
9
# Counter Values:
176
22053
21849
5031
4370
380
0
0
0
$0

$s10QuartzCore12SiblingBoxesV3set_2atyAA8LayerBoxV_SitF
# Func Hash:
625609224377270200
# Num Counters:
27
# Counter Values:
2490
367188
69228
0
425
12254
0
425
0
12254
0
0
0
0
0
0
0
0
0
26556
25938
188351
27122
806
663
662
665
$0

$s10QuartzCore12SiblingBoxesV6appendyyAA8LayerBoxVF
# Func Hash:
52047011969529266
# Num Counters:
9
# Counter Values:
15201
0
0
523
64
0
0
0
198
$0

$s10QuartzCore12SiblingBoxesV9removeAll9reservingySi_tF
# Func Hash:
287486625468177966
# Num Counters:
5
# Counter Values:
80
0
80
0
0
$0

$s10QuartzCore13CATransactionC8explicit33_831A1F366DCDF783A9567D97F8B79B19LL_WZ
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
5
$0

$s10QuartzCore13ClassMetadataV11headerWordsSivau
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
5
$0

$s10QuartzCore13ClassMetadataVyACyXlXpcfC
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
20
$0

$s10QuartzCore13ClassMetadataVySuSicig
# Func Hash:
784007058953177093
# Num Counters:
2
# Counter Values:
255
0
$0

$s10QuartzCore13FrameRendererC05startC0yyF
# Func Hash:
1124680652709353083
# Num Counters:
3
# Counter Values:
383
0
0
$0

$s10QuartzCore13FrameRendererC11paintBorder___7opacity6squareyAA7CALayerC_AA13LayerGeometryVAC5PlaceVs6UInt32VSbtF
# Func Hash:
597145827706996147
# Num Counters:
115
# Counter Values:
0
0
0
0
0
0
0
0
0
0
74155
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
74155
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
$0

$s10QuartzCore13FrameRendererC11paintInside___7opacity8isCutOut9stepsLeft10withShadowyAA7CALayerC_AA13LayerGeometryVAC5PlaceVs6UInt32VSbSiSbtF
# Func Hash:
985342626458796038
# Num Counters:
52
# Counter Values:
0
0
23525
7308
72981
3977
73371
74155
72881
0
0
51136
0
0
0
0
0
0
22142
0
780
51136
51136
0
0
0
0
178
490
74195
0
0
0
0
0
0
0
316
0
0
0
0
0
0
0
0
72981
73371
0
0
73371
1274
$0

$s10QuartzCore13FrameRendererC14coversEntirely33_DDD2A2A8655147A329CDC6271BEAFA85LLySbAA7CALayerC_AA13LayerGeometryV0B8Graphics9PixelRectVtF
# Func Hash:
302986720351109957
# Num Counters:
28
# Counter Values:
0
603
0
611
611
390
0
0
606
390
0
604
0
0
0
0
0
0
0
0
0
0
0
3
603
213
213
0
$0

$s10QuartzCore13FrameRendererC4fill33_2D6022F7C67F651127EE6F72E986E5EFLLyyAA11RoundedRectV_AC5PlaceVs6UInt32VtF
# Func Hash:
596037938959555770
# Num Counters:
85
# Counter Values:
97057087
0
36701753
139744
191
190
14430874
103224
0
78419
78425
0
0
176
0
0
0
470524
705904
470554
705956
132
132
298438
941341
0
0
0
183
177
16
627515
627486
132
30
627541
0
119052
0
39684
79368
51136
0
11452
39468
39691
39330
78638
78650
78643
39323
39684
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
39684
39323
0
0
705904
705868
$0

$s10QuartzCore13FrameRendererC5paint33_DDD2A2A8655147A329CDC6271BEAFA85LL___9stepsLeftyAA7CALayerC_0B8Graphics17CGAffineTransformVAC5PlaceVSitF
# Func Hash:
743222282535650033
# Num Counters:
128
# Counter Values:
0
0
0
0
0
0
75400
0
75400
75400
0
0
75400
74155
74126
0
0
74155
22142
74126
0
50739
0
0
0
0
0
0
74126
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
74126
0
0
73242
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
75400
74126
74155
74155
0
74155
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
# Num Value Kinds:
1
# ValueKind = IPVK_MemOPSize:
1
# NumValueSites:
3
0
0
0

$s10QuartzCore13FrameRendererC9findStart33_DDD2A2A8655147A329CDC6271BEAFA85LLySbAA7CALayerC_0B8Graphics17CGAffineTransformVAH9PixelRectVtF
# Func Hash:
1141247766672148593
# Num Counters:
28
# Counter Values:
0
1395
1395
1395
1395
0
1395
6818
190
1395
22651
6209
0
1395
132
0
0
784
417
62
0
5
0
0
0
5
1395
1395
$0

$s10QuartzCore13FrameRendererC9paintText33_2D6022F7C67F651127EE6F72E986E5EFLLySbAA12LayerPainter_p_AA7CALayerCAA0P8GeometryVAC5PlaceVtFTf4nnnnd_n
# Func Hash:
349230880694249699
# Num Counters:
43
# Counter Values:
0
22142
22142
22142
22142
22142
22142
22142
0
0
22142
0
22142
0
0
0
22142
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
22142
22142
22142
22142
22142
0
0
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
1
1
$s5UIKit7UILabelC10QuartzCore12LayerPainterAadEP4text2of5scale0D8Graphics10PlacedTextVSgAD7CALayerC_10Foundation7CGFloatVtFTW:22142

$s10QuartzCore13FrameRendererCACycfc
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
5
$0

$s10QuartzCore13FrameRendererCMa
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
5
$0

$s10QuartzCore13FrameRendererCfD
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
5
$0

$s10QuartzCore13FrameRendererCfd
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
5
$0

$s10QuartzCore13LayerGeometryV7upright6radius_AA11RoundedRectV10Foundation7CGFloatV_AA15CornerMaskCacheCtF
# Func Hash:
56200826918713992
# Num Counters:
8
# Counter Values:
11835
39691
0
39691
39691
0
0
39691
$0

$s10QuartzCore13LayerGeometryV_6parentACSgAA7CALayerC_0B8Graphics17CGAffineTransformVtcfCTf4nnd_n
# Func Hash:
1101334239252675175
# Num Counters:
12
# Counter Values:
0
0
76795
0
76795
39764
76795
0
76795
76795
37031
11
$0

$s10QuartzCore14BoxShadowCacheCMa
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
5
$0

$s10QuartzCore14BoxShadowCacheCfD
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
5
$0

$s10QuartzCore14CommittedLayerV11noteRemovedyyACF
# Func Hash:
438284563250947067
# Num Counters:
9
# Counter Values:
5
5
5
0
5
0
0
0
0
$0

$s10QuartzCore14CommittedLayerV11setChildrenyySayAA7CALayerCGF
# Func Hash:
1098455920141644754
# Num Counters:
23
# Counter Values:
0
3214
0
3214
115
16
16
0
0
0
0
18
0
0
0
227
139
1323
248
21
21
95
136
$0

$s10QuartzCore14CommittedLayerVWOc
# Func Hash:
170957022131388415
# Num Counters:
1
# Counter Values:
5
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
1
1
$s10QuartzCore14CommittedLayerVwcp:5

$s10QuartzCore14CommittedLayerVWOh
# Func Hash:
170957022131388415
# Num Counters:
1
# Counter Values:
10
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
1
1
$s10QuartzCore14CommittedLayerVwxx:10

$s10QuartzCore14CommittedLayerVwcp
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
5
$0

$s10QuartzCore14CommittedLayerVwxx
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
10
$0

$s10QuartzCore14CoverageBufferCMa
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
5
$0

$s10QuartzCore14CoverageBufferCfD
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
5
$0

$s10QuartzCore14CoverageBufferCfZ
# Func Hash:
784007056844089447
# Num Counters:
2
# Counter Values:
5
0
$0

$s10QuartzCore14LayerOverridesO10PlainProbe33_C5C295A657765C24E203ECF31C49ACEFLLCMa
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
6
$0

$s10QuartzCore14LayerOverridesO12DisplayProbe33_C5C295A657765C24E203ECF31C49ACEFLLCMa
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
3
$0

$s10QuartzCore14LayerOverridesO4draw_WZ
# Func Hash:
95820317784834026
# Num Counters:
15
# Counter Values:
0
525
516
3
3
3
3
3
0
0
0
0
0
0
0
$0

$s10QuartzCore14LayerOverridesO7display_WZ
# Func Hash:
95820317784834026
# Num Counters:
15
# Counter Values:
0
525
516
3
3
3
3
3
0
0
0
0
0
0
0
$0

$s10QuartzCore14LayerOverridesO9DrawProbe33_C5C295A657765C24E203ECF31C49ACEFLLCMa
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
3
$0

$s10QuartzCore14SeenPropertiesV10shadowPath0B8Graphics6CGPathCSgvg
# Func Hash:
431494654108067943
# Num Counters:
3
# Counter Values:
72982
0
72982
$0

$s10QuartzCore14SeenPropertiesV12toSuperlayer0B8Graphics17CGAffineTransformVvg
# Func Hash:
37730077056467055
# Num Counters:
4
# Counter Values:
149963
0
0
149963
$0

$s10QuartzCore14SeenPropertiesV7specialAA14SpecialDrawingOvg
# Func Hash:
431494654108067943
# Num Counters:
3
# Counter Values:
71998
0
71998
$0

$s10QuartzCore14SublayerPlacesC4last6around6beforeSiSg10Foundation7CGPointV_SitF
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
380
$0

$s10QuartzCore14SublayerPlacesC_10isDecisiveACSayAA7CALayerCG_Sbtc33_6653B2158298D03253A03F1718FD9786LlfcTf4gnn_n
# Func Hash:
124721841573498693
# Num Counters:
10
# Counter Values:
0
15201
15201
0
64
64
64
0
0
0
$0

$s10QuartzCore14SublayerPlacesCfD
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
60
$0

$s10QuartzCore15AnimationDriverO10beginFrame_2atyAA9LayerHostC_SdtFZTf4nnd_n
# Func Hash:
609697542462440253
# Num Counters:
130
# Counter Values:
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
389
0
0
0
0
0
0
0
0
0
0
0
0
0
0
389
0
0
0
0
0
0
0
0
0
0
0
0
0
389
0
0
0
0
0
0
0
0
0
389
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
10
0
0
0
0
0
0
0
0
0
0

$s10QuartzCore15AnimationDriverO4show_2atyAA9LayerHostC_SdtFZTf4nnd_n
# Func Hash:
553641073363173502
# Num Counters:
85
# Counter Values:
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
389
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
2
0
0

$s10QuartzCore15AnimationDriverO4wakeyycSgvau
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
5
$0

$s10QuartzCore15AnimationDriverO5sweep33_046F24C061A475627A77EAA90C795C5DLLyyFZTf4d_n
# Func Hash:
197471693295330834
# Num Counters:
18
# Counter Values:
0
0
0
0
0
0
0
0
0
0
392
0
0
0
0
0
0
0
$0

$s10QuartzCore15AnimationDriverO7deliveryyFZ
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
392
$0

$s10QuartzCore15AnimationDriverO7deliveryyFZTf4d_n
# Func Hash:
1146462402243691102
# Num Counters:
20
# Counter Values:
0
0
0
0
0
0
0
0
0
392
0
0
0
392
0
392
0
0
0
0
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
7
0
0
0
0
0
0
0

$s10QuartzCore15AnimationDriverO7entries33_046F24C061A475627A77EAA90C795C5DLL_WZ
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
5
$0

$s10QuartzCore15AnimationDriverO7removed33_046F24C061A475627A77EAA90C795C5DLL_WZ
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
5
$0

$s10QuartzCore15AnimationDriverO7sources33_046F24C061A475627A77EAA90C795C5DLL_WZ
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
5
$0

$s10QuartzCore15AnimationDriverO7started33_046F24C061A475627A77EAA90C795C5DLL_WZ
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
5
$0

$s10QuartzCore15AnimationDriverO9nextFrame_5after6isSeenAC04NextF0OAA9LayerHostC_SdSbtFZTf4nnnd_n
# Func Hash:
948677245232484058
# Num Counters:
123
# Counter Values:
0
0
0
389
0
0
0
0
389
0
0
0
0
0
0
0
389
0
0
0
0
0
0
0
0
389
0
0
0
0
0
0
0
0
0
0
0
0
389
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
5
0
0
0
0
0

$s10QuartzCore15CALayerDelegatePAAE7displayyyAA0C0CF
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
2002
$0

$s10QuartzCore15CALayerDelegate_pSgXwWOh
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
5
$0

$s10QuartzCore15CornerMaskCacheC4make33_0D9A1FC2767ACD3839B5D3282622C1C0LLyAA0cD0CAG5RadiiVF
# Func Hash:
238984481941143025
# Num Counters:
3
# Counter Values:
2
0
0
$0

$s10QuartzCore15CornerMaskCacheC4trimyyF
# Func Hash:
1124680651230026125
# Num Counters:
3
# Counter Values:
383
0
0
$0

$s10QuartzCore15CornerMaskCacheC5tableyAA0C5TableVAA0cD0C5RadiiVF
# Func Hash:
526279451798213240
# Num Counters:
10
# Counter Values:
39691
39689
2
0
0
0
0
0
0
39689
$0

$s10QuartzCore15CornerMaskCacheCMa
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
5
$0

$s10QuartzCore15CornerMaskCacheCfD
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
5
$0

$s10QuartzCore15LayerPropertiesVWOc
# Func Hash:
170957022131388415
# Num Counters:
1
# Counter Values:
15201
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
1
1
$s10QuartzCore15LayerPropertiesVwcp:15201

$s10QuartzCore15LayerPropertiesVWOh
# Func Hash:
170957022131388415
# Num Counters:
1
# Counter Values:
15206
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
1
1
$s10QuartzCore15LayerPropertiesVwxx:15206

$s10QuartzCore15LayerPropertiesVwcp
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
15201
$0

$s10QuartzCore15LayerPropertiesVwxx
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
15206
$0

$s10QuartzCore15PixelOperationsO12paintCovered_6stride5width6height__14coverageStrideySpys6UInt32VG_S3iAJSPys5UInt8VGSitFZTf4nnnnnnnd_n
# Func Hash:
157411391463443618
# Num Counters:
14
# Counter Values:
191604
604251
0
22
803505
0
204571
0
243445
22142
22142
0
0
803505
$0

$s10QuartzCore15PixelOperationsO5pixel_7opacitys6UInt32V0B8Graphics7CGColorC_AGtFZTf4nnd_n
# Func Hash:
265588535047684335
# Num Counters:
21
# Counter Values:
73661
0
0
0
0
0
0
0
0
0
0
0
0
73661
67924
73661
72892
73661
72892
73661
11
$0

$s10QuartzCore15ShadowMaskCacheC10startFrameyyF
# Func Hash:
549520357208642788
# Num Counters:
13
# Counter Values:
0
0
383
22
0
361
0
0
0
0
22
0
0
$0

$s10QuartzCore15ShadowMaskCacheCMa
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
5
$0

$s10QuartzCore15ShadowMaskCacheCfD
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
5
$0

$s10QuartzCore18CACurrentMediaTimeSdyF
# Func Hash:
170957022131388415
# Num Counters:
1
# Counter Values:
197
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
1
1
/work/main/.build-counting/x86_64-unknown-linux-gnu/release/UIKit.build/AccessibilityValues.swift.o;$s5UIKit13UIApplicationCACycfcSdycfU_TA:197

$s10QuartzCore22CALayerContentsGravityV6resizeACvau
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
2002
$0

$s10QuartzCore7CALayerC10findActionyAA8CAAction_pSgSSF
# Func Hash:
881991932656411817
# Num Counters:
11
# Counter Values:
110
0
89411
0
110
110
0
0
0
0
0
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
3
1
$s5UIKit6UIViewC10QuartzCore15CALayerDelegateAadEP6action3for0H3KeyAD8CAAction_pSgAD0E0C_SStFTW:89411
1
$s10QuartzCore7CALayerC7actionsSDySSAA8CAAction_pGSgvg:110
1
$s10QuartzCore7CALayerC13defaultAction6forKeyAA8CAAction_pSgSS_tFZ:110

$s10QuartzCore7CALayerC11addSublayeryyACF
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
3214
$0

$s10QuartzCore7CALayerC11anchorPoint10Foundation7CGPointVvg
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
3279
$0

$s10QuartzCore7CALayerC11contentsBox10Foundation6CGRectVSgyF
# Func Hash:
631255612524463612
# Num Counters:
7
# Counter Values:
145369
0
0
0
0
0
145369
$0

$s10QuartzCore7CALayerC11isInvisibleSbvg
# Func Hash:
431494654108067943
# Num Counters:
3
# Counter Values:
72982
72982
72982
$0

$s10QuartzCore7CALayerC11layoutRound33_72539637DC286BB686B568A267273D38LLyyF
# Func Hash:
995382919113729901
# Num Counters:
8
# Counter Values:
0
0
16004
16099
17084
16019
236
236
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
1
1
$s10QuartzCore7CALayerC15layoutSublayersyyF:16019

$s10QuartzCore7CALayerC12cornerRadius10Foundation7CGFloatVvs
# Func Hash:
574245222446373203
# Num Counters:
15
# Counter Values:
0
201
201
0
201
0
0
201
201
0
0
0
0
0
0
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
2
1
$s10QuartzCore7CALayerC6action6forKeyAA8CAAction_pSgSS_tF:201
0

$s10QuartzCore7CALayerC12keepsDrawingSbvg
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
19823
$0

$s10QuartzCore7CALayerC12keepsDrawingSbvs
# Func Hash:
728453322856651412
# Num Counters:
2
# Counter Values:
2002
2002
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
1
1
$s10QuartzCore7CALayerC15setNeedsDisplayyyF:2002

$s10QuartzCore7CALayerC12updateShadowyyF
# Func Hash:
137295533233300416
# Num Counters:
38
# Counter Values:
72982
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
72982
0
0
0
0
0
0
0
0
0
$0

$s10QuartzCore7CALayerC13contentsScale10Foundation7CGFloatVvg
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
3269
$0

$s10QuartzCore7CALayerC13contentsScale10Foundation7CGFloatVvs
# Func Hash:
52166952708705573
# Num Counters:
7
# Counter Values:
0
3214
0
0
0
0
0
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
2
0
0

$s10QuartzCore7CALayerC13currentOwnBox10Foundation6CGRectVyF
# Func Hash:
607699199193661132
# Num Counters:
5
# Counter Values:
71998
0
0
0
71998
$0

$s10QuartzCore7CALayerC13defaultAction6forKeyAA8CAAction_pSgSS_tFZ
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
110
$0

$s10QuartzCore7CALayerC13markAncestorsyyAA10LayerFlagsVF
# Func Hash:
995382918368205554
# Num Counters:
8
# Counter Values:
102269
72606
106904
6048
273
333
0
35
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
1
1
/work/main/.build-counting/x86_64-unknown-linux-gnu/release/UIKit.build/AccessibilityValues.swift.o;$s5UIKit13UIWindowSceneC7session17connectionOptionsAcA14UISceneSessionC_AA0G0C010ConnectionF0CtcfcyycfU_TA:333

$s10QuartzCore7CALayerC13setNeedsPaintyyF
# Func Hash:
784007059655560962
# Num Counters:
2
# Counter Values:
16564
120
$0

$s10QuartzCore7CALayerC14implicitActionyAA8CAAction_pSgSSF
# Func Hash:
315285101099946792
# Num Counters:
14
# Counter Values:
0
0
0
0
0
0
0
110
110
0
0
0
0
0
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
1
0

$s10QuartzCore7CALayerC14markForDisplayyy10Foundation6CGRectVF
# Func Hash:
974670606476580712
# Num Counters:
8
# Counter Values:
0
16438
6006
2002
0
10432
10432
8430
$0

$s10QuartzCore7CALayerC14setNeedsLayoutyyF
# Func Hash:
784007059655560962
# Num Counters:
2
# Counter Values:
38273
12805
$0

$s10QuartzCore7CALayerC14sublayerPlaces10isDecisiveAA08SublayerE0CSgSbSayACGXE_tF
# Func Hash:
218421988708177677
# Num Counters:
5
# Counter Values:
248
240
64
180
64
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
1
1
/work/main/.build-counting/x86_64-unknown-linux-gnu/release/UIKit.build/AccessibilityValues.swift.o;$s5UIKit6UIViewC13subviewPlaces33_C3D08F24140EE199C7FF67CF27A70829LL10QuartzCore08SublayerD0CSgvgSbSayAF7CALayerCGXEfU_TA:64

$s10QuartzCore7CALayerC15affineTransform0B8Graphics08CGAffineE0VyF
# Func Hash:
784007056844089447
# Num Counters:
2
# Counter Values:
6248
0
$0

$s10QuartzCore7CALayerC15backgroundColor0B8Graphics7CGColorCSgvs
# Func Hash:
93911641609106861
# Num Counters:
10
# Counter Values:
0
1256
1252
50
2003
1251
0
1252
1252
4
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
2
1
$s10QuartzCore7CALayerC6action6forKeyAA8CAAction_pSgSS_tF:1252
0

$s10QuartzCore7CALayerC15contentsGravityAA0c8ContentsE0Vvs
# Func Hash:
1031329234246094036
# Num Counters:
10
# Counter Values:
0
0
2002
0
0
0
0
0
0
2002
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
2
0
0

$s10QuartzCore7CALayerC15layoutSublayersyyF
# Func Hash:
491275431035997639
# Num Counters:
3
# Counter Values:
16019
15964
55
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
1
1
$s5UIKit6UIViewC10QuartzCore15CALayerDelegateAadEP15layoutSublayers2ofyAD0E0C_tFTW:15964

$s10QuartzCore7CALayerC15setNeedsDisplayyyF
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
16438
$0

$s10QuartzCore7CALayerC16clipForSublayers_6within0B8Graphics9PixelRectVAF17CGAffineTransformV_AHtF
# Func Hash:
187771964371711853
# Num Counters:
7
# Counter Values:
1148
0
0
0
0
0
1148
$0

$s10QuartzCore7CALayerC16drawBackingStoreyyF
# Func Hash:
985594606433249040
# Num Counters:
21
# Counter Values:
0
2002
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
1
0

$s10QuartzCore7CALayerC17childrenDidChange33_7778CB19366647ECEEB35976A6CF1F77LLyyACF
# Func Hash:
35093534165376569
# Num Counters:
5
# Counter Values:
3219
0
21
3219
3219
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
1
1
$s10QuartzCore7CALayerC14setNeedsLayoutyyF:3219

$s10QuartzCore7CALayerC17groupingMayChange33_7778CB19366647ECEEB35976A6CF1F77LLyyF
# Func Hash:
334492584636284599
# Num Counters:
6
# Counter Values:
21
21
21
0
21
21
$0

$s10QuartzCore7CALayerC20removeFromSuperlayeryyF
# Func Hash:
784007056844089447
# Num Counters:
2
# Counter Values:
3219
5
$0

$s10QuartzCore7CALayerC21layoutSubtreeIfNeededyyF
# Func Hash:
146393204636508216
# Num Counters:
3
# Counter Values:
95
444
0
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
2
0
0

$s10QuartzCore7CALayerC22displaySubtreeIfNeededyyF
# Func Hash:
903233816548772691
# Num Counters:
9
# Counter Values:
0
0
2009
2392
1
2002
10
10
2002
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
1
1
$s10QuartzCore7CALayerC7displayyyF:2002

$s10QuartzCore7CALayerC24currentOwnBoxWithoutFade33_33231A5EDFCF07261BE6BF38B95FD373LL10Foundation6CGRectVvg
# Func Hash:
331080823075356209
# Num Counters:
24
# Counter Values:
0
121
0
71998
0
49959
0
0
0
0
0
0
21918
0
0
0
0
0
71998
71998
71998
22039
71998
0
$0

$s10QuartzCore7CALayerC26needsDisplayOnBoundsChangeSbvg
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
16019
$0

$s10QuartzCore7CALayerC26needsDisplayOnBoundsChangeSbvs
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
2002
$0

$s10QuartzCore7CALayerC27detachSublayersBeforeDeinityyF
# Func Hash:
844982799803058895
# Num Counters:
4
# Counter Values:
0
5
0
0
$0

$s10QuartzCore7CALayerC5frame10Foundation6CGRectVvg
# Func Hash:
1124680653679132783
# Num Counters:
3
# Counter Values:
137
0
0
$0

$s10QuartzCore7CALayerC5frame10Foundation6CGRectVvs
# Func Hash:
331511386650892948
# Num Counters:
2
# Counter Values:
36363
0
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
4
1
$s10QuartzCore7CALayerC6bounds10Foundation6CGRectVvs:36363
1
$s10QuartzCore7CALayerC8position10Foundation7CGPointVvs:36363
0
0

$s10QuartzCore7CALayerC6action6forKeyAA8CAAction_pSgSS_tF
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
89521
$0

$s10QuartzCore7CALayerC6bounds10Foundation6CGRectVvg
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
126042
$0

$s10QuartzCore7CALayerC6bounds10Foundation6CGRectVvs
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
36418
$0

$s10QuartzCore7CALayerC6insert_2atyAC_SitF
# Func Hash:
1006230795826317861
# Num Counters:
18
# Counter Values:
1208
5
8434
0
3214
0
0
16
0
0
0
0
0
0
0
0
0
1208
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
1
1
$s10QuartzCore7CALayerC20removeFromSuperlayeryyF:3214

$s10QuartzCore7CALayerC6removeyyACF
# Func Hash:
555946563679045651
# Num Counters:
11
# Counter Values:
5
0
0
5
0
5
0
0
5
0
0
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
1
0

$s10QuartzCore7CALayerC7actionsSDySSAA8CAAction_pGSgvg
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
110
$0

$s10QuartzCore7CALayerC7dequeueyyACF
# Func Hash:
135188634491251915
# Num Counters:
7
# Counter Values:
5
0
0
5
0
0
0
$0

$s10QuartzCore7CALayerC7displayyyF
# Func Hash:
543243708856035808
# Num Counters:
3
# Counter Values:
2002
0
0
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
1
1
$s5UIKit6UIViewC10QuartzCore15CALayerDelegateAadEP7displayyyAD0E0CFTW:2002

$s10QuartzCore7CALayerC7opacitySfvg
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
5
$0

$s10QuartzCore7CALayerC7painterAA12LayerPainter_pSgvs
# Func Hash:
391331302326716389
# Num Counters:
6
# Counter Values:
0
0
2002
2002
0
0
$0

$s10QuartzCore7CALayerC8isHiddenSbvg
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
3369
$0

$s10QuartzCore7CALayerC8isHiddenSbvs
# Func Hash:
894949966425057101
# Num Counters:
12
# Counter Values:
0
15
5
15
5
0
0
15
15
0
0
0
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
2
1
$s10QuartzCore7CALayerC6action6forKeyAA8CAAction_pSgSS_tF:15
0

$s10QuartzCore7CALayerC8isOpaqueSbvs
# Func Hash:
52166955227880628
# Num Counters:
7
# Counter Values:
0
2002
0
0
0
0
0
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
2
0
0

$s10QuartzCore7CALayerC8position10Foundation7CGPointVvg
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
3279
$0

$s10QuartzCore7CALayerC8position10Foundation7CGPointVvs
# Func Hash:
249422126256971567
# Num Counters:
13
# Counter Values:
0
75818
71769
72034
55815
0
68435
72034
72034
68435
68435
1082
9923
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
2
1
$s10QuartzCore7CALayerC6action6forKeyAA8CAAction_pSgSS_tF:72034
0

$s10QuartzCore7CALayerC9hasShadowSbvg
# Func Hash:
334492581878572684
# Num Counters:
6
# Counter Values:
72981
0
0
0
0
72981
$0

$s10QuartzCore7CALayerC9setBoundsyy10Foundation6CGRectVF
# Func Hash:
683318585986572993
# Num Counters:
18
# Counter Values:
0
36418
15754
16019
16019
16019
0
12630
16019
16019
10432
5587
12630
0
12630
0
6
4470
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
5
1
$s10QuartzCore7CALayerC6action6forKeyAA8CAAction_pSgSS_tF:16019
0
1
$s10QuartzCore7CALayerC14setNeedsLayoutyyF:16019
1
$s10QuartzCore7CALayerC26needsDisplayOnBoundsChangeSbvg:16019
1
$s10QuartzCore7CALayerC15setNeedsDisplayyyF:10432

$s10QuartzCore7CALayerCACycfc
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
3219
$0

$s10QuartzCore7CALayerCMa
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
10813
$0

$s10QuartzCore7CALayerCfD
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
5
$0

$s10QuartzCore7CALayerCfZ
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
5
$0

$s10QuartzCore7CALayerCfd
# Func Hash:
844982796130338780
# Num Counters:
4
# Counter Values:
0
0
5
0
$0

$s10QuartzCore8CAAction_pSgWOc
# Func Hash:
170957022131388415
# Num Counters:
1
# Counter Values:
89521
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
1
1
** External Symbol **:89521

$s10QuartzCore8CAAction_pSgWOh
# Func Hash:
170957022131388415
# Num Counters:
1
# Counter Values:
179262
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
1
1
** External Symbol **:179262

$s10QuartzCore8CAAction_pWOb
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
89411
$0

$s10QuartzCore8LayerBoxV10everywhere_WZ
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
4
$0

$s10QuartzCore8LayerBoxV12overlapLimitys5SIMD4VySdG10Foundation6CGRectVFZTf4nd_n
# Func Hash:
262909785763722568
# Num Counters:
8
# Counter Values:
1274
0
0
0
1274
0
1274
0
$0

$s10QuartzCore8LayerBoxV16containmentLimitys5SIMD4VySdG10Foundation6CGRectVFZTf4nd_n
# Func Hash:
262909784650303281
# Num Counters:
8
# Counter Values:
1263
380
0
1257
380
0
380
6
$0

$s10QuartzCore8LayerBoxV5empty_WZ
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
5
$0

$s10QuartzCore8LayerBoxV9formUnionyyACF
# Func Hash:
960862598675300351
# Num Counters:
5
# Counter Values:
157029
2781
2347
4160
3583
$0

$s10QuartzCore8LayerBoxVMa
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
5
$0

$s10QuartzCore9LayerHostC04rootC0AA7CALayerCSgvW
# Func Hash:
391800336511215201
# Num Counters:
13
# Counter Values:
0
5
5
0
5
0
5
5
0
0
0
0
0
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
2
0
0

$s10QuartzCore9LayerHostC04rootC0AA7CALayerCSgvs
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
5
$0

$s10QuartzCore9LayerHostC10beginFrame2atySd_tF
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
389
$0

$s10QuartzCore9LayerHostC12commitDamage0B8Graphics11PixelRegionVyF
# Func Hash:
488803652539256465
# Num Counters:
24
# Counter Values:
22
0
0
8
383
383
383
55
0
383
0
320
8
0
0
383
0
0
0
0
0
0
0
0
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
3
0
0
0

$s10QuartzCore9LayerHostC13invalidateAllyyF
# Func Hash:
491275434249748194
# Num Counters:
3
# Counter Values:
60
0
0
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
1
0

$s10QuartzCore9LayerHostC13planNextFrame33_6CC516A199F29D396019FE0D4D2154A1LL5after6isSeenySd_SbtF
# Func Hash:
315713542036891732
# Num Counters:
8
# Counter Values:
0
0
6
0
0
0
0
0
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
3
0
0
0

$s10QuartzCore9LayerHostC14endUnseenFrameyyF
# Func Hash:
784007056844089447
# Num Counters:
2
# Counter Values:
6
6
$0

$s10QuartzCore9LayerHostC14layoutIfNeededyyF
# Func Hash:
675064529042046343
# Num Counters:
7
# Counter Values:
444
444
444
0
0
0
0
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
1
0

$s10QuartzCore9LayerHostC15displayIfNeededyyF
# Func Hash:
784007056844089447
# Num Counters:
2
# Counter Values:
383
383
$0

$s10QuartzCore9LayerHostC5paint33_6CC516A199F29D396019FE0D4D2154A1LL_4into4withy0B8Graphics11PixelRegionV_AH0Q6BufferVAA13FrameRendererCtF
# Func Hash:
534572326144706025
# Num Counters:
20
# Counter Values:
5618480
7415
0
0
0
0
6
0
390
31
0
0
383
383
0
0
0
0
0
0
$0

$s10QuartzCore9LayerHostC5paint_4intoy0B8Graphics11PixelRegionV_AF0H6BufferVtF
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
383
$0

$s10QuartzCore9LayerHostC5scale10Foundation7CGFloatVvs
# Func Hash:
543243707514075519
# Num Counters:
4
# Counter Values:
55
0
0
0
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
1
0

$s10QuartzCore9LayerHostC9pixelSizeSi5width_Si6heighttvs
# Func Hash:
618221439579433267
# Num Counters:
5
# Counter Values:
55
55
50
50
55
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
1
1
/work/main/.build-counting/x86_64-unknown-linux-gnu/release/UIKit.build/AccessibilityValues.swift.o;$s5UIKit13UIWindowSceneC7session17connectionOptionsAcA14UISceneSessionC_AA0G0C010ConnectionF0CtcfcyycfU_TA:50

$s10QuartzCore9LayerHostCACycfC
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
5
$0

$s10QuartzCore9LayerHostCACycfc
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
5
$0

$s10QuartzCore9LayerHostCMa
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
5
$0

$s10QuartzCore9LayerHostCfD
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
5
$0

$s10QuartzCore9MediaTimeO6sourceSdycvau
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
5
$0

$s11bench_uikit10LabelsViewC12pressesBegan_4withyShy5UIKit7UIPressCG_AF14UIPressesEventCSgtF
# Func Hash:
828027341914636043
# Num Counters:
10
# Counter Values:
0
122
122
122
0
120
0
0
0
122
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
1
1
$s5UIKit7UILabelC4textSSSgvs:120

$s11bench_uikit10LabelsViewC14layoutSubviewsyyF
# Func Hash:
470088714094624117
# Num Counters:
4
# Counter Values:
22000
22
0
0
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
2
1
$s5UIKit6UIViewC6bounds10Foundation6CGRectVvg:22000
1
$s5UIKit6UIViewC5frame10Foundation6CGRectVvs:22000

$s11bench_uikit10LabelsViewC23canBecomeFirstResponderSbvg
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
2
$0

$s11bench_uikit10LabelsViewC5frameAC10Foundation6CGRectV_tcfc
# Func Hash:
217446531536225543
# Num Counters:
6
# Counter Values:
1920
80
2
18
0
0
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
5
1
$s5UIKit6UIViewC15backgroundColorAA7UIColorCSgvs:2
1
$s5UIKit7UILabelC4textSSSgvs:2000
1
$s5UIKit7UILabelC4fontAA6UIFontCSgvs:2000
1
$s5UIKit7UILabelC13textAlignmentAA06NSTextD0Ovs:2000
1
$s5UIKit6UIViewC10addSubviewyyACF:2000

$s11bench_uikit10LabelsViewCMa
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
1
$0

$s11bench_uikit10MotionCellC5UIKit24UIHoverGestureRecognizerCIeghg_Ieghgo_ACxRi_zRi0_zlyAFIseghn_Ieghgo_TR017$s11bench_uikit10cd26C6isEvenACSb_tcfcy5UIKit24fgH17CYbScMYccACYbcfu_Tf3npf_n
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
85
$0

$s11bench_uikit10MotionCellC6isEvenACSb_tcfcy5UIKit24UIHoverGestureRecognizerCYbScMYccACYbcfu_yAGYbScMYccfu0_
# Func Hash:
811594939220036628
# Num Counters:
4
# Counter Values:
23
85
23
23
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
1
1
$s5UIKit19UIGestureRecognizerC5stateAC5StateOvg:85

$s11bench_uikit10MotionCellCMa
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
1
$0

$s11bench_uikit10MotionViewC14layoutSubviewsyyF
# Func Hash:
218421989386730869
# Num Counters:
4
# Counter Values:
11000
11
0
0
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
1
1
$s10QuartzCore7CALayerC6bounds10Foundation6CGRectVvg:11000

$s11bench_uikit10MotionViewC5frameAC10Foundation6CGRectV_tcfc
# Func Hash:
753202731729738864
# Num Counters:
7
# Counter Values:
1000
40
1
0
9
0
500
$0

$s11bench_uikit10MotionViewCMa
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
1
$0

$s11bench_uikit12BenchmarkAppC11application_29didFinishLaunchingWithOptionsSb5UIKit13UIApplicationC_SDyAH06LaunchJ3KeyVypGSgtFTf4ddn_n
# Func Hash:
468315851093767118
# Num Counters:
6
# Counter Values:
5
5
0
0
0
0
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
7
1
$s5UIKit16UIViewControllerC4viewAA0B0CSgvs:5
1
$s5UIKit8UIWindowC18rootViewControllerAA06UIViewE0CSgvs:5
1
$s5UIKit8UIWindowC17makeKeyAndVisibleyyF:5
1
$s5UIKit8UIWindowC11windowSceneAA0bD0CSgvg:5
1
$s5UIKit13UIWindowSceneC5titleSSSgvs:5
1
$s5UIKit16UIViewControllerC4viewAA0B0CSgvg:5
1
$s5UIKit11UIResponderC20becomeFirstResponderSbyF:5

$s11bench_uikit12BenchmarkAppC5UIKit21UIApplicationDelegateAadEP11application_26configurationForConnecting7optionsAD20UISceneConfigurationCAD0F0C_AD0M7SessionCAD0M0C17ConnectionOptionsCtFTW
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
5
$0

$s11bench_uikit12BenchmarkAppC5UIKit21UIApplicationDelegateAadEP11application_29didFinishLaunchingWithOptionsSbAD0F0C_SDyAJ06LaunchM3KeyVypGSgtFTW
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
5
$0

$s11bench_uikit12BenchmarkAppC5UIKit21UIApplicationDelegateAadEP11application_30willFinishLaunchingWithOptionsSbAD0F0C_SDyAJ06LaunchM3KeyVypGSgtFTW
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
5
$0

$s11bench_uikit12BenchmarkAppC5UIKit21UIApplicationDelegateAadEP24applicationWillTerminateyyAD0F0CFTW
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
5
$0

$s11bench_uikit12BenchmarkAppC5UIKit21UIApplicationDelegateAadEP26applicationDidBecomeActiveyyAD0F0CFTW
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
5
$0

$s11bench_uikit12BenchmarkAppC5UIKit21UIApplicationDelegateAadEP27applicationWillResignActiveyyAD0F0CFTW
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
5
$0

$s11bench_uikit12BenchmarkAppC5UIKit21UIApplicationDelegateAadEP29applicationDidEnterBackgroundyyAD0F0CFTW
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
5
$0

$s11bench_uikit12BenchmarkAppC5UIKit21UIApplicationDelegateAadEP47applicationShouldTerminateAfterLastWindowClosedySbAD0F0CFTW
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
5
$0

$s11bench_uikit12BenchmarkAppCACycfC
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
5
$0

$s11bench_uikit13AnimationViewC12pressesBegan_4withyShy5UIKit7UIPressCG_AF14UIPressesEventCSgtF
# Func Hash:
258198336839135501
# Num Counters:
9
# Counter Values:
0
1
60
1
0
0
1
0
1
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
1
1
$s5UIKit13CADisplayLinkC3add2to7forModey10Foundation7RunLoopC_AI0G0VtF:1

$s11bench_uikit13AnimationViewC12pressesBegan_4withyShy5UIKit7UIPressCG_AF14UIPressesEventCSgtFyAF13CADisplayLinkCYbScMYccACYbcfu_yANYbScMYccfu0_
# Func Hash:
1003929212121976578
# Num Counters:
3
# Counter Values:
196
0
0
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
1
0

$s11bench_uikit13AnimationViewC23canBecomeFirstResponderSbvg
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
1
$0

$s11bench_uikit13AnimationViewC5UIKit13CADisplayLinkCIeghg_Ieghgo_ACxRi_zRi0_zlyAFIseghn_Ieghgo_TR017$s11bench_uikit13cd70C12pressesBegan_4withyShy5UIKit7UIPressCG_AF14UIPressesEventCSgtFyAF13fG17CYbScMYccACYbcfu_Tf3npf_n
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
196
$0

$s11bench_uikit13AnimationViewC5frameAC10Foundation6CGRectV_tcfc
# Func Hash:
190355456360054613
# Num Counters:
5
# Counter Values:
200
1
0
0
7
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
2
1
$s5UIKit6UIViewC15backgroundColorAA7UIColorCSgvs:200
1
$s10QuartzCore7CALayerC12cornerRadius10Foundation7CGFloatVvs:200

$s11bench_uikit13AnimationViewC5place33_990CB52404B0B1EA6C2EBAB70DE77798LL2atySd_tF
# Func Hash:
218421989386730869
# Num Counters:
4
# Counter Values:
39400
197
0
0
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
1
1
$s5UIKit6UIViewC6center10Foundation7CGPointVvs:39400

$s11bench_uikit13AnimationViewCMa
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
1
$0

$s11bench_uikit14BenchmarkStyleO7palette_WZ
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
1
$0

$s11bench_uikit16MarkedLabelsViewC14layoutSubviewsyyF
# Func Hash:
1138531377474437119
# Num Counters:
1
# Counter Values:
11
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
3
1
$s10QuartzCore7CALayerC6bounds10Foundation6CGRectVvg:11
1
$s10QuartzCore7CALayerC6bounds10Foundation6CGRectVvg:11
1
$s5UIKit6UIViewC5frame10Foundation6CGRectVvs:11

$s11bench_uikit16MarkedLabelsViewCMa
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
1
$0

$s11bench_uikit8ScenarioO8makeView5UIKit6UIViewCyF
# Func Hash:
515008862206962648
# Num Counters:
6
# Counter Values:
1
1
1
1
1
0
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
1
1
$s5UIKit6UIViewC15backgroundColorAA7UIColorCSgvs:1

$s11bench_uikit8ScenarioO8rawValueACSgSS_tcfCTf4nd_n
# Func Hash:
567185239133201037
# Num Counters:
6
# Counter Values:
5
0
1
1
1
1
$0

$s11bench_uikit9HelloViewC14layoutSubviewsyyF
# Func Hash:
608119285612543999
# Num Counters:
2
# Counter Values:
11
11
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
8
1
$s10QuartzCore7CALayerC6bounds10Foundation6CGRectVvg:11
1
$s5UIKit8UIButtonC12sizeThatFitsy10Foundation6CGSizeVAGF:11
1
$s10QuartzCore7CALayerC6bounds10Foundation6CGRectVvg:11
1
$s10QuartzCore7CALayerC6bounds10Foundation6CGRectVvg:11
1
$s5UIKit6UIViewC5frame10Foundation6CGRectVvs:11
1
$s10QuartzCore7CALayerC6bounds10Foundation6CGRectVvg:11
1
$s5UIKit6UIViewC5frame10Foundation6CGRectVvg:11
1
$s5UIKit6UIViewC5frame10Foundation6CGRectVvs:11

$s11bench_uikit9HelloViewC5frameAC10Foundation6CGRectV_tcfc
# Func Hash:
475455954582420924
# Num Counters:
4
# Counter Values:
1
1
0
0
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
8
1
$s5UIKit7UILabelC4textSSSgvs:1
1
$s5UIKit7UILabelC4fontAA6UIFontCSgvs:1
1
$s5UIKit7UILabelC13textAlignmentAA06NSTextD0Ovs:1
1
$s5UIKit8UIButtonC8setTitle_3forySSSg_AA9UIControlC5StateVtF:1
1
$s5UIKit8UIButtonC10titleLabelAA7UILabelCSgvg:1
1
$s5UIKit7UILabelC4fontAA6UIFontCSgvs:1
1
$s5UIKit8UIButtonC15backgroundColorAA7UIColorCSgvs:1
1
$s10QuartzCore7CALayerC12cornerRadius10Foundation7CGFloatVvs:1

$s11bench_uikit9HelloViewCMa
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
1
$0

$s12CoreGraphics10GlyphRulesV15collectRequired33_51F984A2182DAC68A005B87CBE03A223LLyys13OpaquePointerV_s6UInt32VAGSgtFZTf4nnnd_n
# Func Hash:
790715555212925364
# Num Counters:
16
# Counter Values:
0
4
4
0
138
4
0
80
0
4
4
0
0
0
0
0
$0

$s12CoreGraphics10GlyphRulesV2ofyACSgSpySo10_PangoFontVGFZTf4nd_n
# Func Hash:
287486625226740151
# Num Counters:
6
# Counter Values:
22
22
2
20
20
0
$0

$s12CoreGraphics10GlyphRulesV5known33_51F984A2182DAC68A005B87CBE03A223LL_WZ
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
2
$0

$s12CoreGraphics10GlyphRulesV8features33_51F984A2182DAC68A005B87CBE03A223LL_WZ
# Func Hash:
822027455899900061
# Num Counters:
15
# Counter Values:
112
0
0
28
2
0
0
0
0
0
0
0
0
0
112
$0

$s12CoreGraphics10GlyphRulesVMa
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
2
$0

$s12CoreGraphics10GlyphRulesVyACs13OpaquePointerVc33_51F984A2182DAC68A005B87CBE03A223LlfCTf4nd_n
# Func Hash:
202171182233055293
# Num Counters:
40
# Counter Values:
26
4
0
24
0
0
6
0
5454
5454
2
2
0
0
0
0
0
0
0
2
0
2
2
2
2
2
2
0
0
0
0
0
0
0
0
0
0
0
6
24
$0

$s12CoreGraphics10PlacedTextV6layout6origin5shift5color7opacityAcA0D6LayoutC_10Foundation7CGPointVSiAA7CGColorCAK7CGFloatVtcfC
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
22142
$0

$s12CoreGraphics10TextLayoutC4LineVMa
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
3
$0

$s12CoreGraphics10TextLayoutC4mask6ofLineAA0C4MaskVSgSi_tF
# Func Hash:
1124680653085422836
# Num Counters:
4
# Counter Values:
44282
44284
44284
2
$0

$s12CoreGraphics10TextLayoutC5image33_CA3B0EC46FC24162B7278FC671CE1794LL2of__AA9LineImageVSgSi_AA9PixelRectVAA7CGColorCtF
# Func Hash:
341590815767720129
# Num Counters:
18
# Counter Values:
24
0
24
0
0
24
0
0
0
0
0
0
0
0
0
0
0
0
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
2
1
** External Symbol **:24
1
** External Symbol **:24

$s12CoreGraphics10TextLayoutC5linesSayAC4LineVGvg
# Func Hash:
1124236339446995604
# Num Counters:
2
# Counter Values:
94
0
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
2
0
0

$s12CoreGraphics10TextLayoutC5shift8inRoomOf9alignmentSiSg10Foundation7CGFloatV_AA0C9AlignmentOtF
# Func Hash:
438284563541694000
# Num Counters:
12
# Counter Values:
0
22164
22164
22164
22142
22142
0
0
22142
0
0
0
$0

$s12CoreGraphics10TextLayoutC6Shaped33_F28B3FCCBEE03DA1443379169106BC9ALLVSgWOe
# Func Hash:
784007056844089447
# Num Counters:
2
# Counter Values:
144
0
$0

$s12CoreGraphics10TextLayoutC6cachedyA2C7RequestVFZ
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
2124
$0

$s12CoreGraphics10TextLayoutC6pixels2of1x8baselineAA9PixelRectVSo15_PangoRectangleV_S2itFZTf4nnnd_n
# Func Hash:
959085192517320418
# Num Counters:
5
# Counter Values:
2168
2168
2168
0
0
$0

$s12CoreGraphics10TextLayoutC7RequestV4text4runs5width12maximumLines9lineBreak9alignment0K7Spacing5scale6extrasAESS_SayAA0C3RunVG10Foundation7CGFloatVSiAA04LineL0OAA0C9AlignmentOA2tA0C6ExtrasCSgtcfC
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
2124
$0

$s12CoreGraphics10TextLayoutC7RequestV6pixels_5scaleSiSg10Foundation7CGFloatV_AKtFZTf4nnd_n
# Func Hash:
928018419785999757
# Num Counters:
6
# Counter Values:
46
22142
0
0
0
22142
$0

$s12CoreGraphics10TextLayoutC7RequestVAESQAAWl
# Func Hash:
784007059655560962
# Num Counters:
2
# Counter Values:
1
1
$0

$s12CoreGraphics10TextLayoutC7RequestVMa
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
1
$0

$s12CoreGraphics10TextLayoutC7RequestVSHAASQWb
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
1
$0

$s12CoreGraphics10TextLayoutC7RequestVWOc
# Func Hash:
170957022131388415
# Num Counters:
1
# Counter Values:
4368
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
1
1
$s12CoreGraphics10TextLayoutC7RequestVwcp:4368

$s12CoreGraphics10TextLayoutC7RequestVWOh
# Func Hash:
170957022131388415
# Num Counters:
1
# Counter Values:
4344
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
1
1
$s12CoreGraphics10TextLayoutC7RequestVwxx:4344

$s12CoreGraphics10TextLayoutC7RequestVwcp
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
4368
$0

$s12CoreGraphics10TextLayoutC7RequestVwxx
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
4344
$0

$s12CoreGraphics10TextLayoutC7extents2ofAA9PixelRectVAC4LineV_tF
# Func Hash:
685250117850383254
# Num Counters:
20
# Counter Values:
48
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
$0

$s12CoreGraphics10TextLayoutC8makeMask33_CA3B0EC46FC24162B7278FC671CE1794LL6ofLineAA0cF0VSgSi_tF
# Func Hash:
510851647148407148
# Num Counters:
12
# Counter Values:
0
24
24
24
0
24
0
24
0
0
0
24
$0

$s12CoreGraphics10TextLayoutC9isColored33_CA3B0EC46FC24162B7278FC671CE1794LLySbSiF
# Func Hash:
29488272526863693
# Num Counters:
21
# Counter Values:
24
24
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
2
0
0

$s12CoreGraphics10TextLayoutCMa
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
4270
$0

$s12CoreGraphics10TextLayoutCSgWOc
# Func Hash:
170957022131388415
# Num Counters:
1
# Counter Values:
2120
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
1
1
** External Symbol **:2120

$s12CoreGraphics10TextLayoutCSgWOh
# Func Hash:
170957022131388415
# Num Counters:
1
# Counter Values:
2120
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
1
1
** External Symbol **:2120

$s12CoreGraphics10TextLayoutCfD
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
120
$0

$s12CoreGraphics10TextLayoutCyA2C7RequestVcfc
# Func Hash:
432279313965545121
# Num Counters:
27
# Counter Values:
0
0
24
24
24
0
24
0
0
0
0
0
0
0
0
0
0
0
0
0
24
0
24
0
0
0
0
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
2
1
** External Symbol **:24
1
** External Symbol **:24

$s12CoreGraphics10TextLayoutCyACSgAC7RequestV_AA12ComposedLineVtcfc
# Func Hash:
672137660801437331
# Num Counters:
10
# Counter Values:
2120
0
0
2120
2120
0
0
2120
0
0
$0

$s12CoreGraphics10TextSourceV10makeLayoutys13OpaquePointerVSgAGF
# Func Hash:
908950565051691632
# Num Counters:
18
# Counter Values:
0
0
29
24
24
24
0
0
0
0
0
0
0
0
0
0
24
0
$0

$s12CoreGraphics10TextSourceV11fontHeights2in10Foundation7CGFloatV6ascent_AH7descenttSnySiG_tFTf4nx_n
# Func Hash:
57608124063909765
# Num Counters:
16
# Counter Values:
24
0
24
24
0
0
24
0
0
0
0
24
24
0
0
0
$0

$s12CoreGraphics10TextSourceV20dropPartialCharacter33_59A6163CBBE0F26F9E107615C59BFB90LLyyF
# Func Hash:
31819177192518098
# Num Counters:
8
# Counter Values:
24
24
24
0
0
0
0
0
$0

$s12CoreGraphics10TextSourceV3add33_59A6163CBBE0F26F9E107615C59BFB90LL_13differingFrom2toyAA0C3RunV_AA14FontDescriptorVs13OpaquePointerVSgtFTf4nnnx_n
# Func Hash:
878193584767970966
# Num Counters:
101
# Counter Values:
24
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
$0

$s12CoreGraphics10TextSourceV4baseAA0C10AttributesVvgTf4x_n
# Func Hash:
146835647075900052
# Num Counters:
2
# Counter Values:
24
0
$0

$s12CoreGraphics10TextSourceV6prefixyACSiF
# Func Hash:
287486628318680766
# Num Counters:
5
# Counter Values:
0
0
24
0
0
$0

$s12CoreGraphics10TextSourceVyAcA0C6LayoutC7RequestVcfCTf4nd_n
# Func Hash:
799448382714668458
# Num Counters:
69
# Counter Values:
0
0
0
0
0
0
0
0
0
0
29
0
24
0
29
0
24
0
0
0
0
0
0
0
24
0
24
24
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
24
0
29
0
0
0
0
0
0
0
0
0
0
0
0
0
0
24
$0

$s12CoreGraphics11FontLibraryC6family5namedSSSgSS_tFAFyXEfU_
# Func Hash:
920543276424057890
# Num Counters:
15
# Counter Values:
3
0
3
3
3
3
3
0
0
0
0
3
0
0
0
$0

$s12CoreGraphics11FontLibraryC6height33_F54228116EDBD4FFF1174F3ADDA2C98CLL2of_10Foundation7CGFloatVSgs7UnicodeO6ScalarV_s13OpaquePointerVSgtFZTf4nnd_n
# Func Hash:
1124680650898168297
# Num Counters:
4
# Counter Values:
6
6
6
6
$0

$s12CoreGraphics11FontLibraryC6shared_WZ
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
5
$0

$s12CoreGraphics11FontLibraryC7measure33_F54228116EDBD4FFF1174F3ADDA2C98CLL_9pixelSizeAA0C7MetricsVSgAA0C10DescriptorV_10Foundation7CGFloatVtF
# Func Hash:
300642802725628707
# Num Counters:
16
# Counter Values:
3
3
3
0
0
3
0
3
0
0
0
3
3
3
0
0
$0

$s12CoreGraphics11FontLibraryC7metrics2of5scaleAA0C7MetricsVAA0C10DescriptorV_10Foundation7CGFloatVtF
# Func Hash:
1022112989560994628
# Num Counters:
9
# Counter Values:
3
32
3
32
0
32
0
3
0
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
2
1
** External Symbol **:35
1
** External Symbol **:35

$s12CoreGraphics11FontLibraryCACyc33_F54228116EDBD4FFF1174F3ADDA2C98CLlfc
# Func Hash:
784007056844089447
# Num Counters:
2
# Counter Values:
5
5
$0

$s12CoreGraphics11FontMetricsV10lineHeight10Foundation7CGFloatVvg
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
11
$0

$s12CoreGraphics11FontMetricsVMa
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
3
$0

$s12CoreGraphics11PangoHandleCMa
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
24
$0

$s12CoreGraphics11PixelBufferV4base5width6height11bytesPerRowACSv_S3itcfC
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
388
$0

$s12CoreGraphics11PixelBufferV6boundsAA0C4RectVvg
# Func Hash:
844982796950093491
# Num Counters:
4
# Counter Values:
1268
0
0
0
$0

$s12CoreGraphics11PixelRegionV16formIntersectionyyAA0C4RectVF
# Func Hash:
238984484656208796
# Num Counters:
3
# Counter Values:
383
383
0
$0

$s12CoreGraphics11PixelRegionV4rect2atAA0C4RectVSi_tF
# Func Hash:
238984481941143025
# Num Counters:
3
# Counter Values:
851
0
0
$0

$s12CoreGraphics11PixelRegionV7Storage33_C5EC000AD84BBAC8EC1E741CD849957DLLCMa
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
1354
$0

$s12CoreGraphics11PixelRegionV7Storage33_C5EC000AD84BBAC8EC1E741CD849957DLLCfD
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
1354
$0

$s12CoreGraphics11PixelRegionV7isEmptySbvg
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
871
$0

$s12CoreGraphics11PixelRegionV9formUnionyyAA0C4RectVF
# Func Hash:
334492583292610618
# Num Counters:
5
# Counter Values:
30
30
0
0
0
$0

$s12CoreGraphics11PixelRegionV9formUnionyyACF
# Func Hash:
844982796716134239
# Num Counters:
4
# Counter Values:
423
40
0
0
$0

$s12CoreGraphics11PixelRegionV9rectCountSivg
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
783
$0

$s12CoreGraphics11PixelRegionVACycfC
# Func Hash:
784007058953177093
# Num Counters:
2
# Counter Values:
451
0
$0

$s12CoreGraphics11PixelRegionVMa
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
14
$0

$s12CoreGraphics11PixelRegionVyAcA0C4RectVcfC
# Func Hash:
607699198746261048
# Num Counters:
5
# Counter Values:
96
424
0
0
48
$0

$s12CoreGraphics12CGColorSpaceCMa
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
1058
$0

$s12CoreGraphics12ComposedLineV8makeMaskSbyF
# Func Hash:
694937217873335081
# Num Counters:
6
# Counter Values:
2120
2120
2120
0
0
0
$0

$s12CoreGraphics12ComposedLineVWOc
# Func Hash:
170957022131388415
# Num Counters:
1
# Counter Values:
2120
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
1
1
$s12CoreGraphics12ComposedLineVwcp:2120

$s12CoreGraphics12ComposedLineVWOh
# Func Hash:
170957022131388415
# Num Counters:
1
# Counter Values:
4240
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
1
1
$s12CoreGraphics12ComposedLineVwxx:4240

$s12CoreGraphics12ComposedLineVwcp
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
2120
$0

$s12CoreGraphics12ComposedLineVwxx
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
4240
$0

$s12CoreGraphics12CoverageMaskC5empty10withColorsACSgAA9PixelRectV_Sbtcfc
# Func Hash:
37730075260148182
# Num Counters:
4
# Counter Values:
0
24
0
0
$0

$s12CoreGraphics12CoverageMaskCMa
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
24
$0

$s12CoreGraphics14FontDescriptorV10familyList33_9A080FDFBB90E6F1955EB0CE1F1FFF72LLSSvg
# Func Hash:
457173227761374051
# Num Counters:
31
# Counter Values:
594
0
0
0
0
0
297
0
0
27
0
27
27
27
0
27
0
0
0
0
0
0
0
0
0
0
0
0
0
297
0
$0

$s12CoreGraphics14FontDescriptorV15installedFamily5namedSSSgSS_tFZ
# Func Hash:
536744759626524775
# Num Counters:
2
# Counter Values:
3
3
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
2
1
** External Symbol **:3
1
** External Symbol **:3

$s12CoreGraphics14FontDescriptorV20makePangoDescription9pixelSizes13OpaquePointerVSg10Foundation7CGFloatV_tF
# Func Hash:
167471839646732933
# Num Counters:
6
# Counter Values:
27
27
27
0
27
0
$0

$s12CoreGraphics14FontDescriptorV4hash4intoys6HasherVz_tF
# Func Hash:
607699200222278158
# Num Counters:
5
# Counter Values:
0
38
38
0
0
$0

$s12CoreGraphics14FontDescriptorV7metricsAA0C7MetricsVvg
# Func Hash:
382993475055910911
# Num Counters:
2
# Counter Values:
11
0
$0

$s12CoreGraphics14FontDescriptorV8families4size6weight8isItalic16hasTabularDigitsACSaySSG_10Foundation7CGFloatVSiS2btcfC
# Func Hash:
382993475055910911
# Num Counters:
2
# Counter Values:
2008
0
$0

$s12CoreGraphics14FontDescriptorV8families4size6weight8isItalic16hasTabularDigitsACSaySSG_10Foundation7CGFloatVSiS2btcfcfA2_
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
2004
$0

$s12CoreGraphics14FontDescriptorV8families4size6weight8isItalic16hasTabularDigitsACSaySSG_10Foundation7CGFloatVSiS2btcfcfA3_
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
2008
$0

$s12CoreGraphics14FontDescriptorV8families4size6weight8isItalic16hasTabularDigitsACSaySSG_10Foundation7CGFloatVSiS2btcfcfA_
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
2004
$0

$s12CoreGraphics14FontDescriptorVACSQAAWl
# Func Hash:
784007059655560962
# Num Counters:
2
# Counter Values:
2007
3
$0

$s12CoreGraphics14FontDescriptorVMa
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
3
$0

$s12CoreGraphics14FontDescriptorVSHAASQWb
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
3
$0

$s12CoreGraphics14FontDescriptorVSQAASQ2eeoiySbx_xtFZTW
# Func Hash:
960862598675300351
# Num Counters:
5
# Counter Values:
2004
2002
2004
2004
2004
$0

$s12CoreGraphics14TextAttributesV4font5color15backgroundColor12isUnderlined0I13StruckThrough4kern14baselineOffsetAcA14FontDescriptorV_AA7CGColorCSgAOS2b10Foundation7CGFloatVARtcfC
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
2122
$0

$s12CoreGraphics14TextAttributesV4font5color15backgroundColor12isUnderlined0I13StruckThrough4kern14baselineOffsetAcA14FontDescriptorV_AA7CGColorCSgAOS2b10Foundation7CGFloatVARtcfcfA2_
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
2122
$0

$s12CoreGraphics14TextAttributesV4font5color15backgroundColor12isUnderlined0I13StruckThrough4kern14baselineOffsetAcA14FontDescriptorV_AA7CGColorCSgAOS2b10Foundation7CGFloatVARtcfcfA3_
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
2122
$0

$s12CoreGraphics14TextAttributesV4font5color15backgroundColor12isUnderlined0I13StruckThrough4kern14baselineOffsetAcA14FontDescriptorV_AA7CGColorCSgAOS2b10Foundation7CGFloatVARtcfcfA4_
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
2122
$0

$s12CoreGraphics14TextAttributesV4font5color15backgroundColor12isUnderlined0I13StruckThrough4kern14baselineOffsetAcA14FontDescriptorV_AA7CGColorCSgAOS2b10Foundation7CGFloatVARtcfcfA5_
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
2122
$0

$s12CoreGraphics14TextAttributesVWOc
# Func Hash:
170957022131388415
# Num Counters:
1
# Counter Values:
2144
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
1
1
$s12CoreGraphics14TextAttributesVwcp:2144

$s12CoreGraphics14TextAttributesVWOh
# Func Hash:
170957022131388415
# Num Counters:
1
# Counter Values:
2168
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
1
1
$s12CoreGraphics14TextAttributesVwxx:2168

$s12CoreGraphics14TextAttributesVwcp
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
2144
$0

$s12CoreGraphics14TextAttributesVwxx
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
2168
$0

$s12CoreGraphics15TextLayoutCacheC4link33_F7881FBE6D1E76C92416F78D00007C9ALLyyAC5EntryAELLCF
# Func Hash:
238984484093187152
# Num Counters:
3
# Counter Values:
3
2
1
$0

$s12CoreGraphics15TextLayoutCacheC5Entry33_F7881FBE6D1E76C92416F78D00007C9ALLCMa
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
3
$0

$s12CoreGraphics15TextLayoutCacheC5Entry33_F7881FBE6D1E76C92416F78D00007C9ALLCyAfA0cD0Ccfc
# Func Hash:
247671768477708824
# Num Counters:
10
# Counter Values:
2
0
0
0
0
0
0
0
0
2
$0

$s12CoreGraphics15TextLayoutCacheC6layout3forAA0cD0CAG7RequestV_tF
# Func Hash:
685250119938458828
# Num Counters:
19
# Counter Values:
2
0
2
0
0
0
0
0
0
2120
2
3
2120
1
1
0
0
0
2
$0

$s12CoreGraphics15TextLayoutCacheC6shared_WZ
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
3
$0

$s12CoreGraphics15TextLayoutCacheC6unlink33_F7881FBE6D1E76C92416F78D00007C9ALLyyAC5EntryAELLCF
# Func Hash:
93478048170180175
# Num Counters:
6
# Counter Values:
1
0
0
0
1
1
$0

$s12CoreGraphics15TextLineBreakerV013alignInWidestD033_8FDC6FF874EBEA50242AB2F9DD572A67LLyyF
# Func Hash:
477345294235625726
# Num Counters:
21
# Counter Values:
0
22
2
22
0
0
0
24
24
24
0
0
0
0
0
0
0
0
0
0
0
$0

$s12CoreGraphics15TextLineBreakerV06widestD0Sivg
# Func Hash:
204980582597154720
# Num Counters:
16
# Counter Values:
0
0
0
0
0
24
24
0
0
0
0
0
0
0
0
0
$0

$s12CoreGraphics15TextLineBreakerV11makeContext33_8FDC6FF874EBEA50242AB2F9DD572A67LLys13OpaquePointerVSgSo14PangoDirectionaFZTf4nd_n
# Func Hash:
542754882849004180
# Num Counters:
2
# Counter Values:
9
0
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
3
1
** External Symbol **:9
1
** External Symbol **:9
0

$s12CoreGraphics15TextLineBreakerV3add33_8FDC6FF874EBEA50242AB2F9DD572A67LL__2of07isFirstD011standingForys13OpaquePointerV_SiAC4PartAELLVSbSnySiGSgtF
# Func Hash:
369017102072945858
# Num Counters:
50
# Counter Values:
22
22
24
0
0
0
0
24
24
24
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
24
0
0
24
$0

$s12CoreGraphics15TextLineBreakerV3runyyF
# Func Hash:
215097887497878154
# Num Counters:
22
# Counter Values:
0
0
0
0
0
0
0
0
24
0
0
0
0
0
0
0
0
0
0
0
0
0
$0

$s12CoreGraphics15TextLineBreakerV4Part33_8FDC6FF874EBEA50242AB2F9DD572A67LLVWOh
# Func Hash:
170957022131388415
# Num Counters:
1
# Counter Values:
24
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
1
1
$s12CoreGraphics15TextLineBreakerV4Part33_8FDC6FF874EBEA50242AB2F9DD572A67LLVwxx:24

$s12CoreGraphics15TextLineBreakerV4Part33_8FDC6FF874EBEA50242AB2F9DD572A67LLVwxx
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
24
$0

$s12CoreGraphics15TextLineBreakerV7breakUp33_8FDC6FF874EBEA50242AB2F9DD572A67LLyyAC4PartAELLVF
# Func Hash:
1097602107356192982
# Num Counters:
35
# Counter Values:
0
0
0
0
0
0
0
24
0
24
0
0
24
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
$0

$s12CoreGraphics15TextLineBreakerV7spacing33_8FDC6FF874EBEA50242AB2F9DD572A67LLSivg
# Func Hash:
999211167512592632
# Num Counters:
10
# Counter Values:
24
24
24
24
0
0
0
24
24
24
$0

$s12CoreGraphics15TextLineBreakerV8contexts33_8FDC6FF874EBEA50242AB2F9DD572A67LL_WZ
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
3
$0

$s12CoreGraphics15TextLineBreakerV9lineWidth33_8FDC6FF874EBEA50242AB2F9DD572A67LL8measuresSiSgAA17ParagraphMeasuresVSg_tF
# Func Hash:
495986877392284526
# Num Counters:
8
# Counter Values:
24
0
0
0
0
0
0
0
$0

$s12CoreGraphics15TextLineBreakerVWOh
# Func Hash:
170957022131388415
# Num Counters:
1
# Counter Values:
24
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
1
1
$s12CoreGraphics15TextLineBreakerVwxx:24

$s12CoreGraphics15TextLineBreakerVwxx
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
24
$0

$s12CoreGraphics15TextLineBreakerVyAcA0C6LayoutC7RequestVcfCTf4nd_n
# Func Hash:
174542563666019819
# Num Counters:
10
# Counter Values:
24
24
0
0
0
0
0
0
24
0
$0

$s12CoreGraphics17CGAffineTransformV12isInvertibleSbvg
# Func Hash:
1063705161908944610
# Num Counters:
3
# Counter Values:
76795
76795
76795
$0

$s12CoreGraphics17CGAffineTransformV15keepsRectanglesSbvg
# Func Hash:
1124680653142780434
# Num Counters:
4
# Counter Values:
0
150513
150513
0
$0

$s12CoreGraphics17CGAffineTransformV8identityACvau
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
72982
$0

$s12CoreGraphics17CGAffineTransformV8invertedACyF
# Func Hash:
784007056844089447
# Num Counters:
2
# Counter Values:
2537
2537
$0

$s12CoreGraphics17FontConfigurationO12beginLoadingyyFZ
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
5
$0

$s12CoreGraphics18ProcessEnvironmentV7processACvau
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
30
$0

$s12CoreGraphics18ProcessEnvironmentVySSSgSScig
# Func Hash:
948827212049946096
# Num Counters:
8
# Counter Values:
0
0
10
0
50
35
0
0
$0

$s12CoreGraphics7CGColorC2eeoiySbAC_ACtFZ
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
50
$0

$s12CoreGraphics7CGColorC2eeoiySbAC_ACtFZTf4nnd_n
# Func Hash:
974670605831518518
# Num Counters:
8
# Counter Values:
50
46
0
0
0
0
0
0
$0

$s12CoreGraphics7CGColorC3red5green4blue5alphaAC10Foundation7CGFloatV_A3JtcfC
# Func Hash:
205679651234206769
# Num Counters:
13
# Counter Values:
1048
1048
1048
1048
1048
0
0
0
0
1043
1045
1045
2
$0

$s12CoreGraphics7CGColorC4gray5alphaAC10Foundation7CGFloatV_AHtcfC
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
2
$0

$s12CoreGraphics7CGColorC4gray5alphaAC10Foundation7CGFloatV_AHtcfCTf4nnd_n
# Func Hash:
619802541540776258
# Num Counters:
7
# Counter Values:
2
2
2
0
0
0
0
$0

$s12CoreGraphics7CGColorC4rgbaSd3red_Sd5greenSd4blueSd5alphatvg
# Func Hash:
950286755729858162
# Num Counters:
12
# Counter Values:
73045
0
73685
0
0
640
0
0
0
0
0
0
$0

$s12CoreGraphics7CGColorC5black_WZ
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
3
$0

$s12CoreGraphics7CGColorC5whiteACvau
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
5
$0

$s12CoreGraphics7CGColorC5white_WZ
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
5
$0

$s12CoreGraphics7CGColorCMa
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
1092
$0

$s12CoreGraphics7CGColorCfD
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
23
$0

$s12CoreGraphics7TextRunV5range10attributesACSnySiG_AA0C10AttributesVtcfC
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
2122
$0

$s12CoreGraphics7TextRunVMa
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
6
$0

$s12CoreGraphics7TextRunVWOc
# Func Hash:
170957022131388415
# Num Counters:
1
# Counter Values:
2240
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
1
1
$s12CoreGraphics7TextRunVwcp:2240

$s12CoreGraphics7TextRunVWOh
# Func Hash:
170957022131388415
# Num Counters:
1
# Counter Values:
2192
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
1
1
$s12CoreGraphics7TextRunVwxx:2192

$s12CoreGraphics7TextRunVwcp
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
2240
$0

$s12CoreGraphics7TextRunVwxx
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
2336
$0

$s12CoreGraphics9FigureSetC04makeC033_FD3708F131CB1F36362D2668DD4840CBLLyAC0C0AELLVSgs5UInt8VF
# Func Hash:
1068701664824316940
# Num Counters:
24
# Counter Values:
0
0
0
0
0
0
0
0
0
0
22
0
22
0
0
0
0
0
22
0
0
0
0
0
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
2
1
** External Symbol **:22
1
** External Symbol **:22

$s12CoreGraphics9FigureSetC0C033_FD3708F131CB1F36362D2668DD4840CBLLVMa
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
2
$0

$s12CoreGraphics9FigureSetC0C033_FD3708F131CB1F36362D2668DD4840CBLLVSgWOc
# Func Hash:
170957022131388415
# Num Counters:
1
# Counter Values:
22
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
1
1
** External Symbol **:22

$s12CoreGraphics9FigureSetC0C033_FD3708F131CB1F36362D2668DD4840CBLLVWOh
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
15724
$0

$s12CoreGraphics9FigureSetC0C033_FD3708F131CB1F36362D2668DD4840CBLLVwcp
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
22
$0

$s12CoreGraphics9FigureSetC0C033_FD3708F131CB1F36362D2668DD4840CBLLVwet
# Func Hash:
607699200014702880
# Num Counters:
5
# Counter Values:
22
22
0
0
22
$0

$s12CoreGraphics9FigureSetC0C033_FD3708F131CB1F36362D2668DD4840CBLLVwst
# Func Hash:
567185240178928211
# Num Counters:
5
# Counter Values:
22
0
0
0
0
$0

$s12CoreGraphics9FigureSetC3set33_FD3708F131CB1F36362D2668DD4840CBLLyAcA14FontDescriptorV_10Foundation7CGFloatVtFZTf4nnd_n
# Func Hash:
758414236978063146
# Num Counters:
19
# Counter Values:
2118
0
0
0
2118
2118
2118
2118
2120
0
2118
0
0
0
0
0
0
0
0
$0

$s12CoreGraphics9FigureSetC4line33_FD3708F131CB1F36362D2668DD4840CBLL2ofAA12ComposedLineVSgSS8UTF8ViewV_tF
# Func Hash:
748569654920851819
# Num Counters:
59
# Counter Values:
0
0
8900
8922
22
2120
22
6802
0
6802
6802
0
0
8922
0
0
0
0
0
0
2120
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
11042
0
2120
$0

$s12CoreGraphics9FigureSetC4line3forAA12ComposedLineVSgAA10TextLayoutC7RequestV_tFZTf4nd_n
# Func Hash:
830241352166496240
# Num Counters:
23
# Counter Values:
2124
2124
0
2124
2124
2124
2120
0
0
2120
2120
0
2120
2120
0
0
0
0
0
0
0
0
2120
$0

$s12CoreGraphics9FigureSetC4sets33_FD3708F131CB1F36362D2668DD4840CBLL_WZ
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
2
$0

$s12CoreGraphics9FigureSetC5Entry33_FD3708F131CB1F36362D2668DD4840CBLLOWOc
# Func Hash:
146835647075900052
# Num Counters:
2
# Counter Values:
17822
22
$0

$s12CoreGraphics9FigureSetC5Entry33_FD3708F131CB1F36362D2668DD4840CBLLOWOh
# Func Hash:
784007059655560962
# Num Counters:
2
# Counter Values:
22
0
$0

$s12CoreGraphics9LineImageVMa
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
3
$0

$s12CoreGraphics9MaskBytesC3add_1xSbAA04TextC0V_SitF
# Func Hash:
888579794997050938
# Num Counters:
24
# Counter Values:
565908
185544
185544
185544
185544
185544
8922
77232
8922
77232
8922
0
0
0
0
0
0
0
0
0
0
0
0
185544
$0

$s12CoreGraphics9MaskBytesCMa
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
2122
$0

$s12CoreGraphics9MaskBytesCSgWOc
# Func Hash:
170957022131388415
# Num Counters:
1
# Counter Values:
2120
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
1
1
** External Symbol **:2120

$s12CoreGraphics9MaskBytesCfD
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
120
$0

$s12CoreGraphics9MaskBytesCyAcA9PixelRectVcfc
# Func Hash:
238984484201432128
# Num Counters:
3
# Counter Values:
559140
2120
0
$0

$s12CoreGraphics9PixelRectV02cgD010Foundation6CGRectVvg
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
2537
$0

$s12CoreGraphics9PixelRectV4snapy10Foundation7CGFloatVAGFZ
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
44317
$0

$s12CoreGraphics9PixelRectV4zeroACvau
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
814
$0

$s12CoreGraphics9PixelRectV5unionyA2CF
# Func Hash:
959085192517320418
# Num Counters:
5
# Counter Values:
51624
51296
51296
328
0
$0

$s12CoreGraphics9PixelRectV8coveringAC10Foundation6CGRectV_tcfC
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
73718
$0

$s12CoreGraphics9PixelRectV8coveringAC10Foundation6CGRectV_tcfCTf4nd_n
# Func Hash:
93423838971076230
# Num Counters:
37
# Counter Values:
75886
75886
75886
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
75886
75886
75886
0
75886
75886
75886
0
0
75886
75886
0
0
75886
75886
$0

$s12CoreGraphics9PixelRectV8snappingAC10Foundation6CGRectV_tcfC
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
76795
$0

$s12CoreGraphics9PixelRectV8snappingAC10Foundation6CGRectV_tcfCTf4nd_n
# Func Hash:
157829095244963794
# Num Counters:
35
# Counter Values:
76795
76795
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
76795
76795
76795
0
76795
76795
76795
0
0
76795
76795
0
0
76795
76795
$0

$s12CoreGraphics9PixelRectVMa
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
4
$0

$s13DisplayServer03X11B0C10connection11environment7startupAcA0C10ConnectionC_12CoreGraphics18ProcessEnvironmentVSSSgtKc33_5308A38EE3A2B6DD9BD8695B1D7774BALlfcTf4gnnn_n
# Func Hash:
124303743070149645
# Num Counters:
17
# Counter Values:
0
5
0
0
0
0
0
0
0
0
0
0
5
5
5
0
5
$0

$s13DisplayServer03X11B0C10makeLeader33_5308A38EE3A2B6DD9BD8695B1D7774BALLSuyF
# Func Hash:
95820319665768683
# Num Counters:
13
# Counter Values:
0
0
0
5
0
0
5
0
0
0
0
0
0
$0

$s13DisplayServer03X11B0C10readEvents33_5308A38EE3A2B6DD9BD8695B1D7774BALLyyF
# Func Hash:
684176556570103546
# Num Counters:
50
# Counter Values:
1539
50
1531
1531
1531
1531
1531
0
0
0
0
0
0
50
0
50
0
0
1589
1594
0
675
5
0
0
1594
0
675
0
0
0
0
0
673
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
50
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
2
1
$s5UIKit13UIWindowSceneC13DisplayServer0D15SurfaceDelegateAadEP16surfaceDidResizeyyAD0dF0_pFTW:50
0

$s13DisplayServer03X11B0C10serveReadyyyF
# Func Hash:
910234947044377604
# Num Counters:
27
# Counter Values:
1594
1594
1594
1594
1594
1594
0
5
392
1594
0
0
392
5
0
0
0
0
0
0
0
0
0
0
0
0
0
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
3
1
$s13DisplayServer03X11B0C9schedulerAA9SchedulerCvpfiSdycfU_:5
1
$s13DisplayServer03X11B0C9schedulerAA9SchedulerCvpfiSdycfU_:1594
1
$s5UIKit13UIApplicationC13DisplayServer0cD8DelegateAadEP07displayD0_7frameAtyA2D_p_AD9FrameTimeVtFTW:392

$s13DisplayServer03X11B0C11cancelInput2ofyAA0C7SurfaceC_tF
# Func Hash:
1011995982404516717
# Num Counters:
15
# Counter Values:
0
0
0
5
0
10
0
5
0
0
0
0
0
5
5
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
2
0
1
$s13DisplayServer03X11B0C9schedulerAA9SchedulerCvpfiSdycfU_:5

$s13DisplayServer03X11B0C11handleFocus33_0A7BB2A879D04CC827E68F7736E54E1ELLyySo17XFocusChangeEventa_AA0C7SurfaceCtF
# Func Hash:
821286406323011798
# Num Counters:
22
# Counter Values:
0
45
0
0
0
15
0
10
0
0
5
0
0
0
0
0
0
0
0
0
0
0
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
1
0

$s13DisplayServer03X11B0C11isConnectedSbvg
# Func Hash:
391331304168090176
# Num Counters:
6
# Counter Values:
20538
20538
5
0
0
0
$0

$s13DisplayServer03X11B0C11makeSurfaceyAA0aE0_pAA0E13ConfigurationVKF
# Func Hash:
1124680652113320211
# Num Counters:
3
# Counter Values:
5
0
5
$0

$s13DisplayServer03X11B0C12deliverQueue33_5308A38EE3A2B6DD9BD8695B1D7774BALLyyF
# Func Hash:
213941295901299078
# Num Counters:
13
# Counter Values:
0
0
925
0
925
925
0
0
0
1639
925
0
0
# Num Value Kinds:
2
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
1
1
$s5UIKit13UIWindowSceneC13DisplayServer0D15SurfaceDelegateAadEP7surface_10didReceiveyAD0dF0_p_AD10InputEventVtFTW:925
# ValueKind = IPVK_MemOPSize:
1
# NumValueSites:
1
1
0:925

$s13DisplayServer03X11B0C12handleDevice33_0A7BB2A879D04CC827E68F7736E54E1ELLyySo13XIDeviceEventaF
# Func Hash:
650973722339176031
# Num Counters:
9
# Counter Values:
305
305
0
305
0
0
0
0
0
$0

$s13DisplayServer03X11B0C13keepsScreenOnSbvs
# Func Hash:
238984481596976647
# Num Counters:
3
# Counter Values:
20
0
0
$0

$s13DisplayServer03X11B0C13windowManagerAA0c6WindowE0Cvg
# Func Hash:
146835647075900052
# Num Counters:
2
# Counter Values:
300
5
$0

$s13DisplayServer03X11B0C14prepareToSleep33_5308A38EE3A2B6DD9BD8695B1D7774BALLAA0C8MainLoopC9ReadinessOyF
# Func Hash:
830978061835358698
# Num Counters:
21
# Counter Values:
1589
1589
1589
0
0
1589
0
1498
1498
2
1297
302
0
199
58
0
0
0
517
886
0
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
1
1
$s13DisplayServer03X11B0C9schedulerAA9SchedulerCvpfiSdycfU_:1498

$s13DisplayServer03X11B0C15publishUserTime33_5308A38EE3A2B6DD9BD8695B1D7774BALLyyF
# Func Hash:
271263512210017598
# Num Counters:
10
# Counter Values:
0
305
1594
0
0
305
0
0
0
305
$0

$s13DisplayServer03X11B0C16handleCompletion33_0A7BB2A879D04CC827E68F7736E54E1ELLyySo7_XEventVzF
# Func Hash:
438284564536100599
# Num Counters:
9
# Counter Values:
0
241
236
236
5
0
236
0
241
$0

$s13DisplayServer03X11B0C18reportLossIfNeeded33_5308A38EE3A2B6DD9BD8695B1D7774BALLyyF
# Func Hash:
1011333282198826100
# Num Counters:
35
# Counter Values:
0
1599
0
0
0
0
0
0
1599
1599
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
3
0
0
0

$s13DisplayServer03X11B0C20handleInputExtension33_0A7BB2A879D04CC827E68F7736E54E1ELLyySo7_XEventVzF
# Func Hash:
210195992734756110
# Num Counters:
30
# Counter Values:
0
305
0
0
0
0
0
5
0
320
320
320
0
0
305
0
0
0
0
10
0
5
0
0
10
0
0
0
0
0
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
3
0
0
0

$s13DisplayServer03X11B0C20handleInputExtension33_0A7BB2A879D04CC827E68F7736E54E1ELLyySo7_XEventVzF6$deferL_yyF
# Func Hash:
93478046845441224
# Num Counters:
7
# Counter Values:
320
320
320
0
0
0
0
$0

$s13DisplayServer03X11B0C3runyyF
# Func Hash:
460380601008775121
# Num Counters:
76
# Counter Values:
0
0
0
0
0
0
0
1589
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
5
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
1
0

$s13DisplayServer03X11B0C5close33_5308A38EE3A2B6DD9BD8695B1D7774BALLyyF
# Func Hash:
262798352702841319
# Num Counters:
38
# Counter Values:
0
0
0
0
0
0
0
5
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
5
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
1
0

$s13DisplayServer03X11B0C5pinchAA0C5PinchCvg
# Func Hash:
146835647075900052
# Num Counters:
2
# Counter Values:
10
5
$0

$s13DisplayServer03X11B0C5touchAA0C5TouchCvg
# Func Hash:
146835647075900052
# Num Counters:
2
# Counter Values:
10
5
$0

$s13DisplayServer03X11B0C6handle33_0A7BB2A879D04CC827E68F7736E54E1ELLyySo7_XEventV_AA0C7SurfaceCtF
# Func Hash:
818292376727398900
# Num Counters:
28
# Counter Values:
305
5
895
610
15
105
50
0
5
5
5
95
5
0
0
0
95
0
105
0
105
105
5
0
100
100
0
0
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
1
1
$s13DisplayServer18X11SharedPresenterCAA0cE0A2aDP7restoreyy12CoreGraphics9PixelRectVFTW:100

$s13DisplayServer03X11B0C6handleyySo7_XEventVzF
# Func Hash:
744640996578793169
# Num Counters:
22
# Counter Values:
1531
0
305
1211
320
305
305
1206
0
0
0
0
241
965
0
965
0
965
895
0
895
0
$0

$s13DisplayServer03X11B0C6leaderSuvg
# Func Hash:
784007059655560962
# Num Counters:
2
# Counter Values:
5
5
$0

$s13DisplayServer03X11B0C6removeyyAA0C7SurfaceCF
# Func Hash:
974670607066959255
# Num Counters:
6
# Counter Values:
0
0
5
0
5
0
$0

$s13DisplayServer03X11B0C7connect11displayName11environment14beginOtherWorkACSSSg_12CoreGraphics18ProcessEnvironmentVyyXEtKFZ
# Func Hash:
1108181536383252622
# Num Counters:
3
# Counter Values:
0
0
5
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
1
1
$s5UIKit8DisplaysC7connect33_ED81EE48641ED672E1CBA1FBF051EDFCLL13DisplayServer03X11L0CyKFZyyYbcfu_:5

$s13DisplayServer03X11B0C7connect11displayName11environment14beginOtherWorkACSSSg_12CoreGraphics18ProcessEnvironmentVyyXEtKFZfA0_
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
5
$0

$s13DisplayServer03X11B0C7devicesAA0C7DevicesCvg
# Func Hash:
146835647075900052
# Num Counters:
2
# Counter Values:
320
5
$0

$s13DisplayServer03X11B0C7enqueue_2toyAA10InputEventV_AA0C7SurfaceCtF
# Func Hash:
1031809832726363210
# Num Counters:
11
# Counter Values:
0
0
0
305
0
305
305
0
0
0
305
$0

$s13DisplayServer03X11B0C7pointerAA0C7PointerCvg
# Func Hash:
146835647075900052
# Num Counters:
2
# Counter Values:
325
5
$0

$s13DisplayServer03X11B0C7screensAA0C8MonitorsCvg
# Func Hash:
146835647075900052
# Num Counters:
2
# Counter Values:
2619
5
$0

$s13DisplayServer03X11B0C7willMapyyAA0C7SurfaceCF
# Func Hash:
325048438387102236
# Num Counters:
15
# Counter Values:
5
0
0
0
0
0
0
0
0
0
0
0
0
0
0
$0

$s13DisplayServer03X11B0C8keyboardAA0C8KeyboardCvg
# Func Hash:
146835647075900052
# Num Counters:
2
# Counter Values:
1826
5
$0

$s13DisplayServer03X11B0C8monitorsSayAA0A7MonitorVGvg
# Func Hash:
694937219767116428
# Num Counters:
7
# Counter Values:
5
0
0
0
0
0
0
$0

$s13DisplayServer03X11B0C9inputGrabAA0c5InputE0Cvg
# Func Hash:
146835647075900052
# Num Counters:
2
# Counter Values:
5
5
$0

$s13DisplayServer03X11B0C9schedulerAA9SchedulerCvpfiSdycfU_
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
4761
$0

$s13DisplayServer03X11B0CA5AP10disconnectyyFTW
# Func Hash:
238984481799490044
# Num Counters:
3
# Counter Values:
5
5
0
$0

$s13DisplayServer03X11B0CA5AP10frameClockAA05FrameE0CvgTW
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
648
$0

$s13DisplayServer03X11B0CA5AP11isConnectedSbvgTW
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
7882
$0

$s13DisplayServer03X11B0CA5AP11makeSurfaceyAA0aE0_pAA0E13ConfigurationVKFTW
# Func Hash:
382993475055910911
# Num Counters:
2
# Counter Values:
5
5
$0

$s13DisplayServer03X11B0CA5AP13keepsScreenOnSbvsTW
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
20
$0

$s13DisplayServer03X11B0CA5AP3runyyFTW
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
5
$0

$s13DisplayServer03X11B0CA5AP4stopyyFTW
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
5
$0

$s13DisplayServer03X11B0CA5AP5scale10Foundation7CGFloatVvgTW
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
47902
$0

$s13DisplayServer03X11B0CA5AP8delegateAA0aB8Delegate_pSgvsTW
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
5
$0

$s13DisplayServer03X11B0CA5AP8monitorsSayAA0A7MonitorVGvgTW
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
5
$0

$s13DisplayServer03X11B0CA5AP8settingsAA0A8SettingsVvgTW
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
5
$0

$s13DisplayServer03X11B0CA5AP9schedulerAA9SchedulerCvgTW
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
419
$0

$s13DisplayServer03X11B0CMa
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
5
$0

$s13DisplayServer03X11B4TimeV7seconds3for3nowSds6UInt32V_SdtF
# Func Hash:
765075800883411521
# Num Counters:
10
# Counter Values:
0
5
1220
0
30
0
1220
0
5
0
$0

$s13DisplayServer0A15SurfaceDelegate_pSgXwWOh
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
5
$0

$s13DisplayServer0A7MonitorVMa
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
10
$0

$s13DisplayServer0A7MonitorVWOc
# Func Hash:
170957022131388415
# Num Counters:
1
# Counter Values:
5
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
1
1
$s13DisplayServer0A7MonitorVwcp:5

$s13DisplayServer0A7MonitorVwcp
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
5
$0

$s13DisplayServer0A7MonitorVwxx
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
5
$0

$s13DisplayServer0A8SettingsV19doubleClickInterval0dE8Distance6isDark15hasHighContrast9textScale11cursorTheme0O4Size11caretBlinks0R10BlinkCycleACSdSg_10Foundation7CGFloatVSgSbSgArMSSSgSiSgArMtcfC
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
5
$0

$s13DisplayServer0A8SettingsVWOc
# Func Hash:
170957022131388415
# Num Counters:
1
# Counter Values:
30
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
1
1
$s13DisplayServer0A8SettingsVwcp:30

$s13DisplayServer0A8SettingsVWOh
# Func Hash:
170957022131388415
# Num Counters:
1
# Counter Values:
35
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
1
1
$s13DisplayServer0A8SettingsVwxx:35

$s13DisplayServer0A8SettingsVwcp
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
30
$0

$s13DisplayServer0A8SettingsVwxx
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
35
$0

$s13DisplayServer10FrameClockC012requestFirstC0yyF
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
5
$0

$s13DisplayServer10FrameClockC04takeC03nowAA0C4TimeVSgSd_tF
# Func Hash:
198238757036983151
# Num Counters:
10
# Counter Values:
1594
775
144
0
392
0
0
0
0
197
$0

$s13DisplayServer10FrameClockC07requestC0yyF
# Func Hash:
784007056844089447
# Num Counters:
2
# Counter Values:
643
388
$0

$s13DisplayServer10FrameClockC7dueTimeSdSgvg
# Func Hash:
928018416618012339
# Num Counters:
7
# Counter Values:
1498
515
0
0
0
0
0
$0

$s13DisplayServer10FrameClockC8nextLook5after5stepsSdSgSd_SitF
# Func Hash:
631255616565228325
# Num Counters:
6
# Counter Values:
302
199
0
0
0
0
$0

$s13DisplayServer10FrameClockCMa
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
5
$0

$s13DisplayServer10InputEventV4KindOWOc
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
305
$0

$s13DisplayServer10InputEventV4KindOWOe
# Func Hash:
844982797069585453
# Num Counters:
5
# Counter Values:
2775
0
915
1830
0
$0

$s13DisplayServer10InputEventV4KindOWOy
# Func Hash:
844982797069585453
# Num Counters:
5
# Counter Values:
2155
0
915
1220
0
$0

$s13DisplayServer10InputEventV4KindOwcp
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
305
$0

$s13DisplayServer10InputEventVMa
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
5
$0

$s13DisplayServer10InputEventVWOc
# Func Hash:
170957022131388415
# Num Counters:
1
# Counter Values:
1850
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
1
1
$s13DisplayServer10InputEventVwcp:1850

$s13DisplayServer10InputEventVWOh
# Func Hash:
170957022131388415
# Num Counters:
1
# Counter Values:
1850
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
1
1
$s13DisplayServer10InputEventVwxx:1850

$s13DisplayServer10InputEventVwcp
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
1850
$0

$s13DisplayServer10InputEventVwxx
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
2775
$0

$s13DisplayServer10InputQueueV6appendyyAA0C5EventVF
# Func Hash:
414921812364228926
# Num Counters:
8
# Counter Values:
925
925
0
5
0
0
0
0
$0

$s13DisplayServer10X11DevicesC13deviceChangedyySo08XIDeviceF5EventaF
# Func Hash:
331779889520600712
# Num Counters:
8
# Counter Values:
20
15
0
5
0
5
0
0
$0

$s13DisplayServer10X11DevicesC22refreshScrollBaselinesyyF
# Func Hash:
1029007427785617035
# Num Counters:
33
# Counter Values:
0
0
30
0
0
0
0
0
5
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
$0

$s13DisplayServer10X11DevicesC3set33_4C35F08CD6F44091FF885973FEE10E17LLyyAA0C6DeviceV_s5Int32VtF
# Func Hash:
896858934805115274
# Num Counters:
9
# Counter Values:
20
15
0
5
0
0
0
0
0
$0

$s13DisplayServer10X11DevicesC5index33_4C35F08CD6F44091FF885973FEE10E17LLySiSgs5Int32VF
# Func Hash:
844982796364649638
# Num Counters:
4
# Counter Values:
5
0
5
0
$0

$s13DisplayServer10X11DevicesC6reloadyyF
# Func Hash:
1047723800630357876
# Num Counters:
45
# Counter Values:
0
0
0
0
75
0
0
0
0
0
0
0
0
0
5
0
0
30
0
0
30
0
0
0
5
0
0
5
0
0
5
0
5
0
0
0
0
0
0
15
0
0
0
0
0
$0

$s13DisplayServer10X11DevicesC6scroll6device6values6serialAA0C15ScrollValuatorsV5DeltaVSgs5Int32V_AA0C14ValuatorValuesVSutF
# Func Hash:
467290261967277677
# Num Counters:
34
# Counter Values:
0
0
0
305
0
0
0
0
0
0
0
305
0
0
0
0
0
0
0
305
0
0
0
0
0
0
0
0
0
0
0
0
0
0
$0

$s13DisplayServer10X11DevicesCMa
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
5
$0

$s13DisplayServer10X11KeyTextO10characters2ofSSSu_tFZTf4nd_n
# Func Hash:
534572325065180846
# Num Counters:
25
# Counter Values:
0
0
0
0
1220
0
0
1220
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
$0

$s13DisplayServer10X11PointerC11cancelPress5whereySbAA0C7SurfaceC_s5Int32VtXE_tF04$s13a8Server03c25B0C11cancelInput2ofyAA0C7h11C_tFSbAG_s5I8VtXEfU1_AGTf1cn_nTf4ng_n
# Func Hash:
731566705504840743
# Num Counters:
40
# Counter Values:
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
10
0
0
0
0
0
0
0
10
0
0
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
2
0
0

$s13DisplayServer10X11PointerC14handleCrossing_7surfaceySo12XIEnterEventa_AA0C7SurfaceCtF
# Func Hash:
1037533610143537873
# Num Counters:
66
# Counter Values:
5
0
0
0
0
0
0
0
5
0
0
0
0
0
5
5
0
5
5
5
5
0
0
5
5
0
0
0
0
0
0
5
0
0
0
0
0
0
0
0
0
5
0
0
0
0
0
0
5
0
0
0
0
0
0
5
0
0
0
0
0
0
0
0
0
0
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
2
1
$s13DisplayServer03X11B0C9schedulerAA9SchedulerCvpfiSdycfU_:5
0

$s13DisplayServer10X11PointerC4move33_754D8628D0F136E7F0410142A5D9C434LL__10isEmulatedySo13XIDeviceEventa_AA0C7SurfaceCSbtF
# Func Hash:
481355503411292929
# Num Counters:
11
# Counter Values:
0
305
305
305
0
0
0
0
0
0
0
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
1
1
$s13DisplayServer03X11B0C9schedulerAA9SchedulerCvpfiSdycfU_:305

$s13DisplayServer10X11PointerC4send33_754D8628D0F136E7F0410142A5D9C434LLyyAA10InputEventV4KindO_So08XIDeviceO0aAA0C7SurfaceCtF
# Func Hash:
578412081991357626
# Num Counters:
13
# Counter Values:
0
0
305
0
0
0
0
0
305
0
305
0
305
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
1
1
$s13DisplayServer03X11B0C9schedulerAA9SchedulerCvpfiSdycfU_:305

$s13DisplayServer10X11PointerC5enter33_754D8628D0F136E7F0410142A5D9C434LLyyAA0C7SurfaceC_So13XIDeviceEventatF
# Func Hash:
379843265101084060
# Num Counters:
26
# Counter Values:
0
0
0
0
0
305
305
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
305
0
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
1
0

$s13DisplayServer10X11PointerCMa
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
5
$0

$s13DisplayServer10X11SurfaceC10canRequestSbvg
# Func Hash:
93478050219873120
# Num Counters:
7
# Counter Values:
383
383
383
0
0
0
0
$0

$s13DisplayServer10X11SurfaceC10setVisibleyySbF
# Func Hash:
218421987254773768
# Num Counters:
5
# Counter Values:
5
5
5
5
5
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
1
1
$s5UIKit13UIWindowSceneC13DisplayServer0D15SurfaceDelegateAadEP7surface_19didChangeVisibilityyAD0dF0_p_SbtFTW:5

$s13DisplayServer10X11SurfaceC12releaseInputyyF
# Func Hash:
844982796974805307
# Num Counters:
4
# Counter Values:
5
0
5
0
$0

$s13DisplayServer10X11SurfaceC12screenOrigin10Foundation7CGPointVvg
# Func Hash:
1070589994130456270
# Num Counters:
18
# Counter Values:
55
0
0
0
55
55
55
0
0
55
55
55
0
0
0
0
0
0
$0

$s13DisplayServer10X11SurfaceC12setTextInput6active9caretRectySb_10Foundation6CGRectVtF
# Func Hash:
432568334897247363
# Num Counters:
17
# Counter Values:
3
3
3
3
3
0
3
0
0
0
0
0
0
0
0
0
0
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
1
0

$s13DisplayServer10X11SurfaceC13makePresenter33_1467487C154DD8AF6E0C1E28F246A95FLLAA0cF0_pyF
# Func Hash:
1124680652201725962
# Num Counters:
3
# Counter Values:
0
5
0
$0

$s13DisplayServer10X11SurfaceC13markDestroyedyyF
# Func Hash:
811594940626252597
# Num Counters:
3
# Counter Values:
5
5
5
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
1
1
$s13DisplayServer18X11SharedPresenterCAA0cE0A2aDP7releaseyyFTW:5

$s13DisplayServer10X11SurfaceC13noteConfigureyySo15XConfigureEventaF
# Func Hash:
798733566348807723
# Num Counters:
5
# Counter Values:
50
0
50
50
0
$0

$s13DisplayServer10X11SurfaceC13setSizeLimits7minimum7maximumy10Foundation6CGSizeVSg_AJtF
# Func Hash:
701607648663739646
# Num Counters:
13
# Counter Values:
5
5
5
5
0
0
5
0
0
0
0
0
0
$0

$s13DisplayServer10X11SurfaceC15updateSizeHints33_1467487C154DD8AF6E0C1E28F246A95FLLyyFyyXEfU_
# Func Hash:
325048436752571880
# Num Counters:
15
# Counter Values:
10
0
0
0
0
0
0
0
0
0
0
0
0
0
0
$0

$s13DisplayServer10X11SurfaceC17destroyedByOthersyyF
# Func Hash:
1108181537243725108
# Num Counters:
4
# Counter Values:
5
5
5
5
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
1
1
$s5UIKit13UIWindowSceneC13DisplayServer0D15SurfaceDelegateAadEP19surfaceWasDestroyedyyAD0dF0_pFTW:5

$s13DisplayServer10X11SurfaceC17reportPendingSizeyyF
# Func Hash:
499828439005056617
# Num Counters:
9
# Counter Values:
35
0
0
0
0
0
0
0
0
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
1
0

$s13DisplayServer10X11SurfaceC20presenterForPainting33_1467487C154DD8AF6E0C1E28F246A95FLLAA0C9Presenter_pSgyF
# Func Hash:
927641509058035555
# Num Counters:
6
# Counter Values:
5
55
328
0
0
0
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
2
1
$s13DisplayServer18X11SharedPresenterCAA0cE0A2aDP6resize5width6heightSbSi_SitFTW:55
0

$s13DisplayServer10X11SurfaceC3mapyyF
# Func Hash:
236859845152641747
# Num Counters:
21
# Counter Values:
5
5
5
0
0
5
0
5
0
5
0
0
0
0
0
0
0
0
0
0
0
$0

$s13DisplayServer10X11SurfaceC5paintySb12CoreGraphics11PixelRegionV_yAE0H6BufferVXEtF
# Func Hash:
544994344890635361
# Num Counters:
18
# Counter Values:
383
383
383
383
0
0
0
0
383
0
383
0
0
0
0
0
0
0
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
3
1
$s13DisplayServer18X11SharedPresenterCAA0cE0A2aDP18pictureForPaintingy12CoreGraphics11PixelBufferVSgAG0K6RegionVFTW:383
1
/work/main/.build-counting/x86_64-unknown-linux-gnu/release/UIKit.build/AccessibilityValues.swift.o;$s5UIKit13UIWindowSceneC11renderFrameyy13DisplayServer0E4TimeVFy12CoreGraphics11PixelBufferVXEfU_TA:383
1
$s13DisplayServer18X11SharedPresenterCAA0cE0A2aDP7present_10inputCounty12CoreGraphics11PixelRegionV_SitFTW:383

$s13DisplayServer10X11SurfaceC5titleSSvW
# Func Hash:
640704449101630726
# Num Counters:
15
# Counter Values:
5
5
5
5
0
0
5
0
0
0
0
0
0
0
0
$0

$s13DisplayServer10X11SurfaceC6pixels_5scaleSi5width_Si6heightt10Foundation6CGSizeV_AH7CGFloatVtFZADL_ySiALF
# Func Hash:
917515342901814540
# Num Counters:
7
# Counter Values:
10
0
0
0
0
10
10
$0

$s13DisplayServer10X11SurfaceC6server10connection13configurationAcA0cB0C_AA0C10ConnectionCAA0D13ConfigurationVtKcfc
# Func Hash:
586548702437199125
# Num Counters:
25
# Counter Values:
0
5
5
0
5
0
0
0
0
5
0
5
0
0
0
0
0
0
0
0
0
0
5
5
0
$0

$s13DisplayServer10X11SurfaceC6server10connection13configurationAcA0cB0C_AA0C10ConnectionCAA0D13ConfigurationVtKcfcyyXEfU_
# Func Hash:
917515342300154576
# Num Counters:
7
# Counter Values:
5
0
0
0
0
5
5
$0

$s13DisplayServer10X11SurfaceC7destroyyyF
# Func Hash:
599005161434573599
# Num Counters:
9
# Counter Values:
5
0
0
0
0
0
0
0
0
$0

$s13DisplayServer10X11SurfaceC8setFocusyySbF
# Func Hash:
716669421192430447
# Num Counters:
8
# Counter Values:
10
5
5
5
5
5
5
0
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
1
1
$s5UIKit13UIWindowSceneC13DisplayServer0D15SurfaceDelegateAadEP21surfaceDidChangeFocusyyAD0dF0_pFTW:5

$s13DisplayServer10X11SurfaceC9setMappedyySbF
# Func Hash:
324740765497161216
# Num Counters:
20
# Counter Values:
10
10
5
5
5
5
5
5
5
5
5
5
5
5
5
5
5
0
5
5
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
4
1
$s5UIKit13UIWindowSceneC13DisplayServer0D15SurfaceDelegateAadEP23surfaceDidChangeMappingyyAD0dF0_pFTW:5
1
$s5UIKit13UIWindowSceneC13DisplayServer0D15SurfaceDelegateAadEP21surfaceDidChangeFocusyyAD0dF0_pFTW:5
1
$s5UIKit13UIWindowSceneC13DisplayServer0D15SurfaceDelegateAadEP7surface_19didChangeVisibilityyAD0dF0_p_SbtFTW:5
1
$s5UIKit13UIWindowSceneC13DisplayServer0D15SurfaceDelegateAadEP23surfaceDidChangeMappingyyAD0dF0_pFTW:5

$s13DisplayServer10X11SurfaceC9setUrgentyySbF
# Func Hash:
438284565206475313
# Num Counters:
10
# Counter Values:
5
5
5
5
0
0
0
0
0
0
$0

$s13DisplayServer10X11SurfaceCAA0aD0A2aDP12screenOrigin10Foundation7CGPointVvgTW
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
55
$0

$s13DisplayServer10X11SurfaceCAA0aD0A2aDP12setTextInput6active9caretRectySb_10Foundation6CGRectVtFTW
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
3
$0

$s13DisplayServer10X11SurfaceCAA0aD0A2aDP13setSizeLimits7minimum7maximumy10Foundation6CGSizeVSg_ALtFTW
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
5
$0

$s13DisplayServer10X11SurfaceCAA0aD0A2aDP3mapyyFTW
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
5
$0

$s13DisplayServer10X11SurfaceCAA0aD0A2aDP5paintySb12CoreGraphics11PixelRegionV_yAG0H6BufferVXEtFTW
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
383
$0

$s13DisplayServer10X11SurfaceCAA0aD0A2aDP5scale10Foundation7CGFloatVvgTW
# Func Hash:
784007056844089447
# Num Counters:
2
# Counter Values:
165
165
$0

$s13DisplayServer10X11SurfaceCAA0aD0A2aDP5titleSSvsTW
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
5
$0

$s13DisplayServer10X11SurfaceCAA0aD0A2aDP7destroyyyFTW
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
5
$0

$s13DisplayServer10X11SurfaceCAA0aD0A2aDP8delegateAA0aD8Delegate_pSgvsTW
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
10
$0

$s13DisplayServer10X11SurfaceCAA0aD0A2aDP8hasFocusSbvgTW
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
25
$0

$s13DisplayServer10X11SurfaceCAA0aD0A2aDP8isMappedSbvgTW
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
419
$0

$s13DisplayServer10X11SurfaceCAA0aD0A2aDP9pixelSizeSi5width_Si6heighttvgTW
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
165
$0

$s13DisplayServer10X11SurfaceCMa
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
10
$0

$s13DisplayServer10X11SurfaceCfD
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
5
$0

$s13DisplayServer10X11SurfaceCfd
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
5
$0

$s13DisplayServer11DBusAddressV11environmentACSg12CoreGraphics18ProcessEnvironmentV_tcfCTf4nd_n
# Func Hash:
454381970946534510
# Num Counters:
10
# Counter Values:
5
0
0
0
0
0
0
0
0
0
$0

$s13DisplayServer11ProgramNameO7currentSSvau
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
5
$0

$s13DisplayServer11ProgramNameO7current_WZ
# Func Hash:
134732432624440808
# Num Counters:
4
# Counter Values:
5
5
5
0
$0

$s13DisplayServer11X11ErrorLogC15installHandlers33_F9ACA20E08FE96DF90520EAE610310DFLLyyFZTf4d_n
# Func Hash:
927205940099742018
# Num Counters:
10
# Counter Values:
5
5
5
0
0
0
0
0
0
0
$0

$s13DisplayServer11X11ErrorLogC4Trap33_F9ACA20E08FE96DF90520EAE610310DFLLVMa
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
5
$0

$s13DisplayServer11X11ErrorLogC6attach2toys13OpaquePointerV_tF
# Func Hash:
1096621591198996243
# Num Counters:
5
# Counter Values:
5
0
0
0
0
$0

$s13DisplayServer11X11ErrorLogC6detach4fromys13OpaquePointerV_tF
# Func Hash:
5832820957661184
# Num Counters:
10
# Counter Values:
5
0
0
0
0
0
0
0
0
0
$0

$s13DisplayServer11X11ErrorLogC6detach4fromys13OpaquePointerV_tFyAC8Registry33_F9ACA20E08FE96DF90520EAE610310DFLLVzYuYTXEfU_
# Func Hash:
238984482325208889
# Num Counters:
3
# Counter Values:
5
5
0
$0

$s13DisplayServer11X11ErrorLogC7collect9processedSaySi4trap_AA0cD0V5errortG6caught_SaySiG8finishedtSu_tF
# Func Hash:
236859848469833708
# Num Counters:
20
# Counter Values:
9
44
78
44
1604
98
91
0
1506
0
0
0
0
43
0
0
0
0
0
0
$0

$s13DisplayServer11X11ErrorLogC8openTrap5firstSiSu_tF
# Func Hash:
650973719884060589
# Num Counters:
8
# Counter Values:
192
5
0
0
0
0
20
0
$0

$s13DisplayServer11X11ErrorLogC8registry33_F9ACA20E08FE96DF90520EAE610310DFLL_WZ
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
5
$0

$s13DisplayServer11X11ErrorLogC9closeTrap_3endySi_SutF
# Func Hash:
5832820445984319
# Num Counters:
10
# Counter Values:
187
187
187
0
0
0
0
0
0
0
$0

$s13DisplayServer11X11ErrorLogCMa
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
10
$0

$s13DisplayServer11X11KeyboardC10stateAfter33_954CC51233FD7927C2423F4E7C8F062ELL_6isDown0N6Repeats6UInt32VSo9XKeyEventa_S2btF
# Func Hash:
396664717588291837
# Num Counters:
14
# Counter Values:
0
0
610
0
0
0
0
0
0
0
0
0
0
0
$0

$s13DisplayServer11X11KeyboardC13handleMappingySbSo7_XEventVzF
# Func Hash:
391331301070013040
# Num Counters:
7
# Counter Values:
1211
0
0
1211
5
5
0
$0

$s13DisplayServer11X11KeyboardC13reloadIfStale33_954CC51233FD7927C2423F4E7C8F062ELLyyF
# Func Hash:
1131306754945488091
# Num Counters:
30
# Counter Values:
1230
1275
1275
4925
4830
610
5
5
5
0
0
700
540
0
0
5
5
5
5
0
5
5
0
0
0
0
0
0
0
0
$0

$s13DisplayServer11X11KeyboardC6handle_7surfaceySo9XKeyEventa_AA0C7SurfaceCtF
# Func Hash:
19911729599272500
# Num Counters:
75
# Counter Values:
0
0
0
0
0
0
0
0
0
0
0
0
610
0
0
0
0
0
0
305
610
0
305
0
0
0
0
305
0
0
610
0
610
305
0
0
0
0
305
305
0
0
0
610
0
0
0
0
0
0
0
0
610
0
0
0
0
0
0
610
0
0
0
0
0
0
0
0
0
0
0
0
610
610
0
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
2
0
1
$s13DisplayServer03X11B0C9schedulerAA9SchedulerCvpfiSdycfU_:610

$s13DisplayServer11X11KeyboardC6server10connectionAcA0cB0C_AA0C10ConnectionCtcfcTf4gnn_n
# Func Hash:
1096621587423284951
# Num Counters:
4
# Counter Values:
1275
1275
5
0
$0

$s13DisplayServer11X11KeyboardC6symbol33_954CC51233FD7927C2423F4E7C8F062ELL_5stateSus6UInt32V_AHtF
# Func Hash:
798733565333678626
# Num Counters:
4
# Counter Values:
1220
0
0
0
$0

$s13DisplayServer11X11KeyboardC8addLatin33_954CC51233FD7927C2423F4E7C8F062ELL2to7keycode5group6levelsyAA9KeyChangeVz_s6UInt32VSiAMtF
# Func Hash:
1085769282662105549
# Num Counters:
17
# Counter Values:
1150
0
130
0
305
5
305
305
5
305
0
0
20
0
0
0
305
$0

$s13DisplayServer11X11KeyboardCMa
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
5
$0

$s13DisplayServer11X11MainLoopC03runE033_0FC082E5011625BACB9D652C70E7D1F6LL4doesySo05CFRunE8ActivityV_tF
# Func Hash:
888725862657847520
# Num Counters:
19
# Counter Values:
250
250
125
0
125
0
0
0
0
0
0
0
0
0
0
0
0
0
0
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
2
0
0

$s13DisplayServer11X11MainLoopC10descriptor33_0FC082E5011625BACB9D652C70E7D1F6LL8watchings5Int32VSgAH_tFZTf4nd_n
# Func Hash:
1073436553631758154
# Num Counters:
13
# Counter Values:
20475
10
44
44
0
34
5
34
0
5
0
0
34
$0

$s13DisplayServer11X11MainLoopC10makeSource33_0FC082E5011625BACB9D652C70E7D1F6LLySo05CFRuneG3RefaSgs5Int32VFZAJSvSgcfU_To
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
10
$0

$s13DisplayServer11X11MainLoopC12sleepLightly33_0FC082E5011625BACB9D652C70E7D1F6LL5untilSbSd_tF
# Func Hash:
141929913783460441
# Num Counters:
11
# Counter Values:
1496
1496
0
37
0
0
0
0
0
0
0
$0

$s13DisplayServer11X11MainLoopC14setDescriptorsyySays5Int32VGF
# Func Hash:
141929913858973841
# Num Counters:
12
# Counter Values:
10
1584
1584
1589
1584
1584
0
5
0
0
0
0
$0

$s13DisplayServer11X11MainLoopC3run33_0FC082E5011625BACB9D652C70E7D1F6LL3forSo05CFRunE9RunResultVSd_tF
# Func Hash:
784007058953177093
# Num Counters:
2
# Counter Values:
125
0
$0

$s13DisplayServer11X11MainLoopC5serve10appCodeRanySb_tF
# Func Hash:
1080275686242761068
# Num Counters:
10
# Counter Values:
1146
1589
125
1178
1589
0
1464
1146
1146
88
$0

$s13DisplayServer11X11MainLoopC5sleepyyF
# Func Hash:
745584563191265754
# Num Counters:
23
# Counter Values:
332
2992
1589
0
1589
1496
37
37
1459
37
0
1496
74
369
0
332
83
0
0
0
840
199
803
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
1
1
/work/main/.build-counting/x86_64-unknown-linux-gnu/release/DisplayServer.build/ClipboardBoard.swift.o;$s13DisplayServer03X11B0C3runyyFAA0C8MainLoopC9ReadinessOyYbScMYccfU_TA:1589

$s13DisplayServer11X11MainLoopC7prepare11serveNestedACSgAC9ReadinessOyYbScMYcc_yyYbScMYcctcfc
# Func Hash:
331779889160279770
# Num Counters:
8
# Counter Values:
0
0
0
5
0
0
5
0
$0

$s13DisplayServer11X11MainLoopC7prepare11serveNestedACSgAC9ReadinessOyYbScMYcc_yyYbScMYcctcfc4WeakL_CMa
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
5
$0

$s13DisplayServer11X11MainLoopC7prepare11serveNestedACSgAC9ReadinessOyYbScMYcc_yyYbScMYcctcfc4WeakL_CfD
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
5
$0

$s13DisplayServer11X11MainLoopC7prepare11serveNestedACSgAC9ReadinessOyYbScMYcc_yyYbScMYcctcfcySo05CFRunE11ObserverRefaSg_So0jE8ActivityVtcfU0_
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
250
$0

$s13DisplayServer11X11MainLoopC7prepare11serveNestedACSgAC9ReadinessOyYbScMYcc_yyYbScMYcctcfcySo05CFRunE11ObserverRefaSg_So0jE8ActivityVtcfU0_yyYbScMYccfU_
# Func Hash:
784007056844089447
# Num Counters:
2
# Counter Values:
250
250
$0

$s13DisplayServer11X11MainLoopC9sleepLong33_0FC082E5011625BACB9D652C70E7D1F6LL5untilySd_tF
# Func Hash:
391331303590604506
# Num Counters:
6
# Counter Values:
69
0
42
37
37
42
$0

$s13DisplayServer11X11MainLoopC9watchOnly33_0FC082E5011625BACB9D652C70E7D1F6LLyySays5Int32VGF
# Func Hash:
560555356494622460
# Num Counters:
21
# Counter Values:
0
0
0
0
5
0
5
0
5
0
5
5
0
0
0
0
0
0
0
0
0
$0

$s13DisplayServer11X11MainLoopCMa
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
5
$0

$s13DisplayServer11X11MainLoopCfD
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
5
$0

$s13DisplayServer11X11MainLoopCfZ
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
5
$0

$s13DisplayServer11X11MainLoopCfd
# Func Hash:
1096621590281161740
# Num Counters:
6
# Counter Values:
5
5
0
5
5
0
$0

$s13DisplayServer11X11MonitorsC04readD033_351F069B64237C688AE36007A9DB91FFLLySayAA0A7MonitorVGSpySo19_XRRScreenResourcesVG_SDySuAGGtF
# Func Hash:
192513672475987817
# Num Counters:
43
# Counter Values:
0
0
5
5
5
0
0
5
0
0
5
5
0
0
0
0
5
5
5
5
0
0
5
5
0
0
5
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
$0

$s13DisplayServer11X11MonitorsC10connectionAcA0C10ConnectionC_tcfc
# Func Hash:
135188634868452665
# Num Counters:
6
# Counter Values:
0
0
0
0
0
5
$0

$s13DisplayServer11X11MonitorsC11ratesDifferSbvg
# Func Hash:
844982799803058895
# Num Counters:
4
# Counter Values:
0
55
55
0
$0

$s13DisplayServer11X11MonitorsC15readControllers33_351F069B64237C688AE36007A9DB91FFLLySDySuAA0A7MonitorVGSpySo19_XRRScreenResourcesVGF
# Func Hash:
749586522229821439
# Num Counters:
45
# Counter Values:
5
5
0
5
0
5
0
0
0
0
0
0
0
0
0
5
5
0
0
0
0
0
0
5
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
5
5
$0

$s13DisplayServer11X11MonitorsC4rate7showingSdSgSay12CoreGraphics9PixelRectVG_tF
# Func Hash:
888579792722492714
# Num Counters:
22
# Counter Values:
0
0
0
0
5
0
0
5
0
0
0
5
0
5
0
0
0
0
0
0
0
0
$0

$s13DisplayServer11X11MonitorsC6reload33_351F069B64237C688AE36007A9DB91FFLLyyF
# Func Hash:
421769328004870191
# Num Counters:
12
# Counter Values:
5
5
5
5
0
5
0
0
0
0
0
0
$0

$s13DisplayServer11X11MonitorsC6reload33_351F069B64237C688AE36007A9DB91FFLLyyFSayAA0A7MonitorVGyXEfU_
# Func Hash:
52047011729875034
# Num Counters:
8
# Counter Values:
0
0
5
0
0
0
0
0
$0

$s13DisplayServer11X11MonitorsCMa
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
5
$0

$s13DisplayServer11X11PropertyO6remove_2of_ySu_SuAA0C10ConnectionCtFZTf4nnnd_n
# Func Hash:
421769328436101450
# Num Counters:
12
# Counter Values:
5
5
5
5
0
5
0
0
0
0
0
0
$0

$s13DisplayServer11X11PropertyO7numbers_4type2of_SaySuGSgSu_S2uAA0C10ConnectionCtFZTf4nnnnd_n
# Func Hash:
638066918832816804
# Num Counters:
21
# Counter Values:
0
10
10
0
0
10
10
0
0
0
0
0
0
0
0
0
0
0
0
0
10
$0

$s13DisplayServer12X11InputGrabCMa
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
5
$0

$s13DisplayServer12X11KeyGroupsV7display10letterKeysACs13OpaquePointerV_SaySiGtcfCTf4ngd_n
# Func Hash:
647472251140898292
# Num Counters:
11
# Counter Values:
520
20
20
5
0
0
0
0
0
0
0
$0

$s13DisplayServer12X11KeyUsagesO6usages33_5CABBE05DE91AC37642C2E7C202D7DE0LLSDySSSiGvpZfiAFyXEfU_
# Func Hash:
345515885468661982
# Num Counters:
53
# Counter Values:
0
130
5
0
0
0
15
0
45
0
60
0
60
0
0
0
0
0
0
0
0
0
0
0
0
5
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
$0

$s13DisplayServer12X11KeyUsagesO6usages33_5CABBE05DE91AC37642C2E7C202D7DE0LL_WZ
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
5
$0

$s13DisplayServer12X11MediaKeysO3key2ofAA0D3KeyOSgSu_tFZTf4nd_n
# Func Hash:
391331301897420553
# Num Counters:
8
# Counter Values:
610
0
0
0
0
610
0
0
$0

$s13DisplayServer12X11ProtocolsO20focusIfNobodyManagesyySu_AA0C10ConnectionCtFZTf4nnd_n
# Func Hash:
701607650048172571
# Num Counters:
13
# Counter Values:
5
5
5
5
0
5
5
0
0
0
0
0
0
$0

$s13DisplayServer12X11ProtocolsO9isManagedySbAA0C10ConnectionCFZTf4nd_n
# Func Hash:
567185242811397157
# Num Counters:
5
# Counter Values:
10
0
0
0
0
$0

$s13DisplayServer13DesktopPortalC11environmentACSg12CoreGraphics18ProcessEnvironmentV_tcfc
# Func Hash:
650973721184126632
# Num Counters:
7
# Counter Values:
0
0
5
0
0
0
0
$0

$s13DisplayServer13DesktopPortalCMa
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
5
$0

$s13DisplayServer13PointerSampleVMa
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
5
$0

$s13DisplayServer13RunLoopBlocksV2ofACSgSo05CFRunD3Refa_tcfCTf4nd_n
# Func Hash:
894595280541555259
# Num Counters:
16
# Counter Values:
0
115
15
5
5
0
5
0
5
0
0
0
0
0
0
0
$0

$s13DisplayServer13RunLoopBlocksV2ofACSgSo05CFRunD3Refa_tcfc4copyL_SaySuGyF
# Func Hash:
1096621588206693639
# Num Counters:
5
# Counter Values:
440
20
20
0
0
$0

$s13DisplayServer13RunLoopBlocksV2ofACSgSo05CFRunD3Refa_tcfcyycfU0_
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
5
$0

$s13DisplayServer13RunLoopBlocksV2ofACSgSo05CFRunD3Refa_tcfcyycfU_
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
5
$0

$s13DisplayServer13RunLoopBlocksV3ranSbyF
# Func Hash:
1124680653174388133
# Num Counters:
4
# Counter Values:
125
0
0
0
$0

$s13DisplayServer13RunLoopBlocksVSgWOe
# Func Hash:
784007056844089447
# Num Counters:
2
# Counter Values:
10
5
$0

$s13DisplayServer13X11ConnectionC10readEventss5Int32VyF
# Func Hash:
135188633893443327
# Num Counters:
7
# Counter Values:
1594
1498
1498
0
0
0
0
$0

$s13DisplayServer13X11ConnectionC11displayName11environmentACSSSg_12CoreGraphics18ProcessEnvironmentVtKcfc
# Func Hash:
55501250035499350
# Num Counters:
22
# Counter Values:
5
0
0
5
0
5
0
5
0
0
0
0
5
0
0
0
0
0
0
0
0
0
$0

$s13DisplayServer13X11ConnectionC13prepareLocale_WZ
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
5
$0

$s13DisplayServer13X11ConnectionC14initializeSync33_447FE3F048D876A6069784D675B7B614LLySbs13OpaquePointerVFZTf4nd_n
# Func Hash:
784007056844089447
# Num Counters:
2
# Counter Values:
5
5
$0

$s13DisplayServer13X11ConnectionC5closeyyF
# Func Hash:
135188635587044264
# Num Counters:
7
# Counter Values:
5
0
5
0
0
0
0
$0

$s13DisplayServer13X11ConnectionC5flushyyF
# Func Hash:
135188635361210778
# Num Counters:
7
# Counter Values:
1594
409
409
0
0
0
0
$0

$s13DisplayServer13X11ConnectionC6isOpenSbvg
# Func Hash:
391331304168090176
# Num Counters:
6
# Counter Values:
30
30
0
0
0
0
$0

$s13DisplayServer13X11ConnectionCMa
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
5
$0

$s13DisplayServer13X11ErrorTrapsC15connectionEndedyyF
# Func Hash:
1056973447570990713
# Num Counters:
6
# Counter Values:
0
13
5
0
0
5
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
1
2
/work/main/.build-counting/x86_64-unknown-linux-gnu/release/DisplayServer.build/ClipboardBoard.swift.o;$sIegh_ytIeghr_TRTA.21:9
/work/main/.build-counting/x86_64-unknown-linux-gnu/release/DisplayServer.build/ClipboardBoard.swift.o;$sIegh_ytIeghr_TRTA.14:4

$s13DisplayServer13X11ErrorTrapsC5watch_02onD0SiSu_yAA0cD0VYbScMYcctF
# Func Hash:
391331301923013292
# Num Counters:
6
# Counter Values:
19
5
0
0
0
0
$0

$s13DisplayServer13X11ErrorTrapsC7deliveryyF
# Func Hash:
796120929007042074
# Num Counters:
19
# Counter Values:
149
0
24
20
0
0
0
0
0
1604
0
0
91
1604
1513
0
0
0
0
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
2
0
4
/work/main/.build-counting/x86_64-unknown-linux-gnu/release/DisplayServer.build/ClipboardBoard.swift.o;$sIegh_ytIeghr_TRTA.14:5
/work/main/.build-counting/x86_64-unknown-linux-gnu/release/DisplayServer.build/ClipboardBoard.swift.o;$sIegh_ytIeghr_TRTA.10:5
/work/main/.build-counting/x86_64-unknown-linux-gnu/release/DisplayServer.build/ClipboardBoard.swift.o;$sIegh_ytIeghr_TRTA:5
/work/main/.build-counting/x86_64-unknown-linux-gnu/release/DisplayServer.build/ClipboardBoard.swift.o;$sIegh_ytIeghr_TRTA:5

$s13DisplayServer13X11ErrorTrapsC7unwatchyySu_SitFyyYbScMYccfU0_
# Func Hash:
948827212608015872
# Num Counters:
8
# Counter Values:
19
15
15
15
0
0
0
0
$0

$s13DisplayServer13X11ErrorTrapsCMa
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
5
$0

$s13DisplayServer13X11ResizeSyncV6window10connectionACSgSu_AA0C10ConnectionCtcfCTf4nnd_n
# Func Hash:
1124680651882813910
# Num Counters:
3
# Counter Values:
0
5
0
$0

$s13DisplayServer13X11ResizeSyncV7paintedyyF
# Func Hash:
701607648727300068
# Num Counters:
13
# Counter Values:
383
0
0
0
0
0
0
0
0
0
0
0
0
$0

$s13DisplayServer13X11ResizeSyncV7releaseyyF
# Func Hash:
421769328436101450
# Num Counters:
12
# Counter Values:
5
5
5
5
0
5
0
0
0
0
0
0
$0

$s13DisplayServer13X11ResizeSyncVMa
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
5
$0

$s13DisplayServer13X11ResizeSyncVSgWOd
# Func Hash:
170957022131388415
# Num Counters:
1
# Counter Values:
5
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
1
1
** External Symbol **:5

$s13DisplayServer13X11ResizeSyncVwet
# Func Hash:
607699200014702880
# Num Counters:
5
# Counter Values:
10
10
0
0
5
$0

$s13DisplayServer13X11ResizeSyncVwst
# Func Hash:
567185240178928211
# Num Counters:
5
# Counter Values:
5
0
0
0
0
$0

$s13DisplayServer14X11PixelFormatV7display6screenACSgs13OpaquePointerV_s5Int32VtcfCTf4nnd_n
# Func Hash:
1090300850397678887
# Num Counters:
23
# Counter Values:
5400
4350
5
1050
0
0
1050
0
5
5
5
0
0
5
0
0
0
0
0
0
40
0
1050
$0

$s13DisplayServer14X11SharedImageC10connection8capacity9onRefusedACSgAA0C10ConnectionC_SiyyYbScMYcctcfc
# Func Hash:
896858936821600393
# Num Counters:
9
# Counter Values:
0
0
0
14
14
5
0
0
0
$0

$s13DisplayServer14X11SharedImageC10isInFlightySb12CoreGraphics11PixelRegionVF
# Func Hash:
287486628416822750
# Num Counters:
5
# Counter Values:
0
383
0
0
0
$0

$s13DisplayServer14X11SharedImageC3put_2to9isWatchedy12CoreGraphics11PixelRegionV_SuSbtF
# Func Hash:
830659418378510694
# Num Counters:
10
# Counter Values:
421
383
383
383
383
9
0
0
0
262
$0

$s13DisplayServer14X11SharedImageC6resize5width6heightSbSi_SitF
# Func Hash:
993108203568870902
# Num Counters:
13
# Counter Values:
60
60
60
46
60
0
0
0
0
0
0
0
0
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
1
1
** External Symbol **:46

$s13DisplayServer14X11SharedImageC7releaseyyF
# Func Hash:
668285661057121212
# Num Counters:
13
# Counter Values:
5
5
5
0
0
0
5
0
0
0
0
0
0
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
1
1
** External Symbol **:5

$s13DisplayServer14X11SharedImageC7releaseyyFyyYbScMYccfU_
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
9
$0

$s13DisplayServer14X11SharedImageCMa
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
14
$0

$s13DisplayServer14X11SharedImageCfD
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
14
$0

$s13DisplayServer14X11WindowHintsV5writeyyF
# Func Hash:
456618552147231050
# Num Counters:
14
# Counter Values:
5
5
5
5
0
5
0
0
0
0
0
0
0
0
$0

$s13DisplayServer14X11WindowStateV7willMapyyF
# Func Hash:
744640999890449362
# Num Counters:
18
# Counter Values:
5
0
0
5
0
0
0
0
0
0
0
0
0
0
0
0
0
0
$0

$s13DisplayServer15X11SharedMemoryV10connection11environmentAcA0C10ConnectionC_12CoreGraphics18ProcessEnvironmentVtcfCTf4gnd_n
# Func Hash:
11922954251633362
# Num Counters:
7
# Counter Values:
0
5
5
0
0
5
0
$0

$s13DisplayServer15X11SharedMemoryV5works33_91441379C3D704126785CCE91521CD29LLySbAA0C10ConnectionCFZ6$deferL0_yyF
# Func Hash:
93478046845441224
# Num Counters:
7
# Counter Values:
5
5
5
0
0
0
0
$0

$s13DisplayServer15X11SharedMemoryV5works33_91441379C3D704126785CCE91521CD29LLySbAA0C10ConnectionCFZTf4nd_n
# Func Hash:
387063161953582674
# Num Counters:
39
# Counter Values:
35
40
5
5
0
5
40
5
40
5
5
0
5
0
0
0
0
5
0
5
5
5
0
0
5
0
0
0
0
0
0
0
0
0
0
0
0
0
0
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
2
1
** External Symbol **:40
1
** External Symbol **:5

$s13DisplayServer16X11WindowManagerC4look33_F7D56FBE5FAAEDA66342618E41E40833LLSb9isRunning_ShySuG9supportedtyF
# Func Hash:
526279453742469651
# Num Counters:
10
# Counter Values:
300
5
5
5
5
0
0
0
0
0
$0

$s13DisplayServer16X11WindowManagerCMa
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
5
$0

$s13DisplayServer17X11InputExtensionV15selectHierarchy_4rootys13OpaquePointerV_SutF
# Func Hash:
784007056844089447
# Num Counters:
2
# Counter Values:
5
5
$0

$s13DisplayServer17X11InputExtensionV6select_6windowys13OpaquePointerV_SutF
# Func Hash:
927205942160358100
# Num Counters:
10
# Counter Values:
65
5
5
5
5
5
0
0
0
0
$0

$s13DisplayServer17X11InputExtensionV7displayACs13OpaquePointerV_tcfCTf4nd_n
# Func Hash:
613345750200921560
# Num Counters:
8
# Counter Values:
5
5
5
5
0
0
5
5
$0

$s13DisplayServer17X11SettingsClientC10connectionAcA0C10ConnectionC_tcfcTf4gn_n
# Func Hash:
146835647075900052
# Num Counters:
2
# Counter Values:
0
5
$0

$s13DisplayServer17X11SettingsClientC9findOwner33_E5DC26C69F73AD721EEDC0B7CFA284F6LLSbyF
# Func Hash:
596847748817020113
# Num Counters:
17
# Counter Values:
5
5
5
5
0
0
0
0
0
0
0
0
0
0
0
0
0
$0

$s13DisplayServer17X11SettingsClientCMa
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
5
$0

$s13DisplayServer18X11ScrollValuatorsV16trustNotedValuesyyF
# Func Hash:
650973720064220905
# Num Counters:
8
# Counter Values:
0
0
0
5
0
0
0
0
$0

$s13DisplayServer18X11ScrollValuatorsV9noteValue_6ofAxisySd_SitF
# Func Hash:
974670608447010388
# Num Counters:
6
# Counter Values:
0
30
0
0
0
0
$0

$s13DisplayServer18X11SharedPresenterC10connection6window9onRefusedAcA0C10ConnectionC_SuyyYbScMYcctcfc
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
5
$0

$s13DisplayServer18X11SharedPresenterC18pictureForPaintingy12CoreGraphics11PixelBufferVSgAE0K6RegionVF
# Func Hash:
296735626371295315
# Num Counters:
29
# Counter Values:
0
0
0
0
0
9
151
414
151
0
0
383
0
383
0
383
0
0
0
0
0
0
0
0
0
0
0
0
0
# Num Value Kinds:
1
# ValueKind = IPVK_MemOPSize:
1
# NumValueSites:
2
1
0:151
0

$s13DisplayServer18X11SharedPresenterC4trim33_8A031D03D7AC55D8704B5A671AAB3728LLyyF
# Func Hash:
29693992898017772
# Num Counters:
22
# Counter Values:
0
0
0
0
0
0
0
0
0
0
383
0
0
0
0
0
0
0
0
0
40
0
$0

$s13DisplayServer18X11SharedPresenterC6resize5width6heightSbSi_SitF
# Func Hash:
210740808894430314
# Num Counters:
47
# Counter Values:
86
0
0
0
0
0
95
50
86
0
0
0
0
40
0
0
0
40
55
50
9
46
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
$0

$s13DisplayServer18X11SharedPresenterC7present_10inputCounty12CoreGraphics11PixelRegionV_SitF
# Func Hash:
550228145995167201
# Num Counters:
17
# Counter Values:
423
40
0
0
0
0
0
383
383
383
0
0
0
0
0
423
195
$0

$s13DisplayServer18X11SharedPresenterC7releaseyyF
# Func Hash:
86255714333937986
# Num Counters:
25
# Counter Values:
9
9
9
0
0
0
9
0
0
9
0
0
5
5
5
5
0
0
0
0
0
0
0
0
0
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
1
1
** External Symbol **:9

$s13DisplayServer18X11SharedPresenterC7restoreyy12CoreGraphics9PixelRectVF
# Func Hash:
325048437721579828
# Num Counters:
15
# Counter Values:
4
100
0
0
96
0
4
0
0
0
0
0
0
0
4
$0

$s13DisplayServer18X11SharedPresenterC8complete7segment6serialSbSu_SutF
# Func Hash:
446858652871950202
# Num Counters:
16
# Counter Values:
237
0
6
6
6
236
0
0
236
0
0
0
0
0
0
0
$0

$s13DisplayServer18X11SharedPresenterC9makeImage33_8A031D03D7AC55D8704B5A671AAB3728LLyAA0cdG0CSgSiF
# Func Hash:
414921811690303388
# Num Counters:
8
# Counter Values:
9
9
9
0
0
0
0
4
$0

$s13DisplayServer18X11SharedPresenterCAA0cE0A2aDP18pictureForPaintingy12CoreGraphics11PixelBufferVSgAG0K6RegionVFTW
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
383
$0

$s13DisplayServer18X11SharedPresenterCAA0cE0A2aDP6resize5width6heightSbSi_SitFTW
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
55
$0

$s13DisplayServer18X11SharedPresenterCAA0cE0A2aDP7present_10inputCounty12CoreGraphics11PixelRegionV_SitFTW
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
383
$0

$s13DisplayServer18X11SharedPresenterCAA0cE0A2aDP7releaseyyFTW
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
5
$0

$s13DisplayServer18X11SharedPresenterCAA0cE0A2aDP7restoreyy12CoreGraphics9PixelRectVFTW
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
100
$0

$s13DisplayServer18X11SharedPresenterCMa
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
5
$0

$s13DisplayServer18X11SharedPresenterCfD
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
5
$0

$s13DisplayServer19X11WindowPropertiesO11setIdentity2of__ySu_AA20SurfaceConfigurationVAA0C10ConnectionCtFZ
# Func Hash:
636369827603637268
# Num Counters:
22
# Counter Values:
5
1275
15
10
5
5
5
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
$0

$s13DisplayServer19X11WindowPropertiesO11setOldTitle33_6F99C16B58160C480A0FFF4A79DDCCE1LL_2of_ySS_SuAA0C10ConnectionCtFZTf4nnnd_n
# Func Hash:
948827210637177308
# Num Counters:
7
# Counter Values:
10
0
0
0
0
0
0
$0

$s13DisplayServer19X11WindowPropertiesO7setKind2of6leader__ySu_SuAA20SurfaceConfigurationVAA0C10ConnectionCtFZTf4nnnnd_n
# Func Hash:
119627214723510168
# Num Counters:
52
# Counter Values:
0
0
0
0
5
0
5
0
5
0
0
0
0
5
0
0
0
0
0
0
5
5
5
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
$0

$s13DisplayServer20SurfaceConfigurationV4size5title15applicationName0G5Class11minimumSize07maximumK04kind4role6originAC10Foundation6CGSizeV_S3SAOSgApA10WindowKindOSSSgAM7CGPointVtcfC
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
5
$0

$s13DisplayServer20SurfaceConfigurationV4size5title15applicationName0G5Class11minimumSize07maximumK04kind4role6originAC10Foundation6CGSizeV_S3SAOSgApA10WindowKindOSSSgAM7CGPointVtcfcfA5_
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
5
$0

$s13DisplayServer20SurfaceConfigurationV4size5title15applicationName0G5Class11minimumSize07maximumK04kind4role6originAC10Foundation6CGSizeV_S3SAOSgApA10WindowKindOSSSgAM7CGPointVtcfcfA7_
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
5
$0

$s13DisplayServer20SurfaceConfigurationVWOc
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
10
$0

$s13DisplayServer20SurfaceConfigurationVWOh
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
15
$0

$s13DisplayServer20SurfaceConfigurationVwcp
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
10
$0

$s13DisplayServer20SurfaceConfigurationVwxx
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
15
$0

$s13DisplayServer22X11StartupNotificationV14takeIdentifier4fromSSSg12CoreGraphics18ProcessEnvironmentV_tFZTf4nd_n
# Func Hash:
134732432720417413
# Num Counters:
4
# Counter Values:
5
0
0
0
$0

$s13DisplayServer22X11StartupNotificationVSgWOe
# Func Hash:
784007056844089447
# Num Counters:
2
# Counter Values:
10
0
$0

$s13DisplayServer7X11LoopCMa
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
5
$0

$s13DisplayServer8X11AtomsV7displayACs13OpaquePointerV_tcfCTf4nd_n
# Func Hash:
210740809771776509
# Num Counters:
47
# Counter Values:
200
195
5
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
$0

$s13DisplayServer8X11ErrorVMa
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
10
$0

$s13DisplayServer8X11PinchCMa
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
5
$0

$s13DisplayServer8X11ScaleO6choose8override8settings9resources10Foundation7CGFloatVSSSg_SdSgAKtFZTf4nnnd_n
# Func Hash:
403434656595005908
# Num Counters:
14
# Counter Values:
0
0
0
0
0
5
0
0
0
0
0
0
0
0
$0

$s13DisplayServer8X11TouchC6cancel5whereySbAA0C7SurfaceC_s5Int32VtXE_tF04$s13a8Server03c25B0C11cancelInput2ofyAA0C7g11C_tFSbAG_s5H7VtXEfU_AGTf1cn_nTf4ng_n
# Func Hash:
457547789828971196
# Num Counters:
35
# Counter Values:
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
10
0
0
0
0
0
10
0
0
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
2
1
$s13DisplayServer03X11B0C9schedulerAA9SchedulerCvpfiSdycfU_:10
0

$s13DisplayServer8X11TouchC7Contact33_D3340EF9276D60A1A82B85F721319681LLVMa
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
5
$0

$s13DisplayServer8X11TouchCMa
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
5
$0

$s13DisplayServer9KeyChangeVWOc
# Func Hash:
170957022131388415
# Num Counters:
1
# Counter Values:
1220
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
1
1
$s13DisplayServer9KeyChangeVwcp:1220

$s13DisplayServer9KeyChangeVWOh
# Func Hash:
170957022131388415
# Num Counters:
1
# Counter Values:
1220
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
1
1
$s13DisplayServer9KeyChangeVwxx:1220

$s13DisplayServer9KeyChangeVwcp
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
1220
$0

$s13DisplayServer9KeyChangeVwxx
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
1220
$0

$s13DisplayServer9SchedulerC11removeFirst33_1D64FBA07BBC8A1B2F8EE04E56355576LLyyF
# Func Hash:
589371672021196554
# Num Counters:
22
# Counter Values:
10
0
0
0
0
0
10
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
$0

$s13DisplayServer9SchedulerC12nextDeadlineSdSgvg
# Func Hash:
1096621590438532100
# Num Counters:
6
# Counter Values:
5
17
5
3102
12
0
$0

$s13DisplayServer9SchedulerC3nowSdvg
# Func Hash:
170957022131388415
# Num Counters:
1
# Counter Values:
409
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
1
1
$s13DisplayServer03X11B0C9schedulerAA9SchedulerCvpfiSdycfU_:409

$s13DisplayServer9SchedulerC4TaskC6cancelyyF
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
5
$0

$s13DisplayServer9SchedulerC4TaskCfD
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
10
$0

$s13DisplayServer9SchedulerC6runDueyyF
# Func Hash:
383113157298022927
# Num Counters:
6
# Counter Values:
5
5
5
0
5
5
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
2
1
$s13DisplayServer03X11B0C9schedulerAA9SchedulerCvpfiSdycfU_:5
1
/work/main/.build-counting/x86_64-unknown-linux-gnu/release/UIKit.build/AccessibilityValues.swift.o;$s5UIKit13UIWindowSceneC17applyOwnIconLateryyFyyYbScMYccfU_TA:5

$s13DisplayServer9SchedulerC6siftUp33_1D64FBA07BBC8A1B2F8EE04E56355576LLyySiF
# Func Hash:
927205938601715372
# Num Counters:
10
# Counter Values:
0
0
0
0
0
10
0
0
0
0
$0

$s13DisplayServer9SchedulerC8schedule2at_AC4TaskCSd_yyYbScMYcctF
# Func Hash:
238984484201432128
# Num Counters:
3
# Counter Values:
10
0
0
$0

$s13DisplayServer9SchedulerC8schedule5after_AC4TaskCSd_yyYbScMYcctF
# Func Hash:
170957022131388415
# Num Counters:
1
# Counter Values:
10
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
1
1
$s13DisplayServer03X11B0C9schedulerAA9SchedulerCvpfiSdycfU_:10

$s13DisplayServer9SchedulerCMa
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
5
$0

$s13DisplayServer9X11DeviceV7classes5count5atomsACSpySpySo14XIAnyClassInfoaGSgGSg_s5Int32VAA0C5AtomsVtcfCTf4nnnd_n
# Func Hash:
550228144602435762
# Num Counters:
20
# Counter Values:
0
0
65
0
30
0
35
0
0
35
0
0
0
0
0
0
0
0
0
30
$0

$s13DisplayServer9X11DeviceVMa
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
15
$0

$s13DisplayServer9X11DeviceVSgWOg
# Func Hash:
382993475055910911
# Num Counters:
2
# Counter Values:
30
0
$0

$s13DisplayServer9X11DeviceVSgWOh
# Func Hash:
170957022131388415
# Num Counters:
1
# Counter Values:
30
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
1
1
** External Symbol **:30

$s13DisplayServer9X11DeviceVSgWOi0_
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
30
$0

$s13DisplayServer9X11DeviceVWOc
# Func Hash:
170957022131388415
# Num Counters:
1
# Counter Values:
35
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
1
1
$s13DisplayServer9X11DeviceVwcp:35

$s13DisplayServer9X11DeviceVWOd
# Func Hash:
170957022131388415
# Num Counters:
1
# Counter Values:
5
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
1
1
$s13DisplayServer9X11DeviceVwta:5

$s13DisplayServer9X11DeviceVWOh
# Func Hash:
170957022131388415
# Num Counters:
1
# Counter Values:
35
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
1
1
$s13DisplayServer9X11DeviceVwxx:35

$s13DisplayServer9X11DeviceVwcp
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
345
$0

$s13DisplayServer9X11DeviceVwet
# Func Hash:
607699200014702880
# Num Counters:
5
# Counter Values:
30
30
0
0
0
$0

$s13DisplayServer9X11DeviceVwta
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
5
$0

$s13DisplayServer9X11DeviceVwxx
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
40
$0

$s13DisplayServer9XSettingsV15displaySettingsAA0aE0Vvg
# Func Hash:
1128094999645972626
# Num Counters:
24
# Counter Values:
35
5
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
5
5
$0

$s13DisplayServer9XSettingsV4text33_CE065D125266ED4452ABB14281404FA5LLySSSgSSF
# Func Hash:
334492582339770474
# Num Counters:
6
# Counter Values:
15
0
0
0
0
0
$0

$s13DisplayServer9XSettingsV5scale9textScaleSdSgAF_tF
# Func Hash:
262909786187587390
# Num Counters:
9
# Counter Values:
0
5
0
0
0
0
5
0
0
$0

$s13DisplayServer9XSettingsV8positive33_CE065D125266ED4452ABB14281404FA5LLySiSgSSF
# Func Hash:
1124680652285324760
# Num Counters:
4
# Counter Values:
20
0
0
0
$0

$s5UIKit10InputViewsV2eeoiySbAC_ACtFZTf4nnd_n
# Func Hash:
950994586672418742
# Num Counters:
14
# Counter Values:
3
3
0
3
0
3
0
0
0
3
0
3
0
0
$0

$s5UIKit10InputViewsV3for4dockAcA11UIResponderCSg_AA0B4DockCSgtcfC
# Func Hash:
461059291652393274
# Num Counters:
14
# Counter Values:
15
0
6
0
0
3
3
0
0
0
0
0
0
0
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
5
0
1
$s5UIKit11UIResponderC28inputAccessoryViewControllerAA07UIInputeF0CSgvg:18
0
1
$s5UIKit11UIResponderC18inputAccessoryViewAA6UIViewCSgvg:18
6
$s5UIKit7UISceneC4nextAA11UIResponderCSgvg:3
$s5UIKit13UIApplicationC4nextAA11UIResponderCSgvg:3
$s5UIKit11UIResponderC4nextACSgvg:3
$s5UIKit6UIViewC4nextAA11UIResponderCSgvg:3
$s5UIKit16UIViewControllerC4nextAA11UIResponderCSgvg:3
$s5UIKit8UIWindowC4nextAA11UIResponderCSgvg:3

$s5UIKit10InputViewsV5input33_08671D6AD454AC5BB638B14750D6172FLL2ofAA6UIViewC4view_SayAA0L10ControllerCG10controllertSgAA11UIResponderC_tFZTf4nd_n
# Func Hash:
362506648427499530
# Num Counters:
4
# Counter Values:
3
0
0
3
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
3
1
$s5UIKit11UIResponderC19inputViewControllerAA07UIInputdE0CSgvg:3
0
1
$s5UIKit11UIResponderC9inputViewAA6UIViewCSgvg:3

$s5UIKit10InputViewsVWOh
# Func Hash:
170957022131388415
# Num Counters:
1
# Counter Values:
6
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
1
1
$s5UIKit10InputViewsVwxx:6

$s5UIKit10InputViewsVwxx
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
6
$0

$s5UIKit10StyledTextV4text_AA20UIUserInterfaceStyleO5styletSgWOe
# Func Hash:
784007056844089447
# Num Counters:
2
# Counter Values:
6249
120
$0

$s5UIKit10StyledTextV_4fontACSS_AA6UIFontCtcfCTf4ngd_n
# Func Hash:
871441886379807322
# Num Counters:
5
# Counter Values:
2122
0
0
0
0
$0

$s5UIKit10UIKeyInput_pSgWOh
# Func Hash:
170957022131388415
# Num Counters:
1
# Counter Values:
1973
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
1
1
** External Symbol **:1973

$s5UIKit11MenuSessionC13swallowedKeys33_EC9BC0B61DEC876BF0D7E8D185B97839LL_WZ
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
5
$0

$s5UIKit11MenuSessionC4note_2ofyAC6ChangeO_AA13UIWindowSceneCtFZTf4nnd_n
# Func Hash:
701607647889774499
# Num Counters:
14
# Counter Values:
0
0
0
15
0
0
0
0
0
0
0
0
0
0
$0

$s5UIKit11MenuSessionC4open33_A59C844A20A88C8F301E6CB179772B62LL_WZ
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
5
$0

$s5UIKit11MenuSessionC4take_2ofSb13DisplayServer10InputEventV_AA13UIWindowSceneCtFZTf4nnd_n
# Func Hash:
896858935543163736
# Num Counters:
10
# Counter Values:
925
0
0
0
0
0
0
0
0
0
$0

$s5UIKit11MenuSessionC7current2onACSg13DisplayServerAG_p_tFZTf4nd_n
# Func Hash:
844982799843444440
# Num Counters:
4
# Counter Values:
0
940
0
0
$0

$s5UIKit11TraitValuesVSgWOe
# Func Hash:
784007056844089447
# Num Counters:
2
# Counter Values:
40108
0
$0

$s5UIKit11TraitValuesVSgWOy
# Func Hash:
784007056844089447
# Num Counters:
2
# Counter Values:
40108
0
$0

$s5UIKit11TraitValuesVWOc
# Func Hash:
170957022131388415
# Num Counters:
1
# Counter Values:
30
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
1
1
$s5UIKit11TraitValuesVwcp:30

$s5UIKit11TraitValuesVWOh
# Func Hash:
170957022131388415
# Num Counters:
1
# Counter Values:
25
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
1
1
$s5UIKit11TraitValuesVwxx:25

$s5UIKit11TraitValuesVwcp
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
30
$0

$s5UIKit11TraitValuesVwxx
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
25
$0

$s5UIKit11UIResponderC11keyCommandsSayAA12UIKeyCommandCGSgvg
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
1403
$0

$s5UIKit11UIResponderC12pressesBegan_4withyShyAA7UIPressCG_AA14UIPressesEventCSgtF
# Func Hash:
927641508432897014
# Num Counters:
6
# Counter Values:
982
0
184
0
798
0
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
2
6
$s5UIKit7UISceneC4nextAA11UIResponderCSgvg:184
$s5UIKit13UIApplicationC4nextAA11UIResponderCSgvg:184
$s5UIKit11UIResponderC4nextACSgvg:184
$s5UIKit16UIViewControllerC4nextAA11UIResponderCSgvg:184
$s5UIKit8UIWindowC4nextAA11UIResponderCSgvg:184
$s5UIKit6UIViewC4nextAA11UIResponderCSgvg:62
3
$s5UIKit11UIResponderC12pressesBegan_4withyShyAA7UIPressCG_AA14UIPressesEventCSgtF:552
$s5UIKit8UIWindowC12pressesBegan_4withyShyAA7UIPressCG_AA14UIPressesEventCSgtF:184
$s5UIKit16UIViewControllerC12pressesBegan_4withyShyAA7UIPressCG_AA14UIPressesEventCSgtF:62

$s5UIKit11UIResponderC12pressesEnded_4withyShyAA7UIPressCG_AA14UIPressesEventCSgtF
# Func Hash:
1040022892511962092
# Num Counters:
5
# Counter Values:
0
305
0
1403
0
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
2
6
$s5UIKit7UISceneC4nextAA11UIResponderCSgvg:305
$s5UIKit13UIApplicationC4nextAA11UIResponderCSgvg:305
$s5UIKit11UIResponderC4nextACSgvg:305
$s5UIKit16UIViewControllerC4nextAA11UIResponderCSgvg:305
$s5UIKit8UIWindowC4nextAA11UIResponderCSgvg:305
$s5UIKit6UIViewC4nextAA11UIResponderCSgvg:183
1
$s5UIKit11UIResponderC12pressesEnded_4withyShyAA7UIPressCG_AA14UIPressesEventCSgtF:1403

$s5UIKit11UIResponderC15responderWindowAA8UIWindowCSgvg
# Func Hash:
391800338327797256
# Num Counters:
10
# Counter Values:
0
8
0
0
8
8
0
0
0
0
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
2
1
$s5UIKit6UIViewC6windowAA8UIWindowCSgvg:8
0

$s5UIKit11UIResponderC18inputAccessoryViewAA6UIViewCSgvg
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
18
$0

$s5UIKit11UIResponderC19inputViewControllerAA07UIInputdE0CSgvg
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
3
$0

$s5UIKit11UIResponderC20becomeFirstResponderSbyF
# Func Hash:
212526876123949159
# Num Counters:
2
# Counter Values:
5
5
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
1
1
$s5UIKit11UIResponderC15responderWindowAA8UIWindowCSgvg:5

$s5UIKit11UIResponderC23canBecomeFirstResponderSbvg
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
2
$0

$s5UIKit11UIResponderC28inputAccessoryViewControllerAA07UIInputeF0CSgvg
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
18
$0

$s5UIKit11UIResponderC4nextACSgvg
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
797
$0

$s5UIKit11UIResponderC9buildMenu4withyAA13UIMenuBuilder_p_tF
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
10
$0

$s5UIKit11UIResponderC9inputViewAA6UIViewCSgvg
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
3
$0

$s5UIKit11UIResponderCMa
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
1787
$0

$s5UIKit12CoveredPlaceVMa
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
5
$0

$s5UIKit12CoveredPlaceVSgWOc
# Func Hash:
170957022131388415
# Num Counters:
1
# Counter Values:
5
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
1
1
** External Symbol **:5

$s5UIKit12CoveredPlaceVSgWOh
# Func Hash:
170957022131388415
# Num Counters:
1
# Counter Values:
5
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
1
1
** External Symbol **:5

$s5UIKit12CoveredPlaceVwet
# Func Hash:
1063705161908944610
# Num Counters:
3
# Counter Values:
10
10
10
$0

$s5UIKit12DisplayLinksC3addyyAA13CADisplayLinkCF
# Func Hash:
1096621591071414239
# Num Counters:
5
# Counter Values:
0
1
1
0
0
$0

$s5UIKit12DisplayLinksC4fire2aty0B6Server9FrameTimeV_tF
# Func Hash:
99347765661169801
# Num Counters:
28
# Counter Values:
0
196
0
0
0
392
0
0
0
0
195
196
0
196
196
0
0
0
0
0
0
0
0
0
0
0
0
0
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
8
1
$s5UIKit13CADisplayLinkC8isPausedSbvg:196
1
$s5UIKit13CADisplayLinkC24preferredFramesPerSecondSivg:195
0
1
$s5UIKit13CADisplayLinkC23preferredFrameRateRangeAA07CAFramefG0Vvg:195
1
$s5UIKit13CADisplayLinkC24preferredFramesPerSecondSivg:196
0
1
$s5UIKit13CADisplayLinkC23preferredFrameRateRangeAA07CAFramefG0Vvg:196
1
/work/main/.build-counting/x86_64-unknown-linux-gnu/release/UIKit.build/AccessibilityValues.swift.o;$s5UIKit8SelectorV2of7performACxm_Sbx_ypSgAA7UIEventCSgtYbScMYcctcRlzClu33_559E48AD198DDB508E90DDE7CF4E4821LlfcSbyXl_AfItYbScMYccfU0_TA:196

$s5UIKit12DisplayLinksC4plan022_2FC97CD061C07A5BEA846H9D0737911FLLyyF
# Func Hash:
410111964518356370
# Num Counters:
14
# Counter Values:
0
0
0
0
0
0
1
197
0
0
0
0
0
0
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
5
1
$s13DisplayServer03X11B0CA5AP10frameClockAA05FrameE0CvgTW:197
1
$s5UIKit13CADisplayLinkC8isPausedSbvg:197
0
1
$s13DisplayServer03X11B0CA5AP9schedulerAA9SchedulerCvgTW:197
0

$s5UIKit12DisplayLinksCMa
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
5
$0

$s5UIKit12FocusTrackerC4show_7headingyAA11UIFocusItem_pSg_AA0F7HeadingVtF
# Func Hash:
641059980496329638
# Num Counters:
14
# Counter Values:
3
0
0
0
0
3
0
0
0
0
0
0
0
0
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
2
0
0

$s5UIKit12FocusTrackerCMa
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
5
$0

$s5UIKit12HoverTrackerC15findRecognizers33_F7871A7364CD95050A150AFFF38A3054LLyyAA12UIHoverEventCSgF
# Func Hash:
25398237348541182
# Num Counters:
14
# Counter Values:
0
23
22
23
23
77
23
51
23
28
0
0
0
0
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
1
1
$s5UIKit6UIViewC9superviewACSgvg:100

$s5UIKit12HoverTrackerC15tellRecognizersyyAA12UIHoverEventCF
# Func Hash:
456808927526966735
# Num Counters:
25
# Counter Values:
17
62
0
315
41
39
0
0
0
0
62
0
305
62
0
0
62
5
0
0
23
0
0
0
0
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
5
0
1
$s5UIKit19UIGestureRecognizerC9isEnabledSbvg:23
1
$s5UIKit19UIGestureRecognizerC13shouldReceiveySbAA7UIEventCF:23
1
$s5UIKit19UIGestureRecognizerC5stateAC5StateOvs:23
1
$s5UIKit19UIGestureRecognizerC5stateAC5StateOvs:39

$s5UIKit12HoverTrackerC4move2to8locationyAA6UIViewCSg_10Foundation7CGPointVtF
# Func Hash:
798733565927358100
# Num Counters:
5
# Counter Values:
41
310
305
5
5
$0

$s5UIKit12HoverTrackerC4tell33_F7871A7364CD95050A150AFFF38A3054LL4left7enteredyAA6UIViewCSg_AJtFZTf4nnd_n
# Func Hash:
209909928714392037
# Num Counters:
11
# Counter Values:
0
0
0
0
100
100
0
0
0
0
41
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
7
0
0
0
1
$s5UIKit6UIViewC9superviewACSgvg:100
0
0
1
$s5UIKit6UIViewC9superviewACSgvg:100

$s5UIKit12HoverTrackerC5clearyyF
# Func Hash:
467443202954547484
# Num Counters:
5
# Counter Values:
0
0
0
10
0
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
3
0
0
0

$s5UIKit12HoverTrackerC8tellMove33_F7871A7364CD95050A150AFFF38A3054LLyyF
# Func Hash:
789479960187272773
# Num Counters:
11
# Counter Values:
689
0
0
0
0
325
0
0
0
0
0
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
7
0
0
0
0
0
0
1
$s5UIKit6UIViewC9superviewACSgvg:689

$s5UIKit12HoverTrackerCACycfc
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
5
$0

$s5UIKit12HoverTrackerCMa
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
5
$0

$s5UIKit12HoverTrackerCfD
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
5
$0

$s5UIKit12PressTrackerV4type33_B9168253B0D5C81D8E16F6C69326E169LL2ofAA7UIPressC0B4TypeOSg13DisplayServer9KeyChangeV_tFZTf4nd_n
# Func Hash:
331779890233956466
# Num Counters:
13
# Counter Values:
0
0
0
305
305
0
0
0
0
0
0
305
0
$0

$s5UIKit12PressTrackerV5event33_B9168253B0D5C81D8E16F6C69326E169LL7changed4time9modifiersAA14UIPressesEventCSayAA7UIPressCG_SdAA18UIKeyModifierFlagsVtF
# Func Hash:
650973722760828896
# Num Counters:
8
# Counter Values:
305
305
0
305
305
0
0
0
$0

$s5UIKit12PressTrackerV5press2ofAA7UIPressCSgSi_tF
# Func Hash:
844982799843444440
# Num Counters:
4
# Counter Values:
0
305
0
0
$0

$s5UIKit12PressTrackerV6cancel4time5whereAA14UIPressesEventCSgSd_SbAA7UIPressCXEtF010$s5UIKit12bc20V9cancelAll4timeAA14gh13CSgSd_tFSbAA7I6CXEfU_Tf1ncn_n
# Func Hash:
950994588486512703
# Num Counters:
11
# Counter Values:
0
0
0
0
0
0
0
15
0
0
0
$0

$s5UIKit12PressTrackerV6handle_6window4time9modifiersAA14UIPressesEventCSg13DisplayServer9KeyChangeV_AA8UIWindowCSgSdAA18UIKeyModifierFlagsVtF
# Func Hash:
45209323523354654
# Num Counters:
15
# Counter Values:
0
0
305
0
0
305
305
0
5
0
305
122
0
0
0
$0

$s5UIKit12UIFontFamilyO4face5namedAC6family_AA0B0C6WeightV6weightSb8isItalictSgSS_tFZTf4nd_n
# Func Hash:
701607649563332530
# Num Counters:
13
# Counter Values:
4
1
3
3
0
1
0
0
0
0
0
0
0
$0

$s5UIKit12UIFontFamilyO4find33_24EE277999F137922C29646D0C5D6833LLyAC6family_AA0B0C6WeightV6weightSb8isItalictSgSSFZTf4nd_n
# Func Hash:
701607647447286253
# Num Counters:
11
# Counter Values:
3
0
0
0
0
0
0
0
0
0
0
$0

$s5UIKit12UIFontFamilyO5known33_24EE277999F137922C29646D0C5D6833LL_WZ
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
3
$0

$s5UIKit12UIFontFamilyO6family_AA0B0C6WeightV6weightSb8isItalictSgWOe
# Func Hash:
784007056844089447
# Num Counters:
2
# Counter Values:
4
4
$0

$s5UIKit12UIFontFamilyO6family_AA0B0C6WeightV6weightSb8isItalictSgWOy
# Func Hash:
784007056844089447
# Num Counters:
2
# Counter Values:
8
8
$0

$s5UIKit12UIFontFamilyOMa
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
3
$0

$s5UIKit12UIFontFamilyOWOe
# Func Hash:
784007056844089447
# Num Counters:
2
# Counter Values:
2008
4
$0

$s5UIKit12UIFontFamilyOWOy
# Func Hash:
784007056844089447
# Num Counters:
2
# Counter Values:
12
12
$0

$s5UIKit12UIHoverEventCMa
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
5
$0

$s5UIKit12UIHoverEventCfD
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
5
$0

$s5UIKit12UIKeyCommandC3fit2of4withAC3FitOSgAA0B0C_AA0B13ModifierFlagsVtF
# Func Hash:
605956318383414581
# Num Counters:
45
# Counter Values:
0
0
0
610
610
610
0
610
0
0
610
0
610
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
610
610
0
0
0
0
0
0
0
0
0
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
2
0
0

$s5UIKit12UIKeyCommandC8ownInputAA03KeycE0VSgvg
# Func Hash:
567185239527298362
# Num Counters:
5
# Counter Values:
610
10
10
0
10
$0

$s5UIKit12UIKeyCommandC9namedKeys_WZ
# Func Hash:
120147496606044092
# Num Counters:
4907
# Counter Values:
1
4
7
10
15
15
140
10
15
15
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
5
5
5
5
5
5
5
5
5
5
5
5
5
5
5
5
5
5
5
5
5
5
5
5
5
5
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
5
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
5
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
5
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
5
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
5
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
5
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
5
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
5
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
5
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
5
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
5
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
5
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
5
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
5
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
5
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
5
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
5
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
5
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
5
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
5
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
5
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
5
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
5
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
5
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
5
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
5
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
5
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
5
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
5
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
5
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
5
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
5
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
5
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
$0

$s5UIKit12UIKeyCommandCMa
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
415
$0

$s5UIKit12UIMenuSystemC11keyCommands33_1C79A26C86167BAD31F983F9F503C68ELL2inSayAA12UIKeyCommandCGAA0B0C_tFZ
# Func Hash:
640704447276628607
# Num Counters:
14
# Counter Values:
225
195
175
140
55
90
105
110
0
0
0
0
0
0
$0

$s5UIKit12UIMenuSystemC5Built33_1C79A26C86167BAD31F983F9F503C68ELLVSgWOe
# Func Hash:
784007056844089447
# Num Counters:
2
# Counter Values:
10
5
$0

$s5UIKit12UIMenuSystemC5Built33_1C79A26C86167BAD31F983F9F503C68ELLVSgWOy
# Func Hash:
784007056844089447
# Num Counters:
2
# Counter Values:
305
300
$0

$s5UIKit12UIMenuSystemC5Built33_1C79A26C86167BAD31F983F9F503C68ELLVyAfA0B0C_SayAA12UIKeyCommandCGtcfCTf4ngd_n
# Func Hash:
844982797281501629
# Num Counters:
4
# Counter Values:
140
10
10
0
$0

$s5UIKit12UIMenuSystemC8mainMenu33_1C79A26C86167BAD31F983F9F503C68ELLAC5BuiltAELLVvg
# Func Hash:
675525041881250080
# Num Counters:
9
# Counter Values:
300
5
5
0
0
0
0
0
0
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
3
1
$s5UIKit11UIResponderC9buildMenu4withyAA13UIMenuBuilder_p_tF:5
1
$s5UIKit13UIApplicationC4nextAA11UIResponderCSgvg:5
1
$s5UIKit11UIResponderC9buildMenu4withyAA13UIMenuBuilder_p_tF:5

$s5UIKit12UIMenuSystemCMa
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
305
$0

$s5UIKit13ButtonContentV7ByStateV5value3forxSgAA9UIControlC0E0V_tF10Foundation18NSAttributedStringC_Tg5
# Func Hash:
391331301822030875
# Num Counters:
7
# Counter Values:
7
0
0
0
0
0
0
$0

$s5UIKit13ButtonContentV7ByStateV5value3forxSgAA9UIControlC0E0V_tFAA7UIColorC_Tg5
# Func Hash:
391331301822030875
# Num Counters:
7
# Counter Values:
5
0
0
0
0
0
0
$0

$s5UIKit13ButtonContentV7ByStateV5value3forxSgAA9UIControlC0E0V_tFAA7UIImageC_Tg5
# Func Hash:
391331301822030875
# Num Counters:
7
# Counter Values:
15
0
0
0
0
0
0
$0

$s5UIKit13ButtonContentV7ByStateV5value3forxSgAA9UIControlC0E0V_tFSS_Tg5
# Func Hash:
391331301822030875
# Num Counters:
7
# Counter Values:
2
1
0
1
0
0
0
$0

$s5UIKit13ButtonContentV7ByStateVyxSgAA9UIControlC0E0VcisSS_Tg5
# Func Hash:
844982798266130406
# Num Counters:
4
# Counter Values:
1
0
0
0
$0

$s5UIKit13CADisplayLinkC23preferredFrameRateRangeAA07CAFramefG0Vvg
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
587
$0

$s5UIKit13CADisplayLinkC24preferredFramesPerSecondSivg
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
587
$0

$s5UIKit13CADisplayLinkC3add2to7forModey10Foundation7RunLoopC_AI0G0VtF
# Func Hash:
694937220225335336
# Num Counters:
5
# Counter Values:
1
1
0
1
0
$0

$s5UIKit13CADisplayLinkC4step33_7F845AF7CE62805A853A1F00642583F5LLyS2dF
# Func Hash:
191932371979504500
# Num Counters:
7
# Counter Values:
0
0
196
0
0
0
0
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
3
1
$s5UIKit13CADisplayLinkC24preferredFramesPerSecondSivg:196
0
1
$s5UIKit13CADisplayLinkC23preferredFrameRateRangeAA07CAFramefG0Vvg:196

$s5UIKit13CADisplayLinkC6target8selector7displayACyXl_AA8SelectorVAA8DisplaysC7DisplayCSgtcfc
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
1
$0

$s5UIKit13CADisplayLinkC6target8selectorACyp_yq_YbScMYccxYbScMYcctcRlzCr0_lufC
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
1
$0

$s5UIKit13CADisplayLinkC8isPausedSbvg
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
393
$0

$s5UIKit13CADisplayLinkCMa
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
197
$0

$s5UIKit13ObjectFactoryO4slot33_33B964904B3EB8193FAAD5ECD4214976LLSivpZfiSiyXEfU_
# Func Hash:
927205938382678382
# Num Counters:
11
# Counter Values:
95
10
10
5
5
5
5
0
0
0
0
$0

$s5UIKit13ObjectFactoryO4slot33_33B964904B3EB8193FAAD5ECD4214976LL_WZ
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
5
$0

$s5UIKit13ObjectFactoryO5First33_33B964904B3EB8193FAAD5ECD4214976LLCMa
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
5
$0

$s5UIKit13ObjectFactoryO6Second33_33B964904B3EB8193FAAD5ECD4214976LLCMa
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
5
$0

$s5UIKit13StandardMenusO4edit33_6949E31CD1AA83571F1E0AB28C3069C5LLAA6UIMenuCvgZTf4d_n
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
5
$0

$s5UIKit13StandardMenusO4file33_6949E31CD1AA83571F1E0AB28C3069C5LLAA6UIMenuCvgZTf4d_n
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
5
$0

$s5UIKit13StandardMenusO4rootAA6UIMenuCvgZTf4d_n
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
5
$0

$s5UIKit13StandardMenusO4view33_6949E31CD1AA83571F1E0AB28C3069C5LLAA6UIMenuCvgZTf4d_n
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
5
$0

$s5UIKit13StandardMenusO6format33_6949E31CD1AA83571F1E0AB28C3069C5LLAA6UIMenuCvgZTf4d_n
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
5
$0

$s5UIKit13StandardMenusO7command33_6949E31CD1AA83571F1E0AB28C3069C5LLyAA9UICommandCSS_AA0B10EditActionOSSSgAA18UIKeyModifierFlagsVtFZTf4nnnnd_n
# Func Hash:
798733565333678626
# Num Counters:
4
# Counter Values:
130
35
0
0
$0

$s5UIKit13TouchDeliveryC7release33_C90FC4F31A55A4B94FFDC643694D004CLLyyF
# Func Hash:
521203194516071516
# Num Counters:
46
# Counter Values:
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
46
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
2
0
0

$s5UIKit13TouchDeliveryCMa
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
6
$0

$s5UIKit13UIApplicationC10didDiscardyyAA14UISceneSessionCF
# Func Hash:
238891944477840872
# Num Counters:
3
# Counter Values:
5
0
0
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
2
0
0

$s5UIKit13UIApplicationC11updateStateyyF
# Func Hash:
559578801862107443
# Num Counters:
14
# Counter Values:
25
20
30
25
5
5
0
15
10
5
0
0
0
0
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
4
1
$s5UIKit7UISceneC15activationStateAC010ActivationD0Ovg:25
1
$s5UIKit7UISceneC15activationStateAC010ActivationD0Ovg:20
1
$s5UIKit13UIApplicationC16applicationStateAC0D0Ovg:30
1
$s13DisplayServer03X11B0CA5AP9schedulerAA9SchedulerCvgTW:5

$s5UIKit13UIApplicationC13DisplayServer0cD8DelegateAadEP07displayD0_7frameAtyA2D_p_AD9FrameTimeVtFTW
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
392
$0

$s5UIKit13UIApplicationC13configuration33_71BA6623689F84DA30E642EC4A696A6DLL3for_AA20UISceneConfigurationCSgAA0L7SessionC_AA14NSUserActivityCSgtF
# Func Hash:
94401999329133156
# Num Counters:
5
# Counter Values:
5
0
0
5
0
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
4
1
$s5UIKit13UIApplicationC8delegateAA0B8Delegate_pSgvg:5
1
$s11bench_uikit12BenchmarkAppC5UIKit21UIApplicationDelegateAadEP11application_26configurationForConnecting7optionsAD20UISceneConfigurationCAD0F0C_AD0M7SessionCAD0M0C17ConnectionOptionsCtFTW:5
0
0

$s5UIKit13UIApplicationC13displayServer_7frameAty07DisplayD0AF_p_AF9FrameTimeVtF
# Func Hash:
650973720975467041
# Num Counters:
8
# Counter Values:
0
0
389
0
392
392
389
0
$0

$s5UIKit13UIApplicationC14sceneWasClosedyyF
# Func Hash:
170821684919222868
# Num Counters:
6
# Counter Values:
0
5
5
5
5
5
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
3
1
$s5UIKit13UIApplicationC8delegateAA0B8Delegate_pSgvg:5
1
$s11bench_uikit12BenchmarkAppC5UIKit21UIApplicationDelegateAadEP47applicationShouldTerminateAfterLastWindowClosedySbAD0F0CFTW:5
1
$s13DisplayServer03X11B0CA5AP4stopyyFTW:5

$s5UIKit13UIApplicationC15finishLaunchingyyF
# Func Hash:
414721474789126965
# Num Counters:
3
# Counter Values:
5
5
5
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
4
1
$s5UIKit13UIApplicationC8delegateAA0B8Delegate_pSgvg:5
1
$s11bench_uikit12BenchmarkAppC5UIKit21UIApplicationDelegateAadEP11application_30willFinishLaunchingWithOptionsSbAD0F0C_SDyAJ06LaunchM3KeyVypGSgtFTW:5
1
$s5UIKit13UIApplicationC8delegateAA0B8Delegate_pSgvg:5
1
$s11bench_uikit12BenchmarkAppC5UIKit21UIApplicationDelegateAadEP11application_29didFinishLaunchingWithOptionsSbAD0F0C_SDyAJ06LaunchM3KeyVypGSgtFTW:5

$s5UIKit13UIApplicationC16applicationStateAC0D0Ovg
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
115
$0

$s5UIKit13UIApplicationC17connectFirstSceneyyF
# Func Hash:
146835647075900052
# Num Counters:
2
# Counter Values:
0
5
$0

$s5UIKit13UIApplicationC19isIdleTimerDisabledSbvg
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
20
$0

$s5UIKit13UIApplicationC20applicationIconImageAA7UIImageCSgvg
# Func Hash:
784007059655560962
# Num Counters:
2
# Counter Values:
5
5
$0

$s5UIKit13UIApplicationC4nextAA11UIResponderCSgvg
# Func Hash:
971686718830083287
# Num Counters:
6
# Counter Values:
802
0
0
0
802
0
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
1
1
$s5UIKit13UIApplicationC8delegateAA0B8Delegate_pSgvg:802

$s5UIKit13UIApplicationC4postyy10Foundation14NSNotificationC4NameVF
# Func Hash:
170957022131388415
# Num Counters:
1
# Counter Values:
25
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
1
1
** External Symbol **:25

$s5UIKit13UIApplicationC6follow33_D47195769EB7DA1C268038915D0FD717LLyyF
# Func Hash:
704178891906879431
# Num Counters:
29
# Counter Values:
10
15
5
20
15
5
25
5
5
5
5
15
5
10
0
5
10
5
0
5
5
5
0
5
5
0
0
0
0
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
11
1
$s5UIKit7UISceneC15activationStateAC010ActivationD0Ovg:20
1
$s5UIKit7UISceneC15activationStateAC010ActivationD0Ovg:15
1
$s5UIKit13UIApplicationC8delegateAA0B8Delegate_pSgvg:25
1
$s5UIKit13UIApplicationC16applicationStateAC0D0Ovg:25
1
$s11bench_uikit12BenchmarkAppC5UIKit21UIApplicationDelegateAadEP27applicationWillResignActiveyyAD0F0CFTW:5
1
$s5UIKit13UIApplicationC16applicationStateAC0D0Ovg:25
1
$s11bench_uikit12BenchmarkAppC5UIKit21UIApplicationDelegateAadEP29applicationDidEnterBackgroundyyAD0F0CFTW:5
1
$s5UIKit13UIApplicationC16applicationStateAC0D0Ovg:10
0
1
$s5UIKit13UIApplicationC16applicationStateAC0D0Ovg:25
1
$s11bench_uikit12BenchmarkAppC5UIKit21UIApplicationDelegateAadEP26applicationDidBecomeActiveyyAD0F0CFTW:5

$s5UIKit13UIApplicationC6launch_12makeDelegates5Int32VyXlXp_AA0bE0_pSgyXEtFZTf4nnd_n
# Func Hash:
263859754961004129
# Num Counters:
9
# Counter Values:
0
5
5
5
5
0
0
0
0
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
7
1
/work/main/.build-counting/x86_64-unknown-linux-gnu/release/UIKit.build/AccessibilityValues.swift.o;$s5UIKit21UIApplicationDelegatePAAE4mainyyFZAaB_pSgyXEfU_TA:5
1
$s5UIKit13UIApplicationC8delegateAA0B8Delegate_pSgvs:5
1
$s13DisplayServer03X11B0CA5AP3runyyFTW:5
0
1
$s5UIKit13UIApplicationC8delegateAA0B8Delegate_pSgvg:5
1
$s11bench_uikit12BenchmarkAppC5UIKit21UIApplicationDelegateAadEP24applicationWillTerminateyyAD0F0CFTW:5
1
$s13DisplayServer03X11B0CA5AP10disconnectyyFTW:5

$s5UIKit13UIApplicationC7ownIcon33_D47195769EB7DA1C268038915D0FD717LLAA7UIImageCSgvg
# Func Hash:
238984484777895808
# Num Counters:
3
# Counter Values:
5
0
5
$0

$s5UIKit13UIApplicationC8delegateAA0B8Delegate_pSgvg
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
852
$0

$s5UIKit13UIApplicationC8delegateAA0B8Delegate_pSgvs
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
5
$0

$s5UIKit13UIApplicationC8displaysAA8DisplaysCvg
# Func Hash:
146835647075900052
# Num Counters:
2
# Counter Values:
8264
5
$0

$s5UIKit13UIApplicationC9sendEventyyAA7UIEventCF
# Func Hash:
162048384240607215
# Num Counters:
29
# Counter Values:
0
0
0
0
0
0
0
0
0
0
610
315
0
315
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
8
0
1
$s5UIKit8UIWindowC9sendEventyyAA7UIEventCF:610
1
$s5UIKit8UIWindowC9sendEventyyAA7UIEventCF:315
0
0
0
0
0

$s5UIKit13UIApplicationCACycfc
# Func Hash:
784007058953177093
# Num Counters:
2
# Counter Values:
5
0
$0

$s5UIKit13UIApplicationCACycfcSdycfU_
# Func Hash:
170957022131388415
# Num Counters:
1
# Counter Values:
197
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
1
1
$s13DisplayServer03X11B0CA5AP9schedulerAA9SchedulerCvgTW:197

$s5UIKit13UIApplicationCMa
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
30
$0

$s5UIKit13UIWindowSceneC10disconnectyyF
# Func Hash:
890623881633630247
# Num Counters:
40
# Counter Values:
0
0
0
0
0
5
0
0
5
0
0
5
0
0
5
5
0
5
5
5
5
0
0
0
0
0
5
0
0
0
0
0
0
0
0
0
0
0
0
0
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
8
1
$s5UIKit13UIWindowSceneC7isPopupSbvg:5
1
$s10QuartzCore7CALayerC8isHiddenSbvg:5
1
$s10QuartzCore7CALayerC8isHiddenSbvs:5
1
$s10QuartzCore7CALayerC20removeFromSuperlayeryyF:5
1
$s13DisplayServer10X11SurfaceCAA0aD0A2aDP8delegateAA0aD8Delegate_pSgvsTW:5
1
$s13DisplayServer10X11SurfaceCAA0aD0A2aDP7destroyyyFTW:5
1
$s5UIKit7UISceneC8delegateAA0B8Delegate_pSgvg:5
0

$s5UIKit13UIWindowSceneC10translatorAA15EventTranslatorCvg
# Func Hash:
146835647075900052
# Num Counters:
2
# Counter Values:
1250
5
$0

$s5UIKit13UIWindowSceneC11renderFrameyy13DisplayServer0E4TimeVF
# Func Hash:
154233357351526445
# Num Counters:
25
# Counter Values:
0
0
389
0
0
389
334
0
0
0
6
0
0
0
0
0
0
0
383
0
0
0
0
0
0
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
6
0
2
/work/main/.build-counting/x86_64-unknown-linux-gnu/release/UIKit.build/AccessibilityValues.swift.o;$sIegh_ytIeghr_TRTA:32
/work/main/.build-counting/x86_64-unknown-linux-gnu/release/UIKit.build/AccessibilityValues.swift.o;$sIegh_ytIeghr_TRTA:23
1
$s5UIKit13UIWindowSceneC7windowsSayAA0B0CGvg:389
1
$s13DisplayServer10X11SurfaceCAA0aD0A2aDP8isMappedSbvgTW:389
1
$s13DisplayServer10X11SurfaceCAA0aD0A2aDP5paintySb12CoreGraphics11PixelRegionV_yAG0H6BufferVXEtFTW:383
0

$s5UIKit13UIWindowSceneC11renderFrameyy13DisplayServer0E4TimeVFy12CoreGraphics11PixelBufferVXEfU_
# Func Hash:
784007056844089447
# Num Counters:
2
# Counter Values:
383
0
$0

$s5UIKit13UIWindowSceneC12restrictions33_7B629F14C7D02F8DE64D6C1F873BE3DFLLAA23UISceneSizeRestrictionsCvg
# Func Hash:
146835647075900052
# Num Counters:
2
# Counter Values:
0
5
$0

$s5UIKit13UIWindowSceneC13DisplayServer0D15SurfaceDelegateAadEP16surfaceDidResizeyyAD0dF0_pFTW
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
50
$0

$s5UIKit13UIWindowSceneC13DisplayServer0D15SurfaceDelegateAadEP19surfaceWasDestroyedyyAD0dF0_pFTW
# Func Hash:
728453322856651412
# Num Counters:
2
# Counter Values:
5
0
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
1
1
$s13DisplayServer03X11B0CA5AP11isConnectedSbvgTW:5

$s5UIKit13UIWindowSceneC13DisplayServer0D15SurfaceDelegateAadEP21surfaceDidChangeFocusyyAD0dF0_pFTW
# Func Hash:
212526876123949159
# Num Counters:
2
# Counter Values:
10
5
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
1
1
$s13DisplayServer10X11SurfaceCAA0aD0A2aDP8hasFocusSbvgTW:10

$s5UIKit13UIWindowSceneC13DisplayServer0D15SurfaceDelegateAadEP23surfaceDidChangeMappingyyAD0dF0_pFTW
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
10
$0

$s5UIKit13UIWindowSceneC13DisplayServer0D15SurfaceDelegateAadEP7surface_10didReceiveyAD0dF0_p_AD10InputEventVtFTW
# Func Hash:
784007056844089447
# Num Counters:
2
# Counter Values:
925
925
$0

$s5UIKit13UIWindowSceneC13DisplayServer0D15SurfaceDelegateAadEP7surface_19didChangeVisibilityyAD0dF0_p_SbtFTW
# Func Hash:
212526878935420674
# Num Counters:
2
# Counter Values:
10
5
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
1
1
$s13DisplayServer03X11B0CA5AP10frameClockAA05FrameE0CvgTW:5

$s5UIKit13UIWindowSceneC15traitCollectionAA07UITraitE0Cvg
# Func Hash:
212526876123949159
# Num Counters:
2
# Counter Values:
40233
0
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
1
1
$s13DisplayServer03X11B0CA5AP5scale10Foundation7CGFloatVvgTW:40233

$s5UIKit13UIWindowSceneC16adoptSurfaceSize33_7B629F14C7D02F8DE64D6C1F873BE3DFLLyyF
# Func Hash:
119474012744809945
# Num Counters:
36
# Counter Values:
0
0
0
0
0
0
0
0
50
0
0
0
50
0
55
0
0
50
50
0
50
0
0
5
50
0
0
0
50
0
0
0
0
0
0
5
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
24
1
$s5UIKit13UIWindowSceneC17effectiveGeometryAC0E0Cvg:55
1
$s13DisplayServer10X11SurfaceCAA0aD0A2aDP9pixelSizeSi5width_Si6heighttvgTW:55
1
$s13DisplayServer10X11SurfaceCAA0aD0A2aDP5scale10Foundation7CGFloatVvgTW:55
1
$s13DisplayServer10X11SurfaceCAA0aD0A2aDP9pixelSizeSi5width_Si6heighttvgTW:55
1
$s13DisplayServer10X11SurfaceCAA0aD0A2aDP5scale10Foundation7CGFloatVvgTW:55
1
$s13DisplayServer10X11SurfaceCAA0aD0A2aDP9pixelSizeSi5width_Si6heighttvgTW:55
1
$s13DisplayServer10X11SurfaceCAA0aD0A2aDP5scale10Foundation7CGFloatVvgTW:55
1
$s10QuartzCore7CALayerC6bounds10Foundation6CGRectVvg:55
1
$s10QuartzCore7CALayerC6bounds10Foundation6CGRectVvs:55
1
$s10QuartzCore7CALayerC8position10Foundation7CGPointVvs:55
1
$s5UIKit8UIWindowC5frame10Foundation6CGRectVvg:50
1
$s5UIKit8UIWindowC18rootViewControllerAA06UIViewE0CSgvg:50
1
$s5UIKit8UIWindowC6bounds10Foundation6CGRectVvg:50
1
$s5UIKit8UIWindowC8isHiddenSbvg:50
1
$s5UIKit16UIViewControllerC12isViewLoadedSbvg:50
1
$s5UIKit16UIViewControllerC18viewWillTransition2to4withy10Foundation6CGSizeV_AA0bcF11Coordinator_ptF:50
1
$s5UIKit8UIWindowC11windowSceneAA0bD0CSgvg:50
1
$s13DisplayServer03X11B0CA5AP10frameClockAA05FrameE0CvgTW:50
0
0
1
$s5UIKit6UIViewC15traitCollectionAA07UITraitD0Cvg:50
0
1
$s5UIKit7UISceneC8delegateAA0B8Delegate_pSgvg:50
0

$s5UIKit13UIWindowSceneC16updateActivationyyF
# Func Hash:
32211890947155170
# Num Counters:
8
# Counter Values:
20
20
0
20
15
0
0
5
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
4
1
$s5UIKit13UIWindowSceneC7isPopupSbvg:20
0
1
$s13DisplayServer10X11SurfaceCAA0aD0A2aDP8isMappedSbvgTW:20
1
$s13DisplayServer10X11SurfaceCAA0aD0A2aDP8hasFocusSbvgTW:15

$s5UIKit13UIWindowSceneC17applyOwnIconLateryyF
# Func Hash:
212526876123949159
# Num Counters:
2
# Counter Values:
383
5
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
1
1
$s13DisplayServer03X11B0CA5AP9schedulerAA9SchedulerCvgTW:5

$s5UIKit13UIWindowSceneC17applyOwnIconLateryyFyyYbScMYccfU_
# Func Hash:
675064527256971474
# Num Counters:
6
# Counter Values:
5
0
0
0
0
5
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
1
1
$s5UIKit13UIApplicationC20applicationIconImageAA7UIImageCSgvg:5

$s5UIKit13UIWindowSceneC17effectiveGeometryAC0E0Cvg
# Func Hash:
536744759626524775
# Num Counters:
2
# Counter Values:
55
55
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
2
1
$s13DisplayServer10X11SurfaceCAA0aD0A2aDP12screenOrigin10Foundation7CGPointVvgTW:55
1
$s10QuartzCore7CALayerC6bounds10Foundation6CGRectVvg:55

$s5UIKit13UIWindowSceneC20mapIfThereAreWindows33_7B629F14C7D02F8DE64D6C1F873BE3DFLLyyF
# Func Hash:
264495437160552387
# Num Counters:
5
# Counter Values:
5
0
0
0
0
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
1
0

$s5UIKit13UIWindowSceneC23surfaceDidChangeMappingyy13DisplayServer0H7Surface_pF
# Func Hash:
1124236339446995604
# Num Counters:
2
# Counter Values:
5
5
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
2
1
$s13DisplayServer10X11SurfaceCAA0aD0A2aDP8isMappedSbvgTW:10
1
$s13DisplayServer03X11B0CA5AP10frameClockAA05FrameE0CvgTW:5

$s5UIKit13UIWindowSceneC3endyyF
# Func Hash:
536873293986372656
# Num Counters:
3
# Counter Values:
5
0
0
$0

$s5UIKit13UIWindowSceneC4move2toyAA7UISceneC15ActivationStateO_tF
# Func Hash:
361361408802217386
# Num Counters:
15
# Counter Values:
10
5
15
10
5
5
0
10
5
0
5
0
5
0
20
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
13
1
$s5UIKit7UISceneC15activationStateAC010ActivationD0Ovg:25
1
$s5UIKit7UISceneC8delegateAA0B8Delegate_pSgvg:5
0
1
$s5UIKit7UISceneC15activationStateAC010ActivationD0Ovg:25
1
$s5UIKit7UISceneC8delegateAA0B8Delegate_pSgvg:5
0
1
$s5UIKit7UISceneC15activationStateAC010ActivationD0Ovg:15
1
$s5UIKit7UISceneC15activationStateAC010ActivationD0Ovg:10
1
$s5UIKit7UISceneC8delegateAA0B8Delegate_pSgvg:5
0
1
$s5UIKit7UISceneC15activationStateAC010ActivationD0Ovg:5
1
$s5UIKit7UISceneC8delegateAA0B8Delegate_pSgvg:5
0

$s5UIKit13UIWindowSceneC4open4size4mapsy10Foundation6CGSizeV_SbtF
# Func Hash:
539371377371711426
# Num Counters:
12
# Counter Values:
0
5
0
5
0
0
0
0
0
0
0
0
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
7
1
$s5UIKit13UIWindowSceneC5titleSSSgvg:5
0
1
$s13DisplayServer03X11B0CA5AP11makeSurfaceyAA0aE0_pAA0E13ConfigurationVKFTW:5
1
$s13DisplayServer10X11SurfaceCAA0aD0A2aDP8delegateAA0aD8Delegate_pSgvsTW:5
1
$s5UIKit13UIWindowSceneC15traitCollectionAA07UITraitE0Cvg:5
1
$s13DisplayServer10X11SurfaceCAA0aD0A2aDP3mapyyFTW:5
0

$s5UIKit13UIWindowSceneC4showyyAA0B0CF
# Func Hash:
702534860372902464
# Num Counters:
19
# Counter Values:
0
0
0
0
0
0
0
0
5
0
0
0
0
0
0
0
0
0
0
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
4
0
0
0
1
$s10QuartzCore7CALayerC11addSublayeryyACF:5

$s5UIKit13UIWindowSceneC5titleSSSgvg
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
10
$0

$s5UIKit13UIWindowSceneC5titleSSSgvs
# Func Hash:
359925488046008423
# Num Counters:
4
# Counter Values:
5
5
0
0
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
2
1
$s5UIKit13UIWindowSceneC5titleSSSgvg:5
1
$s13DisplayServer10X11SurfaceCAA0aD0A2aDP5titleSSvsTW:5

$s5UIKit13UIWindowSceneC7hitTest_4withAA0B0C6window_AA6UIViewC4viewtSg10Foundation7CGPointV_AA7UIEventCSgtF
# Func Hash:
1021613873600271269
# Num Counters:
13
# Counter Values:
310
0
0
0
310
0
0
0
310
310
310
310
310
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
4
1
$s10QuartzCore7CALayerC6bounds10Foundation6CGRectVvg:310
1
$s10QuartzCore7CALayerC8position10Foundation7CGPointVvg:310
1
$s10QuartzCore7CALayerC11anchorPoint10Foundation7CGPointVvg:310
1
$s5UIKit6UIViewC7hitTest_4withACSg10Foundation7CGPointV_AA7UIEventCSgtF:310

$s5UIKit13UIWindowSceneC7isPopupSbvg
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
25
$0

$s5UIKit13UIWindowSceneC7makeKeyyyAA0B0CSgF
# Func Hash:
443747086646353927
# Num Counters:
9
# Counter Values:
0
5
5
0
5
0
0
0
0
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
4
0
0
0
1
$s5UIKit8UIWindowC9becomeKeyyyF:5

$s5UIKit13UIWindowSceneC7session17connectionOptionsAcA14UISceneSessionC_AA0G0C010ConnectionF0Ctcfc
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
5
$0

$s5UIKit13UIWindowSceneC7session17connectionOptionsAcA14UISceneSessionC_AA0G0C010ConnectionF0CtcfcyycfU_
# Func Hash:
212526876123949159
# Num Counters:
2
# Counter Values:
383
383
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
1
1
$s13DisplayServer03X11B0CA5AP10frameClockAA05FrameE0CvgTW:383

$s5UIKit13UIWindowSceneC7windowsSayAA0B0CGvg
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
389
$0

$s5UIKit13UIWindowSceneC8GeometryCMa
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
55
$0

$s5UIKit13UIWindowSceneC8GeometryCfD
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
55
$0

$s5UIKit13UIWindowSceneC9keyWindowAA0B0CSgvg
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
2240
$0

$s5UIKit13UIWindowSceneC9textInputAA04TextE7SessionCvg
# Func Hash:
146835647075900052
# Num Counters:
2
# Counter Values:
1622
5
$0

$s5UIKit13UIWindowSceneCMa
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
15
$0

$s5UIKit13UIWindowSceneCfD
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
5
$0

$s5UIKit13UIWindowSceneCfd
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
5
$0

$s5UIKit14AnimationBlockC6action3for_10QuartzCore8CAAction_pAA6UIViewC_SStFZ
# Func Hash:
903233819244504073
# Num Counters:
11
# Counter Values:
0
0
0
89411
0
0
0
0
0
0
0
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
1
0

$s5UIKit14AnimationBlockC7running_WZ
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
5
$0

$s5UIKit14AnimationBlockCMa
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
89411
$0

$s5UIKit14ControlActionsV6TargetCMa
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
1000
$0

$s5UIKit14GestureActionsV3addyyyXlSg_AA8SelectorVtF
# Func Hash:
421769327217761519
# Num Counters:
12
# Counter Values:
0
0
0
0
0
1000
1000
1000
1000
0
0
0
$0

$s5UIKit14GestureActionsV4send4fromyAA19UIGestureRecognizerC_tF
# Func Hash:
566835382497434981
# Num Counters:
10
# Counter Values:
85
85
0
0
0
0
0
0
85
85
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
6
1
/work/main/.build-counting/x86_64-unknown-linux-gnu/release/UIKit.build/AccessibilityValues.swift.o;$s5UIKit8SelectorV2of7performACxm_Sbx_ypSgAA7UIEventCSgtYbScMYcctcRlzClu33_559E48AD198DDB508E90DDE7CF4E4821LlfcSbyXl_AfItYbScMYccfU0_TA:85
0
0
0
0
0

$s5UIKit14GestureActionsV8Receiver33_B723E74EAE9A78CE3D5E055356DD0686LLOMa
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
2
$0

$s5UIKit14GestureArbiterC10finishNext33_0089BB923C7897266F59A26634583341LLSbyF
# Func Hash:
894595280120261247
# Num Counters:
16
# Counter Values:
0
0
61
0
723
0
328
0
0
23
61
0
0
0
0
0
$0

$s5UIKit14GestureArbiterC11withdrawAllyyF
# Func Hash:
596847749058974505
# Num Counters:
15
# Counter Values:
0
0
0
0
5
0
0
0
0
0
0
0
0
0
0
$0

$s5UIKit14GestureArbiterC13decideWaitingyyF
# Func Hash:
83884789297523596
# Num Counters:
46
# Counter Values:
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
1418
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
1
0

$s5UIKit14GestureArbiterC13tellResponder33_108274AC687715AC2EAE63071A325EA3LLyyAA7UIPressC_AA14UIPressesEventCtFTf4nnd_n
# Func Hash:
1108579231384070795
# Num Counters:
9
# Counter Values:
610
0
610
0
305
305
0
0
0
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
5
0
3
$s11bench_uikit10LabelsViewC12pressesBegan_4withyShy5UIKit7UIPressCG_AF14UIPressesEventCSgtF:122
$s5UIKit16UIViewControllerC12pressesBegan_4withyShyAA7UIPressCG_AA14UIPressesEventCSgtF:122
$s11bench_uikit13AnimationViewC12pressesBegan_4withyShy5UIKit7UIPressCG_AF14UIPressesEventCSgtF:61
0
1
$s5UIKit11UIResponderC12pressesEnded_4withyShyAA7UIPressCG_AA14UIPressesEventCSgtF:305
0

$s5UIKit14GestureArbiterC16outsideOfWindows_WZ
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
1
$0

$s5UIKit14GestureArbiterC17chooseRecognizers33_108274AC687715AC2EAE63071A325EA3LL3for_yAA7UIPressC_AA14UIPressesEventCtF
# Func Hash:
823372085959566898
# Num Counters:
39
# Counter Values:
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
305
0
0
0
0
0
305
0
0
122
305
122
0
122
0
0
0
0
0
0
0
0
0
0
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
9
1
$s5UIKit16UIViewControllerC12viewIfLoadedAA0B0CSgvg:122
0
0
0
0
0
0
0
0

$s5UIKit14GestureArbiterC4tell33_108274AC687715AC2EAE63071A325EA3LLyyAA7UIPressC_AA14UIPressesEventCtFTf4nnd_n
# Func Hash:
46133821335762469
# Num Counters:
18
# Counter Values:
0
0
0
0
0
0
610
0
0
0
0
0
0
0
0
0
0
0
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
4
0
0
0
0

$s5UIKit14GestureArbiterC5close33_108274AC687715AC2EAE63071A325EA3LLyyAA7UIPressCF
# Func Hash:
1006784406412515214
# Num Counters:
25
# Counter Values:
0
0
0
0
0
0
0
0
0
0
0
0
0
305
0
0
0
0
0
0
0
0
0
0
0
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
1
0

$s5UIKit14GestureArbiterC5enteryyAA19UIGestureRecognizerC5StateO_AFtF
# Func Hash:
716669423661727997
# Num Counters:
7
# Counter Values:
85
0
0
85
23
1
0
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
1
0

$s5UIKit14GestureArbiterC6enlistyyAA19UIGestureRecognizerCF
# Func Hash:
927205940964606737
# Num Counters:
9
# Counter Values:
62
0
85
23
0
0
0
0
0
$0

$s5UIKit14GestureArbiterC6finishyyAA19UIGestureRecognizerCF
# Func Hash:
547115430414231758
# Num Counters:
52
# Counter Values:
0
0
0
0
0
23
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
23
0
23
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
# Num Value Kinds:
2
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
2
1
$s5UIKit19UIGestureRecognizerC5resetyyF:23
0
# ValueKind = IPVK_MemOPSize:
1
# NumValueSites:
2
0
0

$s5UIKit14GestureArbiterC6settleyyF
# Func Hash:
1089701713064112749
# Num Counters:
29
# Counter Values:
46
0
46
0
0
0
0
0
0
0
0
762
723
700
0
85
0
0
0
0
0
700
0
0
0
0
0
0
0
$0

$s5UIKit14GestureArbiterC7attempt33_7C1D689565C44354DD22C9CC7FF0DE24LLyyAA19UIGestureRecognizerC5StateO_AGtF
# Func Hash:
446858652522555087
# Num Counters:
18
# Counter Values:
23
0
23
0
0
0
0
0
23
23
0
0
0
0
23
0
0
0
$0

$s5UIKit14GestureArbiterC7deliveryyAA14UIPressesEventCFyyXEfU_
# Func Hash:
325048437300164291
# Num Counters:
14
# Counter Values:
305
305
0
610
0
610
305
305
305
610
610
610
610
610
$0

$s5UIKit14GestureArbiterC7request_4fromyAA19UIGestureRecognizerC5StateO_AGtF
# Func Hash:
1096621590131079888
# Num Counters:
5
# Counter Values:
85
85
0
0
0
$0

$s5UIKit14GestureArbiterC7request_4fromyAA19UIGestureRecognizerC5StateO_AGtFyyXEfU_
# Func Hash:
567185241891889834
# Num Counters:
6
# Counter Values:
0
62
23
0
23
0
$0

$s5UIKit14GestureArbiterC8mayBegin33_7C1D689565C44354DD22C9CC7FF0DE24LLySbAA19UIGestureRecognizerCFTf4nd_n
# Func Hash:
727480579127822212
# Num Counters:
9
# Counter Values:
23
0
23
23
0
0
0
0
0
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
5
1
$s5UIKit19UIGestureRecognizerC4viewAA6UIViewCSgvg:23
0
1
$s5UIKit6UIViewC28gestureRecognizerShouldBeginySbAA09UIGestureD0CF:23
1
$s5UIKit19UIGestureRecognizerC8delegateAA0bC8Delegate_pSgvg:23
0

$s5UIKit14GestureArbiterC8withdrawyyAA19UIGestureRecognizerCF
# Func Hash:
93478047025089808
# Num Counters:
7
# Counter Values:
0
1000
0
1000
0
0
0
$0

$s5UIKit14GestureArbiterC9isBlocked33_7C1D689565C44354DD22C9CC7FF0DE24LLySbAA19UIGestureRecognizerCF
# Func Hash:
141929912664875391
# Num Counters:
11
# Counter Values:
23
0
0
0
23
23
0
0
0
0
0
$0

$s5UIKit14GestureArbiterC9recognize33_7C1D689565C44354DD22C9CC7FF0DE24LLyyAA19UIGestureRecognizerC5StateO_AGtF
# Func Hash:
1145536925091539298
# Num Counters:
30
# Counter Values:
0
23
0
0
0
0
0
0
0
0
0
0
0
0
0
0
23
0
0
23
23
0
0
0
0
0
0
0
0
0
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
1
1
$s5UIKit19UIGestureRecognizerC20cancelsTouchesInViewSbvg:23

$s5UIKit14GestureArbiterCACycfc
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
6
$0

$s5UIKit14GestureArbiterCMa
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
5
$0

$s5UIKit14GestureAttemptV8centroid10Foundation7CGPointVSgvg
# Func Hash:
567185240942274898
# Num Counters:
5
# Counter Values:
0
0
23
0
0
$0

$s5UIKit14GestureAttemptVWOc
# Func Hash:
170957022131388415
# Num Counters:
1
# Counter Values:
23
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
1
1
$s5UIKit14GestureAttemptVwcp:23

$s5UIKit14GestureAttemptVWOh
# Func Hash:
170957022131388415
# Num Counters:
1
# Counter Values:
46
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
1
1
$s5UIKit14GestureAttemptVwxx:46

$s5UIKit14GestureAttemptVwcp
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
23
$0

$s5UIKit14GestureAttemptVwxx
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
46
$0

$s5UIKit14GestureOverlayC7isShown_WZ
# Func Hash:
1111451243751233437
# Num Counters:
8
# Counter Values:
15
5
0
0
0
5
5
0
$0

$s5UIKit14LabelOverrides33_05CE99882DAFB47BDF5848BC31E48F8BLLO4DrawCMa
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
1
$0

$s5UIKit14LabelOverrides33_05CE99882DAFB47BDF5848BC31E48F8BLLO5PlainCMa
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
1
$0

$s5UIKit14LabelOverrides33_05CE99882DAFB47BDF5848BC31E48F8BLLO5areInySbyXlXpFZTf4nd_n
# Func Hash:
287486626719122547
# Num Counters:
6
# Counter Values:
0
3
2002
1
0
0
$0

$s5UIKit14LabelOverrides33_05CE99882DAFB47BDF5848BC31E48F8BLLO5slots_WZ
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
1
$0

$s5UIKit14LabelOverrides33_05CE99882DAFB47BDF5848BC31E48F8BLLO8DrawTextCMa
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
1
$0

$s5UIKit14LabelOverrides33_05CE99882DAFB47BDF5848BC31E48F8BLLO8TextRectCMa
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
1
$0

$s5UIKit14MotionReporterC6finish33_683A142D8934624ACD511F6A905F479BLLyyAA13UIMotionEventC5PhaseOF
# Func Hash:
771823169412876415
# Num Counters:
5
# Counter Values:
5
0
0
0
0
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
3
0
0
0

$s5UIKit14MotionReporterCMa
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
5
$0

$s5UIKit14PointerRegionsC14pointerDidMove4over8location9modifiersyAA6UIViewCSg_10Foundation7CGPointVAA18UIKeyModifierFlagsVtF
# Func Hash:
975976603641986138
# Num Counters:
23
# Counter Values:
0
0
0
0
0
0
379
0
0
0
0
0
315
310
0
0
0
0
0
0
0
0
0
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
7
0
0
0
0
0
0
0

$s5UIKit14PointerRegionsCMa
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
5
$0

$s5UIKit14PointerRegionsCfD
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
5
$0

$s5UIKit14UIPressesEventCMa
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
2460
$0

$s5UIKit14UIPressesEventCfD
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
610
$0

$s5UIKit14UISceneSessionC6server4roleAC13DisplayServerAF_p_AC4RoleVtcfcTf4gnn_n
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
10
$0

$s5UIKit14UISceneSessionCMa
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
10
$0

$s5UIKit14UISceneSessionCfD
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
10
$0

$s5UIKit15EventTranslatorC12pointerMoved33_B0718E178FC8C2C56F487245F77684A1LL_2at_ySay13DisplayServer13PointerSampleVG_SdAA18UIKeyModifierFlagsVtF
# Func Hash:
974670608692550080
# Num Counters:
7
# Counter Values:
0
305
305
0
0
305
0
$0

$s5UIKit15EventTranslatorC13cancelPressesyyF
# Func Hash:
146393204153223591
# Num Counters:
3
# Counter Values:
15
0
0
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
2
1
$s13DisplayServer03X11B0CA5AP9schedulerAA9SchedulerCvgTW:15
0

$s5UIKit15EventTranslatorC13cancelTouches8bySystem5whereySb_SbAA7UITouchCXEtF010$s5UIKit15bc19C9cancelAllyyFSbAA7I6CXEfU_Tf1ncn_n
# Func Hash:
435471625718323441
# Num Counters:
51
# Counter Values:
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
10
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
3
0
0
0

$s5UIKit15EventTranslatorC15performsCommand33_B0718E178FC8C2C56F487245F77684A1LLySb13DisplayServer9KeyChangeV_AA18UIKeyModifierFlagsVtF
# Func Hash:
315285100158627705
# Num Counters:
10
# Counter Values:
305
305
305
0
0
0
0
305
0
122
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
1
1
$s5UIKit13UIWindowSceneC9keyWindowAA0B0CSgvg:305

$s5UIKit15EventTranslatorC3key33_B0718E178FC8C2C56F487245F77684A1LL_2at_y13DisplayServer9KeyChangeV_SdAA18UIKeyModifierFlagsVtF
# Func Hash:
19126821025160358
# Num Counters:
8
# Counter Values:
610
305
610
0
0
0
0
0
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
3
1
$s5UIKit13UIWindowSceneC9keyWindowAA0B0CSgvg:610
1
$s5UIKit13UIApplicationC9sendEventyyAA7UIEventCF:610
0

$s5UIKit15EventTranslatorC6handleyy13DisplayServer05InputB0VF
# Func Hash:
988522091533200294
# Num Counters:
45
# Counter Values:
0
0
0
0
305
5
610
0
0
0
0
0
0
0
0
0
5
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
2
0
0

$s5UIKit15EventTranslatorC6handleyy13DisplayServer05InputB0VF6$deferL_yyF
# Func Hash:
1138669267316480305
# Num Counters:
5
# Counter Values:
0
925
925
0
0
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
1
0

$s5UIKit15EventTranslatorC9sendHover33_B0718E178FC8C2C56F487245F77684A1LLyyAA07UIHoverB0C5PhaseO_10Foundation7CGPointVSdAA18UIKeyModifierFlagsVtF
# Func Hash:
93911643349319620
# Num Counters:
9
# Counter Values:
310
310
310
315
5
0
310
5
0
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
2
1
$s5UIKit6UIViewC6windowAA8UIWindowCSgvg:5
1
$s5UIKit13UIApplicationC9sendEventyyAA7UIEventCF:315

$s5UIKit15EventTranslatorCMa
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
5
$0

$s5UIKit15EventTranslatorCfD
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
5
$0

$s5UIKit15EventTranslatorCfd
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
5
$0

$s5UIKit15KeyCommandInputVSgSgWOe
# Func Hash:
784007056844089447
# Num Counters:
2
# Counter Values:
10
0
$0

$s5UIKit15KeyCommandInputVSgSgWOy
# Func Hash:
784007056844089447
# Num Counters:
2
# Counter Values:
610
600
$0

$s5UIKit15KeyCommandInputVSgWOy
# Func Hash:
784007056844089447
# Num Counters:
2
# Counter Values:
600
600
$0

$s5UIKit16ButtonTitleLabelC20contentSizeDidChangeyyF
# Func Hash:
1063614630654525563
# Num Counters:
3
# Counter Values:
5
0
5
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
2
1
$s5UIKit6UIViewC14setNeedsLayoutyyF:5
1
$s5UIKit6UIViewC30invalidateIntrinsicContentSizeyyF:5

$s5UIKit16ButtonTitleLabelCMa
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
1
$0

$s5UIKit16FrameInstrumentsC6server11environment6outputACSg13DisplayServerAH_p_12CoreGraphics18ProcessEnvironmentVySSYbScMYcctcfCTf4nnnd_n
# Func Hash:
602847085439877773
# Num Counters:
12
# Counter Values:
0
0
0
0
0
0
0
5
0
0
0
0
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
1
0

$s5UIKit16TextInputSessionC12endComposing33_5C0DAF72EC569FBB62733618525F3271LL2iny13DisplayServer0M7Surface_p_tF
# Func Hash:
607782374630451303
# Num Counters:
3
# Counter Values:
3
0
0
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
2
0
0

$s5UIKit16TextInputSessionC6update9isLaidOutySb_tF
# Func Hash:
699292978483595520
# Num Counters:
34
# Counter Values:
1322
1322
0
0
3
900
897
422
3
3
0
3
0
0
3
0
389
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
8
1
$s5UIKit13UIWindowSceneC9keyWindowAA0B0CSgvg:1322
0
0
0
0
1
$s13DisplayServer10X11SurfaceCAA0aD0A2aDP12setTextInput6active9caretRectySb_10Foundation6CGRectVtFTW:3
0
0

$s5UIKit16TextInputSessionCMa
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
5
$0

$s5UIKit16TextInputSessionCfD
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
5
$0

$s5UIKit16UIViewControllerC10tellOfSizeyy10Foundation6CGSizeV_AA0bC21TransitionCoordinator_ptF
# Func Hash:
663326772027107584
# Num Counters:
8
# Counter Values:
0
0
0
0
0
0
50
0
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
6
1
$s5UIKit16UIViewControllerC8childrenSayACGvg:50
0
0
0
0
0

$s5UIKit16UIViewControllerC11keyCommandsSayAA12UIKeyCommandCGSgvg
# Func Hash:
784007056844089447
# Num Counters:
2
# Counter Values:
305
0
$0

$s5UIKit16UIViewControllerC12isViewLoadedSbvg
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
50
$0

$s5UIKit16UIViewControllerC12pressesBegan_4withyShyAA7UIPressCG_AA14UIPressesEventCSgtF
# Func Hash:
1124680650125156080
# Num Counters:
3
# Counter Values:
0
184
0
$0

$s5UIKit16UIViewControllerC12viewIfLoadedAA0B0CSgvg
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
137
$0

$s5UIKit16UIViewControllerC13followsWindow33_34723E0DFC0D6BDDCE159D47E156736CLLSbvg
# Func Hash:
444246269779497275
# Num Counters:
4
# Counter Values:
15
0
0
0
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
2
1
$s5UIKit16UIViewControllerC6parentACSgvg:15
0

$s5UIKit16UIViewControllerC13viewDidAppearyySbF
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
5
$0

$s5UIKit16UIViewControllerC13windowDidHideyyF
# Func Hash:
566450989469286280
# Num Counters:
7
# Counter Values:
5
0
5
5
0
0
0
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
4
0
0
0
1
$s5UIKit16UIViewControllerC16viewDidDisappearyySbF:5

$s5UIKit16UIViewControllerC14beginAppearing33_34723E0DFC0D6BDDCE159D47E156736CLL8animated10isExplicit0M9ForwardedySb_S2btF
# Func Hash:
727966331452369203
# Num Counters:
4
# Counter Values:
5
0
0
0
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
3
1
$s5UIKit16UIViewControllerC14viewWillAppearyySbF:5
0
0

$s5UIKit16UIViewControllerC14viewWillAppearyySbF
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
5
$0

$s5UIKit16UIViewControllerC15viewIsAppearingyySbF
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
5
$0

$s5UIKit16UIViewControllerC16loadViewIfNeededyyF
# Func Hash:
783881049860672304
# Num Counters:
4
# Counter Values:
10
0
0
0
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
2
0
0

$s5UIKit16UIViewControllerC16viewDidDisappearyySbF
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
5
$0

$s5UIKit16UIViewControllerC17continueAppearing33_34723E0DFC0D6BDDCE159D47E156736CLLyyF
# Func Hash:
491498960496239948
# Num Counters:
9
# Counter Values:
10
10
0
0
0
5
5
5
0
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
5
1
$s5UIKit16UIViewControllerC12viewIfLoadedAA0B0CSgvg:10
1
$s5UIKit6UIViewC6windowAA8UIWindowCSgvg:10
1
$s5UIKit8UIWindowC11windowSceneAA0bD0CSgvg:10
1
$s5UIKit6UIViewC14setNeedsLayoutyyF:10
1
$s13DisplayServer03X11B0CA5AP10frameClockAA05FrameE0CvgTW:5

$s5UIKit16UIViewControllerC17continueAppearing33_34723E0DFC0D6BDDCE159D47E156736CLLyyFyyYbScMYccfU_
# Func Hash:
647943846428580319
# Num Counters:
6
# Counter Values:
5
0
0
0
5
0
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
2
0
1
$s5UIKit16UIViewControllerC13viewDidAppearyySbF:5

$s5UIKit16UIViewControllerC17viewWillDisappearyySbF
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
5
$0

$s5UIKit16UIViewControllerC18viewPlaceDidChangeyyF
# Func Hash:
995843726310362511
# Num Counters:
9
# Counter Values:
55
0
0
0
0
0
0
0
0
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
3
0
0
0

$s5UIKit16UIViewControllerC18viewWillTransition2to4withy10Foundation6CGSizeV_AA0bcF11Coordinator_ptF
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
50
$0

$s5UIKit16UIViewControllerC19viewDidMoveToWindowyyF
# Func Hash:
391024175982024870
# Num Counters:
6
# Counter Values:
5
5
0
0
5
0
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
4
1
$s5UIKit16UIViewControllerC12viewIfLoadedAA0B0CSgvg:5
1
$s5UIKit6UIViewC6windowAA8UIWindowCSgvg:5
1
$s5UIKit8UIWindowC8isHiddenSbvg:5
0

$s5UIKit16UIViewControllerC21viewDidLayoutSubviewsyyF
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
55
$0

$s5UIKit16UIViewControllerC22beginAppearingByItself33_34723E0DFC0D6BDDCE159D47E156736CLLyyF
# Func Hash:
218421986545849131
# Num Counters:
5
# Counter Values:
10
5
0
0
0
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
1
1
$s5UIKit16UIViewControllerC6parentACSgvg:5

$s5UIKit16UIViewControllerC22viewWillLayoutSubviewsyyF
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
55
$0

$s5UIKit16UIViewControllerC24additionalSafeAreaInsetsAA06UIEdgeG0Vvg
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
5
$0

$s5UIKit16UIViewControllerC26overrideUserInterfaceStyleAA06UIUserfG0Ovg
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
40108
$0

$s5UIKit16UIViewControllerC4nextAA11UIResponderCSgvg
# Func Hash:
1138669270513227761
# Num Counters:
5
# Counter Values:
0
797
797
0
0
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
1
1
$s5UIKit6UIViewC9superviewACSgvg:797

$s5UIKit16UIViewControllerC4viewAA0B0CSgvg
# Func Hash:
170957022131388415
# Num Counters:
1
# Counter Values:
10
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
1
1
$s5UIKit16UIViewControllerC16loadViewIfNeededyyF:10

$s5UIKit16UIViewControllerC4viewAA0B0CSgvs
# Func Hash:
287486627139289715
# Num Counters:
6
# Counter Values:
5
0
0
5
5
0
$0

$s5UIKit16UIViewControllerC6parentACSgvg
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
20
$0

$s5UIKit16UIViewControllerC7nibName6bundleACSSSg_10Foundation6BundleCSgtcfc
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
5
$0

$s5UIKit16UIViewControllerC7nibName6bundleACSSSg_10Foundation6BundleCSgtcfcTf4ddn_n
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
5
$0

$s5UIKit16UIViewControllerC8childrenSayACGvg
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
50
$0

$s5UIKit16UIViewControllerCMa
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
929
$0

$s5UIKit16WritingDirectionO13isRightToLeft2inSb12CoreGraphics18ProcessEnvironmentV_tFZTf4nd_n
# Func Hash:
1055735124774101991
# Num Counters:
9
# Counter Values:
15
10
5
0
0
5
0
0
0
$0

$s5UIKit16WritingDirectionO13isRightToLeft_WZ
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
5
$0

$s5UIKit17UITraitCollectionC11chosenStyle33_919F587456E6E85F616CA23366DD01F8LL_WZ
# Func Hash:
732038794327951092
# Num Counters:
8
# Counter Values:
5
5
0
0
0
0
0
0
$0

$s5UIKit17UITraitCollectionC11systemIndex33_919F587456E6E85F616CA23366DD01F8LL_WZ
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
5
$0

$s5UIKit17UITraitCollectionC6systemACvgZTf4d_n
# Func Hash:
52047013364063232
# Num Counters:
9
# Counter Values:
60627
0
0
0
0
0
0
0
0
$0

$s5UIKit17UITraitCollectionC6system_10Foundation7CGFloatV5scaleAC6traitstSgWOe
# Func Hash:
784007056844089447
# Num Counters:
2
# Counter Values:
5
0
$0

$s5UIKit17UITraitCollectionC7isEqualySbypSgF
# Func Hash:
567185242566001521
# Num Counters:
4
# Counter Values:
0
0
0
5
$0

$s5UIKit17UITraitCollectionC7systems33_919F587456E6E85F616CA23366DD01F8LL_WZ
# Func Hash:
311693032909505719
# Num Counters:
6
# Counter Values:
20
0
5
0
10
10
$0

$s5UIKit17UITraitCollectionC9$override33_919F587456E6E85F616CA23366DD01F8LL_WZ
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
5
$0

$s5UIKit17UITraitCollectionCMa
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
60
$0

$s5UIKit18GestureTransitionsO4flat33_CE01BEA79C296C0735DAB6A713BFF783LL_WZ
# Func Hash:
640704448434950942
# Num Counters:
19
# Counter Values:
0
0
6
36
36
6
6
6
6
6
6
6
6
6
6
12
6
1
0
$0

$s5UIKit18GestureTransitionsO5table_WZ
# Func Hash:
981446173605691631
# Num Counters:
13
# Counter Values:
1
0
0
0
0
0
0
0
0
0
0
0
0
$0

$s5UIKit18GestureTransitionsO6active33_CE01BEA79C296C0735DAB6A713BFF783LL_WZ
# Func Hash:
52047012901366845
# Num Counters:
9
# Counter Values:
1
0
0
0
0
0
0
0
0
$0

$s5UIKit18GestureTransitionsO8possible33_CE01BEA79C296C0735DAB6A713BFF783LL_WZ
# Func Hash:
52047012901366845
# Num Counters:
9
# Counter Values:
1
0
0
0
0
0
0
0
0
$0

$s5UIKit18KeyCommandDispatchO7perform_4from2inSbAA5UIKeyC_AA11UIResponderCAA8UIWindowCtFZTf4nnnd_n
# Func Hash:
1116380939999761260
# Num Counters:
50
# Counter Values:
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
610
1708
0
0
610
0
0
0
0
0
0
0
0
305
0
305
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
1708
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
20
2
$s5UIKit11UIResponderC11keyCommandsSayAA12UIKeyCommandCGSgvg:1403
$s5UIKit16UIViewControllerC11keyCommandsSayAA12UIKeyCommandCGSgvg:305
6
$s5UIKit7UISceneC4nextAA11UIResponderCSgvg:305
$s5UIKit13UIApplicationC4nextAA11UIResponderCSgvg:305
$s5UIKit11UIResponderC4nextACSgvg:305
$s5UIKit16UIViewControllerC4nextAA11UIResponderCSgvg:305
$s5UIKit8UIWindowC4nextAA11UIResponderCSgvg:305
$s5UIKit6UIViewC4nextAA11UIResponderCSgvg:183
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0

$s5UIKit18UIKeyboardHIDUsageO8rawValueACSgSi_tcfCTf4nd_n
# Func Hash:
327888558718688063
# Num Counters:
173
# Counter Values:
915
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
15
0
0
0
0
0
900
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
$0

$s5UIKit18UIKeyboardHIDUsageOACSQAAWl
# Func Hash:
784007059655560962
# Num Counters:
2
# Counter Values:
5
5
$0

$s5UIKit18UIKeyboardHIDUsageOMa
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
20
$0

$s5UIKit18UIKeyboardHIDUsageOSHAASQWb
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
5
$0

$s5UIKit19UIGestureRecognizerC13shouldReceiveySbAA7UIEventCF
# Func Hash:
536744759626524775
# Num Counters:
2
# Counter Values:
23
0
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
2
1
$s5UIKit19UIGestureRecognizerC8delegateAA0bC8Delegate_pSgvg:23
0

$s5UIKit19UIGestureRecognizerC20cancelsTouchesInViewSbvg
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
23
$0

$s5UIKit19UIGestureRecognizerC4viewAA6UIViewCSgvg
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
3108
$0

$s5UIKit19UIGestureRecognizerC5StateO10isTerminalSbvg
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
85
$0

$s5UIKit19UIGestureRecognizerC5StateO11sendsActionSbvg
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
85
$0

$s5UIKit19UIGestureRecognizerC5StateOAESQAAWl
# Func Hash:
784007059655560962
# Num Counters:
2
# Counter Values:
1
1
$0

$s5UIKit19UIGestureRecognizerC5StateOMa
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
8
$0

$s5UIKit19UIGestureRecognizerC5StateOSHAASQWb
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
1
$0

$s5UIKit19UIGestureRecognizerC5resetyyF
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
23
$0

$s5UIKit19UIGestureRecognizerC5stateAC5StateOvg
# Func Hash:
784007059655560962
# Num Counters:
2
# Counter Values:
85
0
$0

$s5UIKit19UIGestureRecognizerC5stateAC5StateOvs
# Func Hash:
811594942365586512
# Num Counters:
3
# Counter Values:
85
0
85
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
1
1
$s5UIKit19UIGestureRecognizerC4viewAA6UIViewCSgvg:85

$s5UIKit19UIGestureRecognizerC6target6actionACypSg_AA8SelectorVSgtcfc
# Func Hash:
1124680652115249575
# Num Counters:
3
# Counter Values:
1000
1000
0
$0

$s5UIKit19UIGestureRecognizerC8delegateAA0bC8Delegate_pSgvg
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
46
$0

$s5UIKit19UIGestureRecognizerC9isEnabledSbvg
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
23
$0

$s5UIKit19UIGestureRecognizerCMa
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
133
$0

$s5UIKit20UISceneConfigurationCMa
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
20
$0

$s5UIKit20UISceneConfigurationCfD
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
10
$0

$s5UIKit21TransitionCoordinatorCMa
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
50
$0

$s5UIKit21TransitionCoordinatorCfD
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
50
$0

$s5UIKit21UIApplicationDelegatePAAE11application_26configurationForConnecting7optionsAA20UISceneConfigurationCAA0B0C_AA0I7SessionCAA0I0C17ConnectionOptionsCtF
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
5
$0

$s5UIKit21UIApplicationDelegatePAAE4mainyyFZ
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
5
$0

$s5UIKit21UIApplicationDelegatePAAE4mainyyFZAaB_pSgyXEfU_
# Func Hash:
798733566933097745
# Num Counters:
4
# Counter Values:
5
0
0
0
$0

$s5UIKit23UISceneSizeRestrictionsC5applyyyF
# Func Hash:
1028771499210962053
# Num Counters:
11
# Counter Values:
5
5
5
5
5
0
0
0
0
0
0
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
1
1
$s13DisplayServer10X11SurfaceCAA0aD0A2aDP13setSizeLimits7minimum7maximumy10Foundation6CGSizeVSg_ALtFTW:5

$s5UIKit23UISceneSizeRestrictionsCMa
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
5
$0

$s5UIKit23UISceneSizeRestrictionsCfD
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
5
$0

$s5UIKit24UIHoverGestureRecognizerC15pointerDidLeaveyyAA0B5EventCSgF
# Func Hash:
314967301087843408
# Num Counters:
4
# Counter Values:
23
23
23
0
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
1
1
$s5UIKit19UIGestureRecognizerC5stateAC5StateOvs:23

$s5UIKit24UIHoverGestureRecognizerC6target6actionACypSg_AA8SelectorVSgtcfc
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
1000
$0

$s5UIKit24UIHoverGestureRecognizerCMa
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
2023
$0

$s5UIKit5UIKeyCMa
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
610
$0

$s5UIKit5UIKeyC_9modifiersAC13DisplayServer9KeyChangeV_AA0B13ModifierFlagsVtcfc
# Func Hash:
382993475055910911
# Num Counters:
2
# Counter Values:
610
0
$0

$s5UIKit5UIKeyCfD
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
610
$0

$s5UIKit6UIFontC4name4sizeACSgSS_10Foundation7CGFloatVtcfC
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
4
$0

$s5UIKit6UIFontC4name4sizeACSgSS_10Foundation7CGFloatVtcfCTf4nnd_n
# Func Hash:
536873292883637819
# Num Counters:
4
# Counter Values:
4
4
0
4
$0

$s5UIKit6UIFontC6WeightV6numberSivg
# Func Hash:
701607648650117951
# Num Counters:
13
# Counter Values:
6025
6025
2008
0
2008
0
0
0
0
0
0
0
0
$0

$s5UIKit6UIFontC6WeightVMa
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
6
$0

$s5UIKit6UIFontC7isEqualySbypSgF
# Func Hash:
804816984851736375
# Num Counters:
12
# Counter Values:
0
0
0
2004
0
0
0
0
0
0
0
0
$0

$s5UIKit6UIFontCMa
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
2007
$0

$s5UIKit6UIFontCfD
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
2004
$0

$s5UIKit6UIMenuCMa
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
175
$0

$s5UIKit6UIViewC10QuartzCore15CALayerDelegateAadEP15layoutSublayers2ofyAD0E0C_tFTW
# Func Hash:
170957022131388415
# Num Counters:
1
# Counter Values:
15964
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
1
1
$s5UIKit6UIViewC15layoutSublayers2ofy10QuartzCore7CALayerC_tF:15964

$s5UIKit6UIViewC10QuartzCore15CALayerDelegateAadEP6action3for0H3KeyAD8CAAction_pSgAD0E0C_SStFTW
# Func Hash:
170957022131388415
# Num Counters:
1
# Counter Values:
89411
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
1
1
$s5UIKit6UIViewC6action3for0D3Key10QuartzCore8CAAction_pSgAG7CALayerC_SStF:89411

$s5UIKit6UIViewC10QuartzCore15CALayerDelegateAadEP7displayyyAD0E0CFTW
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
2002
$0

$s5UIKit6UIViewC10addSubviewyyACF
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
3204
$0

$s5UIKit6UIViewC10drawMethod33_BF77D0ECA8D0186D5007AEA91F49AB81LL_WZ
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
5
$0

$s5UIKit6UIViewC10layerClassyXlXpvgZ
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
3214
$0

$s5UIKit6UIViewC10setUpLayeryyF
# Func Hash:
1050536511520760827
# Num Counters:
4
# Counter Values:
3214
2002
0
0
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
3
1
$s13DisplayServer03X11B0CA5AP5scale10Foundation7CGFloatVvgTW:3214
1
$s10QuartzCore7CALayerC13contentsScale10Foundation7CGFloatVvs:3214
1
$s10QuartzCore7CALayerC15setNeedsDisplayyyF:2002

$s5UIKit6UIViewC10tellWindow33_C68F195461D851F0BF7D650E523DDE98LLyyF
# Func Hash:
578412080804062210
# Num Counters:
10
# Counter Values:
0
0
0
3204
0
0
0
5
6
3203
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
1
1
$s5UIKit6UIViewC15didMoveToWindowyyF:3209

$s5UIKit6UIViewC11DrawingView33_BF77D0ECA8D0186D5007AEA91F49AB81LLCMa
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
5
$0

$s5UIKit6UIViewC11contentModeAC07ContentD0Ovs
# Func Hash:
784007056844089447
# Num Counters:
2
# Counter Values:
2002
2002
$0

$s5UIKit6UIViewC11forEachViewyyyACXEF046$s5UIKit8UIWindowC19sceneWillDisconnectyyFyAA6B6CXEfU_Tf1cn_n
# Func Hash:
971686719705780044
# Num Counters:
6
# Counter Values:
3198
3214
11
0
5
0
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
1
1
$s5UIKit16UIViewControllerC17viewWillDisappearyySbF:5

$s5UIKit6UIViewC11forEachViewyyyACXEF046$s5UIKit8UIWindowC19sceneWillDisconnectyyFyAA6B7CXEfU0_Tf1cn_n
# Func Hash:
844982798101332031
# Num Counters:
4
# Counter Values:
3198
3214
5
11
$0

$s5UIKit6UIViewC11forEachViewyyyACXEF067$s5UIKit8UIWindowC4show33_372DF50CC390D686E0BC816FA809B6E7LLyyFyAA6B7CXEfU0_Tf1cn_n
# Func Hash:
1096621588092726769
# Num Counters:
5
# Counter Values:
3198
3214
11
5
0
$0

$s5UIKit6UIViewC11insertLayer33_C68F195461D851F0BF7D650E523DDE98LL2of2atyAC_SitF
# Func Hash:
146393203920787926
# Num Counters:
3
# Counter Values:
3209
0
0
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
2
0
1
$s10QuartzCore7CALayerC11addSublayeryyACF:3209

$s5UIKit6UIViewC12isDescendant2ofSbAC_tF
# Func Hash:
536873291336558756
# Num Counters:
3
# Counter Values:
0
0
6418
$0

$s5UIKit6UIViewC13didAddSubviewyyACF
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
3209
$0

$s5UIKit6UIViewC13hitTestMethod33_C3D08F24140EE199C7FF67CF27A70829LL_WZ
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
4
$0

$s5UIKit6UIViewC13insertSubview_2atyAC_SitF
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
5
$0

$s5UIKit6UIViewC13performLayout2ofy10QuartzCore7CALayerC_tF
# Func Hash:
218421989683126591
# Num Counters:
4
# Counter Values:
15964
15964
0
15964
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
1
0

$s5UIKit6UIViewC13subviewPlaces33_C3D08F24140EE199C7FF67CF27A70829LL10QuartzCore08SublayerD0CSgvgSbSayAF7CALayerCGXEfU_
# Func Hash:
5832819673033997
# Num Counters:
10
# Counter Values:
15201
64
64
0
0
0
0
0
0
0
$0

$s5UIKit6UIViewC14HitTestingView33_C3D08F24140EE199C7FF67CF27A70829LLCMa
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
4
$0

$s5UIKit6UIViewC14announceWindow33_C68F195461D851F0BF7D650E523DDE98LLyyAA8UIWindowCSgF
# Func Hash:
897330789545812190
# Num Counters:
7
# Counter Values:
3198
3209
6
0
0
0
5
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
2
1
$s5UIKit8UIWindowC8isHiddenSbvg:5
1
$s5UIKit6UIViewC8willMove8toWindowyAA8UIWindowCSg_tF:3209

$s5UIKit6UIViewC14changeGeometryyyyyXEF09$s5UIKit6B36C5frame10Foundation6CGRectVvsyyXEfU_AC10Foundation0I0VTf1cn_n
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
33088
$0

$s5UIKit6UIViewC14changeGeometryyyyyXEF09$s5UIKit6B36C5frame10Foundation6CGRectVvsyyXEfU_AC10Foundation0I0VTf1cn_nTf4ngn_n
# Func Hash:
244735010201526083
# Num Counters:
55
# Counter Values:
0
35294
0
0
0
0
0
0
0
55
0
0
0
0
55
0
17390
15759
33149
116
0
15759
10432
33149
116
15654
50
33094
0
0
21860
17390
33149
33149
33149
33094
33094
33094
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
11
1
$s10QuartzCore7CALayerC6bounds10Foundation6CGRectVvg:33149
1
$s10QuartzCore7CALayerC5frame10Foundation6CGRectVvs:33149
1
$s10QuartzCore7CALayerC6bounds10Foundation6CGRectVvg:33149
0
1
$s5UIKit6UIViewC14setNeedsLayoutyyF:15759
1
$s5UIKit6UIViewC19autoresizesSubviewsSbvg:15759
1
$s5UIKit6UIViewC15setNeedsDisplayyyF:10432
0
0
0
1
$s5UIKit6UIViewC14setNeedsLayoutyyF:50

$s5UIKit6UIViewC14interfaceStyleAA015UIUserInterfaceD0Ovg
# Func Hash:
120948383603502959
# Num Counters:
19
# Counter Values:
38051
76059
0
0
114165
0
0
0
0
0
0
0
0
0
38106
0
0
38106
38051
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
5
1
$s5UIKit16UIViewControllerC26overrideUserInterfaceStyleAA06UIUserfG0Ovg:38051
0
0
1
$s5UIKit8UIWindowC11windowSceneAA0bD0CSgvg:38106
1
$s5UIKit13UIWindowSceneC15traitCollectionAA07UITraitE0Cvg:38106

$s5UIKit6UIViewC14layoutSubviewsyyF
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
15854
$0

$s5UIKit6UIViewC14performHitTest_4withACSg10Foundation7CGPointV_AA7UIEventCSgtF
# Func Hash:
545929755482093661
# Num Counters:
37
# Counter Values:
3279
0
3279
0
1081
0
2765
0
1081
0
0
1081
0
0
248
441
204
0
0
0
176
68
0
65
0
0
69
204
204
204
204
204
2765
2765
2765
2765
2765
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
13
1
$s10QuartzCore7CALayerC8isHiddenSbvg:3279
1
$s5UIKit6UIViewC24isUserInteractionEnabledSbvg:3279
1
$s5UIKit6UIViewC5point6inside4withSb10Foundation7CGPointV_AA7UIEventCSgtF:1081
0
1
$s5UIKit6UIViewC7hitTest_4withACSg10Foundation7CGPointV_AA7UIEventCSgtF:204
1
$s10QuartzCore7CALayerC6bounds10Foundation6CGRectVvg:204
1
$s10QuartzCore7CALayerC8position10Foundation7CGPointVvg:204
1
$s10QuartzCore7CALayerC11anchorPoint10Foundation7CGPointVvg:204
0
1
$s5UIKit6UIViewC7hitTest_4withACSg10Foundation7CGPointV_AA7UIEventCSgtF:2765
1
$s10QuartzCore7CALayerC6bounds10Foundation6CGRectVvg:2765
1
$s10QuartzCore7CALayerC8position10Foundation7CGPointVvg:2765
1
$s10QuartzCore7CALayerC11anchorPoint10Foundation7CGPointVvg:2765

$s5UIKit6UIViewC14resizeSubviews33_142D3CE5D9C49370216401EC0495D52CLL4from2toy10Foundation6CGSizeV_AJtF
# Func Hash:
898115670968093516
# Num Counters:
42
# Counter Values:
0
0
35244
0
0
0
0
0
0
0
0
50
0
0
0
0
0
0
0
50
0
0
116
0
0
0
0
0
0
0
0
116
0
50
0
0
0
0
50
0
0
0
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
4
1
$s5UIKit6UIViewC16autoresizingMaskAC012AutoresizingD0Vvg:35294
1
$s5UIKit6UIViewC16autoresizingMaskAC012AutoresizingD0Vvg:50
1
$s5UIKit6UIViewC5frame10Foundation6CGRectVvg:50
1
$s5UIKit6UIViewC5frame10Foundation6CGRectVvs:50

$s5UIKit6UIViewC14setNeedsLayoutyyF
# Func Hash:
170957022131388415
# Num Counters:
1
# Counter Values:
19035
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
1
1
$s10QuartzCore7CALayerC14setNeedsLayoutyyF:19035

$s5UIKit6UIViewC14updateSafeAreayyF
# Func Hash:
1096950238999979183
# Num Counters:
11
# Counter Values:
0
3264
3259
0
5
0
0
0
3264
3264
3264
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
5
2
$s5UIKit6UIViewC19safeAreaFromOutsideAA12UIEdgeInsetsVvg:3209
$s5UIKit8UIWindowC19safeAreaFromOutsideAA12UIEdgeInsetsVvg:50
1
$s5UIKit16UIViewControllerC24additionalSafeAreaInsetsAA06UIEdgeG0Vvg:5
0
0
0

$s5UIKit6UIViewC15PointInsideView33_C3D08F24140EE199C7FF67CF27A70829LLCMa
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
4
$0

$s5UIKit6UIViewC15backgroundColorAA7UIColorCSgvs
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
1251
$0

$s5UIKit6UIViewC15didMoveToWindowyyF
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
3209
$0

$s5UIKit6UIViewC15inheritedTraitsAA17UITraitCollectionCvg
# Func Hash:
993960098508169944
# Num Counters:
20
# Counter Values:
2057
4107
0
0
0
7440
0
0
0
0
0
0
0
0
2127
0
1211
0
2122
2057
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
5
1
$s5UIKit8UIWindowC11windowSceneAA0bD0CSgvg:2127
1
$s5UIKit13UIWindowSceneC15traitCollectionAA07UITraitE0Cvg:2122
1
$s5UIKit16UIViewControllerC26overrideUserInterfaceStyleAA06UIUserfG0Ovg:2057
0
0

$s5UIKit6UIViewC15layoutSublayers2ofy10QuartzCore7CALayerC_tF
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
15964
$0

$s5UIKit6UIViewC15setNeedsDisplayyyF
# Func Hash:
728453322856651412
# Num Counters:
2
# Counter Values:
0
16563
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
1
0

$s5UIKit6UIViewC15traitCollectionAA07UITraitD0Cvg
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
3333
$0

$s5UIKit6UIViewC16applyContentModeyyF
# Func Hash:
974752426619721322
# Num Counters:
14
# Counter Values:
0
2002
0
0
0
0
0
0
0
0
0
0
0
0
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
2
1
$s10QuartzCore7CALayerC15contentsGravityAA0c8ContentsE0Vvs:2002
1
$s10QuartzCore7CALayerC26needsDisplayOnBoundsChangeSbvs:2002

$s5UIKit6UIViewC16autoresizingMaskAC012AutoresizingD0Vvg
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
35344
$0

$s5UIKit6UIViewC16autoresizingMaskAC012AutoresizingD0Vvs
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
5
$0

$s5UIKit6UIViewC17pointInsideMethod33_C3D08F24140EE199C7FF67CF27A70829LL_WZ
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
4
$0

$s5UIKit6UIViewC17updateLayerColorsyyF
# Func Hash:
759476787031385619
# Num Counters:
5
# Counter Values:
1256
2002
1257
0
0
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
5
1
$s5UIKit6UIViewC15traitCollectionAA07UITraitD0Cvg:1256
1
$s10QuartzCore7CALayerC15backgroundColor0B8Graphics7CGColorCSgvs:3259
1
$s5UIKit6UIViewC8isOpaqueSbvg:2002
1
$s10QuartzCore7CALayerC8isOpaqueSbvs:2002
1
$s10QuartzCore7CALayerC15setNeedsDisplayyyF:2002

$s5UIKit6UIViewC18didMoveToSuperviewyyF
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
3209
$0

$s5UIKit6UIViewC18tintColorDidChangeyyF
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
3213
$0

$s5UIKit6UIViewC19autoresizesSubviewsSbvg
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
15759
$0

$s5UIKit6UIViewC19safeAreaFromOutsideAA12UIEdgeInsetsVvg
# Func Hash:
1135183727997108347
# Num Counters:
6
# Counter Values:
3209
3209
0
3209
3209
3209
$0

$s5UIKit6UIViewC19updateRoomAfterMove33_893222E76F0B922BCA98BA46EA44F365LLyyF
# Func Hash:
27297399226867366
# Num Counters:
17
# Counter Values:
0
55
55
0
0
0
0
0
55
55
55
55
55
55
0
0
0
$0

$s5UIKit6UIViewC20addGestureRecognizeryyAA09UIGestureE0CF
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
1000
$0

$s5UIKit6UIViewC21notifyTintColorChangeyyF
# Func Hash:
264495437658668605
# Num Counters:
4
# Counter Values:
0
3204
3214
6
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
1
2
$s5UIKit6UIViewC18tintColorDidChangeyyF:3213
$s5UIKit8UIButtonC18tintColorDidChangeyyF:1

$s5UIKit6UIViewC24isUserInteractionEnabledSbvg
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
3279
$0

$s5UIKit6UIViewC24isUserInteractionEnabledSbvs
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
2002
$0

$s5UIKit6UIViewC28gestureRecognizerShouldBeginySbAA09UIGestureD0CF
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
23
$0

$s5UIKit6UIViewC30invalidateIntrinsicContentSizeyyF
# Func Hash:
212526876123949159
# Num Counters:
2
# Counter Values:
7
0
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
1
0

$s5UIKit6UIViewC4nextAA11UIResponderCSgvg
# Func Hash:
238984481558059729
# Num Counters:
3
# Counter Values:
431
0
0
$0

$s5UIKit6UIViewC5adopt33_0C80FBE43506DDF1DBEF50B5A54BD00ALLyyAA17UITraitCollectionCF
# Func Hash:
1101948729126666471
# Num Counters:
24
# Counter Values:
0
0
0
0
0
3204
0
0
3204
0
0
0
1206
6
0
3214
3208
4
0
0
0
0
0
0
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
5
1
$s10QuartzCore7CALayerC13contentsScale10Foundation7CGFloatVvg:3214
0
0
0
0

$s5UIKit6UIViewC5frame10Foundation6CGRectVvg
# Func Hash:
170957022131388415
# Num Counters:
1
# Counter Values:
61
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
1
1
$s10QuartzCore7CALayerC5frame10Foundation6CGRectVvg:61

$s5UIKit6UIViewC5frame10Foundation6CGRectVvs
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
33088
$0

$s5UIKit6UIViewC5frameAC10Foundation6CGRectV_tcfc
# Func Hash:
567090795815895039
# Num Counters:
1
# Counter Values:
3214
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
2
1
$s5UIKit6UIViewC10layerClassyXlXpvgZ:3214
1
$s10QuartzCore7CALayerC5frame10Foundation6CGRectVvs:3214

$s5UIKit6UIViewC5point6inside4withSb10Foundation7CGPointV_AA7UIEventCSgtF
# Func Hash:
706216580179047806
# Num Counters:
4
# Counter Values:
1081
833
706
1011
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
1
1
$s10QuartzCore7CALayerC6bounds10Foundation6CGRectVvg:1081

$s5UIKit6UIViewC6action3for0D3Key10QuartzCore8CAAction_pSgAG7CALayerC_SStF
# Func Hash:
146835647075900052
# Num Counters:
2
# Counter Values:
0
89411
$0

$s5UIKit6UIViewC6attachyyAA19UIGestureRecognizerCF
# Func Hash:
491498958713331232
# Num Counters:
10
# Counter Values:
1000
0
0
0
1000
1000
0
0
0
0
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
5
1
$s5UIKit19UIGestureRecognizerC4viewAA6UIViewCSgvg:1000
1
$s5UIKit19UIGestureRecognizerC4viewAA6UIViewCSgvg:1000
0
1
$s5UIKit19UIGestureRecognizerC4viewAA6UIViewCSgvg:1000
0

$s5UIKit6UIViewC6bounds10Foundation6CGRectVvg
# Func Hash:
170957022131388415
# Num Counters:
1
# Counter Values:
44153
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
1
1
$s10QuartzCore7CALayerC6bounds10Foundation6CGRectVvg:44153

$s5UIKit6UIViewC6center10Foundation7CGPointVvs
# Func Hash:
522237519933858003
# Num Counters:
11
# Counter Values:
39400
0
39400
39400
39400
39400
39400
39400
39400
39400
39400
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
1
1
$s10QuartzCore7CALayerC8position10Foundation7CGPointVvs:39400

$s5UIKit6UIViewC6insert_2atyAC_SitF
# Func Hash:
351460251214915182
# Num Counters:
35
# Counter Values:
3204
0
5
0
5
0
0
3209
0
0
0
0
0
5
5
0
0
3209
0
0
0
5
0
3204
0
0
0
0
0
0
0
0
0
0
0
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
9
1
$s5UIKit6UIViewC12isDescendant2ofSbAC_tF:3209
1
$s5UIKit6UIViewC8willMove11toSuperviewyACSg_tF:3209
0
0
1
$s5UIKit6UIViewC12isDescendant2ofSbAC_tF:3209
1
$s5UIKit6UIViewC14setNeedsLayoutyyF:3209
1
$s5UIKit6UIViewC15traitCollectionAA07UITraitD0Cvg:5
1
$s5UIKit6UIViewC18didMoveToSuperviewyyF:3209
1
$s5UIKit6UIViewC13didAddSubviewyyACF:3209

$s5UIKit6UIViewC6layOut33_BF77D0ECA8D0186D5007AEA91F49AB81LLyyF
# Func Hash:
239377744700371432
# Num Counters:
8
# Counter Values:
15964
55
0
55
0
50
5
0
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
4
1
$s5UIKit16UIViewControllerC15viewIsAppearingyySbF:5
1
$s5UIKit16UIViewControllerC22viewWillLayoutSubviewsyyF:55
7
$s5UIKit6UIViewC14layoutSubviewsyyF:15854
$s5UIKit8UIWindowC14layoutSubviewsyyF:55
$s5UIKit8UIButtonC14layoutSubviewsyyF:11
$s11bench_uikit10LabelsViewC14layoutSubviewsyyF:11
$s11bench_uikit9HelloViewC14layoutSubviewsyyF:11
$s11bench_uikit10MotionViewC14layoutSubviewsyyF:11
$s11bench_uikit16MarkedLabelsViewC14layoutSubviewsyyF:11
1
$s5UIKit16UIViewControllerC21viewDidLayoutSubviewsyyF:55

$s5UIKit6UIViewC6windowAA8UIWindowCSgvg
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
28
$0

$s5UIKit6UIViewC7hitTest_4withACSg10Foundation7CGPointV_AA7UIEventCSgtF
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
3279
$0

$s5UIKit6UIViewC8isOpaqueSbvg
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
2002
$0

$s5UIKit6UIViewC8isOpaqueSbvs
# Func Hash:
784007059655560962
# Num Counters:
2
# Counter Values:
2003
2003
$0

$s5UIKit6UIViewC8willMove11toSuperviewyACSg_tF
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
3209
$0

$s5UIKit6UIViewC8willMove8toWindowyAA8UIWindowCSg_tF
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
3209
$0

$s5UIKit6UIViewC9PlainView33_BF77D0ECA8D0186D5007AEA91F49AB81LLCMa
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
5
$0

$s5UIKit6UIViewC9PlainView33_C3D08F24140EE199C7FF67CF27A70829LLCMa
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
8
$0

$s5UIKit6UIViewC9makeLayery10QuartzCore7CALayerCyXlXpFZTf4nd_n
# Func Hash:
1096621590131079888
# Num Counters:
5
# Counter Values:
0
3214
0
0
0
$0

$s5UIKit6UIViewC9setWindow33_C68F195461D851F0BF7D650E523DDE98LLyyAA8UIWindowCSgF
# Func Hash:
238984481799490044
# Num Counters:
3
# Counter Values:
3198
3209
6
$0

$s5UIKit6UIViewC9superviewACSgvg
# Func Hash:
784007056844089447
# Num Counters:
2
# Counter Values:
1791
1368
$0

$s5UIKit6UIViewC9tintColorAA7UIColorCSgvg
# Func Hash:
543243709034167865
# Num Counters:
4
# Counter Values:
6
6
2
4
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
1
1
$s5UIKit6UIViewC9tintColorAA7UIColorCSgvg:2

$s5UIKit6UIViewCMa
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
4342
$0

$s5UIKit7UIColorC10systemBlue_WZ
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
1
$0

$s5UIKit7UIColorC13resolvedColor4withAcA17UITraitCollectionC_tF
# Func Hash:
728453322856651412
# Num Counters:
2
# Counter Values:
2010
3258
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
1
4
/work/main/.build-counting/x86_64-unknown-linux-gnu/release/UIKit.build/AccessibilityValues.swift.o;$s5UIKit7UIColorC4pair__10lightAlpha04darkE0ACs6UInt32V_AH10Foundation7CGFloatVAKtFZAcA17UITraitCollectionCYbcfU_TA.124:2001
/work/main/.build-counting/x86_64-unknown-linux-gnu/release/UIKit.build/AccessibilityValues.swift.o;$s5UIKit7UIColorC4pair__10lightAlpha04darkE0ACs6UInt32V_AH10Foundation7CGFloatVAKtFZAcA17UITraitCollectionCYbcfU_TA.108:6
/work/main/.build-counting/x86_64-unknown-linux-gnu/release/UIKit.build/AccessibilityValues.swift.o;$s5UIKit7UIColorC4pair__10lightAlpha04darkE0ACs6UInt32V_AH10Foundation7CGFloatVAKtFZAcA17UITraitCollectionCYbcfU_TA.132:2
/work/main/.build-counting/x86_64-unknown-linux-gnu/release/UIKit.build/AccessibilityValues.swift.o;$s5UIKit7UIColorC4pair__10lightAlpha04darkE0ACs6UInt32V_AH10Foundation7CGFloatVAKtFZAcA17UITraitCollectionCYbcfU_TA.76:1

$s5UIKit7UIColorC16systemBackgroundACvau
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
3
$0

$s5UIKit7UIColorC16systemBackground_WZ
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
3
$0

$s5UIKit7UIColorC19secondarySystemFillACvau
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
1
$0

$s5UIKit7UIColorC19secondarySystemFill_WZ
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
1
$0

$s5UIKit7UIColorC3red5green4blue5alphaAC10Foundation7CGFloatV_A3JtcfC
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
1032
$0

$s5UIKit7UIColorC4Kind33_5F459917BFD860544DD08B59099C0D26LLOWOe
# Func Hash:
146835647075900052
# Num Counters:
2
# Counter Values:
23
2010
$0

$s5UIKit7UIColorC4pair__10lightAlpha04darkE0ACs6UInt32V_AH10Foundation7CGFloatVAKtFZAcA17UITraitCollectionCYbcfU_
# Func Hash:
382993475055910911
# Num Counters:
2
# Counter Values:
2010
0
$0

$s5UIKit7UIColorC5label_WZ
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
3
$0

$s5UIKit7UIColorC5whiteACvau
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
1
$0

$s5UIKit7UIColorC5white_WZ
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
2
$0

$s5UIKit7UIColorC7cgColor12CoreGraphics7CGColorCvg
# Func Hash:
1108181534873808901
# Num Counters:
3
# Counter Values:
3258
0
0
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
1
0

$s5UIKit7UIColorC7dynamic_AA20UIUserInterfaceStyleO5style12CoreGraphics7CGColorC5fixedtSgWOe
# Func Hash:
784007056844089447
# Num Counters:
2
# Counter Values:
2002
0
$0

$s5UIKit7UIColorC7isEqualySbypSgF
# Func Hash:
93478047117574925
# Num Counters:
6
# Counter Values:
0
0
3
1
0
1
$0

$s5UIKit7UIColorC9tintColor_WZ
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
1
$0

$s5UIKit7UIColorCMa
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
36
$0

$s5UIKit7UIColorCfD
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
23
$0

$s5UIKit7UIImageCSgSgWOe
# Func Hash:
784007056844089447
# Num Counters:
2
# Counter Values:
5
0
$0

$s5UIKit7UIImageCSgSgWOy
# Func Hash:
784007056844089447
# Num Counters:
2
# Counter Values:
20
0
$0

$s5UIKit7UILabelC10QuartzCore12LayerPainterAadEP4text2of5scale0D8Graphics10PlacedTextVSgAD7CALayerC_10Foundation7CGFloatVtFTW
# Func Hash:
170957022131388415
# Num Counters:
1
# Counter Values:
22142
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
1
1
$s5UIKit6UIViewC6bounds10Foundation6CGRectVvg:22142

$s5UIKit7UILabelC10pixelColor33_05CE99882DAFB47BDF5848BC31E48F8BLLy12CoreGraphics7CGColorCAA7UIColorCF
# Func Hash:
515008860402661587
# Num Counters:
5
# Counter Values:
0
2002
0
20140
0
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
1
1
$s5UIKit6UIViewC15traitCollectionAA07UITraitD0Cvg:2002

$s5UIKit7UILabelC10placedText33_05CE99882DAFB47BDF5848BC31E48F8BLL2in5scale12CoreGraphics06PlacedD0VSg10Foundation6CGRectV_AL7CGFloatVtF
# Func Hash:
521335180733613780
# Num Counters:
13
# Counter Values:
0
22142
0
22142
0
22142
0
22142
22142
0
22142
0
22142
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
5
0
1
$s5UIKit7UILabelC13numberOfLinesSivg:22142
1
$s5UIKit7UILabelC13isHighlightedSbvg:22142
0
1
$s5UIKit7UILabelC9isEnabledSbvg:22142

$s5UIKit7UILabelC12makeTextRect9forBounds22limitedToNumberOfLines10Foundation6CGRectVAI_SitF
# Func Hash:
547663615040536908
# Num Counters:
19
# Counter Values:
22
22
0
0
0
0
0
0
0
0
0
22
22
0
0
22
0
0
0
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
3
1
$s5UIKit7UILabelC4textSSSgvg:22
1
$s10QuartzCore7CALayerC13contentsScale10Foundation7CGFloatVvg:22
0

$s5UIKit7UILabelC12setPlainTextyySSSgF
# Func Hash:
928018420683101330
# Num Counters:
8
# Counter Values:
0
2
1
1
0
1
0
0
$0

$s5UIKit7UILabelC13isHighlightedSbvg
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
22142
$0

$s5UIKit7UILabelC13lineBreakModeAA06NSLinedE0Ovg
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
2124
$0

$s5UIKit7UILabelC13numberOfLinesSivg
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
22142
$0

$s5UIKit7UILabelC13textAlignmentAA06NSTextD0Ovg
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
24288
$0

$s5UIKit7UILabelC13textAlignmentAA06NSTextD0Ovs
# Func Hash:
491140356037757436
# Num Counters:
3
# Counter Values:
2001
2001
0
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
3
0
0
1
$s5UIKit6UIViewC15setNeedsDisplayyyF:2001

$s5UIKit7UILabelC15unwrappedLayout33_6C4DAA989535E19061A445581F8925CBLL__6isKept12CoreGraphics04TextD0C6layout_Si5shifttSgAA06StyledO0V_AC0D3KeyVSbtF
# Func Hash:
822417621731411671
# Num Counters:
16
# Counter Values:
22164
20040
22164
0
2124
2124
0
2122
0
22164
0
0
0
0
22164
22164
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
2
1
$s5UIKit7UILabelC25adjustsFontSizeToFitWidthSbvg:22164
1
$s5UIKit7UILabelC13textAlignmentAA06NSTextD0Ovg:22164

$s5UIKit7UILabelC16contentDidChange33_F1378E0E6D2F14888C075FE231BDAF62LLyyF
# Func Hash:
438646494157256101
# Num Counters:
5
# Counter Values:
4127
0
0
0
0
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
4
1
$s5UIKit6UIViewC15setNeedsDisplayyyF:4127
0
2
$s5UIKit7UILabelC20contentSizeDidChangeyyF:4122
$s5UIKit16ButtonTitleLabelC20contentSizeDidChangeyyF:5
0

$s5UIKit7UILabelC17currentStyledText33_6C4DAA989535E19061A445581F8925CBLLAA0dE0VyF
# Func Hash:
359285685571504022
# Num Counters:
9
# Counter Values:
0
20042
0
0
2122
0
0
0
0
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
4
0
0
0
1
$s5UIKit7UILabelC4textSSSgvg:2122

$s5UIKit7UILabelC20contentSizeDidChangeyyF
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
4122
$0

$s5UIKit7UILabelC25adjustsFontSizeToFitWidthSbvg
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
22164
$0

$s5UIKit7UILabelC4fontAA6UIFontCSgvg
# Func Hash:
303805471107876616
# Num Counters:
5
# Counter Values:
0
11
0
0
0
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
2
0
0

$s5UIKit7UILabelC4fontAA6UIFontCSgvs
# Func Hash:
694937220796462727
# Num Counters:
5
# Counter Values:
0
0
0
2004
0
$0

$s5UIKit7UILabelC4textSSSgvg
# Func Hash:
728453322856651412
# Num Counters:
2
# Counter Values:
0
2144
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
1
0

$s5UIKit7UILabelC4textSSSgvs
# Func Hash:
252518282910164958
# Num Counters:
17
# Counter Values:
0
2121
0
2121
2121
0
0
120
0
120
0
0
0
0
0
0
0
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
2
0
0

$s5UIKit7UILabelC5frameAC10Foundation6CGRectV_tcfc
# Func Hash:
542754882849004180
# Num Counters:
2
# Counter Values:
0
2002
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
3
1
$s5UIKit6UIViewC24isUserInteractionEnabledSbvs:2002
1
$s5UIKit6UIViewC8isOpaqueSbvs:2002
1
$s5UIKit6UIViewC11contentModeAC07ContentD0Ovs:2002

$s5UIKit7UILabelC6layouty12CoreGraphics10TextLayoutCAD_Si5shifttAC0G3KeyVF
# Func Hash:
649959920312018845
# Num Counters:
9
# Counter Values:
22142
0
0
0
0
0
0
0
0
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
1
0

$s5UIKit7UILabelC7request33_6C4DAA989535E19061A445581F8925CBLL__9lineLimit12CoreGraphics10TextLayoutC7RequestVAA06StyledN0V_AC0O3KeyVSitF
# Func Hash:
383113154906206960
# Num Counters:
7
# Counter Values:
2124
0
2124
0
0
0
2122
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
2
1
$s5UIKit7UILabelC13lineBreakModeAA06NSLinedE0Ovg:2124
1
$s5UIKit7UILabelC13textAlignmentAA06NSTextD0Ovg:2124

$s5UIKit7UILabelC9isEnabledSbvg
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
22142
$0

$s5UIKit7UILabelC9textColorAA7UIColorCSgvs
# Func Hash:
123497037496137351
# Num Counters:
5
# Counter Values:
0
0
0
5
3
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
1
1
$s5UIKit6UIViewC15setNeedsDisplayyyF:2

$s5UIKit7UILabelCMa
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
2006
$0

$s5UIKit7UIPressCACycfc
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
305
$0

$s5UIKit7UIPressCMa
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
320
$0

$s5UIKit7UIPressCfD
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
305
$0

$s5UIKit7UISceneC15activationStateAC010ActivationD0Ovg
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
160
$0

$s5UIKit7UISceneC17ConnectionOptionsCMa
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
10
$0

$s5UIKit7UISceneC17ConnectionOptionsCfD
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
10
$0

$s5UIKit7UISceneC4nextAA11UIResponderCSgvg
# Func Hash:
784007059655560962
# Num Counters:
2
# Counter Values:
797
0
$0

$s5UIKit7UISceneC4postyy10Foundation14NSNotificationC4NameVF
# Func Hash:
170957022131388415
# Num Counters:
1
# Counter Values:
25
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
1
1
** External Symbol **:25

$s5UIKit7UISceneC8delegateAA0B8Delegate_pSgvg
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
75
$0

$s5UIKit8DisplaysC12chooseServer6isMain07DisplayD0AF_pSb_tKFZTf4nd_n
# Func Hash:
750865550831553339
# Num Counters:
12
# Counter Values:
0
5
0
0
0
5
0
0
0
0
0
0
$0

$s5UIKit8DisplaysC13adoptSettingsyyF
# Func Hash:
555437350940605708
# Num Counters:
32
# Counter Values:
0
0
0
0
0
0
0
0
5
0
0
0
0
5
0
0
0
0
0
5
0
0
5
0
0
5
0
0
0
0
0
0
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
4
1
$s13DisplayServer03X11B0CA5AP11isConnectedSbvgTW:5
1
$s13DisplayServer03X11B0CA5AP8settingsAA0A8SettingsVvgTW:5
0
0

$s5UIKit8DisplaysC21keepScreensOnIfWantedyyF
# Func Hash:
391024176937367299
# Num Counters:
5
# Counter Values:
20
0
20
20
0
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
4
1
$s5UIKit13UIApplicationC19isIdleTimerDisabledSbvg:20
0
1
$s13DisplayServer03X11B0CA5AP11isConnectedSbvgTW:20
1
$s13DisplayServer03X11B0CA5AP13keepsScreenOnSbvsTW:20

$s5UIKit8DisplaysC4openyAC7DisplayC0D6ServerAG_pF
# Func Hash:
927641508075275523
# Num Counters:
7
# Counter Values:
5
5
5
0
0
0
0
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
2
1
$s13DisplayServer03X11B0CA5AP8delegateAA0aB8Delegate_pSgvsTW:5
1
$s13DisplayServer03X11B0CA5AP5scale10Foundation7CGFloatVvgTW:5

$s5UIKit8DisplaysC7DisplayC6serverAE0C6ServerAG_p_tcfc
# Func Hash:
783881049724653699
# Num Counters:
3
# Counter Values:
0
5
0
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
2
1
$s13DisplayServer03X11B0CA5AP8monitorsSayAA0A7MonitorVGvgTW:5
1
$s13DisplayServer03X11B0CA5AP5scale10Foundation7CGFloatVvgTW:5

$s5UIKit8DisplaysC7DisplayCMa
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
5
$0

$s5UIKit8DisplaysC7connect33_ED81EE48641ED672E1CBA1FBF051EDFCLL13DisplayServer03X11L0CyKFZyyYbcfu_
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
5
$0

$s5UIKit8DisplaysC7currentAC7DisplayCvg
# Func Hash:
348332447478502621
# Num Counters:
13
# Counter Values:
7852
0
0
7852
0
0
0
0
0
0
0
0
0
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
3
0
1
$s13DisplayServer03X11B0CA5AP11isConnectedSbvgTW:7852
0

$s5UIKit8DisplaysC7display2ofAC7DisplayCSg0E6ServerAI_p_tF
# Func Hash:
844982799843444440
# Num Counters:
4
# Counter Values:
392
392
392
0
$0

$s5UIKit8DisplaysCMa
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
5
$0

$s5UIKit8EventEndO4work33_14692762D34D52F2A9F8EC84B4C0D368LL_WZ
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
5
$0

$s5UIKit8EventEndO5beginyyFZTf4d_n
# Func Hash:
1138669269118430985
# Num Counters:
5
# Counter Values:
0
925
925
0
0
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
1
0

$s5UIKit8MenuTreeC4Name33_F831BFBF6B9D3509A902AB0090E67EC4LLOWOc
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
5
$0

$s5UIKit8MenuTreeC4Name33_F831BFBF6B9D3509A902AB0090E67EC4LLOWOh
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
5
$0

$s5UIKit8MenuTreeC4Name33_F831BFBF6B9D3509A902AB0090E67EC4LLOwcp
# Func Hash:
971686720079366699
# Num Counters:
6
# Counter Values:
0
5
0
0
0
0
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
1
0

$s5UIKit8MenuTreeC4Name33_F831BFBF6B9D3509A902AB0090E67EC4LLOwxx
# Func Hash:
287486627340295957
# Num Counters:
6
# Counter Values:
0
0
5
0
0
0
$0

$s5UIKit8MenuTreeC4find33_F831BFBF6B9D3509A902AB0090E67EC4LL_2inAA13UIMenuElementCSgAC4NameAELLO_SayAHGtF
# Func Hash:
550228143723920033
# Num Counters:
17
# Counter Values:
0
0
5
0
0
0
0
0
0
0
0
5
5
0
0
5
0
$0

$s5UIKit8MenuTreeCMa
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
5
$0

$s5UIKit8MenuTreeCfD
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
5
$0

$s5UIKit8SelectorV15standardMethods33_559E48AD198DDB508E90DDE7CF4E4821LL_WZ
# Func Hash:
784007056844089447
# Num Counters:
2
# Counter Values:
175
5
$0

$s5UIKit8SelectorV2of7performACxm_Sbx_ypSgAA7UIEventCSgtYbScMYcctcRlzClu33_559E48AD198DDB508E90DDE7CF4E4821LlfC
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
1001
$0

$s5UIKit8SelectorV2of7performACxm_Sbx_ypSgAA7UIEventCSgtYbScMYcctcRlzClu33_559E48AD198DDB508E90DDE7CF4E4821LlfcSbyXl_AfItYbScMYccfU0_
# Func Hash:
728453322856651412
# Num Counters:
2
# Counter Values:
281
0
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
1
1
/work/main/.build-counting/x86_64-unknown-linux-gnu/release/UIKit.build/AccessibilityValues.swift.o;$s5UIKit8SelectorVyACyq_YbScMYccxYbScMYcccRlzCr0_lufcSbx_ypSgAA7UIEventCSgtYbScMYccfU_TA:281

$s5UIKit8SelectorV4call33_559E48AD198DDB508E90DDE7CF4E4821LL4with_SbypSg_yxXEtlFZ
# Func Hash:
896130385403034692
# Num Counters:
4
# Counter Values:
0
0
0
281
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
12
0
0
1
** External Symbol **:281
1
** External Symbol **:281
1
/work/main/.build-counting/x86_64-unknown-linux-gnu/release/UIKit.build/AccessibilityValues.swift.o;$s5UIKit8SelectorVyACyq_YbScMYccxYbScMYcccRlzCr0_lufcSbx_ypSgAA7UIEventCSgtYbScMYccfU_yq_XEfU_TA:281
1
** External Symbol **:281
0
0
0
0
0
0

$s5UIKit8SelectorV6Method33_559E48AD198DDB508E90DDE7CF4E4821LLCMa
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
1191
$0

$s5UIKit8SelectorVMa
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
2
$0

$s5UIKit8SelectorVyACyq_YbScMYccxYbScMYcccRlzCr0_lufC
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
1001
$0

$s5UIKit8TextKeysO3end_2onShyAA7UIPressCGAH_AA11UIResponderCtFZTf4nnd_n
# Func Hash:
159676625270798492
# Num Counters:
8
# Counter Values:
0
1708
0
1708
0
0
0
1708
$0

$s5UIKit8TextKeysO5input33_7BDE60DFCF87EFDFD41ACBDFC32725C2LL2ofAA10UIKeyInput_pSgAA11UIResponderC_tFZ
# Func Hash:
1108181536554244104
# Num Counters:
3
# Counter Values:
982
0
0
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
1
0

$s5UIKit8UIButtonC10buttonTypeAC06ButtonD0Ovg
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
33
$0

$s5UIKit8UIButtonC10placePartsyyF
# Func Hash:
143964295776194400
# Num Counters:
7
# Counter Values:
0
11
0
0
0
0
11
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
10
0
0
0
0
1
$s5UIKit6UIViewC6bounds10Foundation6CGRectVvg:11
1
$s5UIKit8UIButtonC11contentRect9forBounds10Foundation6CGRectVAH_tF:11
1
$s5UIKit8UIButtonC9titleRect010forContentD010Foundation6CGRectVAH_tF:11
1
$s10QuartzCore7CALayerC5frame10Foundation6CGRectVvg:11
0
0

$s5UIKit8UIButtonC10titleColor3forAA7UIColorCSgAA9UIControlC5StateV_tF
# Func Hash:
784007059655560962
# Num Counters:
2
# Counter Values:
5
5
$0

$s5UIKit8UIButtonC10titleLabelAA7UILabelCSgvg
# Func Hash:
491275434802927080
# Num Counters:
3
# Counter Values:
1
0
0
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
1
0

$s5UIKit8UIButtonC11contentRect9forBounds10Foundation6CGRectVAH_tF
# Func Hash:
146835647075900052
# Num Counters:
2
# Counter Values:
0
11
$0

$s5UIKit8UIButtonC11fittingSize5width10Foundation6CGSizeVAF7CGFloatV_tF
# Func Hash:
472758537271558915
# Num Counters:
24
# Counter Values:
0
0
0
0
11
0
0
0
0
0
0
0
0
0
11
0
0
0
0
0
11
0
11
11
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
2
0
1
$s5UIKit8UIButtonC22currentBackgroundImageAA7UIImageCSgvg:11

$s5UIKit8UIButtonC11groundColor33_7D622C95E09C05BE3AD044F16DBCC755LL12CoreGraphics7CGColorCSgvg
# Func Hash:
229287000382566841
# Num Counters:
17
# Counter Values:
5
2
2
0
0
2
0
2
0
2
0
2
2
0
0
0
0
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
18
1
$s5UIKit8UIButtonC10buttonTypeAC06ButtonD0Ovg:5
1
$s5UIKit8UIButtonC15backgroundColorAA7UIColorCSgvg:4
1
$s5UIKit9UIControlC9isEnabledSbvg:2
1
$s5UIKit9UIControlC13isHighlightedSbvg:2
1
$s5UIKit9UIControlC10isSelectedSbvg:2
1
$s5UIKit8UIButtonC9isHoveredSbvg:2
0
0
0
0
1
$s5UIKit9UIControlC9isEnabledSbvg:2
1
$s5UIKit9UIControlC13isHighlightedSbvg:2
1
$s5UIKit9UIControlC10isSelectedSbvg:2
1
$s5UIKit8UIButtonC9isHoveredSbvg:2
0
0
0
0

$s5UIKit8UIButtonC11placeGroundyyF
# Func Hash:
52405221717195230
# Num Counters:
4
# Counter Values:
11
0
0
0
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
6
0
0
0
0
0
0

$s5UIKit8UIButtonC11setUpButtonyyF
# Func Hash:
302918354174287923
# Num Counters:
5
# Counter Values:
1
1
0
0
1
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
6
1
$s5UIKit6UIViewC8isOpaqueSbvs:1
1
$s5UIKit8UIButtonC10buttonTypeAC06ButtonD0Ovg:1
0
0
0
1
$s5UIKit6UIViewC10addSubviewyyACF:1

$s5UIKit8UIButtonC11showContent33_77FB6D9CD64A6E0129CAA9A965C589E0LLyyF
# Func Hash:
994958026097627121
# Num Counters:
10
# Counter Values:
2
0
0
0
0
0
0
0
0
0
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
9
1
$s5UIKit8UIButtonC22currentAttributedTitle10Foundation18NSAttributedStringCSgvg:2
0
0
0
0
0
0
0
1
$s5UIKit8UIButtonC12currentTitleSSSgvg:2

$s5UIKit8UIButtonC11showPictureyyF
# Func Hash:
416064795931707008
# Num Counters:
18
# Counter Values:
0
2
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
14
1
$s5UIKit8UIButtonC12currentImageAA7UIImageCSgvg:2
0
0
0
0
0
0
0
0
0
0
0
0
0

$s5UIKit8UIButtonC12currentImageAA7UIImageCSgvg
# Func Hash:
212427827101120654
# Num Counters:
3
# Counter Values:
2
0
0
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
3
1
$s5UIKit8UIButtonC13configurationAC13ConfigurationVSgvg:2
1
$s5UIKit9UIControlC5stateAC5StateVvg:2
1
$s5UIKit8UIButtonC5image3forAA7UIImageCSgAA9UIControlC5StateV_tF:2

$s5UIKit8UIButtonC12currentTitleSSSgvg
# Func Hash:
212427827101120654
# Num Counters:
3
# Counter Values:
2
0
0
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
3
1
$s5UIKit8UIButtonC13configurationAC13ConfigurationVSgvg:2
1
$s5UIKit9UIControlC5stateAC5StateVvg:2
1
$s5UIKit8UIButtonC5title3forSSSgAA9UIControlC5StateV_tF:2

$s5UIKit8UIButtonC12sizeThatFitsy10Foundation6CGSizeVAGF
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
11
$0

$s5UIKit8UIButtonC12standardFont3forAA6UIFontCAC10ButtonTypeO_tFZTf4nd_n
# Func Hash:
146835647075900052
# Num Counters:
2
# Counter Values:
1
1
$0

$s5UIKit8UIButtonC12updateGroundyyF
# Func Hash:
1095641702645064982
# Num Counters:
5
# Counter Values:
0
5
0
0
0
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
4
0
0
0
0

$s5UIKit8UIButtonC13ConfigurationVMa
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
1
$0

$s5UIKit8UIButtonC13ConfigurationVSgWOc
# Func Hash:
170957022131388415
# Num Counters:
1
# Counter Values:
4
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
1
1
** External Symbol **:4

$s5UIKit8UIButtonC13ConfigurationVSgWOg
# Func Hash:
382993475055910911
# Num Counters:
2
# Counter Values:
66
0
$0

$s5UIKit8UIButtonC13ConfigurationVSgWOh
# Func Hash:
170957022131388415
# Num Counters:
1
# Counter Values:
4
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
1
1
** External Symbol **:4

$s5UIKit8UIButtonC13ConfigurationVSgWOi0_
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
1
$0

$s5UIKit8UIButtonC13ConfigurationVwet
# Func Hash:
607699200014702880
# Num Counters:
5
# Counter Values:
8
8
0
0
0
$0

$s5UIKit8UIButtonC13configurationAC13ConfigurationVSgvg
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
4
$0

$s5UIKit8UIButtonC14layoutSubviewsyyF
# Func Hash:
784007056844089447
# Num Counters:
2
# Counter Values:
11
0
$0

$s5UIKit8UIButtonC15attributedTitle3for10Foundation18NSAttributedStringCSgAA9UIControlC5StateV_tF
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
7
$0

$s5UIKit8UIButtonC15backgroundColorAA7UIColorCSgvg
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
4
$0

$s5UIKit8UIButtonC15backgroundColorAA7UIColorCSgvs
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
1
$0

$s5UIKit8UIButtonC15backgroundImage3forAA7UIImageCSgAA9UIControlC5StateV_tF
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
13
$0

$s5UIKit8UIButtonC15contentStrength33_77FB6D9CD64A6E0129CAA9A965C589E0LLSfvg
# Func Hash:
1095641700960806581
# Num Counters:
7
# Counter Values:
5
0
0
0
0
0
0
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
4
1
$s5UIKit9UIControlC9isEnabledSbvg:5
0
0
0

$s5UIKit8UIButtonC15effectiveInsetsAA06UIEdgeD0Vvg
# Func Hash:
738780473899552199
# Num Counters:
6
# Counter Values:
22
0
22
22
22
22
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
1
1
$s5UIKit8UIButtonC10buttonTypeAC06ButtonD0Ovg:22

$s5UIKit8UIButtonC16shownPictureSize10Foundation6CGSizeVvg
# Func Hash:
146393202572114303
# Num Counters:
4
# Counter Values:
22
0
0
0
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
2
0
0

$s5UIKit8UIButtonC17currentTitleColorAA7UIColorCvg
# Func Hash:
1124236339446995604
# Num Counters:
2
# Counter Values:
5
0
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
2
1
$s5UIKit9UIControlC5stateAC5StateVvg:5
1
$s5UIKit8UIButtonC10titleColor3forAA7UIColorCSgAA9UIControlC5StateV_tF:5

$s5UIKit8UIButtonC18standardTitleColor3forAA7UIColorCAA9UIControlC5StateV_tF
# Func Hash:
1040022893862184778
# Num Counters:
5
# Counter Values:
0
0
1
4
0
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
2
1
$s5UIKit8UIButtonC10buttonTypeAC06ButtonD0Ovg:5
1
$s5UIKit6UIViewC9tintColorAA7UIColorCSgvg:4

$s5UIKit8UIButtonC18tintColorDidChangeyyF
# Func Hash:
212526876123949159
# Num Counters:
2
# Counter Values:
1
0
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
1
1
$s5UIKit6UIViewC15setNeedsDisplayyyF:1

$s5UIKit8UIButtonC19appearanceDidChangeyyF
# Func Hash:
640486477758184530
# Num Counters:
8
# Counter Values:
0
0
5
0
0
0
0
0
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
10
0
1
$s5UIKit8UIButtonC22currentAttributedTitle10Foundation18NSAttributedStringCSgvg:5
1
$s5UIKit8UIButtonC17currentTitleColorAA7UIColorCvg:5
1
$s10QuartzCore7CALayerC7opacitySfvg:5
0
0
0
0
0
0

$s5UIKit8UIButtonC21showBackgroundPictureyyF
# Func Hash:
217446531935542922
# Num Counters:
6
# Counter Values:
2
2
0
0
0
2
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
5
1
$s5UIKit8UIButtonC22currentBackgroundImageAA7UIImageCSgvg:2
0
0
0
0

$s5UIKit8UIButtonC22currentAttributedTitle10Foundation18NSAttributedStringCSgvg
# Func Hash:
567090795815895039
# Num Counters:
1
# Counter Values:
7
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
2
1
$s5UIKit9UIControlC5stateAC5StateVvg:7
1
$s5UIKit8UIButtonC15attributedTitle3for10Foundation18NSAttributedStringCSgAA9UIControlC5StateV_tF:7

$s5UIKit8UIButtonC22currentBackgroundImageAA7UIImageCSgvg
# Func Hash:
567090795815895039
# Num Counters:
1
# Counter Values:
13
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
2
1
$s5UIKit9UIControlC5stateAC5StateVvg:13
1
$s5UIKit8UIButtonC15backgroundImage3forAA7UIImageCSgAA9UIControlC5StateV_tF:13

$s5UIKit8UIButtonC3top33_570D42211711A127F7BC11B69A45D3C4LL2of2in10Foundation7CGFloatVAH6CGSizeV_AH6CGRectVtF
# Func Hash:
86384242568580284
# Num Counters:
9
# Counter Values:
0
0
22
0
0
0
0
22
22
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
2
1
$s5UIKit9UIControlC24contentVerticalAlignmentAC07ContentdE0Ovg:22
1
$s10QuartzCore7CALayerC13contentsScale10Foundation7CGFloatVvg:22

$s5UIKit8UIButtonC4typeA2C10ButtonTypeO_tcfC
# Func Hash:
651828921433313542
# Num Counters:
3
# Counter Values:
0
0
1
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
4
1
$s5UIKit8UIButtonC5frameAC10Foundation6CGRectV_tcfC:1
0
1
$s5UIKit6UIViewC14setNeedsLayoutyyF:1
1
$s5UIKit6UIViewC30invalidateIntrinsicContentSizeyyF:1

$s5UIKit8UIButtonC5frameAC10Foundation6CGRectV_tcfC
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
1
$0

$s5UIKit8UIButtonC5frameAC10Foundation6CGRectV_tcfc
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
1
$0

$s5UIKit8UIButtonC5image3forAA7UIImageCSgAA9UIControlC5StateV_tF
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
2
$0

$s5UIKit8UIButtonC5parts2in10Foundation6CGRectV5title_AH5imagetAH_tF
# Func Hash:
775201175137117218
# Num Counters:
28
# Counter Values:
0
0
0
0
0
0
0
11
0
11
0
0
0
11
11
11
0
0
0
11
0
0
0
0
11
11
0
0
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
5
1
$s5UIKit9UIControlC26contentHorizontalAlignmentAC07ContentdE0Ovg:11
1
$s5UIKit9UIControlC26contentHorizontalAlignmentAC07ContentdE0Ovg:11
1
$s10QuartzCore7CALayerC13contentsScale10Foundation7CGFloatVvg:11
1
$s5UIKit9UIControlC24contentVerticalAlignmentAC07ContentdE0Ovg:11
1
$s5UIKit9UIControlC24contentVerticalAlignmentAC07ContentdE0Ovg:11

$s5UIKit8UIButtonC5title3forSSSgAA9UIControlC5StateV_tF
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
2
$0

$s5UIKit8UIButtonC8setTitle_3forySSSg_AA9UIControlC5StateVtF
# Func Hash:
491140356651750944
# Num Counters:
3
# Counter Values:
1
0
1
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
3
0
1
$s5UIKit6UIViewC14setNeedsLayoutyyF:1
1
$s5UIKit6UIViewC30invalidateIntrinsicContentSizeyyF:1

$s5UIKit8UIButtonC9isHoveredSbvg
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
4
$0

$s5UIKit8UIButtonC9titleRect010forContentD010Foundation6CGRectVAH_tF
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
11
$0

$s5UIKit8UIButtonCMa
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
1
$0

$s5UIKit8UIScreenCMa
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
5
$0

$s5UIKit8UIWindowC10changeSize2to_y10Foundation6CGSizeV_yyXEtFyyYbScMYccfU_
# Func Hash:
543243707582894488
# Num Counters:
3
# Counter Values:
0
0
50
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
1
0

$s5UIKit8UIWindowC10redoAction_WZ
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
5
$0

$s5UIKit8UIWindowC10undoAction_WZ
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
5
$0

$s5UIKit8UIWindowC11windowSceneAA0bD0CSgvg
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
41428
$0

$s5UIKit8UIWindowC11windowSceneAA0bD0CSgvs
# Func Hash:
331865487166167832
# Num Counters:
8
# Counter Values:
0
5
5
0
0
0
0
0
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
2
1
$s5UIKit8UIWindowC8isHiddenSbvg:5
0

$s5UIKit8UIWindowC12canBecomeKeySbvg
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
5
$0

$s5UIKit8UIWindowC12endFallbacks2ofyAA14UIPressesEventC_tFTf4nd_n
# Func Hash:
288592594084392830
# Num Counters:
22
# Counter Values:
305
305
305
0
0
610
0
0
0
0
0
0
0
0
0
0
610
0
0
0
0
0
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
10
0
0
0
0
0
0
0
0
0
0

$s5UIKit8UIWindowC12keyResponderAA11UIResponderCvg
# Func Hash:
647943848696373991
# Num Counters:
6
# Counter Values:
0
244
0
0
0
0
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
2
1
$s5UIKit8UIWindowC18rootViewControllerAA06UIViewE0CSgvg:244
0

$s5UIKit8UIWindowC12pressesBegan_4withyShyAA7UIPressCG_AA14UIPressesEventCSgtF
# Func Hash:
146835647075900052
# Num Counters:
2
# Counter Values:
184
0
$0

$s5UIKit8UIWindowC13beginFallback3forSbAA7UIPressC_tFTf4nd_n
# Func Hash:
4423227678253338
# Num Counters:
21
# Counter Values:
184
0
0
0
0
0
0
0
0
0
0
0
0
0
0
184
0
0
0
0
0
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
4
0
0
0
0

$s5UIKit8UIWindowC13implicitScene33_372DF50CC390D686E0BC816FA809B6E7LL3for05fillsD0AA0bD0CAC_SbtFZTf4nnd_n
# Func Hash:
829220916880530489
# Num Counters:
20
# Counter Values:
0
0
5
5
0
0
0
0
0
5
0
0
5
0
5
0
0
0
0
5
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
7
1
$s13DisplayServer03X11B0CA5AP5scale10Foundation7CGFloatVvgTW:5
1
$s13DisplayServer03X11B0CA5AP5scale10Foundation7CGFloatVvgTW:5
1
$s5UIKit8UIWindowC5frame10Foundation6CGRectVvg:5
1
$s5UIKit8UIWindowC5frame10Foundation6CGRectVvg:5
1
$s5UIKit8UIWindowC5frame10Foundation6CGRectVvg:5
0
0

$s5UIKit8UIWindowC14firstResponderAA11UIResponderCSgvW
# Func Hash:
791037386931241880
# Num Counters:
18
# Counter Values:
0
0
3
0
0
3
3
3
3
0
0
0
0
0
3
0
3
0
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
4
0
1
$s5UIKit8UIWindowC11windowSceneAA0bD0CSgvg:3
1
$s5UIKit13UIWindowSceneC9keyWindowAA0B0CSgvg:3
1
$s13DisplayServer03X11B0CA5AP10frameClockAA05FrameE0CvgTW:3

$s5UIKit8UIWindowC14layoutSubviewsyyF
# Func Hash:
784007056844089447
# Num Counters:
2
# Counter Values:
55
0
$0

$s5UIKit8UIWindowC16updateInputViewsyyF
# Func Hash:
287486628651778779
# Num Counters:
6
# Counter Values:
3
3
0
3
0
3
$0

$s5UIKit8UIWindowC17makeKeyAndVisibleyyF
# Func Hash:
414721473993333457
# Num Counters:
3
# Counter Values:
0
5
0
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
4
1
$s5UIKit8UIWindowC8isHiddenSbvg:5
1
$s5UIKit8UIWindowC8isHiddenSbvs:5
0
1
$s5UIKit8UIWindowC7makeKeyyyF:5

$s5UIKit8UIWindowC18makeFirstResponderySbAA11UIResponderCF
# Func Hash:
1062974722486015828
# Num Counters:
10
# Counter Values:
0
5
0
0
0
0
3
3
0
0
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
4
3
$s5UIKit11UIResponderC23canBecomeFirstResponderSbvg:2
$s11bench_uikit10LabelsViewC23canBecomeFirstResponderSbvg:2
$s11bench_uikit13AnimationViewC23canBecomeFirstResponderSbvg:1
0
0
1
$s5UIKit11UIResponderC15responderWindowAA8UIWindowCSgvg:3

$s5UIKit8UIWindowC18rootViewControllerAA06UIViewE0CSgvg
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
304
$0

$s5UIKit8UIWindowC18rootViewControllerAA06UIViewE0CSgvs
# Func Hash:
798733565096263369
# Num Counters:
4
# Counter Values:
5
0
0
0
$0

$s5UIKit8UIWindowC19safeAreaFromOutsideAA12UIEdgeInsetsVvg
# Func Hash:
784007056844089447
# Num Counters:
2
# Counter Values:
50
0
$0

$s5UIKit8UIWindowC27rootViewControllerDidChange33_372DF50CC390D686E0BC816FA809B6E7LL4fromyAA06UIViewE0CSg_tF
# Func Hash:
26302302554395234
# Num Counters:
11
# Counter Values:
5
0
5
0
0
0
0
0
0
0
0
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
11
0
0
0
1
$s5UIKit8UIWindowC18rootViewControllerAA06UIViewE0CSgvg:5
1
$s5UIKit8UIWindowC8isHiddenSbvg:5
0
0
0
0
0
0

$s5UIKit8UIWindowC4nextAA11UIResponderCSgvg
# Func Hash:
811594939869376007
# Num Counters:
3
# Counter Values:
797
0
0
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
1
1
$s5UIKit8UIWindowC11windowSceneAA0bD0CSgvg:797

$s5UIKit8UIWindowC4show33_372DF50CC390D686E0BC816FA809B6E7LLyyF
# Func Hash:
347746032030238094
# Num Counters:
10
# Counter Values:
5
5
0
0
0
0
5
0
0
0
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
11
1
$s5UIKit8UIWindowC11windowSceneAA0bD0CSgvg:5
1
$s5UIKit8UIWindowC11windowSceneAA0bD0CSgvg:5
1
$s5UIKit8UIWindowC11windowSceneAA0bD0CSgvs:5
1
$s10QuartzCore7CALayerC8isHiddenSbvs:5
1
$s5UIKit8UIWindowC18rootViewControllerAA06UIViewE0CSgvg:5
1
$s5UIKit16UIViewControllerC4viewAA0B0CSgvg:5
1
$s5UIKit6UIViewC9superviewACSgvg:5
1
$s5UIKit8UIWindowC6bounds10Foundation6CGRectVvg:5
1
$s5UIKit6UIViewC5frame10Foundation6CGRectVvs:5
1
$s5UIKit6UIViewC16autoresizingMaskAC012AutoresizingD0Vvs:5
1
$s5UIKit6UIViewC13insertSubview_2atyAC_SitF:5

$s5UIKit8UIWindowC5adapt33_372DF50CC390D686E0BC816FA809B6E7LL2toyAA0B5SceneC_tF
# Func Hash:
974398287792288296
# Num Counters:
4
# Counter Values:
0
5
0
5
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
4
0
1
$s5UIKit6UIViewC15traitCollectionAA07UITraitD0Cvg:5
1
$s5UIKit6UIViewC15traitCollectionAA07UITraitD0Cvg:5
1
$s5UIKit6UIViewC15traitCollectionAA07UITraitD0Cvg:5

$s5UIKit8UIWindowC5frame10Foundation6CGRectVvg
# Func Hash:
170957022131388415
# Num Counters:
1
# Counter Values:
65
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
1
1
$s10QuartzCore7CALayerC5frame10Foundation6CGRectVvg:65

$s5UIKit8UIWindowC5frameAC10Foundation6CGRectV_tcfc
# Func Hash:
732893439414586479
# Num Counters:
7
# Counter Values:
5
5
5
0
0
0
0
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
4
1
$s10QuartzCore7CALayerC8isHiddenSbvs:5
1
$s5UIKit6UIViewC15traitCollectionAA07UITraitD0Cvg:5
1
$s13DisplayServer03X11B0CA5AP5scale10Foundation7CGFloatVvgTW:5
1
$s13DisplayServer03X11B0CA5AP5scale10Foundation7CGFloatVvgTW:5

$s5UIKit8UIWindowC6bounds10Foundation6CGRectVvg
# Func Hash:
170957022131388415
# Num Counters:
1
# Counter Values:
55
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
1
1
$s10QuartzCore7CALayerC6bounds10Foundation6CGRectVvg:55

$s5UIKit8UIWindowC6window_AA6UIViewC4viewtSgWOe
# Func Hash:
784007056844089447
# Num Counters:
2
# Counter Values:
315
310
$0

$s5UIKit8UIWindowC7makeKeyyyF
# Func Hash:
727966333343714638
# Num Counters:
4
# Counter Values:
5
5
5
5
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
3
1
$s5UIKit8UIWindowC8isHiddenSbvg:5
1
$s5UIKit8UIWindowC12canBecomeKeySbvg:5
1
$s5UIKit8UIWindowC11windowSceneAA0bD0CSgvg:5

$s5UIKit8UIWindowC8isHiddenSbvg
# Func Hash:
170957022131388415
# Num Counters:
1
# Counter Values:
80
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
1
1
$s10QuartzCore7CALayerC8isHiddenSbvg:80

$s5UIKit8UIWindowC8isHiddenSbvs
# Func Hash:
811594943050295168
# Num Counters:
3
# Counter Values:
5
0
5
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
1
1
$s10QuartzCore7CALayerC8isHiddenSbvg:5

$s5UIKit8UIWindowC9becomeKeyyyF
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
5
$0

$s5UIKit8UIWindowC9sendEventyyAA7UIEventCF
# Func Hash:
277658072233423602
# Num Counters:
15
# Counter Values:
0
925
610
0
0
0
315
0
0
315
315
0
0
0
315
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
2
0
1
$s5UIKit8UIWindowC11windowSceneAA0bD0CSgvg:315

$s5UIKit8UIWindowCMa
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
23
$0

$s5UIKit9ImageFileO17mainBundleMayHaveySbSSFZTf4nd_n
# Func Hash:
93478047127330172
# Num Counters:
6
# Counter Values:
350
20475
5
0
0
0
$0

$s5UIKit9ImageFileO6bundle9ofProgram7mayHaveSbSS_SStFZTf4nnd_n
# Func Hash:
1104024241169337399
# Num Counters:
12
# Counter Values:
25
215
5
5
0
0
5
0
0
0
5
0
$0

$s5UIKit9TraitBaseO6traits5scaleAA17UITraitCollectionC10Foundation7CGFloatV_tFZTf4nd_n
# Func Hash:
798733566688065791
# Num Counters:
4
# Counter Values:
5
0
44653
0
$0

$s5UIKit9TraitBaseO7outsideAA17UITraitCollectionCvgZTf4d_n
# Func Hash:
543243709044527706
# Num Counters:
3
# Counter Values:
4425
0
0
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
1
1
$s13DisplayServer03X11B0CA5AP5scale10Foundation7CGFloatVvgTW:4425

$s5UIKit9UICommandCMa
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
35
$0

$s5UIKit9UIControlC10isSelectedSbvg
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
4
$0

$s5UIKit9UIControlC13isHighlightedSbvg
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
4
$0

$s5UIKit9UIControlC24contentVerticalAlignmentAC07ContentdE0Ovg
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
44
$0

$s5UIKit9UIControlC26contentHorizontalAlignmentAC07ContentdE0Ovg
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
22
$0

$s5UIKit9UIControlC5StateV6normalAEvau
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
1
$0

$s5UIKit9UIControlC5StateVAESQAAWl
# Func Hash:
784007059655560962
# Num Counters:
2
# Counter Values:
1
1
$0

$s5UIKit9UIControlC5StateVMa
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
1
$0

$s5UIKit9UIControlC5StateVSHAASQWb
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
1
$0

$s5UIKit9UIControlC5stateAC5StateVvg
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
29
$0

$s5UIKit9UIControlC9isEnabledSbvg
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
9
$0

$s5UIKit9UIControlCMa
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
382
$0

$sIeg_IeyB_TR
# Func Hash:
170957022131388415
# Num Counters:
1
# Counter Values:
10
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
1
2
$s13DisplayServer13RunLoopBlocksV2ofACSgSo05CFRunD3Refa_tcfcyycfU0_:5
$s13DisplayServer13RunLoopBlocksV2ofACSgSo05CFRunD3Refa_tcfcyycfU_:5

$sIeg_SgWOe
# Func Hash:
784007056844089447
# Num Counters:
2
# Counter Values:
398
388
$0

$sIegh_SgWOe
# Func Hash:
784007056844089447
# Num Counters:
2
# Counter Values:
25
15
$0

$sIegh_ytIeghr_TR
# Func Hash:
170957022131388415
# Num Counters:
1
# Counter Values:
310
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
1
4
/work/main/.build-counting/x86_64-unknown-linux-gnu/release/DisplayServer.build/ClipboardBoard.swift.o;$s13DisplayServer11X11MainLoopC7prepare11serveNestedACSgAC9ReadinessOyYbScMYcc_yyYbScMYcctcfcySo05CFRunE11ObserverRefaSg_So0jE8ActivityVtcfU0_yyYbScMYccfU_TA:250
/work/main/.build-counting/x86_64-unknown-linux-gnu/release/UIKit.build/AccessibilityValues.swift.o;$s5UIKit8UIWindowC10changeSize2to_y10Foundation6CGSizeV_yyXEtFyyYbScMYccfU_TA:50
/work/main/.build-counting/x86_64-unknown-linux-gnu/release/DisplayServer.build/ClipboardBoard.swift.o;$s13DisplayServer13X11ErrorTrapsC7unwatchyySu_SitFyyYbScMYccfU0_TA:5
/work/main/.build-counting/x86_64-unknown-linux-gnu/release/DisplayServer.build/ClipboardBoard.swift.o;$s13DisplayServer14X11SharedImageC7releaseyyFyyYbScMYccfU_TA:5

$sSD17dictionaryLiteralSDyxq_Gx_q_td_tcfC10QuartzCore10CornerMaskC5RadiiV_AETt0g5Tf4g_n
# Func Hash:
974670607003767707
# Num Counters:
6
# Counter Values:
0
5
0
0
0
0
$0

$sSD17dictionaryLiteralSDyxq_Gx_q_td_tcfC10QuartzCore14BoxShadowCacheC3Key33_D7DFFBDB9D8EE00029826AEF95E493BCLLV_AC0eF0VTt0g5Tf4g_n
# Func Hash:
974670607003767707
# Num Counters:
6
# Counter Values:
0
5
0
0
0
0
$0

$sSD17dictionaryLiteralSDyxq_Gx_q_td_tcfC12CoreGraphics14FontDescriptorV_AC0E7MetricsVTt0g5Tf4g_n
# Func Hash:
753202732268337148
# Num Counters:
7
# Counter Values:
0
5
0
0
0
0
0
$0

$sSD17dictionaryLiteralSDyxq_Gx_q_td_tcfC5UIKit7UITouchC7ContactO_AETt0g5Tf4g_n
# Func Hash:
974670607003767707
# Num Counters:
6
# Counter Values:
0
5
0
0
0
0
$0

$sSD17dictionaryLiteralSDyxq_Gx_q_td_tcfC5UIKit9UIControlC5StateV_10Foundation18NSAttributedStringCTt0g5Tf4g_n
# Func Hash:
974670607003767707
# Num Counters:
6
# Counter Values:
0
1
0
0
0
0
$0

$sSD17dictionaryLiteralSDyxq_Gx_q_td_tcfC5UIKit9UIControlC5StateV_AC7UIColorCTt0g5Tf4g_n
# Func Hash:
974670607003767707
# Num Counters:
6
# Counter Values:
0
1
0
0
0
0
$0

$sSD17dictionaryLiteralSDyxq_Gx_q_td_tcfC5UIKit9UIControlC5StateV_AC7UIImageCTt0g5Tf4g_n
# Func Hash:
974670607003767707
# Num Counters:
6
# Counter Values:
0
2
0
0
0
0
$0

$sSD17dictionaryLiteralSDyxq_Gx_q_td_tcfC5UIKit9UIControlC5StateV_SSTt0g5Tf4g_n
# Func Hash:
974670607003767707
# Num Counters:
6
# Counter Values:
0
1
0
0
0
0
$0

$sSD17dictionaryLiteralSDyxq_Gx_q_td_tcfCSO_10QuartzCore10GroupCacheC5Entry33_9740376A5AD79858EBA4883E54BCAACELLCTt0g5Tf4g_n
# Func Hash:
974670607003767707
# Num Counters:
6
# Counter Values:
0
5
0
0
0
0
$0

$sSD17dictionaryLiteralSDyxq_Gx_q_td_tcfCSO_10QuartzCore15ShadowMaskCacheC5Entry33_A720C3686C319C5CD9495EF74317C198LLVTt0g5Tf4g_n
# Func Hash:
974670607003767707
# Num Counters:
6
# Counter Values:
0
5
0
0
0
0
$0

$sSD17dictionaryLiteralSDyxq_Gx_q_td_tcfCSO_12CoreGraphics11PixelRegionVTt0g5Tf4g_n
# Func Hash:
974670607003767707
# Num Counters:
6
# Counter Values:
0
5
0
0
0
0
$0

$sSD17dictionaryLiteralSDyxq_Gx_q_td_tcfCSS_13DisplayServer9XSettingsV5ValueOTt0g5Tf4g_n
# Func Hash:
391331300515330044
# Num Counters:
6
# Counter Values:
0
5
0
0
0
0
$0

$sSD17dictionaryLiteralSDyxq_Gx_q_td_tcfCSS_5UIKit12FocusTrackerC8WeakItem33_5B0C9CA3EF188439117F3EB2CB39A288LLVTt0g5Tf4g_n
# Func Hash:
391331300515330044
# Num Counters:
6
# Counter Values:
0
5
0
0
0
0
$0

$sSD17dictionaryLiteralSDyxq_Gx_q_td_tcfCSS_SiTt0g5Tf4g_n
# Func Hash:
391331300515330044
# Num Counters:
6
# Counter Values:
440
5
5
5
0
0
$0

$sSD17dictionaryLiteralSDyxq_Gx_q_td_tcfCSi_12CoreGraphics9LineImageVTt0g5Tf4g_n
# Func Hash:
974670607003767707
# Num Counters:
6
# Counter Values:
0
2144
0
0
0
0
$0

$sSD17dictionaryLiteralSDyxq_Gx_q_td_tcfCSi_13DisplayServer8X11TouchC7Contact33_D3340EF9276D60A1A82B85F721319681LLVTt0g5Tf4g_n
# Func Hash:
974670607003767707
# Num Counters:
6
# Counter Values:
0
5
0
0
0
0
$0

$sSD17dictionaryLiteralSDyxq_Gx_q_td_tcfCSi_SbTt0g5Tf4g_n
# Func Hash:
694937217302716606
# Num Counters:
6
# Counter Values:
0
2144
0
0
0
0
$0

$sSD17dictionaryLiteralSDyxq_Gx_q_td_tcfCSi_SdTt0g5Tf4g_n
# Func Hash:
694937217302716606
# Num Counters:
6
# Counter Values:
0
35
0
0
0
0
$0

$sSD17dictionaryLiteralSDyxq_Gx_q_td_tcfCSi_y13DisplayServer8X11ErrorVYbScMYccTt0g5Tf4g_n
# Func Hash:
974670607003767707
# Num Counters:
6
# Counter Values:
0
5
0
0
0
0
$0

$sSD17dictionaryLiteralSDyxq_Gx_q_td_tcfCSi_yyYbScMYccTt0g5Tf4g_n
# Func Hash:
974670607003767707
# Num Counters:
6
# Counter Values:
0
5
0
0
0
0
$0

$sSD17dictionaryLiteralSDyxq_Gx_q_td_tcfCSu_13DisplayServer0C7MonitorVTt0g5Tf4g_n
# Func Hash:
974670607003767707
# Num Counters:
6
# Counter Values:
0
5
0
0
0
0
$0

$sSD17dictionaryLiteralSDyxq_Gx_q_td_tcfCSu_13DisplayServer10X11SurfaceCTt0g5Tf4g_n
# Func Hash:
974670607003767707
# Num Counters:
6
# Counter Values:
0
5
0
0
0
0
$0

$sSD17dictionaryLiteralSDyxq_Gx_q_td_tcfCSu_SdTt0g5Tf4g_n
# Func Hash:
694937217302716606
# Num Counters:
6
# Counter Values:
0
5
0
0
0
0
$0

$sSD17dictionaryLiteralSDyxq_Gx_q_td_tcfCSu_Si2id_y13DisplayServer8X11ErrorVYbScMYcc02onG0tTt0g5Tf4g_n
# Func Hash:
974670607003767707
# Num Counters:
6
# Counter Values:
0
5
0
0
0
0
$0

$sSD17dictionaryLiteralSDyxq_Gx_q_td_tcfCs5Int32V_13DisplayServer10X11PointerC5Press33_754D8628D0F136E7F0410142A5D9C434LLVTt0g5Tf4g_n
# Func Hash:
974670607003767707
# Num Counters:
6
# Counter Values:
0
5
0
0
0
0
$0

$sSD17dictionaryLiteralSDyxq_Gx_q_td_tcfCs5Int32V_13DisplayServer9X11DeviceVTt0g5Tf4g_n
# Func Hash:
974670607003767707
# Num Counters:
6
# Counter Values:
0
5
0
0
0
0
$0

$sSD17dictionaryLiteralSDyxq_Gx_q_td_tcfCs6UInt32V_SuTt0g5Tf4g_n
# Func Hash:
694937217302716606
# Num Counters:
6
# Counter Values:
0
10
0
0
0
0
$0

$sSD6filterySDyxq_GSbx3key_q_5valuet_tKXEKFSO_10QuartzCore10GroupCacheC5Entry33_9740376A5AD79858EBA4883E54BCAACELLCTg504$s10d6Core10fg43C10startFrameyyFSbSO3key_AC5Entry33_9740376ijkL23BCAACELLC5valuet_tXEfU_AGTf1cn_nTf4ng_n
# Func Hash:
414921813089838167
# Num Counters:
7
# Counter Values:
0
0
22
0
0
0
0
$0

$sSD6filterySDyxq_GSbx3key_q_5valuet_tKXEKFSO_10QuartzCore15ShadowMaskCacheC5Entry33_A720C3686C319C5CD9495EF74317C198LLVTg504$s10d6Core15fgh36C10startFrameyyFSbSO3key_AC5Entry33_jklmnoP17LLV5valuet_tXEfU_AGSiTf1cn_nTf4ngn_n
# Func Hash:
414921813089838167
# Num Counters:
7
# Counter Values:
0
0
22
0
0
0
0
$0

$sSD6filterySDyxq_GSbx3key_q_5valuet_tKXEKFSi_13DisplayServer8X11TouchC7Contact33_D3340EF9276D60A1A82B85F721319681LLVTg504$s13d7Server8fg46C6forgetyyAA0C7SurfaceCFSbSi3key_AC7Contact33_ijklmnO17LLV5valuet_tXEfU_AE0fU0CTf1cn_nTf4ng_n
# Func Hash:
414921813089838167
# Num Counters:
7
# Counter Values:
0
0
5
0
0
0
0
$0

$sSD6filterySDyxq_GSbx3key_q_5valuet_tKXEKFSi_13DisplayServer8X11TouchC7Contact33_D3340EF9276D60A1A82B85F721319681LLVTg504$s13d7Server8fg67C6cancel5whereySbAA0C7SurfaceC_s5Int32VtXE_tFSbSi3key_AC7Contact33_ijklmnO17LLV5valuet_tXEfU_AE0fV0Cs0X0VSbIggyd_Tf1cn_n0pd8Server03f20B0C11cancelInput2ofytuv9C_tFSbAG_wxY5XEfU_AMTf1nc_nTf4ng_n
# Func Hash:
650973720282800339
# Num Counters:
7
# Counter Values:
0
10
0
10
0
0
0
$0

$sSD6filterySDyxq_GSbx3key_q_5valuet_tKXEKFs5Int32V_13DisplayServer10X11PointerC5Press33_754D8628D0F136E7F0410142A5D9C434LLVTg504$s13e8Server10gh28C6forgetyyAA0C7SurfaceCFSbs5d20V3key_AC5Press33_754jklmnopQ17LLV5valuet_tXEfU_AG0gW0CTf1cn_nTf4ng_n
# Func Hash:
414921813089838167
# Num Counters:
7
# Counter Values:
0
0
5
0
0
0
0
$0

$sSD8_VariantV11removeValue6forKeyq_Sgx_tFSu_13DisplayServer10X11SurfaceCTg5
# Func Hash:
238984482325208889
# Num Counters:
3
# Counter Values:
10
5
0
$0

$sSD8_VariantV11removeValue6forKeyq_Sgx_tFSu_Si2id_y13DisplayServer8X11ErrorVYbScMYcc02onJ0tTg5
# Func Hash:
238984482325208889
# Num Counters:
3
# Counter Values:
15
15
0
$0

$sSD8_VariantV11removeValue6forKeyq_Sgx_tFs6UInt32V_SuTg5
# Func Hash:
238984482325208889
# Num Counters:
3
# Counter Values:
915
0
0
$0

$sSKsSQ7ElementRpzrlE9lastIndex2of0C0QzSgAB_tFSS8UTF8ViewV_Tg5
# Func Hash:
76346324149258615
# Num Counters:
16
# Counter Values:
0
55
0
0
0
60
5
0
0
0
0
0
0
5
5
5
$0

$sSMsE6swapAtyy5IndexQz_ACtFSay13DisplayServer9SchedulerC4TaskCG_Tg5
# Func Hash:
135188635257483635
# Num Counters:
7
# Counter Values:
10
0
0
0
0
0
0
$0

$sSMsSKRzrlE14_insertionSort6within9sortedEnd2byySny5IndexSlQzG_AFSb7ElementSTQz_AItKXEtKFSrySiG_Tg5146$s13DisplayServer11X11MonitorsC04readD033_351F069B64237C688AE36007A9DB91FFLLySayAA0A7MonitorVGSpySo19_XRRScreenResourcesVG_SDySuAGGtFSbSi_SitXEfU_SpySo15_XRRMonitorInfoVGTf1nncn_n
# Func Hash:
159676628399327409
# Num Counters:
9
# Counter Values:
0
0
0
5
0
0
0
0
0
$0

$sSS8UTF8ViewVySsAAVSnySS5IndexVGcigTf4nn_g
# Func Hash:
591567704970721577
# Num Counters:
6
# Counter Values:
24
0
0
0
24
0
$0

$sSSWOc
# Func Hash:
170957022131388415
# Num Counters:
1
# Counter Values:
4565
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
1
1
** External Symbol **:4565

$sSSWOh
# Func Hash:
170957022131388415
# Num Counters:
1
# Counter Values:
2120
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
1
1
** External Symbol **:2120

$sSTsE10allSatisfyyS2b7ElementQzKXEKFSS8UTF8ViewV_Tg5105$s12CoreGraphics9FigureSetC4line3forAA12ComposedLineVSgAA10TextLayoutC7RequestV_tFZSbs5UInt8VXEfU_Tf4nd_nTf1cn_n
# Func Hash:
456618553053687054
# Num Counters:
13
# Counter Values:
4
8926
0
0
2124
0
0
0
0
0
0
0
8926
$0

$sSTsE10allSatisfyyS2b7ElementQzKXEKFSS8UTF8ViewV_Tg5135$s13DisplayServer19X11WindowPropertiesO11setOldTitle33_6F99C16B58160C480A0FFF4A79DDCCE1LL_2of_ySS_SuAA0C10ConnectionCtFZSbs5UInt8VXEfU_Tf1cn_n
# Func Hash:
456618553053687054
# Num Counters:
13
# Counter Values:
0
80
0
0
10
0
0
0
0
0
0
0
80
$0

$sSTsE21_copySequenceContents12initializing8IteratorQz_SitSry7ElementQzG_tFSD6ValuesVySu13DisplayServer10X11SurfaceC_G_Tg5
# Func Hash:
804816984922331102
# Num Counters:
11
# Counter Values:
0
1589
0
0
0
1589
1589
0
0
0
1589
$0

$sSTsE6reduceyqd__qd___qd__qd___7ElementQztKXEtKlFSS8UTF8ViewV_s6UInt32VTg5060$s12CoreGraphics3tag33_51F984A2182DAC68A005B87CBE03A223LLys6E22VSSFA2E_s5UInt8VtXEfU_Tf1ncn_n
# Func Hash:
1062511248069545823
# Num Counters:
12
# Counter Values:
24
0
0
6
0
0
0
0
0
0
0
24
$0

$sSTsE6sorted2bySay7ElementQzGSbAD_ADtKXE_tKFSDySi13DisplayServer8X11TouchC7Contact33_D3340EF9276D60A1A82B85F721319681LLVG_Tg504$s13d7Server8fg67C6cancel5whereySbAA0C7SurfaceC_s5Int32VtXE_tFSbSi3key_AC7Contact33_ijklmnO27LLV5valuet_SiAJ_AmNttXEfU0_Tf1cn_n
# Func Hash:
331779887548799119
# Num Counters:
9
# Counter Values:
0
0
0
0
10
10
0
0
0
$0

$sSTsE6sorted2bySay7ElementQzGSbAD_ADtKXE_tKFSnySiG_Tg5146$s13DisplayServer11X11MonitorsC04readD033_351F069B64237C688AE36007A9DB91FFLLySayAA0A7MonitorVGSpySo19_XRRScreenResourcesVG_SDySuAGGtFSbSi_SitXEfU_SpySo15_XRRMonitorInfoVGTf1cn_n
# Func Hash:
1124680650748772420
# Num Counters:
3
# Counter Values:
0
0
5
$0

$sSTsE8contains5whereS2b7ElementQzKXE_tKFSS8UTF8ViewV_Tg561$s12CoreGraphics10TextLayoutCyA2C7RequestVcfcSbs5UInt8VXEfU1_Tf1cn_n
# Func Hash:
456618549516190744
# Num Counters:
13
# Counter Values:
0
29
0
0
24
0
0
0
0
0
0
0
29
$0

$sSTsE8contains5whereS2b7ElementQzKXE_tKFSS8UTF8ViewV_Tg599$s12CoreGraphics9FigureSetC4line3forAA12ComposedLineVSgAA10TextLayoutC7RequestV_tFZSbs5UInt8VXEfU0_Tf1cn_n
# Func Hash:
456618549516190744
# Num Counters:
13
# Counter Values:
2120
2120
0
0
2120
0
0
0
0
0
0
0
2120
$0

$sSTsSQ7ElementRpzrlE8containsySbABFSS8UTF8ViewV_Tg5
# Func Hash:
456618549516190744
# Num Counters:
13
# Counter Values:
0
33
0
0
3
0
0
0
0
0
0
0
33
$0

$sSTsSQ7ElementRpzrlE8containsySbABFSaySsG_Tg5
# Func Hash:
917515344606006587
# Num Counters:
8
# Counter Values:
0
0
65
0
5
0
0
0
$0

$sSa15replaceSubrange_4withySnySiG_qd__nt7ElementQyd__RszSlRd__lF10QuartzCore7CALayerC_s15CollectionOfOneVyAHGTg5Tf4ngn_n
# Func Hash:
280753529378981772
# Num Counters:
16
# Counter Values:
0
51
3198
0
3214
35
0
0
0
0
0
0
0
0
0
3214
# Num Value Kinds:
1
# ValueKind = IPVK_MemOPSize:
1
# NumValueSites:
2
1
0:3214
0

$sSa15replaceSubrange_4withySnySiG_qd__nt7ElementQyd__RszSlRd__lF10QuartzCore7CALayerC_s15EmptyCollectionVyAHGTg5Tf4ndn_n
# Func Hash:
149074444777698130
# Num Counters:
14
# Counter Values:
0
1160
0
1160
0
0
0
0
0
0
0
0
0
0
# Num Value Kinds:
1
# ValueKind = IPVK_MemOPSize:
1
# NumValueSites:
2
1
0:1160
0

$sSa15replaceSubrange_4withySnySiG_qd__nt7ElementQyd__RszSlRd__lF12CoreGraphics9PixelRectV_s15EmptyCollectionVyAHGTg5Tf4ndn_n
# Func Hash:
149074444777698130
# Num Counters:
14
# Counter Values:
0
185
0
185
0
0
0
0
0
0
0
0
0
0
# Num Value Kinds:
1
# ValueKind = IPVK_MemOPSize:
1
# NumValueSites:
2
1
0:185
0

$sSa15replaceSubrange_4withySnySiG_qd__nt7ElementQyd__RszSlRd__lF13DisplayServer11X11ErrorLogC4Trap33_F9ACA20E08FE96DF90520EAE610310DFLLV_s15EmptyCollectionVyAKGTg5Tf4ndn_n
# Func Hash:
149074444777698130
# Num Counters:
14
# Counter Values:
0
98
0
91
0
0
0
0
0
0
0
0
0
0
# Num Value Kinds:
1
# ValueKind = IPVK_MemOPSize:
1
# NumValueSites:
2
1
0:91
0

$sSa15replaceSubrange_4withySnySiG_qd__nt7ElementQyd__RszSlRd__lF5UIKit13UIWindowSceneC_s15EmptyCollectionVyAHGTg5Tf4ndn_n
# Func Hash:
149074444777698130
# Num Counters:
14
# Counter Values:
5
5
0
5
0
0
0
0
0
0
0
0
0
0
# Num Value Kinds:
1
# ValueKind = IPVK_MemOPSize:
1
# NumValueSites:
2
1
0:5
0

$sSa15replaceSubrange_4withySnySiG_qd__nt7ElementQyd__RszSlRd__lF5UIKit19UIGestureRecognizerC10recognizer_AH5StateO5statet_s15EmptyCollectionVyAhI_AkLtGTg5Tf4ndn_n
# Func Hash:
149074444777698130
# Num Counters:
14
# Counter Values:
0
85
0
85
0
0
0
0
0
0
0
0
0
0
# Num Value Kinds:
1
# ValueKind = IPVK_MemOPSize:
1
# NumValueSites:
2
1
0:85
0

$sSa15replaceSubrange_4withySnySiG_qd__nt7ElementQyd__RszSlRd__lF5UIKit19UIGestureRecognizerC_s15CollectionOfOneVyAHGTg5Tf4ngn_n
# Func Hash:
280753529378981772
# Num Counters:
16
# Counter Values:
0
1
22
0
23
0
0
0
0
0
0
0
0
0
0
23
# Num Value Kinds:
1
# ValueKind = IPVK_MemOPSize:
1
# NumValueSites:
2
1
0:23
0

$sSa15replaceSubrange_4withySnySiG_qd__nt7ElementQyd__RszSlRd__lF5UIKit19UIGestureRecognizerC_s15EmptyCollectionVyAHGTg5Tf4ndn_n
# Func Hash:
149074444777698130
# Num Counters:
14
# Counter Values:
23
0
0
23
0
0
0
0
0
0
0
0
0
0
# Num Value Kinds:
1
# ValueKind = IPVK_MemOPSize:
1
# NumValueSites:
2
1
0:23
0

$sSa15replaceSubrange_4withySnySiG_qd__nt7ElementQyd__RszSlRd__lF5UIKit6UIViewC_s15CollectionOfOneVyAHGTg5Tf4ngn_n
# Func Hash:
280753529378981772
# Num Counters:
16
# Counter Values:
0
46
3198
0
3209
35
0
0
0
0
0
0
0
0
0
3209
# Num Value Kinds:
1
# ValueKind = IPVK_MemOPSize:
1
# NumValueSites:
2
1
0:3209
0

$sSa15replaceSubrange_4withySnySiG_qd__nt7ElementQyd__RszSlRd__lF5UIKit8UIWindowC_s15CollectionOfOneVyAHGTg5Tf4ngn_n
# Func Hash:
280753529378981772
# Num Counters:
16
# Counter Values:
0
5
0
0
5
0
0
0
0
0
0
0
0
0
0
5
# Num Value Kinds:
1
# ValueKind = IPVK_MemOPSize:
1
# NumValueSites:
2
1
0:5
0

$sSa15replaceSubrange_4withySnySiG_qd__nt7ElementQyd__RszSlRd__lF5UIKit8UIWindowC_s15EmptyCollectionVyAHGTg5Tf4ndn_n
# Func Hash:
149074444777698130
# Num Counters:
14
# Counter Values:
5
0
0
0
0
0
0
0
0
0
0
0
0
0
# Num Value Kinds:
1
# ValueKind = IPVK_MemOPSize:
1
# NumValueSites:
2
0
0

$sSa15replaceSubrange_4withySnySiG_qd__nt7ElementQyd__RszSlRd__lFSi_s15EmptyCollectionVySiGTg5Tf4ndn_n
# Func Hash:
149074444777698130
# Num Counters:
14
# Counter Values:
0
415
0
386
0
0
0
0
0
0
0
0
0
0
# Num Value Kinds:
1
# ValueKind = IPVK_MemOPSize:
1
# NumValueSites:
2
1
0:386
0

$sSa15replaceSubrange_4withySnySiG_qd__nt7ElementQyd__RszSlRd__lFSu6serial_12CoreGraphics11PixelRegionV6regiont_s15EmptyCollectionVySuAF_AiJtGTg5Tf4ndn_n
# Func Hash:
149074444777698130
# Num Counters:
14
# Counter Values:
0
236
0
236
0
0
0
0
0
0
0
0
0
0
# Num Value Kinds:
1
# ValueKind = IPVK_MemOPSize:
1
# NumValueSites:
2
1
0:236
0

$sSa6append10contentsOfyqd__n_t7ElementQyd__RszSTRd__lFs5Int32V_SayAFGTg5
# Func Hash:
747141664563648086
# Num Counters:
9
# Counter Values:
15
10
1594
1589
0
0
0
0
0
# Num Value Kinds:
1
# ValueKind = IPVK_MemOPSize:
1
# NumValueSites:
1
3
8:5
9:5
16:5

$sSa6append10contentsOfyqd__n_t7ElementQyd__RszSTRd__lFs6UInt32V_SayAFGTg5
# Func Hash:
747141664563648086
# Num Counters:
9
# Counter Values:
4
4
0
0
0
0
0
0
0
# Num Value Kinds:
1
# ValueKind = IPVK_MemOPSize:
1
# NumValueSites:
1
1
4:4

$sSa6append10contentsOfyqd__n_t7ElementQyd__RszSTRd__lFs6UInt32V_SnyAFGTg5
# Func Hash:
985768976635406389
# Num Counters:
27
# Counter Values:
58
58
80
12
80
80
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
$0

$sSa6remove2atxSi_tF10QuartzCore7CALayerC_Tg5
# Func Hash:
700171236550100571
# Num Counters:
3
# Counter Values:
5
0
0
# Num Value Kinds:
1
# ValueKind = IPVK_MemOPSize:
1
# NumValueSites:
1
1
0:5

$sSa6remove2atxSi_tFSi4code_5UIKit7UIPressC5presst_Tg5
# Func Hash:
700171236550100571
# Num Counters:
3
# Counter Values:
305
0
0
# Num Value Kinds:
1
# ValueKind = IPVK_MemOPSize:
1
# NumValueSites:
1
1
0:305

$sSasSQRzlE2eeoiySbSayxG_ABtFZSS_Tt1g5
# Func Hash:
1080275685810171372
# Num Counters:
10
# Counter Values:
24
0
0
0
2028
26
24
0
0
0
$0

$sSay12CoreGraphics7TextRunVGWOh
# Func Hash:
170957022131388415
# Num Counters:
1
# Counter Values:
24
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
1
1
** External Symbol **:24

$sSaySSGSayxGSKsWl
# Func Hash:
784007059655560962
# Num Counters:
2
# Counter Values:
27
3
$0

$sSdIegd_SgWOe
# Func Hash:
784007056844089447
# Num Counters:
2
# Counter Values:
10
5
$0

$sSdIegy_SgWOe
# Func Hash:
784007056844089447
# Num Counters:
2
# Counter Values:
10
5
$0

$sSdSgxSgSHsSHRzlWl
# Func Hash:
784007059655560962
# Num Counters:
2
# Counter Values:
55
5
$0

$sSh21_nonEmptyArrayLiteralShyxGSayxG_tcfC10Foundation7RunLoopC4ModeV_Tt0g5Tf4g_n
# Func Hash:
247671766551706453
# Num Counters:
10
# Counter Values:
0
196
0
0
196
196
196
0
0
0
$0

$sSh21_nonEmptyArrayLiteralShyxGSayxG_tcfC5UIKit7UIPressC_Tt0g5Tf4g_n
# Func Hash:
331779887777462061
# Num Counters:
8
# Counter Values:
0
610
0
610
610
610
0
0
$0

$sSh2eeoiySbShyxG_ABtFZ10Foundation7RunLoopC4ModeV_Tt1g5
# Func Hash:
824185422618370930
# Num Counters:
12
# Counter Values:
196
0
196
196
0
196
0
0
0
0
196
196
$0

$sSh6filteryShyxGSbxKXEKF5UIKit7UIPressC_Tg5045$s5UIKit8UIWindowC12pressesBegan_4withyShyAA7C35CG_AA14UIPressesEventCSgtFSbAGXEfU_AC0F0CTf1cn_nTf4ng_n
# Func Hash:
650973720282800339
# Num Counters:
7
# Counter Values:
0
184
0
184
0
0
0
$0

$sSh8_VariantV6insertySb8inserted_x17memberAfterInserttxnF10Foundation7RunLoopC4ModeV_Tg5
# Func Hash:
11922954720716284
# Num Counters:
5
# Counter Values:
0
1
0
0
0
$0

$sSh8_VariantV6insertySb8inserted_x17memberAfterInserttxnFSdSg_Tg5
# Func Hash:
198238755787492962
# Num Counters:
9
# Counter Values:
0
0
0
0
55
0
0
0
0
$0

$sSh8_VariantV6insertySb8inserted_x17memberAfterInserttxnFSu_Tg5
# Func Hash:
536873290231689177
# Num Counters:
3
# Counter Values:
3
19
0
$0

$sSh8_VariantV6insertySb8inserted_x17memberAfterInserttxnFs6UInt32V_Tg5
# Func Hash:
536873290231689177
# Num Counters:
3
# Counter Values:
0
305
0
$0

$sSh8_VariantV6removeyxSgxFSi_Tg5
# Func Hash:
798733565552116341
# Num Counters:
4
# Counter Values:
0
305
0
0
$0

$sSh8_VariantV6removeyxSgxFSu_Tg5
# Func Hash:
798733565552116341
# Num Counters:
4
# Counter Values:
0
15
15
0
$0

$sSh8_VariantV6removeyxSgxFs6UInt32V_Tg5
# Func Hash:
798733565552116341
# Num Counters:
4
# Counter Values:
0
305
305
0
$0

$sSh8containsySbxF5UIKit18UIKeyboardHIDUsageO_Tg5
# Func Hash:
139154658336998667
# Num Counters:
176
# Counter Values:
244
244
610
610
0
0
10
0
0
0
0
0
0
0
0
0
0
0
0
0
600
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
$0

$sSh8containsySbxFSi_Tg5
# Func Hash:
536873292490446314
# Num Counters:
4
# Counter Values:
0
0
305
0
$0

$sSh8containsySbxFs6UInt32V_Tg5
# Func Hash:
536873292490446314
# Num Counters:
4
# Counter Values:
0
0
305
0
$0

$sShyShyxGqd__nc7ElementQyd__RszSTRd__lufCSdSg_SayADGTt0g5Tf4g_n
# Func Hash:
1063705162111847769
# Num Counters:
3
# Counter Values:
0
55
55
$0

$sShyShyxGqd__nc7ElementQyd__RszSTRd__lufCSu_SaySuGTt0g5Tf4g_n
# Func Hash:
1063705162111847769
# Num Counters:
3
# Counter Values:
0
5
0
$0

$sSi2id_13DisplayServer8X11ErrorVIeghy_02onE0tSgWOe
# Func Hash:
784007056844089447
# Num Counters:
2
# Counter Values:
15
15
$0

$sSi2id_xq_Ri_zRi0_zRi__Ri0__r0_ly13DisplayServer8X11ErrorVytIseghnr_02onE0tSgWOe
# Func Hash:
784007056844089447
# Num Counters:
2
# Counter Values:
15
15
$0

$sSlsE5countSivgSs8UTF8ViewV_Tgq5
# Func Hash:
1011877327643111818
# Num Counters:
8
# Counter Values:
24
0
0
0
0
0
24
0
$0

$sSlsE5first7ElementQzSgvgSS17UnicodeScalarViewV_Tgq5
# Func Hash:
1029578616116113188
# Num Counters:
16
# Counter Values:
10
0
10
0
0
0
0
0
0
0
0
0
0
0
0
0
$0

$sSlsE6prefixy11SubSequenceQzSiFSS8UTF8ViewV_Tg5Tf4ng_nTf4nn_g
# Func Hash:
757987889140755623
# Num Counters:
10
# Counter Values:
0
0
0
24
0
0
0
0
0
24
$0

$sSlsEy11SubSequenceQzqd__cSXRd__5BoundQyd__5IndexRtzluigSS_s16PartialRangeFromVySSAEVGTg5
# Func Hash:
464058543399340037
# Num Counters:
5
# Counter Values:
5
0
5
5
5
$0

$sSo11XVisualInfoaMa
# Func Hash:
1063705160746808702
# Num Counters:
3
# Counter Values:
5
5
5
$0

$sSo20CFRunLoopObserverRefaSgSo0aB8ActivityVIeggy_AcEIeyByy_TR
# Func Hash:
170957022131388415
# Num Counters:
1
# Counter Values:
250
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
1
1
/work/main/.build-counting/x86_64-unknown-linux-gnu/release/DisplayServer.build/ClipboardBoard.swift.o;$s13DisplayServer11X11MainLoopC7prepare11serveNestedACSgAC9ReadinessOyYbScMYcc_yyYbScMYcctcfcySo05CFRunE11ObserverRefaSg_So0jE8ActivityVtcfU0_TA:250

$sSo6pollfdVMa
# Func Hash:
1063705160746808702
# Num Counters:
3
# Counter Values:
5
5
5
$0

$sSr15_stableSortImpl2byySbx_xtKXE_tKFSi_Tg5146$s13DisplayServer11X11MonitorsC04readD033_351F069B64237C688AE36007A9DB91FFLLySayAA0A7MonitorVGSpySo19_XRRScreenResourcesVG_SDySuAGGtFSbSi_SitXEfU_SpySo15_XRRMonitorInfoVGTf1cn_n
# Func Hash:
650973719745905783
# Num Counters:
8
# Counter Values:
5
5
0
0
0
0
0
0
$0

$ss10_NativeSetV13copyAndResize8capacityySi_tF10Foundation7RunLoopC4ModeV_Tg5
# Func Hash:
1145296626565257391
# Num Counters:
13
# Counter Values:
0
0
0
0
0
0
1
0
0
0
0
0
0
$0

$ss10_NativeSetV13copyAndResize8capacityySi_tFSu_Tg5
# Func Hash:
1145296626565257391
# Num Counters:
13
# Counter Values:
0
0
0
0
0
0
5
0
0
0
0
0
0
$0

$ss10_NativeSetV13copyAndResize8capacityySi_tFs6UInt32V_Tg5
# Func Hash:
1145296626565257391
# Num Counters:
13
# Counter Values:
0
0
0
0
0
0
5
0
0
0
0
0
0
$0

$ss10_NativeSetV13extractSubset5using5countAByxGs13_UnsafeBitsetV_SitF5UIKit7UIPressC_Tg5
# Func Hash:
992371482162063710
# Num Counters:
16
# Counter Values:
0
0
0
184
0
0
0
0
0
0
0
0
0
0
0
0
$0

$ss10_NativeSetV6filteryAByxGSbxKXEKFADs13_UnsafeBitsetVKXEfU_5UIKit7UIPressC_Tg5045$s5UIKit8UIWindowC12pressesBegan_4withyShyAA7G35CG_AA14UIPressesEventCSgtFSbAGXEfU_AG0J0CTf1nnc_nTf4nng_n
# Func Hash:
471416409370135743
# Num Counters:
65
# Counter Values:
0
0
0
184
122
184
184
0
0
184
0
62
0
184
184
0
0
0
0
0
0
184
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
184
0
0
0
184
0
0
0
184
0
0
0
0
0
0
0
0
0
0
0
0
0
0
184
0
0
0
0
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
12
0
0
0
0
0
0
0
0
0
0
0
0

$ss10_NativeSetV6resize8capacityySi_tFSu_Tg5
# Func Hash:
1011178362422763219
# Num Counters:
15
# Counter Values:
0
0
0
5
0
5
0
0
5
0
0
5
0
0
0
$0

$ss10_NativeSetV7_delete2atys10_HashTableV6BucketV_tFSu_Tg5
# Func Hash:
876259027003514756
# Num Counters:
13
# Counter Values:
0
0
6
0
1
0
5
5
10
0
5
0
0
$0

$ss10_NativeSetV7_delete2atys10_HashTableV6BucketV_tFs6UInt32V_Tg5
# Func Hash:
876259027003514756
# Num Counters:
13
# Counter Values:
0
0
0
0
0
0
0
0
305
0
0
0
0
$0

$ss10_NativeSetV9insertNew_2at8isUniqueyxn_s10_HashTableV6BucketVSbtF10Foundation7RunLoopC4ModeV_Tg5
# Func Hash:
526279452064647499
# Num Counters:
10
# Counter Values:
0
0
0
0
0
1
0
0
0
0
$0

$ss10_NativeSetV9insertNew_2at8isUniqueyxn_s10_HashTableV6BucketVSbtFSdSg_Tg5
# Func Hash:
176885382977308316
# Num Counters:
14
# Counter Values:
0
0
55
0
0
0
0
0
0
0
0
0
0
0
$0

$ss10_NativeSetV9insertNew_2at8isUniqueyxn_s10_HashTableV6BucketVSbtFSu_Tg5
# Func Hash:
650973720594510684
# Num Counters:
8
# Counter Values:
0
9
5
0
0
5
0
0
$0

$ss10_NativeSetV9insertNew_2at8isUniqueyxn_s10_HashTableV6BucketVSbtFs6UInt32V_Tg5
# Func Hash:
650973720594510684
# Num Counters:
8
# Counter Values:
0
300
0
0
0
5
0
0
$0

$ss11_StringGutsV15scalarAlignSlowySS5IndexVAEF
# Func Hash:
157411390862138990
# Num Counters:
14
# Counter Values:
0
0
10
0
0
0
0
0
0
0
0
0
0
0
$0

$ss11_StringGutsV19validateScalarIndexySS0E0VAEF
# Func Hash:
360019387990068195
# Num Counters:
6
# Counter Values:
20
0
0
0
20
0
$0

$ss15ContiguousArrayV16_createNewBuffer14bufferIsUnique15minimumCapacity13growForAppendySb_SiSbtF13DisplayServer0N7MonitorV_Tg5
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
5
$0

$ss15ContiguousArrayV16_createNewBuffer14bufferIsUnique15minimumCapacity13growForAppendySb_SiSbtF5UIKit19UIGestureRecognizerC5StateOSg_Tg5
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
1
$0

$ss15ContiguousArrayV16_createNewBuffer14bufferIsUnique15minimumCapacity13growForAppendySb_SiSbtFSS_Tg5
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
59
$0

$ss15ContiguousArrayV16_createNewBuffer14bufferIsUnique15minimumCapacity13growForAppendySb_SiSbtFSb_Tg5
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
5
$0

$ss15ContiguousArrayV16_createNewBuffer14bufferIsUnique15minimumCapacity13growForAppendySb_SiSbtFSdSg_Tg5
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
55
$0

$ss15ContiguousArrayV16_createNewBuffer14bufferIsUnique15minimumCapacity13growForAppendySb_SiSbtFSi_Tg5
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
57
$0

$ss15ContiguousArrayV16_createNewBuffer14bufferIsUnique15minimumCapacity13growForAppendySb_SiSbtFSo11XVisualInfoa_Tg5
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
45
$0

$ss15ContiguousArrayV16_createNewBuffer14bufferIsUnique15minimumCapacity13growForAppendySb_SiSbtFSo6pollfdV_Tg5
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
5
$0

$ss15ContiguousArrayV16_createNewBuffer14bufferIsUnique15minimumCapacity13growForAppendySb_SiSbtFSpys4Int8VGSg_Tg5
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
5
$0

$ss15ContiguousArrayV16_createNewBuffer14bufferIsUnique15minimumCapacity13growForAppendySb_SiSbtFSu_Tg5
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
20
$0

$ss15ContiguousArrayV16_createNewBuffer14bufferIsUnique15minimumCapacity13growForAppendySb_SiSbtFs5UInt8V_Tg5
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
34
$0

$ss15ContiguousArrayV16_createNewBuffer14bufferIsUnique15minimumCapacity13growForAppendySb_SiSbtFs6UInt32V_Tg5
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
7
$0

$ss17_NativeDictionaryV07extractB05using5countAByxq_Gs13_UnsafeBitsetV_SitFSO_10QuartzCore10GroupCacheC5Entry33_9740376A5AD79858EBA4883E54BCAACELLCTg5
# Func Hash:
992371482779548544
# Num Counters:
16
# Counter Values:
0
0
22
0
0
0
0
0
0
0
0
0
0
0
0
0
$0

$ss17_NativeDictionaryV07extractB05using5countAByxq_Gs13_UnsafeBitsetV_SitFSO_10QuartzCore15ShadowMaskCacheC5Entry33_A720C3686C319C5CD9495EF74317C198LLVTg5
# Func Hash:
992371482779548544
# Num Counters:
16
# Counter Values:
0
0
22
0
0
0
0
0
0
0
0
0
0
0
0
0
$0

$ss17_NativeDictionaryV07extractB05using5countAByxq_Gs13_UnsafeBitsetV_SitFSi_13DisplayServer8X11TouchC7Contact33_D3340EF9276D60A1A82B85F721319681LLVTg5
# Func Hash:
992371482779548544
# Num Counters:
16
# Counter Values:
0
0
15
0
0
0
0
0
0
0
0
0
0
0
0
0
$0

$ss17_NativeDictionaryV07extractB05using5countAByxq_Gs13_UnsafeBitsetV_SitFs5Int32V_13DisplayServer10X11PointerC5Press33_754D8628D0F136E7F0410142A5D9C434LLVTg5
# Func Hash:
992371482779548544
# Num Counters:
16
# Counter Values:
0
0
5
0
0
0
0
0
0
0
0
0
0
0
0
0
$0

$ss17_NativeDictionaryV20_copyOrMoveAndResize8capacity12moveElementsySi_SbtF10QuartzCore10CornerMaskC5RadiiV_AHTg5
# Func Hash:
1039732181978666481
# Num Counters:
21
# Counter Values:
0
0
0
0
0
0
0
0
0
2
0
0
0
0
0
0
0
0
0
0
0
$0

$ss17_NativeDictionaryV20_copyOrMoveAndResize8capacity12moveElementsySi_SbtF12CoreGraphics10TextLayoutC7RequestV_AF0mN5CacheC5Entry33_F7881FBE6D1E76C92416F78D00007C9ALLCTg5
# Func Hash:
231439397321152387
# Num Counters:
17
# Counter Values:
0
0
0
1
0
0
0
1
0
1
0
0
0
1
0
0
0
$0

$ss17_NativeDictionaryV20_copyOrMoveAndResize8capacity12moveElementsySi_SbtF12CoreGraphics14FontDescriptorV_AF0M7MetricsVTg5
# Func Hash:
494971640362305544
# Num Counters:
21
# Counter Values:
0
0
0
0
0
0
0
0
0
0
3
0
0
0
0
0
0
0
0
0
0
$0

$ss17_NativeDictionaryV20_copyOrMoveAndResize8capacity12moveElementsySi_SbtF5UIKit9UIControlC5StateV_SSTg5
# Func Hash:
231439397321152387
# Num Counters:
17
# Counter Values:
0
0
0
0
0
0
0
1
0
0
0
0
0
0
0
0
0
$0

$ss17_NativeDictionaryV20_copyOrMoveAndResize8capacity12moveElementsySi_SbtFSO_12CoreGraphics11PixelRegionVTg5
# Func Hash:
231439397321152387
# Num Counters:
17
# Counter Values:
0
0
0
0
0
0
0
40
0
0
0
0
0
0
0
0
0
$0

$ss17_NativeDictionaryV20_copyOrMoveAndResize8capacity12moveElementsySi_SbtFSS_5UIKit12UIFontFamilyO6family_AF0L0C6WeightV6weightSb8isItalictSgTg5
# Func Hash:
231439397321152387
# Num Counters:
17
# Counter Values:
0
0
0
0
0
0
0
3
0
0
0
0
0
0
0
0
0
$0

$ss17_NativeDictionaryV20_copyOrMoveAndResize8capacity12moveElementsySi_SbtFSS_SiTg5
# Func Hash:
231439397321152387
# Num Counters:
17
# Counter Values:
5
2
5
480
0
2
5
0
0
0
5
0
0
0
1
1
1
$0

$ss17_NativeDictionaryV20_copyOrMoveAndResize8capacity12moveElementsySi_SbtFSi_12CoreGraphics9LineImageVTg5
# Func Hash:
231439397321152387
# Num Counters:
17
# Counter Values:
0
0
0
0
0
0
0
24
0
0
0
0
0
0
0
0
0
$0

$ss17_NativeDictionaryV20_copyOrMoveAndResize8capacity12moveElementsySi_SbtFSi_SbTg5
# Func Hash:
231439397321152387
# Num Counters:
17
# Counter Values:
0
0
0
0
0
0
0
24
0
0
0
0
0
0
0
0
0
$0

$ss17_NativeDictionaryV20_copyOrMoveAndResize8capacity12moveElementsySi_SbtFSi_SdTg5
# Func Hash:
231439397321152387
# Num Counters:
17
# Counter Values:
0
0
0
15
0
0
0
15
0
15
0
0
0
15
0
0
0
$0

$ss17_NativeDictionaryV20_copyOrMoveAndResize8capacity12moveElementsySi_SbtFSi_y13DisplayServer8X11ErrorVYbScMYccTg5
# Func Hash:
231439397321152387
# Num Counters:
17
# Counter Values:
0
0
0
5
0
0
0
5
0
5
0
0
0
5
0
0
0
$0

$ss17_NativeDictionaryV20_copyOrMoveAndResize8capacity12moveElementsySi_SbtFSi_yyYbScMYccTg5
# Func Hash:
231439397321152387
# Num Counters:
17
# Counter Values:
0
0
0
17
0
0
0
5
0
9
0
0
0
9
0
0
0
$0

$ss17_NativeDictionaryV20_copyOrMoveAndResize8capacity12moveElementsySi_SbtFSu_13DisplayServer0K7MonitorVTg5
# Func Hash:
231439397321152387
# Num Counters:
17
# Counter Values:
0
0
0
0
0
0
0
5
0
0
0
0
0
0
0
0
0
$0

$ss17_NativeDictionaryV20_copyOrMoveAndResize8capacity12moveElementsySi_SbtFSu_13DisplayServer10X11SurfaceCTg5
# Func Hash:
231439397321152387
# Num Counters:
17
# Counter Values:
0
0
0
0
0
0
0
5
0
0
0
0
0
0
0
0
0
$0

$ss17_NativeDictionaryV20_copyOrMoveAndResize8capacity12moveElementsySi_SbtFSu_13DisplayServer11X11ErrorLogCTg5
# Func Hash:
231439397321152387
# Num Counters:
17
# Counter Values:
0
0
0
0
0
0
0
5
0
0
0
0
0
0
0
0
0
$0

$ss17_NativeDictionaryV20_copyOrMoveAndResize8capacity12moveElementsySi_SbtFSu_Si2id_y13DisplayServer8X11ErrorVYbScMYcc02onO0tTg5
# Func Hash:
231439397321152387
# Num Counters:
17
# Counter Values:
0
0
0
5
0
0
0
5
0
5
0
0
0
5
0
0
0
$0

$ss17_NativeDictionaryV20_copyOrMoveAndResize8capacity12moveElementsySi_SbtFs13OpaquePointerV_12CoreGraphics10GlyphRulesVTg5
# Func Hash:
231439397321152387
# Num Counters:
17
# Counter Values:
0
0
0
0
0
0
0
2
0
0
0
0
0
0
0
0
0
$0

$ss17_NativeDictionaryV6filteryAByxq_GSbx3key_q_5valuet_tKXEKFADs13_UnsafeBitsetVKXEfU_SO_10QuartzCore10GroupCacheC5Entry33_9740376A5AD79858EBA4883E54BCAACELLCTg504$s10h6Core10jk43C10startFrameyyFSbSO3key_AC5Entry33_9740376mnoP23BCAACELLC5valuet_tXEfU_AKTf1nnc_nTf4nng_n
# Func Hash:
438284565493876175
# Num Counters:
9
# Counter Values:
0
0
0
22
0
0
0
0
22
$0

$ss17_NativeDictionaryV6filteryAByxq_GSbx3key_q_5valuet_tKXEKFADs13_UnsafeBitsetVKXEfU_SO_10QuartzCore15ShadowMaskCacheC5Entry33_A720C3686C319C5CD9495EF74317C198LLVTg504$s10h6Core15jkl36C10startFrameyyFSbSO3key_AC5Entry33_nopqrsT17LLV5valuet_tXEfU_AKSiTf1nnc_nTf4nngn_n
# Func Hash:
438284563807680847
# Num Counters:
9
# Counter Values:
0
0
0
22
0
0
0
0
22
$0

$ss17_NativeDictionaryV6filteryAByxq_GSbx3key_q_5valuet_tKXEKFADs13_UnsafeBitsetVKXEfU_Si_13DisplayServer8X11TouchC7Contact33_D3340EF9276D60A1A82B85F721319681LLVTg504$s13h7Server8jk46C6forgetyyAA0C7SurfaceCFSbSi3key_AC7Contact33_mnopqrS17LLV5valuet_tXEfU_AI0jY0CTf1nnc_nTf4nng_n
# Func Hash:
1080275683164334529
# Num Counters:
8
# Counter Values:
0
0
0
5
0
0
0
5
$0

$ss17_NativeDictionaryV6filteryAByxq_GSbx3key_q_5valuet_tKXEKFADs13_UnsafeBitsetVKXEfU_Si_13DisplayServer8X11TouchC7Contact33_D3340EF9276D60A1A82B85F721319681LLVTg504$s13h7Server8jk67C6cancel5whereySbAA0C7SurfaceC_s5Int32VtXE_tFSbSi3key_AC7Contact33_mnopqrS17LLV5valuet_tXEfU_AI0jZ0Cs5Int32VSbIggyd_Tf1nnc_n0th8Server03j20B0C11cancelInput2ofyxyZ23C_tFSbAG_s5Int32VtXEfU_AQTf1nnc_nTf4nng_n
# Func Hash:
1080275686877143475
# Num Counters:
8
# Counter Values:
0
0
0
10
0
0
0
10
$0

$ss17_NativeDictionaryV6filteryAByxq_GSbx3key_q_5valuet_tKXEKFADs13_UnsafeBitsetVKXEfU_s5Int32V_13DisplayServer10X11PointerC5Press33_754D8628D0F136E7F0410142A5D9C434LLVTg504$s13i8Server10kl28C6forgetyyAA0C7SurfaceCFSbs5h20V3key_AC5Press33_754nopqrstU17LLV5valuet_tXEfU_AK0K7SurfaceCTf1nnc_nTf4nng_n
# Func Hash:
1080275683164334529
# Num Counters:
8
# Counter Values:
0
0
0
5
0
0
0
5
$0

$ss17_NativeDictionaryV7_delete2atys10_HashTableV6BucketV_tFSi_y13DisplayServer8X11ErrorVYbScMYccTg5
# Func Hash:
1145296626448065675
# Num Counters:
15
# Counter Values:
3
0
3
0
0
0
0
0
3
21
0
2
0
0
0
$0

$ss17_NativeDictionaryV7_delete2atys10_HashTableV6BucketV_tFSi_yyYbScMYccTg5
# Func Hash:
1145296626448065675
# Num Counters:
15
# Counter Values:
10
1
16
6
0
6
0
0
12
8
0
15
0
1
1
$0

$ss17_NativeDictionaryV7_delete2atys10_HashTableV6BucketV_tFSu_13DisplayServer10X11SurfaceCTg5
# Func Hash:
1145296626448065675
# Num Counters:
15
# Counter Values:
0
0
0
0
0
0
0
0
0
5
0
0
0
0
0
$0

$ss17_NativeDictionaryV7_delete2atys10_HashTableV6BucketV_tFSu_13DisplayServer11X11ErrorLogCTg5
# Func Hash:
1145296626448065675
# Num Counters:
15
# Counter Values:
0
0
0
0
0
0
0
0
0
5
0
0
0
0
0
$0

$ss17_NativeDictionaryV7_delete2atys10_HashTableV6BucketV_tFSu_Si2id_y13DisplayServer8X11ErrorVYbScMYcc02onL0tTg5
# Func Hash:
1145296626448065675
# Num Counters:
15
# Counter Values:
3
0
4
1
0
1
0
0
4
11
0
3
0
1
1
$0

$ss17_NativeDictionaryV7_insert2at3key5valueys10_HashTableV6BucketV_xnq_ntF10QuartzCore10CornerMaskC5RadiiV_AMTg5
# Func Hash:
784007058953177093
# Num Counters:
2
# Counter Values:
2
0
$0

$ss17_NativeDictionaryV7_insert2at3key5valueys10_HashTableV6BucketV_xnq_ntF12CoreGraphics10TextLayoutC7RequestV_AK0lM5CacheC5Entry33_F7881FBE6D1E76C92416F78D00007C9ALLCTg5
# Func Hash:
784007058953177093
# Num Counters:
2
# Counter Values:
2
0
$0

$ss17_NativeDictionaryV7_insert2at3key5valueys10_HashTableV6BucketV_xnq_ntF12CoreGraphics14FontDescriptorV_AK0L7MetricsVTg5
# Func Hash:
784007058953177093
# Num Counters:
2
# Counter Values:
3
0
$0

$ss17_NativeDictionaryV7_insert2at3key5valueys10_HashTableV6BucketV_xnq_ntF5UIKit9UIControlC5StateV_SSTg5
# Func Hash:
784007058953177093
# Num Counters:
2
# Counter Values:
1
0
$0

$ss17_NativeDictionaryV7_insert2at3key5valueys10_HashTableV6BucketV_xnq_ntFSS_5UIKit12UIFontFamilyO6family_AK0K0C6WeightV6weightSb8isItalictSgTg5
# Func Hash:
784007058953177093
# Num Counters:
2
# Counter Values:
3
0
$0

$ss17_NativeDictionaryV7_insert2at3key5valueys10_HashTableV6BucketV_xnq_ntFSi_12CoreGraphics9LineImageVTg5
# Func Hash:
784007058953177093
# Num Counters:
2
# Counter Values:
24
0
$0

$ss17_NativeDictionaryV7_insert2at3key5valueys10_HashTableV6BucketV_xnq_ntFSi_SbTg5
# Func Hash:
784007058953177093
# Num Counters:
2
# Counter Values:
24
0
$0

$ss17_NativeDictionaryV7_insert2at3key5valueys10_HashTableV6BucketV_xnq_ntFSi_SdTg5
# Func Hash:
784007058953177093
# Num Counters:
2
# Counter Values:
30
0
$0

$ss17_NativeDictionaryV7_insert2at3key5valueys10_HashTableV6BucketV_xnq_ntFSi_y13DisplayServer8X11ErrorVYbScMYccTg5
# Func Hash:
784007058953177093
# Num Counters:
2
# Counter Values:
24
0
$0

$ss17_NativeDictionaryV7_insert2at3key5valueys10_HashTableV6BucketV_xnq_ntFSi_yyYbScMYccTg5
# Func Hash:
784007058953177093
# Num Counters:
2
# Counter Values:
33
0
$0

$ss17_NativeDictionaryV7_insert2at3key5valueys10_HashTableV6BucketV_xnq_ntFSu_13DisplayServer10X11SurfaceCTg5
# Func Hash:
784007058953177093
# Num Counters:
2
# Counter Values:
5
0
$0

$ss17_NativeDictionaryV7_insert2at3key5valueys10_HashTableV6BucketV_xnq_ntFSu_13DisplayServer11X11ErrorLogCTg5
# Func Hash:
784007058953177093
# Num Counters:
2
# Counter Values:
5
0
$0

$ss17_NativeDictionaryV7_insert2at3key5valueys10_HashTableV6BucketV_xnq_ntFSu_Si2id_y13DisplayServer8X11ErrorVYbScMYcc02onN0tTg5
# Func Hash:
784007058953177093
# Num Counters:
2
# Counter Values:
19
0
$0

$ss17_NativeDictionaryV7_insert2at3key5valueys10_HashTableV6BucketV_xnq_ntFs13OpaquePointerV_12CoreGraphics10GlyphRulesVTg5
# Func Hash:
784007058953177093
# Num Counters:
2
# Counter Values:
2
0
$0

$ss17_NativeDictionaryV8setValue_6forKey8isUniqueyq_n_xSbtF10QuartzCore10CornerMaskC5RadiiV_AHTg5
# Func Hash:
650973723230026183
# Num Counters:
8
# Counter Values:
0
2
0
0
0
2
0
0
$0

$ss17_NativeDictionaryV8setValue_6forKey8isUniqueyq_n_xSbtF12CoreGraphics10TextLayoutC7RequestV_AF0kL5CacheC5Entry33_F7881FBE6D1E76C92416F78D00007C9ALLCTg5
# Func Hash:
650973723230026183
# Num Counters:
8
# Counter Values:
0
2
1
0
0
1
0
0
$0

$ss17_NativeDictionaryV8setValue_6forKey8isUniqueyq_n_xSbtF12CoreGraphics14FontDescriptorV_AF0K7MetricsVTg5
# Func Hash:
438284566004578759
# Num Counters:
9
# Counter Values:
0
3
0
0
0
3
0
0
0
$0

$ss17_NativeDictionaryV8setValue_6forKey8isUniqueyq_n_xSbtF5UIKit9UIControlC5StateV_SSTg5
# Func Hash:
650973723230026183
# Num Counters:
8
# Counter Values:
0
1
0
0
0
1
0
0
$0

$ss17_NativeDictionaryV8setValue_6forKey8isUniqueyq_n_xSbtFSS_5UIKit12UIFontFamilyO6family_AF0J0C6WeightV6weightSb0G6ItalictSgTg5
# Func Hash:
650973723230026183
# Num Counters:
8
# Counter Values:
0
3
0
0
0
3
0
0
$0

$ss17_NativeDictionaryV8setValue_6forKey8isUniqueyq_n_xSbtFSi_12CoreGraphics9LineImageVTg5
# Func Hash:
650973723230026183
# Num Counters:
8
# Counter Values:
0
24
0
0
0
24
0
0
$0

$ss17_NativeDictionaryV8setValue_6forKey8isUniqueyq_n_xSbtFSi_SbTg5
# Func Hash:
650973723230026183
# Num Counters:
8
# Counter Values:
0
24
0
0
0
24
0
0
$0

$ss17_NativeDictionaryV8setValue_6forKey8isUniqueyq_n_xSbtFSi_SdTg5
# Func Hash:
650973723230026183
# Num Counters:
8
# Counter Values:
0
30
15
0
0
15
0
0
$0

$ss17_NativeDictionaryV8setValue_6forKey8isUniqueyq_n_xSbtFSi_y13DisplayServer8X11ErrorVYbScMYccTg5
# Func Hash:
650973723230026183
# Num Counters:
8
# Counter Values:
0
24
5
0
0
5
0
0
$0

$ss17_NativeDictionaryV8setValue_6forKey8isUniqueyq_n_xSbtFSi_yyYbScMYccTg5
# Func Hash:
650973723230026183
# Num Counters:
8
# Counter Values:
0
33
9
0
0
5
0
0
$0

$ss17_NativeDictionaryV8setValue_6forKey8isUniqueyq_n_xSbtFSu_13DisplayServer10X11SurfaceCTg5
# Func Hash:
650973723230026183
# Num Counters:
8
# Counter Values:
0
5
0
0
0
5
0
0
$0

$ss17_NativeDictionaryV8setValue_6forKey8isUniqueyq_n_xSbtFSu_13DisplayServer11X11ErrorLogCTg5
# Func Hash:
650973723230026183
# Num Counters:
8
# Counter Values:
0
5
0
0
0
5
0
0
$0

$ss17_NativeDictionaryV8setValue_6forKey8isUniqueyq_n_xSbtFSu_Si2id_y13DisplayServer8X11ErrorVYbScMYcc02onM0tTg5
# Func Hash:
650973723230026183
# Num Counters:
8
# Counter Values:
0
19
5
0
0
5
0
0
$0

$ss17_NativeDictionaryV8setValue_6forKey8isUniqueyq_n_xSbtFs13OpaquePointerV_12CoreGraphics10GlyphRulesVTg5
# Func Hash:
650973723230026183
# Num Counters:
8
# Counter Values:
0
2
0
0
0
2
0
0
$0

$ss18EnumeratedSequenceV8IteratorV4nextSi6offset_7ElementQz7elementtSgyFSS8UTF8ViewV_Tg5
# Func Hash:
764657766193099706
# Num Counters:
13
# Counter Values:
145
130
0
0
0
0
0
0
0
0
0
0
130
$0

$ss22_ContiguousArrayBufferV19_uninitializedCount15minimumCapacityAByxGSi_SitcfC10QuartzCore8LayerBoxV_Tt1g5
# Func Hash:
784007056844089447
# Num Counters:
2
# Counter Values:
160
0
$0

$ss22_ContiguousArrayBufferV19_uninitializedCount15minimumCapacityAByxGSi_SitcfC5UIKit24UIHoverGestureRecognizerC_Tt1g5
# Func Hash:
784007056844089447
# Num Counters:
2
# Counter Values:
51
25
$0

$ss22_ContiguousArrayBufferV19_uninitializedCount15minimumCapacityAByxGSi_SitcfCs5UInt8V_Tt1gq5
# Func Hash:
784007056844089447
# Num Counters:
2
# Counter Values:
50
50
$0

$ss22_ContiguousArrayBufferV20_consumeAndCreateNew14bufferIsUnique15minimumCapacity13growForAppendAByxGSb_SiSbtF10Foundation6CGRectV_Tg5
# Func Hash:
326953198419788627
# Num Counters:
9
# Counter Values:
5
5
5
0
0
5
0
0
0
# Num Value Kinds:
1
# ValueKind = IPVK_MemOPSize:
1
# NumValueSites:
3
0
0
1
0:5

$ss22_ContiguousArrayBufferV20_consumeAndCreateNew14bufferIsUnique15minimumCapacity13growForAppendAByxGSb_SiSbtF10QuartzCore8LayerBoxV_Tg5
# Func Hash:
326953198419788627
# Num Counters:
9
# Counter Values:
376
296
160
0
216
296
0
0
140
# Num Value Kinds:
1
# ValueKind = IPVK_MemOPSize:
1
# NumValueSites:
3
5
32:68
64:68
128:68
256:6
512:6
0
1
0:160

$ss22_ContiguousArrayBufferV20_consumeAndCreateNew14bufferIsUnique15minimumCapacity13growForAppendAByxGSb_SiSbtF12CoreGraphics10TextLayoutC4LineV_Tg5
# Func Hash:
326953198419788627
# Num Counters:
9
# Counter Values:
24
24
24
0
0
24
0
0
0
# Num Value Kinds:
1
# ValueKind = IPVK_MemOPSize:
1
# NumValueSites:
3
0
0
1
0:24

$ss22_ContiguousArrayBufferV20_consumeAndCreateNew14bufferIsUnique15minimumCapacity13growForAppendAByxGSb_SiSbtF12CoreGraphics7TextRunV_Tg5
# Func Hash:
1040079909134615379
# Num Counters:
9
# Counter Values:
24
24
24
0
0
24
0
0
0
# Num Value Kinds:
1
# ValueKind = IPVK_MemOPSize:
1
# NumValueSites:
2
0
0

$ss22_ContiguousArrayBufferV20_consumeAndCreateNew14bufferIsUnique15minimumCapacity13growForAppendAByxGSb_SiSbtF12CoreGraphics9PixelRectV_Tg5
# Func Hash:
326953198419788627
# Num Counters:
9
# Counter Values:
1258
1258
328
0
930
1258
0
0
558
# Num Value Kinds:
1
# ValueKind = IPVK_MemOPSize:
1
# NumValueSites:
3
5
16:188
32:186
64:186
128:185
256:185
0
1
0:328

$ss22_ContiguousArrayBufferV20_consumeAndCreateNew14bufferIsUnique15minimumCapacity13growForAppendAByxGSb_SiSbtF13DisplayServer0P7MonitorV_Tg5
# Func Hash:
1040079909134615379
# Num Counters:
9
# Counter Values:
5
0
5
0
0
0
0
0
0
# Num Value Kinds:
1
# ValueKind = IPVK_MemOPSize:
1
# NumValueSites:
2
0
0

$ss22_ContiguousArrayBufferV20_consumeAndCreateNew14bufferIsUnique15minimumCapacity13growForAppendAByxGSb_SiSbtF13DisplayServer10InputEventV_Tg5
# Func Hash:
1040079909134615379
# Num Counters:
9
# Counter Values:
5
5
5
0
0
5
0
0
0
# Num Value Kinds:
1
# ValueKind = IPVK_MemOPSize:
1
# NumValueSites:
2
0
0

$ss22_ContiguousArrayBufferV20_consumeAndCreateNew14bufferIsUnique15minimumCapacity13growForAppendAByxGSb_SiSbtF13DisplayServer11X11ErrorLogC4Trap33_F9ACA20E08FE96DF90520EAE610310DFLLV_Tg5
# Func Hash:
326953198419788627
# Num Counters:
9
# Counter Values:
25
25
5
0
20
25
0
0
11
# Num Value Kinds:
1
# ValueKind = IPVK_MemOPSize:
1
# NumValueSites:
3
4
17:5
33:5
65:5
129:5
0
1
0:5

$ss22_ContiguousArrayBufferV20_consumeAndCreateNew14bufferIsUnique15minimumCapacity13growForAppendAByxGSb_SiSbtF5UIKit14GestureActionsV8Receiver33_B723E74EAE9A78CE3D5E055356DD0686LLO8receiver_AH8SelectorV8selectort_Tg5
# Func Hash:
1040079909134615379
# Num Counters:
9
# Counter Values:
1000
1000
1000
0
0
1000
0
0
0
# Num Value Kinds:
1
# ValueKind = IPVK_MemOPSize:
1
# NumValueSites:
2
0
0

$ss22_ContiguousArrayBufferV20_consumeAndCreateNew14bufferIsUnique15minimumCapacity13growForAppendAByxGSb_SiSbtF5UIKit19UIGestureRecognizerC10recognizer_AJ5StateO5statet_Tg5
# Func Hash:
1040079909134615379
# Num Counters:
9
# Counter Values:
1
1
1
0
0
1
0
0
0
# Num Value Kinds:
1
# ValueKind = IPVK_MemOPSize:
1
# NumValueSites:
2
0
0

$ss22_ContiguousArrayBufferV20_consumeAndCreateNew14bufferIsUnique15minimumCapacity13growForAppendAByxGSb_SiSbtF5UIKit19UIGestureRecognizerC5StateOSg_Tg5
# Func Hash:
326953198419788627
# Num Counters:
9
# Counter Values:
1
0
1
0
0
0
0
0
0
# Num Value Kinds:
1
# ValueKind = IPVK_MemOPSize:
1
# NumValueSites:
3
0
0
1
0:1

$ss22_ContiguousArrayBufferV20_consumeAndCreateNew14bufferIsUnique15minimumCapacity13growForAppendAByxGSb_SiSbtFSS_Tg5
# Func Hash:
1040079909134615379
# Num Counters:
9
# Counter Values:
59
27
59
0
0
27
0
0
0
# Num Value Kinds:
1
# ValueKind = IPVK_MemOPSize:
1
# NumValueSites:
2
0
0

$ss22_ContiguousArrayBufferV20_consumeAndCreateNew14bufferIsUnique15minimumCapacity13growForAppendAByxGSb_SiSbtFSb_Tg5
# Func Hash:
326953198419788627
# Num Counters:
9
# Counter Values:
5
0
5
0
0
0
0
0
0
# Num Value Kinds:
1
# ValueKind = IPVK_MemOPSize:
1
# NumValueSites:
3
0
0
1
0:5

$ss22_ContiguousArrayBufferV20_consumeAndCreateNew14bufferIsUnique15minimumCapacity13growForAppendAByxGSb_SiSbtFSdSg_Tg5
# Func Hash:
326953198419788627
# Num Counters:
9
# Counter Values:
55
0
55
0
0
0
0
0
0
# Num Value Kinds:
1
# ValueKind = IPVK_MemOPSize:
1
# NumValueSites:
3
0
0
1
0:55

$ss22_ContiguousArrayBufferV20_consumeAndCreateNew14bufferIsUnique15minimumCapacity13growForAppendAByxGSb_SiSbtFSi3key_13DisplayServer8X11TouchC7Contact33_D3340EF9276D60A1A82B85F721319681LLV5valuet_Tg5
# Func Hash:
1040079909134615379
# Num Counters:
9
# Counter Values:
0
0
10
0
0
0
0
0
0
# Num Value Kinds:
1
# ValueKind = IPVK_MemOPSize:
1
# NumValueSites:
2
0
0

$ss22_ContiguousArrayBufferV20_consumeAndCreateNew14bufferIsUnique15minimumCapacity13growForAppendAByxGSb_SiSbtFSi4code_5UIKit7UIPressC5presst_Tg5
# Func Hash:
1040079909134615379
# Num Counters:
9
# Counter Values:
5
5
5
0
0
5
0
0
0
# Num Value Kinds:
1
# ValueKind = IPVK_MemOPSize:
1
# NumValueSites:
2
0
0

$ss22_ContiguousArrayBufferV20_consumeAndCreateNew14bufferIsUnique15minimumCapacity13growForAppendAByxGSb_SiSbtFSi_Tg5
# Func Hash:
326953198419788627
# Num Counters:
9
# Counter Values:
201
201
133
0
68
201
0
0
19
# Num Value Kinds:
1
# ValueKind = IPVK_MemOPSize:
1
# NumValueSites:
3
4
8:34
17:19
33:10
65:5
0
1
0:133

$ss22_ContiguousArrayBufferV20_consumeAndCreateNew14bufferIsUnique15minimumCapacity13growForAppendAByxGSb_SiSbtFSo11XVisualInfoa_Tg5
# Func Hash:
326953198419788627
# Num Counters:
9
# Counter Values:
45
45
5
0
40
45
0
0
31
# Num Value Kinds:
1
# ValueKind = IPVK_MemOPSize:
1
# NumValueSites:
3
5
513:20
64:5
128:5
256:5
512:5
0
1
0:5

$ss22_ContiguousArrayBufferV20_consumeAndCreateNew14bufferIsUnique15minimumCapacity13growForAppendAByxGSb_SiSbtFSo6pollfdV_Tg5
# Func Hash:
326953198419788627
# Num Counters:
9
# Counter Values:
5
0
5
0
0
0
0
0
0
# Num Value Kinds:
1
# ValueKind = IPVK_MemOPSize:
1
# NumValueSites:
3
0
0
1
0:5

$ss22_ContiguousArrayBufferV20_consumeAndCreateNew14bufferIsUnique15minimumCapacity13growForAppendAByxGSb_SiSbtFSpys4Int8VGSg_Tg5
# Func Hash:
326953198419788627
# Num Counters:
9
# Counter Values:
5
0
5
0
0
0
0
0
0
# Num Value Kinds:
1
# ValueKind = IPVK_MemOPSize:
1
# NumValueSites:
3
0
0
1
0:5

$ss22_ContiguousArrayBufferV20_consumeAndCreateNew14bufferIsUnique15minimumCapacity13growForAppendAByxGSb_SiSbtFSu6serial_12CoreGraphics11PixelRegionV6regiont_Tg5
# Func Hash:
1040079909134615379
# Num Counters:
9
# Counter Values:
18
27
23
0
4
18
0
0
3
# Num Value Kinds:
1
# ValueKind = IPVK_MemOPSize:
1
# NumValueSites:
2
2
16:2
32:2
0

$ss22_ContiguousArrayBufferV20_consumeAndCreateNew14bufferIsUnique15minimumCapacity13growForAppendAByxGSb_SiSbtFSu_Tg5
# Func Hash:
326953198419788627
# Num Counters:
9
# Counter Values:
25
5
20
0
5
5
0
0
0
# Num Value Kinds:
1
# ValueKind = IPVK_MemOPSize:
1
# NumValueSites:
3
1
17:5
0
1
0:20

$ss22_ContiguousArrayBufferV20_consumeAndCreateNew14bufferIsUnique15minimumCapacity13growForAppendAByxGSb_SiSbtFs5Int32V2id_13DisplayServer9X11DeviceV6devicet_Tg5
# Func Hash:
1040079909134615379
# Num Counters:
9
# Counter Values:
20
20
5
0
15
20
0
0
9
# Num Value Kinds:
1
# ValueKind = IPVK_MemOPSize:
1
# NumValueSites:
2
3
129:5
257:5
513:5
0

$ss22_ContiguousArrayBufferV20_consumeAndCreateNew14bufferIsUnique15minimumCapacity13growForAppendAByxGSb_SiSbtFs5Int32V_Tg5
# Func Hash:
326953198419788627
# Num Counters:
9
# Counter Values:
10
10
10
0
0
10
0
0
0
# Num Value Kinds:
1
# ValueKind = IPVK_MemOPSize:
1
# NumValueSites:
3
0
0
2
4:5
17:5

$ss22_ContiguousArrayBufferV20_consumeAndCreateNew14bufferIsUnique15minimumCapacity13growForAppendAByxGSb_SiSbtFs5UInt8V_Tg5
# Func Hash:
326953198419788627
# Num Counters:
9
# Counter Values:
34
0
34
0
0
0
0
0
0
# Num Value Kinds:
1
# ValueKind = IPVK_MemOPSize:
1
# NumValueSites:
3
0
0
1
0:34

$ss22_ContiguousArrayBufferV20_consumeAndCreateNew14bufferIsUnique15minimumCapacity13growForAppendAByxGSb_SiSbtFs6UInt32V_Tg5
# Func Hash:
326953198419788627
# Num Counters:
9
# Counter Values:
91
84
91
0
0
16
0
0
0
# Num Value Kinds:
1
# ValueKind = IPVK_MemOPSize:
1
# NumValueSites:
3
0
0
3
4:80
0:7
33:4

$ss22_ContiguousArrayBufferV20_consumeAndCreateNew14bufferIsUnique15minimumCapacity13growForAppendAByxGSb_SiSbtFyyYbScMYcc_Tg5
# Func Hash:
1040079909134615379
# Num Counters:
9
# Counter Values:
55
55
55
0
0
55
0
0
0
# Num Value Kinds:
1
# ValueKind = IPVK_MemOPSize:
1
# NumValueSites:
2
0
0

$ss22_ContiguousArrayBufferV20_consumeAndCreateNewAByxGyFSi3key_13DisplayServer8X11TouchC7Contact33_D3340EF9276D60A1A82B85F721319681LLV5valuet_Tg5
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
10
$0

$ss22__RawDictionaryStorageC4find_9hashValues10_HashTableV6BucketV6bucket_Sb5foundtx_SitSHRzlF10QuartzCore10CornerMaskC5RadiiV_Tg5
# Func Hash:
37730076117430788
# Num Counters:
5
# Counter Values:
0
0
4
0
0
$0

$ss22__RawDictionaryStorageC4find_9hashValues10_HashTableV6BucketV6bucket_Sb5foundtx_SitSHRzlF12CoreGraphics10TextLayoutC7RequestV_Tg5
# Func Hash:
1128685384137023672
# Num Counters:
130
# Counter Values:
2
0
0
0
0
2
0
2
0
0
0
0
0
7
0
0
2
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
2
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
2
0
0
0
0
0
0
$0

$ss22__RawDictionaryStorageC4find_9hashValues10_HashTableV6BucketV6bucket_Sb5foundtx_SitSHRzlF12CoreGraphics14FontDescriptorV_Tg5
# Func Hash:
822726965834464914
# Num Counters:
16
# Counter Values:
0
31
0
32
1
0
32
32
38
32
0
0
1
0
0
0
$0

$ss22__RawDictionaryStorageC4find_9hashValues10_HashTableV6BucketV6bucket_Sb5foundtx_SitSHRzlF5UIKit19UIGestureRecognizerC5StateO_Tg5
# Func Hash:
238984481110885645
# Num Counters:
3
# Counter Values:
65
17
68
$0

$ss22__RawDictionaryStorageC4find_9hashValues10_HashTableV6BucketV6bucket_Sb5foundtx_SitSHRzlF5UIKit9UIControlC5StateV_Tg5
# Func Hash:
238984481110885645
# Num Counters:
3
# Counter Values:
1
0
3
$0

$ss22__RawDictionaryStorageC4find_9hashValues10_HashTableV6BucketV6bucket_Sb5foundtx_SitSHRzlFSO_Tg5
# Func Hash:
238984481110885645
# Num Counters:
3
# Counter Values:
40
0
120
$0

$ss22__RawDictionaryStorageC4find_9hashValues10_HashTableV6BucketV6bucket_Sb5foundtx_SitSHRzlFSS_Tg5
# Func Hash:
607699200200471043
# Num Counters:
5
# Counter Values:
3642
2931
2931
2137
721
$0

$ss22__RawDictionaryStorageC4find_9hashValues10_HashTableV6BucketV6bucket_Sb5foundtx_SitSHRzlFSi_Tg5
# Func Hash:
238984481110885645
# Num Counters:
3
# Counter Values:
91
47
575
$0

$ss22__RawDictionaryStorageC4find_9hashValues10_HashTableV6BucketV6bucket_Sb5foundtx_SitSHRzlFSu_Tg5
# Func Hash:
238984481110885645
# Num Counters:
3
# Counter Values:
1564
4
1629
$0

$ss22__RawDictionaryStorageC4find_9hashValues10_HashTableV6BucketV6bucket_Sb5foundtx_SitSHRzlFs13OpaquePointerV_Tg5
# Func Hash:
238984481110885645
# Num Counters:
3
# Counter Values:
20
0
24
$0

$ss22__RawDictionaryStorageC4find_9hashValues10_HashTableV6BucketV6bucket_Sb5foundtx_SitSHRzlFs6UInt32V_Tg5
# Func Hash:
238984481110885645
# Num Counters:
3
# Counter Values:
0
0
915
$0

$ss22__RawDictionaryStorageC4findys10_HashTableV6BucketV6bucket_Sb5foundtxSHRzlF10QuartzCore10CornerMaskC5RadiiV_Tg5
# Func Hash:
62306917143070145
# Num Counters:
5
# Counter Values:
4
0
0
0
0
$0

$ss22__RawDictionaryStorageC4findys10_HashTableV6BucketV6bucket_Sb5foundtxSHRzlF12CoreGraphics10TextLayoutC7RequestV_Tg5
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
7
$0

$ss22__RawDictionaryStorageC4findys10_HashTableV6BucketV6bucket_Sb5foundtxSHRzlF12CoreGraphics14FontDescriptorV_Tg5
# Func Hash:
382993475055910911
# Num Counters:
2
# Counter Values:
38
0
$0

$ss22__RawDictionaryStorageC4findys10_HashTableV6BucketV6bucket_Sb5foundtxSHRzlF5UIKit19UIGestureRecognizerC5StateO_Tg5
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
68
$0

$ss22__RawDictionaryStorageC4findys10_HashTableV6BucketV6bucket_Sb5foundtxSHRzlF5UIKit9UIControlC5StateV_Tg5
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
3
$0

$ss22__RawDictionaryStorageC4findys10_HashTableV6BucketV6bucket_Sb5foundtxSHRzlFSO_Tg5
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
120
$0

$ss22__RawDictionaryStorageC4findys10_HashTableV6BucketV6bucket_Sb5foundtxSHRzlFSS_Tg5
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
2137
$0

$ss22__RawDictionaryStorageC4findys10_HashTableV6BucketV6bucket_Sb5foundtxSHRzlFSi_Tg5
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
575
$0

$ss22__RawDictionaryStorageC4findys10_HashTableV6BucketV6bucket_Sb5foundtxSHRzlFSu_Tg5
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
1629
$0

$ss22__RawDictionaryStorageC4findys10_HashTableV6BucketV6bucket_Sb5foundtxSHRzlFs13OpaquePointerV_Tg5
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
24
$0

$ss22__RawDictionaryStorageC4findys10_HashTableV6BucketV6bucket_Sb5foundtxSHRzlFs6UInt32V_Tg5
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
915
$0

$ss32_copyCollectionToContiguousArrayys0dE0Vy7ElementQzGxSlRzlFSD6ValuesVySu13DisplayServer10X11SurfaceC_G_Tg5
# Func Hash:
238984484656208796
# Num Counters:
3
# Counter Values:
1594
1589
0
$0

$ss32_copyCollectionToContiguousArrayys0dE0Vy7ElementQzGxSlRzlFSDySi13DisplayServer8X11TouchC7Contact33_D3340EF9276D60A1A82B85F721319681LLVG_Tg5
# Func Hash:
238984484656208796
# Num Counters:
3
# Counter Values:
10
0
0
$0

$ss32_copyCollectionToContiguousArrayys0dE0Vy7ElementQzGxSlRzlFSS8UTF8ViewV_Tgq5
# Func Hash:
11922952732531945
# Num Counters:
6
# Counter Values:
50
50
0
0
0
5
$0

$ss32_copyCollectionToContiguousArrayys0dE0Vy7ElementQzGxSlRzlFSnySiG_Tg5
# Func Hash:
421769328770610693
# Num Counters:
12
# Counter Values:
5
0
5
5
5
0
0
0
0
0
0
0
$0

$ss5Int32V2id_13DisplayServer9X11DeviceV6devicetWOc
# Func Hash:
170957022131388415
# Num Counters:
1
# Counter Values:
310
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
1
1
** External Symbol **:310

$ss5Int32V2id_13DisplayServer9X11DeviceV6devicetWOh
# Func Hash:
170957022131388415
# Num Counters:
1
# Counter Values:
5
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
1
1
** External Symbol **:5

$sxRi_zRi0_zly12CoreGraphics11PixelRegionVIsegr_SgWOe
# Func Hash:
784007056844089447
# Num Counters:
2
# Counter Values:
423
40
$0

$sypSgWOc
# Func Hash:
170957022131388415
# Num Counters:
1
# Counter Values:
5520
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
1
1
** External Symbol **:5520

$sypSgWOf
# Func Hash:
170957022131388415
# Num Counters:
1
# Counter Values:
50
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
1
1
** External Symbol **:50

$sypSgWOh
# Func Hash:
170957022131388415
# Num Counters:
1
# Counter Values:
5581
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
1
1
** External Symbol **:5581

$sypWOb
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
1331
$0

$sypWOc
# Func Hash:
170957022131388415
# Num Counters:
1
# Counter Values:
1307
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
1
1
** External Symbol **:1307

/work/main/.build-counting/x86_64-unknown-linux-gnu/release/DisplayServer.build/ClipboardBoard.swift.o;$s13DisplayServer03X11B0C3runyyFAA0C8MainLoopC9ReadinessOyYbScMYccfU_TA
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
1589
$0

/work/main/.build-counting/x86_64-unknown-linux-gnu/release/DisplayServer.build/ClipboardBoard.swift.o;$s13DisplayServer11X11MainLoopC7prepare11serveNestedACSgAC9ReadinessOyYbScMYcc_yyYbScMYcctcfcySo05CFRunE11ObserverRefaSg_So0jE8ActivityVtcfU0_TA
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
250
$0

/work/main/.build-counting/x86_64-unknown-linux-gnu/release/DisplayServer.build/ClipboardBoard.swift.o;$s13DisplayServer11X11MainLoopC7prepare11serveNestedACSgAC9ReadinessOyYbScMYcc_yyYbScMYcctcfcySo05CFRunE11ObserverRefaSg_So0jE8ActivityVtcfU0_yyYbScMYccfU_TA
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
250
$0

/work/main/.build-counting/x86_64-unknown-linux-gnu/release/DisplayServer.build/ClipboardBoard.swift.o;$s13DisplayServer13X11ErrorTrapsC7unwatchyySu_SitFyyYbScMYccfU0_TA
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
10
$0

/work/main/.build-counting/x86_64-unknown-linux-gnu/release/DisplayServer.build/ClipboardBoard.swift.o;$s13DisplayServer13X11ErrorTrapsC7unwatchyySu_SitFyyYbScMYccfU0_TA.10
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
9
$0

/work/main/.build-counting/x86_64-unknown-linux-gnu/release/DisplayServer.build/ClipboardBoard.swift.o;$s13DisplayServer14X11SharedImageC7releaseyyFyyYbScMYccfU_TA
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
14
$0

/work/main/.build-counting/x86_64-unknown-linux-gnu/release/DisplayServer.build/ClipboardBoard.swift.o;$sIegh_ytIeghr_TRTA
# Func Hash:
170957022131388415
# Num Counters:
1
# Counter Values:
5
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
1
1
/work/main/.build-counting/x86_64-unknown-linux-gnu/release/DisplayServer.build/ClipboardBoard.swift.o;$s13DisplayServer13X11ErrorTrapsC7unwatchyySu_SitFyyYbScMYccfU0_TA:5

/work/main/.build-counting/x86_64-unknown-linux-gnu/release/DisplayServer.build/ClipboardBoard.swift.o;$sIegh_ytIeghr_TRTA
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
5
$0

/work/main/.build-counting/x86_64-unknown-linux-gnu/release/DisplayServer.build/ClipboardBoard.swift.o;$sIegh_ytIeghr_TRTA.10
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
5
$0

/work/main/.build-counting/x86_64-unknown-linux-gnu/release/DisplayServer.build/ClipboardBoard.swift.o;$sIegh_ytIeghr_TRTA.14
# Func Hash:
170957022131388415
# Num Counters:
1
# Counter Values:
9
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
1
1
/work/main/.build-counting/x86_64-unknown-linux-gnu/release/DisplayServer.build/ClipboardBoard.swift.o;$s13DisplayServer13X11ErrorTrapsC7unwatchyySu_SitFyyYbScMYccfU0_TA.10:9

/work/main/.build-counting/x86_64-unknown-linux-gnu/release/DisplayServer.build/ClipboardBoard.swift.o;$sIegh_ytIeghr_TRTA.21
# Func Hash:
170957022131388415
# Num Counters:
1
# Counter Values:
9
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
1
1
/work/main/.build-counting/x86_64-unknown-linux-gnu/release/DisplayServer.build/ClipboardBoard.swift.o;$s13DisplayServer14X11SharedImageC7releaseyyFyyYbScMYccfU_TA:9

/work/main/.build-counting/x86_64-unknown-linux-gnu/release/DisplayServer.build/ClipboardBoard.swift.o;block_copy_helper
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
5
$0

/work/main/.build-counting/x86_64-unknown-linux-gnu/release/DisplayServer.build/ClipboardBoard.swift.o;block_copy_helper.1
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
5
$0

/work/main/.build-counting/x86_64-unknown-linux-gnu/release/DisplayServer.build/ClipboardBoard.swift.o;block_copy_helper.4
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
5
$0

/work/main/.build-counting/x86_64-unknown-linux-gnu/release/DisplayServer.build/ClipboardBoard.swift.o;block_destroy_helper
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
5
$0

/work/main/.build-counting/x86_64-unknown-linux-gnu/release/DisplayServer.build/ClipboardBoard.swift.o;block_destroy_helper.2
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
5
$0

/work/main/.build-counting/x86_64-unknown-linux-gnu/release/DisplayServer.build/ClipboardBoard.swift.o;block_destroy_helper.5
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
5
$0

/work/main/.build-counting/x86_64-unknown-linux-gnu/release/DisplayServer.build/ClipboardBoard.swift.o;objectdestroy
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
270
$0

/work/main/.build-counting/x86_64-unknown-linux-gnu/release/DisplayServer.build/ClipboardBoard.swift.o;objectdestroy
# Func Hash:
784007056844089447
# Num Counters:
2
# Counter Values:
0
0
$0

/work/main/.build-counting/x86_64-unknown-linux-gnu/release/DisplayServer.build/ClipboardBoard.swift.o;objectdestroy.12
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
23
$0

/work/main/.build-counting/x86_64-unknown-linux-gnu/release/DisplayServer.build/ClipboardBoard.swift.o;objectdestroy.15
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
14
$0

/work/main/.build-counting/x86_64-unknown-linux-gnu/release/DisplayServer.build/ClipboardBoard.swift.o;objectdestroy.16
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
9
$0

/work/main/.build-counting/x86_64-unknown-linux-gnu/release/DisplayServer.build/ClipboardBoard.swift.o;objectdestroy.18
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
14
$0

/work/main/.build-counting/x86_64-unknown-linux-gnu/release/DisplayServer.build/ClipboardBoard.swift.o;objectdestroy.19
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
9
$0

/work/main/.build-counting/x86_64-unknown-linux-gnu/release/DisplayServer.build/ClipboardBoard.swift.o;objectdestroy.2
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
275
$0

/work/main/.build-counting/x86_64-unknown-linux-gnu/release/DisplayServer.build/ClipboardBoard.swift.o;objectdestroy.21
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
14
$0

/work/main/.build-counting/x86_64-unknown-linux-gnu/release/DisplayServer.build/ClipboardBoard.swift.o;objectdestroy.5
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
25
$0

/work/main/.build-counting/x86_64-unknown-linux-gnu/release/DisplayServer.build/ClipboardBoard.swift.o;objectdestroy.6
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
19
$0

/work/main/.build-counting/x86_64-unknown-linux-gnu/release/DisplayServer.build/ClipboardBoard.swift.o;objectdestroy.8
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
14
$0

/work/main/.build-counting/x86_64-unknown-linux-gnu/release/DisplayServer.build/ClipboardBoard.swift.o;objectdestroy.9
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
15
$0

/work/main/.build-counting/x86_64-unknown-linux-gnu/release/UIKit.build/AccessibilityValues.swift.o;$s5UIKit13UIApplicationCACycfcSdycfU_TA
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
197
$0

/work/main/.build-counting/x86_64-unknown-linux-gnu/release/UIKit.build/AccessibilityValues.swift.o;$s5UIKit13UIWindowSceneC11renderFrameyy13DisplayServer0E4TimeVFy12CoreGraphics11PixelBufferVXEfU_TA
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
383
$0

/work/main/.build-counting/x86_64-unknown-linux-gnu/release/UIKit.build/AccessibilityValues.swift.o;$s5UIKit13UIWindowSceneC17applyOwnIconLateryyFyyYbScMYccfU_TA
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
5
$0

/work/main/.build-counting/x86_64-unknown-linux-gnu/release/UIKit.build/AccessibilityValues.swift.o;$s5UIKit13UIWindowSceneC7session17connectionOptionsAcA14UISceneSessionC_AA0G0C010ConnectionF0CtcfcyycfU_TA
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
383
$0

/work/main/.build-counting/x86_64-unknown-linux-gnu/release/UIKit.build/AccessibilityValues.swift.o;$s5UIKit16UIViewControllerC17continueAppearing33_34723E0DFC0D6BDDCE159D47E156736CLLyyFyyYbScMYccfU_TA
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
5
$0

/work/main/.build-counting/x86_64-unknown-linux-gnu/release/UIKit.build/AccessibilityValues.swift.o;$s5UIKit21UIApplicationDelegatePAAE4mainyyFZAaB_pSgyXEfU_TA
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
5
$0

/work/main/.build-counting/x86_64-unknown-linux-gnu/release/UIKit.build/AccessibilityValues.swift.o;$s5UIKit6UIViewC13subviewPlaces33_C3D08F24140EE199C7FF67CF27A70829LL10QuartzCore08SublayerD0CSgvgSbSayAF7CALayerCGXEfU_TA
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
64
$0

/work/main/.build-counting/x86_64-unknown-linux-gnu/release/UIKit.build/AccessibilityValues.swift.o;$s5UIKit7UIColorC4pair__10lightAlpha04darkE0ACs6UInt32V_AH10Foundation7CGFloatVAKtFZAcA17UITraitCollectionCYbcfU_TA.108
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
6
$0

/work/main/.build-counting/x86_64-unknown-linux-gnu/release/UIKit.build/AccessibilityValues.swift.o;$s5UIKit7UIColorC4pair__10lightAlpha04darkE0ACs6UInt32V_AH10Foundation7CGFloatVAKtFZAcA17UITraitCollectionCYbcfU_TA.124
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
2001
$0

/work/main/.build-counting/x86_64-unknown-linux-gnu/release/UIKit.build/AccessibilityValues.swift.o;$s5UIKit7UIColorC4pair__10lightAlpha04darkE0ACs6UInt32V_AH10Foundation7CGFloatVAKtFZAcA17UITraitCollectionCYbcfU_TA.132
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
2
$0

/work/main/.build-counting/x86_64-unknown-linux-gnu/release/UIKit.build/AccessibilityValues.swift.o;$s5UIKit7UIColorC4pair__10lightAlpha04darkE0ACs6UInt32V_AH10Foundation7CGFloatVAKtFZAcA17UITraitCollectionCYbcfU_TA.76
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
1
$0

/work/main/.build-counting/x86_64-unknown-linux-gnu/release/UIKit.build/AccessibilityValues.swift.o;$s5UIKit8SelectorV2of7performACxm_Sbx_ypSgAA7UIEventCSgtYbScMYcctcRlzClu33_559E48AD198DDB508E90DDE7CF4E4821LlfcSbyXl_AfItYbScMYccfU0_TA
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
281
$0

/work/main/.build-counting/x86_64-unknown-linux-gnu/release/UIKit.build/AccessibilityValues.swift.o;$s5UIKit8SelectorVyACyq_YbScMYccxYbScMYcccRlzCr0_lufcSbx_ypSgAA7UIEventCSgtYbScMYccfU_TA
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
281
$0

/work/main/.build-counting/x86_64-unknown-linux-gnu/release/UIKit.build/AccessibilityValues.swift.o;$s5UIKit8SelectorVyACyq_YbScMYccxYbScMYcccRlzCr0_lufcSbx_ypSgAA7UIEventCSgtYbScMYccfU_yq_XEfU_TA
# Func Hash:
567090795815895039
# Num Counters:
1
# Counter Values:
281
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
2
2
$s11bench_uikit13AnimationViewC5UIKit13CADisplayLinkCIeghg_Ieghgo_ACxRi_zRi0_zlyAFIseghn_Ieghgo_TR017$s11bench_uikit13cd70C12pressesBegan_4withyShy5UIKit7UIPressCG_AF14UIPressesEventCSgtFyAF13fG17CYbScMYccACYbcfu_Tf3npf_n:196
$s11bench_uikit10MotionCellC5UIKit24UIHoverGestureRecognizerCIeghg_Ieghgo_ACxRi_zRi0_zlyAFIseghn_Ieghgo_TR017$s11bench_uikit10cd26C6isEvenACSb_tcfcy5UIKit24fgH17CYbScMYccACYbcfu_Tf3npf_n:85
2
/work/main/.build-counting/x86_64-unknown-linux-gnu/release/bench_uikit.build/AnimationView.swift.o;$s5UIKit13CADisplayLinkCIeghg_ACIeghn_TRTA:196
/work/main/.build-counting/x86_64-unknown-linux-gnu/release/bench_uikit.build/AnimationView.swift.o;$s5UIKit24UIHoverGestureRecognizerCIeghg_ACIeghn_TRTA:85

/work/main/.build-counting/x86_64-unknown-linux-gnu/release/UIKit.build/AccessibilityValues.swift.o;$s5UIKit8UIWindowC10changeSize2to_y10Foundation6CGSizeV_yyXEtFyyYbScMYccfU_TA
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
50
$0

/work/main/.build-counting/x86_64-unknown-linux-gnu/release/UIKit.build/AccessibilityValues.swift.o;$sIegh_ytIeghr_TRTA
# Func Hash:
170957022131388415
# Num Counters:
1
# Counter Values:
5
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
1
1
/work/main/.build-counting/x86_64-unknown-linux-gnu/release/UIKit.build/AccessibilityValues.swift.o;$s5UIKit16UIViewControllerC17continueAppearing33_34723E0DFC0D6BDDCE159D47E156736CLLyyFyyYbScMYccfU_TA:5

/work/main/.build-counting/x86_64-unknown-linux-gnu/release/UIKit.build/AccessibilityValues.swift.o;$sIegh_ytIeghr_TRTA
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
50
$0

/work/main/.build-counting/x86_64-unknown-linux-gnu/release/UIKit.build/AccessibilityValues.swift.o;objectdestroy
# Func Hash:
170957022131388415
# Num Counters:
1
# Counter Values:
0
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
1
0

/work/main/.build-counting/x86_64-unknown-linux-gnu/release/UIKit.build/AccessibilityValues.swift.o;objectdestroy
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
20
$0

/work/main/.build-counting/x86_64-unknown-linux-gnu/release/UIKit.build/AccessibilityValues.swift.o;objectdestroy
# Func Hash:
784007056844089447
# Num Counters:
2
# Counter Values:
0
0
$0

/work/main/.build-counting/x86_64-unknown-linux-gnu/release/UIKit.build/AccessibilityValues.swift.o;objectdestroy.12
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
50
$0

/work/main/.build-counting/x86_64-unknown-linux-gnu/release/UIKit.build/AccessibilityValues.swift.o;objectdestroy.12
# Func Hash:
784007056844089447
# Num Counters:
2
# Counter Values:
0
0
$0

/work/main/.build-counting/x86_64-unknown-linux-gnu/release/UIKit.build/AccessibilityValues.swift.o;objectdestroy.15
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
5
$0

/work/main/.build-counting/x86_64-unknown-linux-gnu/release/UIKit.build/AccessibilityValues.swift.o;objectdestroy.2
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
5
$0

/work/main/.build-counting/x86_64-unknown-linux-gnu/release/UIKit.build/AccessibilityValues.swift.o;objectdestroy.2
# Func Hash:
784007056844089447
# Num Counters:
2
# Counter Values:
0
0
$0

/work/main/.build-counting/x86_64-unknown-linux-gnu/release/UIKit.build/AccessibilityValues.swift.o;objectdestroy.2
# Func Hash:
1063705161908944610
# Num Counters:
3
# Counter Values:
0
0
0
$0

/work/main/.build-counting/x86_64-unknown-linux-gnu/release/UIKit.build/AccessibilityValues.swift.o;objectdestroy.3
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
5
$0

/work/main/.build-counting/x86_64-unknown-linux-gnu/release/bench_uikit.build/AnimationView.swift.o;$s11bench_uikit10MotionCellC6isEvenACSb_tcfcy5UIKit24UIHoverGestureRecognizerCYbScMYccACYbcfu_yAGYbScMYccfu0_TA
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
85
$0

/work/main/.build-counting/x86_64-unknown-linux-gnu/release/bench_uikit.build/AnimationView.swift.o;$s11bench_uikit13AnimationViewC12pressesBegan_4withyShy5UIKit7UIPressCG_AF14UIPressesEventCSgtFyAF13CADisplayLinkCYbScMYccACYbcfu_yANYbScMYccfu0_TA
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
196
$0

/work/main/.build-counting/x86_64-unknown-linux-gnu/release/bench_uikit.build/AnimationView.swift.o;$s5UIKit13CADisplayLinkCIeghg_ACIeghn_TRTA
# Func Hash:
170957022131388415
# Num Counters:
1
# Counter Values:
196
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
1
1
/work/main/.build-counting/x86_64-unknown-linux-gnu/release/bench_uikit.build/AnimationView.swift.o;$s11bench_uikit13AnimationViewC12pressesBegan_4withyShy5UIKit7UIPressCG_AF14UIPressesEventCSgtFyAF13CADisplayLinkCYbScMYccACYbcfu_yANYbScMYccfu0_TA:196

/work/main/.build-counting/x86_64-unknown-linux-gnu/release/bench_uikit.build/AnimationView.swift.o;$s5UIKit24UIHoverGestureRecognizerCIeghg_ACIeghn_TRTA
# Func Hash:
170957022131388415
# Num Counters:
1
# Counter Values:
85
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
1
1
/work/main/.build-counting/x86_64-unknown-linux-gnu/release/bench_uikit.build/AnimationView.swift.o;$s11bench_uikit10MotionCellC6isEvenACSb_tcfcy5UIKit24UIHoverGestureRecognizerCYbScMYccACYbcfu_yAGYbScMYccfu0_TA:85

/work/main/.build-counting/x86_64-unknown-linux-gnu/release/bench_uikit.build/AnimationView.swift.o;objectdestroy
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
281
$0

__swift_allocate_boxed_opaque_existential_0
# Func Hash:
784007056844089447
# Num Counters:
2
# Counter Values:
50
50
$0

__swift_destroy_boxed_opaque_existential_0
# Func Hash:
728453322856651412
# Num Counters:
2
# Counter Values:
1432
50
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
1
1
** External Symbol **:1432

__swift_destroy_boxed_opaque_existential_1
# Func Hash:
728453322856651412
# Num Counters:
2
# Counter Values:
89411
0
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
1
1
** External Symbol **:89411

__swift_instantiateConcreteTypeFromMangledName
# Func Hash:
784007059655560962
# Num Counters:
2
# Counter Values:
308702
353
$0

__swift_instantiateConcreteTypeFromMangledNameAbstract
# Func Hash:
784007059655560962
# Num Counters:
2
# Counter Values:
8
0
$0

__swift_instantiateGenericMetadata
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
13
$0

__swift_memcpy37_8
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
5
$0

__swift_noop_void_return
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
85
$0

__swift_project_boxed_opaque_existential_0
# Func Hash:
784007056844089447
# Num Counters:
2
# Counter Values:
1051
0
$0

__swift_project_boxed_opaque_existential_1
# Func Hash:
784007056844089447
# Num Counters:
2
# Counter Values:
89411
0
$0

bench_uikit_main
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
5
$0

