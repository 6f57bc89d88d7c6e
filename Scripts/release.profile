# IR level Instrumentation Flag
:ir
$s10Foundation12NotificationVWOh
# Func Hash:
170957022131388415
# Num Counters:
1
# Counter Values:
178
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
1
1
** External Symbol **:178

$s10Foundation18NSAttributedStringC3KeyV5UIKitE15foregroundColorAEvau
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
2
$0

$s10Foundation18NSAttributedStringC3KeyV_yptWOc
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

$s10Foundation18NSAttributedStringC3KeyV_yptWOh
# Func Hash:
170957022131388415
# Num Counters:
1
# Counter Values:
2
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
1
1
** External Symbol **:2

$s10Foundation6CGRectV12CoreGraphicsE16nullUnlessFiniteACvg
# Func Hash:
784007059655560962
# Num Counters:
2
# Counter Values:
11745
0
$0

$s10Foundation6CGRectV12CoreGraphicsE8applyingyAcD17CGAffineTransformVF
# Func Hash:
481684879665746340
# Num Counters:
39
# Counter Values:
63592
63592
0
62185
62185
0
1407
0
0
1407
0
0
0
62145
40
61828
357
0
0
1407
0
0
1407
0
0
0
0
392
924
392
1015
483
483
483
392
0
924
1015
532
$0

$s10Foundation6CGRectV12CoreGraphicsE8isFiniteSbvg
# Func Hash:
464058541290252391
# Num Counters:
5
# Counter Values:
8496
8496
0
0
0
$0

$s10Foundation6CGRectVSgIegr_SgWOe
# Func Hash:
784007056844089447
# Num Counters:
2
# Counter Values:
2
0
$0

$s10Foundation7CGFloatVACSbIegyyy_SgWOe
# Func Hash:
784007056844089447
# Num Counters:
2
# Counter Values:
1
0
$0

$s10Foundation7CGPointV12CoreGraphicsE8isFiniteSbvg
# Func Hash:
382993475055910911
# Num Counters:
2
# Counter Values:
2799
2799
$0

$s10Foundation7CGPointV5UIKit11MenuRequestV6OpenerOSbIegyyd_SgWOe
# Func Hash:
784007056844089447
# Num Counters:
2
# Counter Values:
2
0
$0

$s10QuartzCore10CornerMaskC5RadiiVAESQAAWl
# Func Hash:
784007059655560962
# Num Counters:
2
# Counter Values:
4
4
$0

$s10QuartzCore10CornerMaskC5RadiiVMa
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
4
$0

$s10QuartzCore10CornerMaskC5RadiiVSHAASQWb
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
4
$0

$s10QuartzCore10CornerMaskCMa
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
4
$0

$s10QuartzCore10CornerMaskCfD
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
15
$0

$s10QuartzCore10CornerMaskCyA2C5RadiiVcfc
# Func Hash:
365920788916118424
# Num Counters:
43
# Counter Values:
1253
0
1253
0
2000
2000
0
2000
1992
0
125
125
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
15
0
1992
0
2000
1253
400
$0

$s10QuartzCore10DamageListV3addyy0B8Graphics9PixelRectVF
# Func Hash:
787521393194486191
# Num Counters:
36
# Counter Values:
1486
1097
650
671
1097
1097
936
161
1097
408
1097
1705
540
161
1
0
1705
0
0
1316
802
0
0
0
0
0
0
353
0
0
0
882
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
311
311
311
311
0
0
0
0
0
$0

$s10QuartzCore10DamageListV6region0B8Graphics11PixelRegionVyF
# Func Hash:
694937219038558799
# Num Counters:
6
# Counter Values:
353
0
0
254
544
343
$0

$s10QuartzCore10DamageListVWOc
# Func Hash:
170957022131388415
# Num Counters:
1
# Counter Values:
12
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
1
1
$s10QuartzCore10DamageListVwcp:12

$s10QuartzCore10DamageListVWOh
# Func Hash:
170957022131388415
# Num Counters:
1
# Counter Values:
12
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
1
1
$s10QuartzCore10DamageListVwxx:12

$s10QuartzCore10DamageListVwcp
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
12
$0

$s10QuartzCore10DamageListVwxx
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
12
$0

$s10QuartzCore10GroupCacheC10startFrameyyF
# Func Hash:
259212323015084387
# Num Counters:
12
# Counter Values:
0
2
859
0
0
52
0
0
0
0
52
0
$0

$s10QuartzCore10GroupCacheC5Entry33_9740376A5AD79858EBA4883E54BCAACELLCMa
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
2
$0

$s10QuartzCore10GroupCacheC5Entry33_9740376A5AD79858EBA4883E54BCAACELLCfD
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
1
$0

$s10QuartzCore10GroupCacheC6pixels2of_4part5whole_AA12RenderTargetCSgAA7CALayerC_AA0cD3KeyV0B8Graphics9PixelRectVAQyAIXEtF04$s10a102Core13FrameRendererC5paint33_DDD2A2A8655147A329CDC6271BEAFA85LL___7opacity9stepsLeft5keeps7extentsyAA7k54C_AA13LayerGeometryVAC5PlaceVs6UInt32VSiSb0B8Graphics9no11VyXKtFyAA12iJ6CXEfU_AA0rS0CAlA13LayerGeometryVSbTf1nnnncn_nTf4nnnnngggn_n
# Func Hash:
1061658481897790881
# Num Counters:
41
# Counter Values:
1
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
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
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

$s10QuartzCore10GroupCacheCMa
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
4
$0

$s10QuartzCore10GroupCacheCfD
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
4
$0

$s10QuartzCore10MethodSlotV12isOverridden2inSbyXlXp_tF
# Func Hash:
798733566772023158
# Num Counters:
5
# Counter Values:
0
10098
10098
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
11959
11915
22
22
22
22
22
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
3
$0

$s10QuartzCore11AnimatedKeyV3set_2inyAA14AnimationValueO_AA15LayerPropertiesVztF
# Func Hash:
798733566940811275
# Num Counters:
4
# Counter Values:
789
0
0
0
$0

$s10QuartzCore11AnimatedKeyV5value2inAA14AnimationValueOSgAA15LayerPropertiesV_tF
# Func Hash:
536873292852368260
# Num Counters:
3
# Counter Values:
0
789
0
$0

$s10QuartzCore11AnimatedKeyVyACSgSScfCTf4nd_n
# Func Hash:
380799705812751710
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
0
0
78
0
0
78
0
0
78
0
0
0
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

$s10QuartzCore11BandPainterC10startFrameyyF
# Func Hash:
287486625557162763
# Num Counters:
6
# Counter Values:
145
714
83
558
0
0
$0

$s10QuartzCore11BandPainterC5paint_4into_y0B8Graphics9PixelRectV_AA12RenderTargetCyAJ_AHtXEtF04$s10a78Core13FrameRendererC5paint__4into5scale10backgroundyAA7CALayerCSg_0B8Graphics9hi50VAK0K6BufferV10Foundation7CGFloatVs6UInt32VtFyAA12jK10C_AMtXEfU_AA0nO0CAA0S0CSgAF17CGAffineTransformVs6UInt32VTf1nncn_nTf4nnnggnn_n
# Func Hash:
79166821072476203
# Num Counters:
38
# Counter Values:
0
0
15630
0
1254
1460
0
288
3
177
0
6
288
0
0
0
60
3
288
0
0
3
26
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
0
0
0
29
$0

$s10QuartzCore11BandPainterCMa
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
4
$0

$s10QuartzCore11BandPainterCfD
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
4
$0

$s10QuartzCore11CAAnimationC14timingFunctionAA013CAMediaTimingE0CSgvg
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
945
$0

$s10QuartzCore11CAAnimationC14timingFunctionAA013CAMediaTimingE0CSgvs
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
156
$0

$s10QuartzCore11CAAnimationC21isRemovedOnCompletionSbvg
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
84
$0

$s10QuartzCore11CAAnimationC21isRemovedOnCompletionSbvs
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
78
$0

$s10QuartzCore11CAAnimationC5easedyS2dF
# Func Hash:
123497036061782024
# Num Counters:
6
# Counter Values:
789
117
0
0
672
0
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
1
1
$s10QuartzCore11CAAnimationC14timingFunctionAA013CAMediaTimingE0CSgvg:789

$s10QuartzCore11CAAnimationC5speedSfvg
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
94
$0

$s10QuartzCore11CAAnimationC8delegateAA0C8Delegate_pSgvg
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
234
$0

$s10QuartzCore11CAAnimationC8delegateAA0C8Delegate_pSgvs
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
78
$0

$s10QuartzCore11CAAnimationC8durationSdvg
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
78
$0

$s10QuartzCore11CAAnimationC8durationSdvs
# Func Hash:
702941992757231615
# Num Counters:
3
# Counter Values:
78
78
0
$0

$s10QuartzCore11CAAnimationC8layerKey3forSSSgAF_tF
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
78
$0

$s10QuartzCore11CAAnimationC8makeCopyACyF
# Func Hash:
674565392403791871
# Num Counters:
1
# Counter Values:
78
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
7
1
$s10QuartzCore16CABasicAnimationCACycfC:78
1
$s10QuartzCore11CAAnimationC8delegateAA0C8Delegate_pSgvg:78
1
$s10QuartzCore11CAAnimationC8delegateAA0C8Delegate_pSgvs:78
1
$s10QuartzCore11CAAnimationC21isRemovedOnCompletionSbvg:78
1
$s10QuartzCore11CAAnimationC21isRemovedOnCompletionSbvs:78
1
$s10QuartzCore11CAAnimationC14timingFunctionAA013CAMediaTimingE0CSgvg:78
1
$s10QuartzCore11CAAnimationC14timingFunctionAA013CAMediaTimingE0CSgvs:78

$s10QuartzCore11CAAnimationC9beginTimeSdvg
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
78
$0

$s10QuartzCore11CAAnimationCAA8CAActionA2aDP3run6forKey6object9argumentsySS_ypSDys11AnyHashableVypGSgtFTW
# Func Hash:
728453322856651412
# Num Counters:
2
# Counter Values:
78
0
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
1
1
$s10QuartzCore7CALayerC3add_6forKeyyAA11CAAnimationC_SSSgtF:78

$s10QuartzCore11CAAnimationCACycfc
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
156
$0

$s10QuartzCore11FrameDamageV7isEmptySbvg
# Func Hash:
784007059655560962
# Num Counters:
2
# Counter Values:
945
86
$0

$s10QuartzCore11LayerCommitV08scrolledC033_386082778E05109920D09F3B8A9D5E16LL__4clip7reportsAA08ScrolledC0VSgAA7CALayerC_0B8Graphics17CGAffineTransformVAM9PixelRectVSbtF
# Func Hash:
764657764478444266
# Num Counters:
19
# Counter Values:
0
0
8508
0
5599
5
5
5
5
5
0
5
5
0
0
4
1
7091
5
$0

$s10QuartzCore11LayerCommitV10deviceRect__4soft0B8Graphics05PixelF0V10Foundation6CGRectV_AF17CGAffineTransformVSbtFZTf4nnnd_n
# Func Hash:
238984482422036564
# Num Counters:
3
# Counter Values:
612
1404
1404
$0

$s10QuartzCore11LayerCommitV13subtreeBounds33_386082778E05109920D09F3B8A9D5E16LL2of10Foundation6CGRectVAA7CALayerC_tFZTf4nd_n
# Func Hash:
53872418138236914
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
0
0
0
0
0
2687
630
0
0
0
630
0
0
0
0
0
0
0
2366
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

$s10QuartzCore11LayerCommitV14commitChildren33_386082778E05109920D09F3B8A9D5E16LL2of_4clip7reports9reorderedSbAA7CALayerC_0B8Graphics17CGAffineTransformVAL9PixelRectVS2btF
# Func Hash:
604177210310339673
# Num Counters:
27
# Counter Values:
3046
0
7653
1310
0
5
7653
0
0
0
1310
5403
5403
3109
33
341
0
0
0
0
0
5692
1961
0
0
0
5
$0

$s10QuartzCore11LayerCommitV6commit__4clip7reportsSbAA7CALayerC_0B8Graphics17CGAffineTransformVAI9PixelRectVSbtF
# Func Hash:
1080484686747785092
# Num Counters:
144
# Counter Values:
0
0
0
3972
0
0
0
0
4540
2993
0
519
0
1563
0
0
0
0
854
0
3643
0
812
0
0
0
0
121
0
0
0
0
7993
7
8512
4
2080
7556
6428
2993
0
0
0
0
121
122
0
4
0
3643
0
4869
956
0
2
2687
0
730
0
0
0
0
0
0
4869
0
0
0
120
0
4
4869
0
4869
0
638
0
0
0
8157
0
42
0
0
8512
0
0
0
0
812
42
348
0
0
0
7810
42
0
0
0
0
0
0
0
0
0
0
4
2913
0
185
0
1202
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
4869
4869
0
0
0
8191
8191
8505
0
0
305
$0

$s10QuartzCore11LayerCommitV8noteMove33_386082778E05109920D09F3B8A9D5E16LL4from2to___y10Foundation6CGRectV_AJ0B8Graphics17CGAffineTransformVAK9PixelRectVSbtF
# Func Hash:
866391311084447114
# Num Counters:
18
# Counter Values:
730
607
123
0
607
296
311
0
0
123
0
296
296
296
296
296
296
0
$0

$s10QuartzCore11LayerCommitVWOh
# Func Hash:
170957022131388415
# Num Counters:
1
# Counter Values:
945
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
1
1
$s10QuartzCore11LayerCommitVwxx:945

$s10QuartzCore11LayerCommitVwxx
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
945
$0

$s10QuartzCore11PaintingEndVSgWOe
# Func Hash:
784007056844089447
# Num Counters:
2
# Counter Values:
4
0
$0

$s10QuartzCore11RoundedRectV6coversySb0B8Graphics05PixelD0VF
# Func Hash:
932537997160613933
# Num Counters:
19
# Counter Values:
4059
4425
4425
1550
4059
751
4059
751
685
0
366
0
729
0
729
0
663
0
663
$0

$s10QuartzCore11RoundedRectV8coverage1x1ySis5Int32V_AHtF
# Func Hash:
609831942472723483
# Num Counters:
30
# Counter Values:
0
0
240
0
2573
2573
0
2573
2573
2077
240
256
256
256
256
240
256
240
0
16
0
0
0
0
240
0
0
0
0
0
$0

$s10QuartzCore12BackingStoreC6bounds5scale8isOpaqueACSg10Foundation6CGRectV_AH7CGFloatVSbtcfc
# Func Hash:
992789559482786366
# Num Counters:
13
# Counter Values:
0
28
28
28
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

$s10QuartzCore12BackingStoreC6pixels33_EDF7981FE5DC6E3979D5F7043F70B86ALLySiSg10Foundation7CGFloatV_AItFZTf4nnd_n
# Func Hash:
1096621588056261225
# Num Counters:
5
# Counter Values:
56
56
0
0
0
$0

$s10QuartzCore12BackingStoreC6redrawyy10Foundation6CGRectV_y0B8Graphics9CGContextCXEtF04$s10a19Core7CALayerC16drawc21StoreyyFy0B8Graphics9I6CXEfU_AA0L0CTf1ncn_nTf4nng_n
# Func Hash:
797585646873659728
# Num Counters:
13
# Counter Values:
9080
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
24
24
# Num Value Kinds:
2
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
1
1
$s10QuartzCore7CALayerC4draw2iny0B8Graphics9CGContextC_tF:24
# ValueKind = IPVK_MemOPSize:
1
# NumValueSites:
1
2
513:8960
65:120

$s10QuartzCore12BackingStoreC6redrawyy10Foundation6CGRectV_y0B8Graphics9CGContextCXEtF04$s10a19Core7CALayerC16drawc21StoreyyFy0B8Graphics9I7CXEfU0_AA0L0CTf1ncn_nTf4nng_n
# Func Hash:
797585646873659728
# Num Counters:
13
# Counter Values:
14128
28
28
28
28
0
0
0
28
28
28
28
28
# Num Value Kinds:
2
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
1
1
$s10QuartzCore7CALayerC4draw2iny0B8Graphics9CGContextC_tF:28
# ValueKind = IPVK_MemOPSize:
1
# NumValueSites:
1
1
513:14128

$s10QuartzCore12BackingStoreCMa
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
56
$0

$s10QuartzCore12BackingStoreCfD
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
26
$0

$s10QuartzCore12CACornerMaskV8applyingyAC0B8Graphics17CGAffineTransformVF
# Func Hash:
931114585472621335
# Num Counters:
22
# Counter Values:
23477
0
23477
0
0
0
0
0
0
0
0
0
0
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

$s10QuartzCore12LayerPainterPAAE16observesPaintingSbvg
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
1711
$0

$s10QuartzCore12LayerPainterPAAE4text2of5scale10TextEngine010PositionedH6LayoutVSgAA7CALayerC_10Foundation7CGFloatVtF
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
1567
$0

$s10QuartzCore12PackedBoundsV10everywhere_WZ
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
1
$0

$s10QuartzCore12PackedBoundsV12overlapLimitys5SIMD4VySdG10Foundation6CGRectVFZTf4nd_n
# Func Hash:
262909785763722568
# Num Counters:
8
# Counter Values:
9567
0
0
0
9567
0
9567
0
$0

$s10QuartzCore12PackedBoundsV16containmentLimitys5SIMD4VySdG10Foundation6CGRectVFZTf4nd_n
# Func Hash:
262909784650303281
# Num Counters:
8
# Counter Values:
7254
574
40
7233
534
40
534
21
$0

$s10QuartzCore12PackedBoundsV5empty_WZ
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
4
$0

$s10QuartzCore12PackedBoundsV9formUnionyyACF
# Func Hash:
960862598675300351
# Num Counters:
5
# Counter Values:
7340
543
349
1263
2028
$0

$s10QuartzCore12PackedBoundsVMa
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
4
$0

$s10QuartzCore12RenderTargetC12cairoContext33_A3A8662DCEBF07C02B4DA88D8B876C9DLLs13OpaquePointerVSgyF
# Func Hash:
950994588539806919
# Num Counters:
13
# Counter Values:
1264
459
459
459
459
459
0
459
0
0
0
0
0
$0

$s10QuartzCore12RenderTargetC7reserveyy0B8Graphics9PixelRectVF
# Func Hash:
1096621589190842262
# Num Counters:
5
# Counter Values:
1
0
1
0
0
$0

$s10QuartzCore12RenderTargetCMa
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
8
$0

$s10QuartzCore12RenderTargetCfD
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
8
$0

$s10QuartzCore12RenderTargetCfZ
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
8
$0

$s10QuartzCore12RenderTargetCfd
# Func Hash:
798733565579739406
# Num Counters:
4
# Counter Values:
0
4
0
4
$0

$s10QuartzCore12SurfaceCacheC10startFrameyyF
# Func Hash:
876259027706555609
# Num Counters:
12
# Counter Values:
0
859
0
52
0
0
0
0
0
0
0
0
$0

$s10QuartzCore12SurfaceCacheCMa
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
4
$0

$s10QuartzCore12SurfaceCacheCfD
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
4
$0

$s10QuartzCore13BackdropCacheC9removeAllyyF
# Func Hash:
1124680650937841251
# Num Counters:
3
# Counter Values:
0
56
0
$0

$s10QuartzCore13BackdropCacheCMa
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
4
$0

$s10QuartzCore13BackdropCacheCfD
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
4
$0

$s10QuartzCore13BackdropLayerC10registered_WZ
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
4
$0

$s10QuartzCore13CATransactionC17animationDurationSdyFZTf4d_n
# Func Hash:
1124680653747245318
# Num Counters:
3
# Counter Values:
0
0
78
$0

$s10QuartzCore13CATransactionC17setDisableActionsyySbFZ
# Func Hash:
287486624810171032
# Num Counters:
5
# Counter Values:
23
0
0
0
0
$0

$s10QuartzCore13CATransactionC23trackersForNewAnimationSayAA18TransactionTrackerCGyFZTf4d_n
# Func Hash:
95820319274667268
# Num Counters:
14
# Counter Values:
0
0
0
0
78
0
0
0
78
0
0
0
0
0
$0

$s10QuartzCore13CATransactionC5Level33_831A1F366DCDF783A9567D97F8B79B19LLVMa
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
1
$0

$s10QuartzCore13CATransactionC5beginyyFZ
# Func Hash:
1124680650748772420
# Num Counters:
3
# Counter Values:
23
1
0
$0

$s10QuartzCore13CATransactionC6commityyFZ
# Func Hash:
52166953959860973
# Num Counters:
7
# Counter Values:
0
0
0
23
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

$s10QuartzCore13CATransactionC7current33_831A1F366DCDF783A9567D97F8B79B19LLAC5LevelAELLVvgZTf4d_n
# Func Hash:
1124680653747245318
# Num Counters:
3
# Counter Values:
0
0
101
$0

$s10QuartzCore13CATransactionC8explicit33_831A1F366DCDF783A9567D97F8B79B19LL_WZ
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
4
$0

$s10QuartzCore13CATransactionCMa
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
23
$0

$s10QuartzCore13CATransform3DV23__derived_struct_equalsySbAC_ACtFZTf4nnd_n
# Func Hash:
950994587835437201
# Num Counters:
16
# Counter Values:
69
40
40
40
40
40
40
40
40
40
40
40
40
40
40
40
$0

$s10QuartzCore13CATransform3DV5afteryAC10Foundation7CGFloatV_A2GtF
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
29
$0

$s10QuartzCore13CATransform3DV8isFiniteSbvg
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
29
$0

$s10QuartzCore13ClassMetadataV11headerWordsSivau
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
4
$0

$s10QuartzCore13ClassMetadataVyACyXlXpcfC
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
16
$0

$s10QuartzCore13ClassMetadataVySuSicig
# Func Hash:
784007058953177093
# Num Counters:
2
# Counter Values:
204
0
$0

$s10QuartzCore13FrameRendererC05startC0yyF
# Func Hash:
567185240566817012
# Num Counters:
4
# Counter Values:
218
859
0
0
$0

$s10QuartzCore13FrameRendererC11paintBorder___7opacity6squareyAA7CALayerC_AA13LayerGeometryVAC5PlaceVs6UInt32VSbtF
# Func Hash:
1146021321301742468
# Num Counters:
117
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
16290
558
0
0
0
558
0
558
0
558
0
0
0
0
0
0
0
0
0
0
558
0
558
558
0
0
0
0
0
0
0
0
0
558
558
0
558
0
0
0
0
0
0
0
0
0
0
0
0
0
558
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
15316
558
558
558
558
0
558
0
558
0
0
0
0
0
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

$s10QuartzCore13FrameRendererC11paintOpaqueyyAA7CALayerCSg_0B8Graphics17CGAffineTransformVAC5PlaceVs6UInt32VtF
# Func Hash:
95820317404531132
# Num Counters:
14
# Counter Values:
0
0
0
1430
4
0
0
1434
0
0
0
0
0
0
$0

$s10QuartzCore13FrameRendererC13discardCachesyyF
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
56
$0

$s10QuartzCore13FrameRendererC13paintContents___7opacityyAA7CALayerC_AA13LayerGeometryVAC5PlaceVs6UInt32VtF
# Func Hash:
271263514151837976
# Num Counters:
12
# Counter Values:
0
11410
0
689
0
713
713
713
0
0
0
1402
$0

$s10QuartzCore13FrameRendererC13paintContents___7opacityyAA7CALayerC_AA13LayerGeometryVAC5PlaceVs6UInt32VtFy0B8Graphics11PixelBufferVXEfU_
# Func Hash:
187771965460973935
# Num Counters:
8
# Counter Values:
0
689
689
689
689
0
0
689
$0

$s10QuartzCore13FrameRendererC13paintInBounds33_2D6022F7C67F651127EE6F72E986E5EFLLyyAA7CALayerC_AA13LayerGeometryVAC5PlaceVy0B8Graphics9CGContextC_10Foundation7CGFloatVtXEtF04$s10a6Core13cd32C15paintOwnDrawing___6squareyAA7q6C_AA13rs4VAC5t18VSbtFy0B8Graphics9v15C_10Foundation7X8VtXEfU0_AA0R7Painter_pAgCTf1nnncn_nTf4nnnnggg_n
# Func Hash:
660558825044619738
# Num Counters:
32
# Counter Values:
1723
9
1723
0
1723
9
1723
0
0
0
0
9
1723
0
9
1711
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
1723
1723
0
0
0
# Num Value Kinds:
2
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
4
7
$s5UIKit9UIStepperC10QuartzCore12LayerPainterAadEP5paint_2in5scaleyAD7CALayerC_0D8Graphics9CGContextC10Foundation7CGFloatVtFTW:713
$s5UIKit18UISegmentedControlC10QuartzCore12LayerPainterAadEP5paint_2in5scaleyAD7CALayerC_0E8Graphics9CGContextC10Foundation7CGFloatVtFTW:496
$s5UIKit8UISliderC10QuartzCore12LayerPainterAadEP5paint_2in5scaleyAD7CALayerC_0D8Graphics9CGContextC10Foundation7CGFloatVtFTW:254
$s5UIKit7UILabelC10QuartzCore12LayerPainterAadEP5paint_2in5scaleyAD7CALayerC_0D8Graphics9CGContextC10Foundation7CGFloatVtFTW:156
$s5UIKit10UITextViewC10QuartzCore12LayerPainterAadEP5paint_2in5scaleyAD7CALayerC_0E8Graphics9CGContextC10Foundation7CGFloatVtFTW:78
$s5UIKit11UITextFieldC10QuartzCore12LayerPainterAadEP5paint_2in5scaleyAD7CALayerC_0E8Graphics9CGContextC10Foundation7CGFloatVtFTW:14
$s5UIKit23UIActivityIndicatorViewC10QuartzCore12LayerPainterAadEP5paint_2in5scaleyAD7CALayerC_0F8Graphics9CGContextC10Foundation7CGFloatVtFTW:12
7
$s5UIKit9UIStepperC10QuartzCore12LayerPainterAadEP16observesPaintingSbvgTW:713
$s5UIKit18UISegmentedControlC10QuartzCore12LayerPainterAadEP16observesPaintingSbvgTW:496
$s5UIKit8UISliderC10QuartzCore12LayerPainterAadEP16observesPaintingSbvgTW:254
$s5UIKit7UILabelC10QuartzCore12LayerPainterAadEP16observesPaintingSbvgTW:156
$s5UIKit10UITextViewC10QuartzCore12LayerPainterAadEP16observesPaintingSbvgTW:78
$s5UIKit11UITextFieldC10QuartzCore12LayerPainterAadEP16observesPaintingSbvgTW:14
$s5UIKit23UIActivityIndicatorViewC10QuartzCore12LayerPainterAadEP16observesPaintingSbvgTW:12
0
0
# ValueKind = IPVK_MemOPSize:
1
# NumValueSites:
1
0

$s10QuartzCore13FrameRendererC14coversEntirely33_DDD2A2A8655147A329CDC6271BEAFA85LLySbAA7CALayerC_AA13LayerGeometryV0B8Graphics9PixelRectVtF
# Func Hash:
431068826239453737
# Num Counters:
48
# Counter Values:
31
2979
0
0
3014
3014
1850
39
39
39
2979
1753
0
0
2979
0
0
0
0
0
0
0
0
278
0
0
0
0
0
0
0
0
0
0
0
0
0
0
2981
2979
278
1257
0
1257
0
0
1257
0
$0

$s10QuartzCore13FrameRendererC14paintSublayers33_DDD2A2A8655147A329CDC6271BEAFA85LL___9stepsLeftyAA7CALayerC_AA13LayerGeometryVAC5PlaceVSitF
# Func Hash:
567004636297242888
# Num Counters:
78
# Counter Values:
0
0
0
0
15074
0
5151
0
15839
6695
0
428
9595
0
6695
0
1456
28
0
0
0
0
0
0
0
0
0
0
3723
0
0
2428
0
0
4687
0
0
0
10025
0
0
0
0
0
0
0
0
0
0
0
3416
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
9595
0
0
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

$s10QuartzCore13FrameRendererC15notifyObserversyyF
# Func Hash:
402209678955719851
# Num Counters:
6
# Counter Values:
0
12
859
0
12
0
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
1
1
$s5UIKit23UIActivityIndicatorViewC10QuartzCore12LayerPainterAadEP8didPaintyyAD7CALayerCFTW:12

$s10QuartzCore13FrameRendererC4copy33_6FAA5AF36F1D2F0DF515A1646A3E2A93LL_8isOpaque2at__7opacityy0B8Graphics11PixelBufferV_SbAI0U4RectVAmA12RenderTargetCs6UInt32VtFTf4nnnnnnd_nTf4nnxnnn_n
# Func Hash:
1042354058217723303
# Num Counters:
21
# Counter Values:
187572
19919779
0
0
0
0
42253
11556
1397
1397
1397
1397
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

$s10QuartzCore13FrameRendererC4fill33_2D6022F7C67F651127EE6F72E986E5EFLLyyAA11RoundedRectV_AC5PlaceVs6UInt32VtF
# Func Hash:
596037938959555770
# Num Counters:
85
# Counter Values:
94007128
10162
23062036
1004829
5784
5784
3528200
195336
62
1280
1280
16
22126
148035
0
0
2573
7408
9068
8240
8236
2862
2862
342391
178714
550
54
0
3704
3704
2084
7516
5816
1700
2084
7516
31
2490
31
830
1660
2730
31
1842
826
1080
762
1526
829
1526
764
830
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
0
0
0
0
0
0
0
0
0
0
0
37
0
54
830
764
0
0
8072
6992
$0

$s10QuartzCore13FrameRendererC4fill33_2D6022F7C67F651127EE6F72E986E5EFLLyyAA15PolygonCoverageV_AC5PlaceVs6UInt32VtF
# Func Hash:
897527955153906809
# Num Counters:
91
# Counter Values:
7603443
87953
143882
0
26468
5321
26576
54768
0
0
193951
3532493
168928
3506055
192123
140609
3815592
296292
313469
32353
52656
54768
52656
1054
26687
54768
25046
0
54768
5
36551
1060
36551
1060
27741
1060
0
27298
849
1060
0
849
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
208232
0
0
0
$0

$s10QuartzCore13FrameRendererC5paint33_6FAA5AF36F1D2F0DF515A1646A3E2A93LL_2in__7opacityyAC7PictureAELLV_10Foundation6CGRectVAA13LayerGeometryVAC5PlaceVs6UInt32VtF
# Func Hash:
652537938256114870
# Num Counters:
92
# Counter Values:
0
0
0
0
0
0
0
1397
0
0
0
0
0
0
0
0
0
0
0
1397
0
0
0
0
0
0
1402
0
1397
0
0
0
0
0
0
1397
0
0
1397
0
0
1397
0
0
1397
0
0
1397
0
0
0
0
0
0
1397
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
1397
1397
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
0

$s10QuartzCore13FrameRendererC5paint33_6FAA5AF36F1D2F0DF515A1646A3E2A93LL__2in__7opacityyAC7PictureAELLV_AA7CALayerC10Foundation6CGRectVAA13LayerGeometryVAC5PlaceVs6UInt32VtF
# Func Hash:
859965440691602443
# Num Counters:
71
# Counter Values:
0
0
0
0
0
1402
0
0
1402
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
1402
1402
0
0
0
0
0
0
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

$s10QuartzCore13FrameRendererC5paint33_DDD2A2A8655147A329CDC6271BEAFA85LL___7opacity9stepsLeft5keeps7extentsyAA7CALayerC_AA13LayerGeometryVAC5PlaceVs6UInt32VSiSb0B8Graphics9PixelRectVyXKtF04$s10a6Core13cd10C5paint33_fghijk6LL___9m8LeftyAA7q36C_0B8Graphics17CGAffineTransformVAC5t8VSitFAI9wX8VyXEfu0_AcokR17CGAffineTransformVTf1nnnnnncn_nTf4nnnnnnnggXgn_n
# Func Hash:
366318111092351962
# Num Counters:
163
# Counter Values:
0
0
0
0
0
0
0
266
266
0
16290
0
16289
0
6695
0
0
1468
9687
11409
2596
3805
3080
3091
0
0
1
0
0
1
0
0
1
16290
1
0
2485
1723
0
1
1
0
0
0
0
1
1
0
0
0
0
1
16290
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
974
267
0
0
0
0
1650
0
0
0
0
0
86
0
0
0
0
0
0
1
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
0
0
1080
0
0
0
0
266
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
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
15316
1468
0
0
0
1
0
1
0
0
10435
1080
10435
15316
0
0
# Num Value Kinds:
1
# ValueKind = IPVK_MemOPSize:
1
# NumValueSites:
3
1
513:1
0
0

$s10QuartzCore13FrameRendererC5paint33_DDD2A2A8655147A329CDC6271BEAFA85LL___9stepsLeftyAA7CALayerC_0B8Graphics17CGAffineTransformVAC5PlaceVSitF
# Func Hash:
630556653729614094
# Num Counters:
33
# Counter Values:
3091
0
984
16627
16627
16627
0
0
16627
3091
16290
0
3091
7032
5972
5972
1121
4988
4951
0
0
0
337
0
0
0
15653
15653
15653
5972
15316
16290
267
$0

$s10QuartzCore13FrameRendererC7Picture33_6FAA5AF36F1D2F0DF515A1646A3E2A93LLV15wholePixelStarts5Int32V1x_AI1ytSgvg
# Func Hash:
1013336877122578124
# Num Counters:
12
# Counter Values:
1397
0
1397
1397
0
0
0
0
1397
1397
1397
1397
$0

$s10QuartzCore13FrameRendererC7Picture33_6FAA5AF36F1D2F0DF515A1646A3E2A93LLVWOh
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
1402
$0

$s10QuartzCore13FrameRendererC8surfacesAcA12SurfaceCacheC_tcfc
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
4
$0

$s10QuartzCore13FrameRendererC9composite___7opacityyAA12RenderTargetC_AA11RoundedRectVAC5PlaceVs6UInt32VtF
# Func Hash:
382313147139806498
# Num Counters:
81
# Counter Values:
0
1029
0
0
0
0
0
0
0
21
0
0
0
0
0
0
0
21
0
0
1
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
0
0
0
0
0
0
1
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
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
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

$s10QuartzCore13FrameRendererC9findStart33_DDD2A2A8655147A329CDC6271BEAFA85LLySbAA7CALayerC_0B8Graphics17CGAffineTransformVAH9PixelRectVtF
# Func Hash:
152369420792487870
# Num Counters:
51
# Counter Values:
0
0
1010
0
8159
8159
7894
1010
0
7894
1010
0
7894
0
1010
440
1557
0
0
1010
15384
320
7447
600
1034
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
4880
1569
845
4
0
0
0
0
6
8159
8159
7894
7894
7894
0
0
$0

$s10QuartzCore13FrameRendererC9paintText33_2D6022F7C67F651127EE6F72E986E5EFLLySbAA12LayerPainter_p_AA7CALayerCAA0P8GeometryVAC5PlaceVtFTf4nnnnd_n
# Func Hash:
932989378299758010
# Num Counters:
51
# Counter Values:
0
4209
4209
4209
0
4209
2486
4209
2486
0
0
2486
0
2275
0
0
2486
2486
0
2486
0
2486
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
4209
4209
4209
2486
0
2486
0
0
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
1
7
$s5UIKit7UILabelC10QuartzCore12LayerPainterAadEP4text2of5scale10TextEngine010PositionedJ6LayoutVSgAD7CALayerC_10Foundation7CGFloatVtFTW:2642
$s5UIKit9UIStepperC10QuartzCore12LayerPainterAadEP4text2of5scale10TextEngine010PositionedJ6LayoutVSgAD7CALayerC_10Foundation7CGFloatVtFTW:713
$s5UIKit18UISegmentedControlC10QuartzCore12LayerPainterAadEP4text2of5scale10TextEngine010PositionedK6LayoutVSgAD7CALayerC_10Foundation7CGFloatVtFTW:496
$s5UIKit8UISliderC10QuartzCore12LayerPainterAadEP4text2of5scale10TextEngine010PositionedJ6LayoutVSgAD7CALayerC_10Foundation7CGFloatVtFTW:254
$s5UIKit10UITextViewC10QuartzCore12LayerPainterAadEP4text2of5scale10TextEngine010PositionedK6LayoutVSgAD7CALayerC_10Foundation7CGFloatVtFTW:78
$s5UIKit11UITextFieldC10QuartzCore12LayerPainterAadEP4text2of5scale10TextEngine010PositionedK6LayoutVSgAD7CALayerC_10Foundation7CGFloatVtFTW:14
$s5UIKit23UIActivityIndicatorViewC10QuartzCore12LayerPainterAadEP4text2of5scale10TextEngine010PositionedL6LayoutVSgAD7CALayerC_10Foundation7CGFloatVtFTW:12

$s10QuartzCore13FrameRendererCMa
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
4
$0

$s10QuartzCore13FrameRendererCfD
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
4
$0

$s10QuartzCore13FrameRendererCfd
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
4
$0

$s10QuartzCore13LayerContentsOyACypSgcfCTf4nd_n
# Func Hash:
844982797106535651
# Num Counters:
4
# Counter Values:
347
347
0
0
$0

$s10QuartzCore13LayerGeometryV11forContents2ofAcA7CALayerC_tF
# Func Hash:
11256678856971894
# Num Counters:
6
# Counter Values:
5611
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

$s10QuartzCore13LayerGeometryV6corner_2in_AA11CornerTableVSg10Foundation6CGSizeV_0B8Graphics9PixelRectVAA0G9MaskCacheCtF
# Func Hash:
281380533629657390
# Num Counters:
10
# Counter Values:
2474
2474
0
2474
0
0
2474
0
0
0
$0

$s10QuartzCore13LayerGeometryV7contour_6radius8reversedSay10Foundation7CGPointVGAG6CGRectV_AG7CGFloatVSbtF
# Func Hash:
797743136502167883
# Num Counters:
45
# Counter Values:
13624
1060
0
0
0
4240
0
0
0
0
1060
0
0
1060
0
0
0
0
4883
0
0
0
0
1060
0
0
0
0
0
0
0
0
0
0
0
0
0
1060
0
0
0
1060
1060
0
0
$0

$s10QuartzCore13LayerGeometryV7polygon_6radiusAA15PolygonCoverageV10Foundation6CGRectV_AH7CGFloatVtF
# Func Hash:
376496933595619799
# Num Counters:
40
# Counter Values:
0
0
0
0
17864
7872
9992
7872
784
276
0
0
0
0
0
0
0
0
0
1060
0
0
0
0
0
0
0
0
0
0
0
0
0
0
2866
2017
17864
17864
17864
17864
$0

$s10QuartzCore13LayerGeometryVMa
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
4
$0

$s10QuartzCore13LayerGeometryVSgWOh
# Func Hash:
170957022131388415
# Num Counters:
1
# Counter Values:
24537
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
1
1
** External Symbol **:24537

$s10QuartzCore13LayerGeometryVWOc
# Func Hash:
170957022131388415
# Num Counters:
1
# Counter Values:
5612
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
1
1
$s10QuartzCore13LayerGeometryVwcp:5612

$s10QuartzCore13LayerGeometryVWOh
# Func Hash:
170957022131388415
# Num Counters:
1
# Counter Values:
5612
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
1
1
$s10QuartzCore13LayerGeometryVwxx:5612

$s10QuartzCore13LayerGeometryV_6parentACSgAA7CALayerC_0B8Graphics17CGAffineTransformVtcfCTf4nnd_n
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
24537
$0

$s10QuartzCore13LayerGeometryV_8toDeviceACSgAA7CALayerC_0B8Graphics17CGAffineTransformVtcfCTf4nnd_n
# Func Hash:
902206884704512371
# Num Counters:
12
# Counter Values:
0
4101
23477
1060
23477
3367
23563
23563
0
23563
21170
1893
$0

$s10QuartzCore13LayerGeometryVwcp
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
5612
$0

$s10QuartzCore13LayerGeometryVwet
# Func Hash:
607699200014702880
# Num Counters:
5
# Counter Values:
24537
24537
0
0
24537
$0

$s10QuartzCore13LayerGeometryVwxx
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
30149
$0

$s10QuartzCore13LayerHitIndexC4last6around6beforeSiSg10Foundation7CGPointV_SitF
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
534
$0

$s10QuartzCore13LayerHitIndexC_12isSufficientACSayAA7CALayerCG_Sbtc33_0370600018FF2C3FFF1BB686C659BA0ALlfcTf4gnn_n
# Func Hash:
548364533142571570
# Num Counters:
22
# Counter Values:
0
0
2683
2683
2683
66
2683
66
66
0
0
0
0
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

$s10QuartzCore13LayerHitIndexCfD
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
63
$0

$s10QuartzCore13LayerPropertyO3set_2inyAA14AnimationValueO_AA0C10PropertiesVztF
# Func Hash:
959446956034947176
# Num Counters:
54
# Counter Values:
789
0
0
396
393
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
393
0
0
396
0
0
0
0
0
0
0
0
0
0
0
0
0
0
396
396
0
0
0
0
0
0
$0

$s10QuartzCore13LayerPropertyO5value2inAA14AnimationValueOSgAA0C10PropertiesV_tF
# Func Hash:
394123110319225965
# Num Counters:
39
# Counter Values:
0
435
432
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
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

$s10QuartzCore13LayerPropertyO7differsySbAA0C10PropertiesV_AFtF
# Func Hash:
888579794072429431
# Num Counters:
24
# Counter Values:
324
324
0
0
0
0
0
0
0
0
0
0
0
0
0
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

$s10QuartzCore13LayerPropertyO8rawValueACSgSS_tcfCTf4nd_n
# Func Hash:
276344551730941979
# Num Counters:
41
# Counter Values:
156
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
78
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
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

$s10QuartzCore13LayerPropertyO8rawValueSSvg
# Func Hash:
276344551067879101
# Num Counters:
41
# Counter Values:
766
364
1
1
1
1
1
1
1
1
1
1
1
1
1
1
1
1
1
1
1
1
1
1
1
1
1
1
1
1
1
1
1
1
1
1
1
1
1
1
0
$0

$s10QuartzCore13LayerPropertyOACSQAAWl
# Func Hash:
784007059655560962
# Num Counters:
2
# Counter Values:
1
1
$0

$s10QuartzCore13LayerPropertyOMa
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
2
$0

$s10QuartzCore13LayerPropertyOSHAASQWb
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
1
$0

$s10QuartzCore13ScrolledLayerV16addPartialPixels33_73FFAF05A7EED85D8295DC34D57CAB9DLL_2toyAA0D8GeometryV_Say0B8Graphics9PixelRectVGztF
# Func Hash:
198947100853766157
# Num Counters:
15
# Counter Values:
4
0
0
0
4
0
0
0
0
0
0
4
4
0
0
$0

$s10QuartzCore13ScrolledLayerV6covers33_73FFAF05A7EED85D8295DC34D57CAB9DLLySay0B8Graphics9PixelRectVGSgAF17CGAffineTransformVF
# Func Hash:
1044064555224748337
# Num Counters:
49
# Counter Values:
0
20
16
12
12
0
0
0
4
4
12
4
12
4
0
0
4
0
4
4
0
0
0
0
4
0
0
0
0
0
0
0
0
8
8
0
0
0
0
0
0
0
0
4
0
0
0
4
0
$0

$s10QuartzCore13ScrolledLayerV8addEdges33_73FFAF05A7EED85D8295DC34D57CAB9DLL2of_2toyAA7CALayerC_AA0D8GeometryVSay0B8Graphics9PixelRectVGztFTf4nnnd_n
# Func Hash:
676386660479354937
# Num Counters:
46
# Counter Values:
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
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
16
16
0
$0

$s10QuartzCore13ScrolledLayerV9addDamage2to_Sb0B8Graphics11PixelRegionVz_AF17CGAffineTransformVtF
# Func Hash:
927205941682836440
# Num Counters:
9
# Counter Values:
4
4
0
0
0
4
4
0
0
$0

$s10QuartzCore13ScrolledLayerVMa
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
5
$0

$s10QuartzCore13ScrolledLayerVSgWOc
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

$s10QuartzCore13ScrolledLayerVSgWOg
# Func Hash:
382993475055910911
# Num Counters:
2
# Counter Values:
23463
16
$0

$s10QuartzCore13ScrolledLayerVSgWOh
# Func Hash:
170957022131388415
# Num Counters:
1
# Counter Values:
8516
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
1
1
** External Symbol **:8516

$s10QuartzCore13ScrolledLayerVSgWOi0_
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
8508
$0

$s10QuartzCore13ScrolledLayerVSgWOi_
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
4
$0

$s10QuartzCore13ScrolledLayerVWOc
# Func Hash:
170957022131388415
# Num Counters:
1
# Counter Values:
16
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
1
1
$s10QuartzCore13ScrolledLayerVwcp:16

$s10QuartzCore13ScrolledLayerVWOh
# Func Hash:
170957022131388415
# Num Counters:
1
# Counter Values:
12
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
1
1
$s10QuartzCore13ScrolledLayerVwxx:12

$s10QuartzCore13ScrolledLayerV__4clipACSgAA7CALayerC_0B8Graphics17CGAffineTransformVAH9PixelRectVtcfCTf4nnnd_n
# Func Hash:
269792485388782260
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
0
0
4
0
0
0
0
0
0
4
4
4
$0

$s10QuartzCore13ScrolledLayerVwcp
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
20
$0

$s10QuartzCore13ScrolledLayerVwet
# Func Hash:
607699200014702880
# Num Counters:
5
# Counter Values:
8520
8520
0
0
12
$0

$s10QuartzCore13ScrolledLayerVwst
# Func Hash:
567185240178928211
# Num Counters:
5
# Counter Values:
4
0
0
0
0
$0

$s10QuartzCore13ScrolledLayerVwxx
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
24
$0

$s10QuartzCore14AnimationValueO5mixed4with_A2C_SdtF
# Func Hash:
767884946229922209
# Num Counters:
49
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
393
0
0
0
0
0
0
0
0
396
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
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

$s10QuartzCore14AnimationValueO8isFiniteSbvg
# Func Hash:
567991003527038717
# Num Counters:
15
# Counter Values:
0
0
0
0
0
0
393
0
0
396
0
0
0
0
0
$0

$s10QuartzCore14AnimationValueOMa
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
1
$0

$s10QuartzCore14AnimationValueOSgWOc
# Func Hash:
170957022131388415
# Num Counters:
1
# Counter Values:
3234
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
1
1
** External Symbol **:3234

$s10QuartzCore14AnimationValueOSgWOd
# Func Hash:
170957022131388415
# Num Counters:
1
# Counter Values:
78
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
1
1
** External Symbol **:78

$s10QuartzCore14AnimationValueOSgWOf
# Func Hash:
170957022131388415
# Num Counters:
1
# Counter Values:
78
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
1
1
** External Symbol **:78

$s10QuartzCore14AnimationValueOSgWOh
# Func Hash:
170957022131388415
# Num Counters:
1
# Counter Values:
1023
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
1
1
** External Symbol **:1023

$s10QuartzCore14AnimationValueOWOc
# Func Hash:
170957022131388415
# Num Counters:
1
# Counter Values:
4734
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
1
1
$s10QuartzCore14AnimationValueOwcp:4734

$s10QuartzCore14AnimationValueOWOh
# Func Hash:
170957022131388415
# Num Counters:
1
# Counter Values:
3156
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
1
1
$s10QuartzCore14AnimationValueOwxx:3156

$s10QuartzCore14AnimationValueOwcp
# Func Hash:
875034026646604001
# Num Counters:
13
# Counter Values:
0
0
0
2829
0
0
0
0
0
2850
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

$s10QuartzCore14AnimationValueOwet
# Func Hash:
607699200014702880
# Num Counters:
5
# Counter Values:
4569
4569
0
0
2046
$0

$s10QuartzCore14AnimationValueOwst
# Func Hash:
567185241471161954
# Num Counters:
5
# Counter Values:
1023
0
0
0
0
$0

$s10QuartzCore14AnimationValueOwxx
# Func Hash:
331779891586160432
# Num Counters:
13
# Counter Values:
0
2082
0
2097
4179
0
0
0
0
0
0
0
0
$0

$s10QuartzCore14BoxShadowCacheCMa
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
4
$0

$s10QuartzCore14BoxShadowCacheCfD
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
4
$0

$s10QuartzCore14CommittedLayerV11noteRemovedyyACF
# Func Hash:
1127386593596016550
# Num Counters:
10
# Counter Values:
127
1
127
0
9
0
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
3346
0
3339
408
189
374
0
0
0
0
1
7
7
7
549
504
740
1383
484
439
675
863
$0

$s10QuartzCore14CommittedLayerVACycfCTf4d_n
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
578
$0

$s10QuartzCore14CommittedLayerVWOc
# Func Hash:
170957022131388415
# Num Counters:
1
# Counter Values:
127
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
1
1
$s10QuartzCore14CommittedLayerVwcp:127

$s10QuartzCore14CommittedLayerVWOh
# Func Hash:
170957022131388415
# Num Counters:
1
# Counter Values:
162
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
1
1
$s10QuartzCore14CommittedLayerVwxx:162

$s10QuartzCore14CommittedLayerVwcp
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
127
$0

$s10QuartzCore14CommittedLayerVwxx
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
162
$0

$s10QuartzCore14CoverageBufferC11forEachSpan2of2in_yAA11RoundedRectV_0B8Graphics05PixelK0Vys5Int32V_AMSiSPys5UInt8VGSgtXEtF04$s10a107Core13FrameRendererC11paintBorder___7opacity6squareyAA7CALayerC_AA13LayerGeometryVAC5PlaceVs6UInt32VSbtFys5n11V_APSiSPys5O10VGSgtXEfU_AA0rS0C5PlaceVs6UInt32VTf1nncn_n
# Func Hash:
601494556326873310
# Num Counters:
59
# Counter Values:
0
0
0
0
0
6462
6462
29820
275302
0
0
248
362
0
0
0
0
0
0
305
305
305
610
610
0
610
248
362
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
0
0
305
0
305
0
0
$0

$s10QuartzCore14CoverageBufferC11forEachSpan2of7without2in_yAA11RoundedRectV_AI0B8Graphics05PixelL0Vys5Int32V_ANSiSPys5UInt8VGSgtXEtF04$s10a107Core13FrameRendererC11paintBorder___7opacity6squareyAA7CALayerC_AA13LayerGeometryVAC5PlaceVs6UInt32VSbtFys5o11V_APSiSPys5P10VGSgtXEfU_AA0sT0C5PlaceVs6UInt32VTf1nnncn_n
# Func Hash:
895333639409763821
# Num Counters:
98
# Counter Values:
110596
1828
0
0
90
12428
0
0
10292
1828
63798
0
0
27115
0
0
30222
0
0
0
0
0
0
60444
54230
0
30222
27115
10292
30222
27115
30222
27115
30222
27115
30222
30222
27115
27115
27115
27115
30222
30222
0
0
0
0
1828
63798
10292
610
0
0
0
0
0
0
27115
0
0
30222
38309
0
0
0
0
38004
0
5146
38004
0
0
38004
0
32858
189
5146
0
0
0
32858
0
369
0
0
0
0
0
0
0
0
0
0
0
0
120888
120888
0
$0

$s10QuartzCore14CoverageBufferC7reserve33_F71B8FBCFAB2AB46518BF8F738D3EBF2LLyySiF
# Func Hash:
844982799793647196
# Num Counters:
4
# Counter Values:
1829
59
0
0
$0

$s10QuartzCore14CoverageBufferCMa
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
4
$0

$s10QuartzCore14CoverageBufferCfD
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
4
$0

$s10QuartzCore14CoverageBufferCfZ
# Func Hash:
784007056844089447
# Num Counters:
2
# Counter Values:
4
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
633
624
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
633
624
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

$s10QuartzCore14SpecialDrawingOWOe
# Func Hash:
567185242011084039
# Num Counters:
6
# Counter Values:
43
0
0
0
0
0
$0

$s10QuartzCore14SpecialDrawingOWOy
# Func Hash:
567185242011084039
# Num Counters:
6
# Counter Values:
6
0
0
0
0
0
$0

$s10QuartzCore15AnimationDriverO10beginFrame_2atyAA9LayerHostC_SdtFZTf4nnd_n
# Func Hash:
607530165830014024
# Num Counters:
121
# Counter Values:
642
0
106
0
0
0
0
0
0
0
0
0
642
0
642
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
642
0
6
0
0
3
0
642
3
321
321
0
3
0
948
642
0
0
107
3
642
0
642
0
0
0
0
106
0
841
0
107
0
636
0
6
0
1
6
0
636
841
0
0
0
0
0
636
6
0
0
0
0
0
0
841
0
0
0
0
0
0
0
0
0
0
0
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
636
0
0
0
6
6
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
1
$s10QuartzCore11CAAnimationC21isRemovedOnCompletionSbvg:6
1
$s10QuartzCore11CAAnimationC8delegateAA0C8Delegate_pSgvg:6
0
0
0
0

$s10QuartzCore15AnimationDriverO18removeEmptyEntries33_046F24C061A475627A77EAA90C795C5DLLyyFZTf4d_n
# Func Hash:
149146438028632691
# Num Counters:
18
# Counter Values:
1
0
0
2
0
2
0
1
1
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

$s10QuartzCore15AnimationDriverO4show_2atyAA9LayerHostC_SdtFZTf4nnd_n
# Func Hash:
28532937096821896
# Num Counters:
76
# Counter Values:
564
564
0
0
9
78
78
0
0
0
78
0
0
0
3
0
0
0
0
0
324
0
0
321
0
0
0
321
0
0
78
0
0
0
0
3
948
0
0
0
0
0
0
0
0
107
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
1
0
0
26
0
78
0
78
0
0
0
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
$s10QuartzCore11CAAnimationC9beginTimeSdvg:78
0

$s10QuartzCore15AnimationDriverO4wakeyycSgvau
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
4
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
963
0
0
963
0
0
1166
0
321
0
0
0
0
0
$0

$s10QuartzCore15AnimationDriverO6removeyyAA011InteractivecD0_pFZ
# Func Hash:
393568430247107061
# Num Counters:
13
# Counter Values:
0
0
0
0
0
0
20
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
952
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
78
72
12
1059
0
1
0
1059
0
1059
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
$s10QuartzCore11CAAnimationC8delegateAA0C8Delegate_pSgvg:78
0
1
$s10QuartzCore11CAAnimationC8delegateAA0C8Delegate_pSgvg:72
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
4
$0

$s10QuartzCore15AnimationDriverO7removed33_046F24C061A475627A77EAA90C795C5DLL_WZ
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
4
$0

$s10QuartzCore15AnimationDriverO7sources2ofSayAA011InteractivecD0_pGAA9LayerHostC_tFZ
# Func Hash:
903233819932424470
# Num Counters:
8
# Counter Values:
0
0
0
0
394
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

$s10QuartzCore15AnimationDriverO7sources33_046F24C061A475627A77EAA90C795C5DLL_WZ
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
4
$0

$s10QuartzCore15AnimationDriverO7started33_046F24C061A475627A77EAA90C795C5DLL_WZ
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
4
$0

$s10QuartzCore15AnimationDriverO9nextFrame_5after6isSeenAC04NextF0OAA9LayerHostC_SdSbtFZTf4nnnd_n
# Func Hash:
712413379746592088
# Num Counters:
115
# Counter Values:
841
0
94
948
0
0
0
0
0
0
841
94
0
0
0
0
0
0
94
841
94
94
0
0
0
0
0
94
0
0
0
0
841
0
0
0
0
0
0
0
0
94
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
94
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
94
0
94
0
0
0
0
0
0
0
0
0
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
1
$s10QuartzCore11CAAnimationC5speedSfvg:94

$s10QuartzCore15AnimationTimingV5place33_1E4380176220329CB2D6F61B0B20DD86LLyAC6MomentVSd_AG5PhaseOSdtF
# Func Hash:
729545761125034279
# Num Counters:
26
# Counter Values:
789
0
0
0
0
789
0
0
0
0
0
0
789
0
0
0
789
0
0
0
789
0
0
0
789
0
$0

$s10QuartzCore15AnimationTimingV6moment2at5beginAC6MomentVSd_SdtF
# Func Hash:
549520358103610669
# Num Counters:
12
# Counter Values:
0
0
0
0
0
789
0
789
789
789
0
0
$0

$s10QuartzCore15AnimationTimingVWOc
# Func Hash:
170957022131388415
# Num Counters:
1
# Counter Values:
867
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
1
1
$s10QuartzCore15AnimationTimingVwcp:867

$s10QuartzCore15AnimationTimingVWOh
# Func Hash:
170957022131388415
# Num Counters:
1
# Counter Values:
867
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
1
1
$s10QuartzCore15AnimationTimingVwxx:867

$s10QuartzCore15AnimationTimingVwcp
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
867
$0

$s10QuartzCore15AnimationTimingVwxx
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
867
$0

$s10QuartzCore15CALayerDelegatePAAE7displayyyAA0C0CF
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
262
$0

$s10QuartzCore15CALayerDelegate_pSgXwWOh
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
35
$0

$s10QuartzCore15CornerMaskCacheC4make33_0D9A1FC2767ACD3839B5D3282622C1C0LLyAA0cD0CAG5RadiiVF
# Func Hash:
238984481941143025
# Num Counters:
3
# Counter Values:
15
0
0
$0

$s10QuartzCore15CornerMaskCacheC4trimyyF
# Func Hash:
1124680651230026125
# Num Counters:
3
# Counter Values:
859
0
0
$0

$s10QuartzCore15CornerMaskCacheC5tableyAA0C5TableVAA0cD0C5RadiiVF
# Func Hash:
854638106559976056
# Num Counters:
11
# Counter Values:
2474
2470
15
1415
1404
0
0
0
0
1055
1055
$0

$s10QuartzCore15CornerMaskCacheCMa
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
4
$0

$s10QuartzCore15CornerMaskCacheCfD
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
4
$0

$s10QuartzCore15LayerAnimationsC4show_2atyAA7CALayerC_SdtF
# Func Hash:
599136102053920376
# Num Counters:
44
# Counter Values:
321
324
0
0
0
0
0
324
0
0
0
0
0
0
0
0
648
648
0
324
324
0
321
324
0
0
0
3
318
3
285
0
318
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
0
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
3
1
$s10QuartzCore19CAPropertyAnimationC7changesAA16LayerPropertySetVvg:642
1
$s10QuartzCore7CALayerC12needsDisplay6forKeySbSS_tFZ:648
0

$s10QuartzCore15LayerAnimationsC6values2of2atAA0C10PropertiesVSgAA7CALayerC_SdtF
# Func Hash:
414921811732529253
# Num Counters:
8
# Counter Values:
789
0
3
396
0
396
0
0
$0

$s10QuartzCore15LayerAnimationsCMa
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
4
$0

$s10QuartzCore15LayerAnimationsCfD
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
3
$0

$s10QuartzCore15LayerPropertiesV11borderColor0B8Graphics7CGColorCSgvs
# Func Hash:
798733565252428821
# Num Counters:
4
# Counter Values:
4
0
4
74
$0

$s10QuartzCore15LayerPropertiesV12toSuperlayer6bounds11anchorPoint8position4rare0B8Graphics17CGAffineTransformV10Foundation6CGRectV_AL7CGPointVApA06SharedcD0CSgtFZTf4nnnnd_n
# Func Hash:
950994586251812548
# Num Counters:
11
# Counter Values:
0
30697
0
0
0
1754
0
0
0
0
0
$0

$s10QuartzCore15LayerPropertiesV19sublayerArrangementAA08SublayerF0Ovg
# Func Hash:
183213899521722944
# Num Counters:
17
# Counter Values:
0
0
659
0
0
0
0
0
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

$s10QuartzCore15LayerPropertiesV19updatePlacementKind33_A2460BD750204BAEE83C9B8825E2FF08LLyyF
# Func Hash:
507808656292956785
# Num Counters:
16
# Counter Values:
0
29
29
29
0
29
0
0
0
0
0
0
29
0
0
0
$0

$s10QuartzCore15LayerPropertiesV5frame10Foundation6CGRectVvg
# Func Hash:
896858937310227868
# Num Counters:
9
# Counter Values:
0
8779
0
0
0
0
0
0
0
$0

$s10QuartzCore15LayerPropertiesV7ownRare33_A2460BD750204BAEE83C9B8825E2FF08LLAA06SharedcD0CyF
# Func Hash:
798733565252428821
# Num Counters:
4
# Counter Values:
604
6
604
58
$0

$s10QuartzCore15LayerPropertiesVMa
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
1
$0

$s10QuartzCore15LayerPropertiesVSgWOc
# Func Hash:
170957022131388415
# Num Counters:
1
# Counter Values:
324
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
1
1
** External Symbol **:324

$s10QuartzCore15LayerPropertiesVSgWOh
# Func Hash:
170957022131388415
# Num Counters:
1
# Counter Values:
324
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
1
1
** External Symbol **:324

$s10QuartzCore15LayerPropertiesVWOc
# Func Hash:
170957022131388415
# Num Counters:
1
# Counter Values:
18729
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
1
1
$s10QuartzCore15LayerPropertiesVwcp:18729

$s10QuartzCore15LayerPropertiesVWOh
# Func Hash:
170957022131388415
# Num Counters:
1
# Counter Values:
18764
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
1
1
$s10QuartzCore15LayerPropertiesVwxx:18764

$s10QuartzCore15LayerPropertiesVwcp
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
19050
$0

$s10QuartzCore15LayerPropertiesVwet
# Func Hash:
607699200014702880
# Num Counters:
5
# Counter Values:
648
648
0
0
642
$0

$s10QuartzCore15LayerPropertiesVwst
# Func Hash:
567185240178928211
# Num Counters:
5
# Counter Values:
321
0
0
0
0
$0

$s10QuartzCore15LayerPropertiesVwxx
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
19085
$0

$s10QuartzCore15PixelOperationsO12paintCovered_6stride5width6height__14coverageStrideySpys6UInt32VG_S3iAJSPys5UInt8VGSitFZTf4nnnnnnnd_n
# Func Hash:
157411391463443618
# Num Counters:
14
# Counter Values:
18729
216443
0
1389
325931
0
22835
0
31312
2275
2275
0
0
325931
$0

$s10QuartzCore15PixelOperationsO5pixel_7opacitys6UInt32V0B8Graphics7CGColorC_AGtFZTf4nnd_n
# Func Hash:
265588535047684335
# Num Counters:
21
# Counter Values:
7693
0
0
0
0
0
0
0
0
0
0
0
0
7693
4840
7693
4840
7693
4840
7693
1011
$0

$s10QuartzCore15PolygonCoverageV4Edge33_FFE8C95EE00C492140AC395B8928BC48LLVMa
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
1
$0

$s10QuartzCore15PolygonCoverageV5Cells33_FFE8C95EE00C492140AC395B8928BC48LLV3addyySi_S4itF
# Func Hash:
622478355957553239
# Num Counters:
78
# Counter Values:
48685
0
63611
63489
94380
0
94380
11174
48798
18396
30524
48807
0
113
0
11106
48687
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
30891
$0

$s10QuartzCore15PolygonCoverageV5fixed33_FFE8C95EE00C492140AC395B8928BC48LLySi1x_Si1yt10Foundation7CGPointVFZADL_ySiAH7CGFloatVF
# Func Hash:
917515342901814540
# Num Counters:
7
# Counter Values:
2120
2120
0
0
0
2120
2120
$0

$s10QuartzCore15PolygonCoverageVWOh
# Func Hash:
170957022131388415
# Num Counters:
1
# Counter Values:
1060
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
1
1
$s10QuartzCore15PolygonCoverageVwxx:1060

$s10QuartzCore15PolygonCoverageVwxx
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
1060
$0

$s10QuartzCore15ShadowMaskCacheC10startFrameyyF
# Func Hash:
549520357208642788
# Num Counters:
13
# Counter Values:
0
0
859
52
0
807
0
0
0
0
52
0
0
$0

$s10QuartzCore15ShadowMaskCacheCMa
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
4
$0

$s10QuartzCore15ShadowMaskCacheCfD
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
4
$0

$s10QuartzCore15TransitionStateVMa
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
1
$0

$s10QuartzCore15TransitionStateVSgWOh
# Func Hash:
170957022131388415
# Num Counters:
1
# Counter Values:
1
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
1
1
** External Symbol **:1

$s10QuartzCore15TransitionStateVwet
# Func Hash:
607699200014702880
# Num Counters:
5
# Counter Values:
1
1
0
0
0
$0

$s10QuartzCore16CABasicAnimationC4Ends33_D06A05A6B53ECE83A3E2EF0F471665F8LLVMa
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
1
$0

$s10QuartzCore16CABasicAnimationC4Ends33_D06A05A6B53ECE83A3E2EF0F471665F8LLVSgWOc
# Func Hash:
170957022131388415
# Num Counters:
1
# Counter Values:
789
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
1
1
** External Symbol **:789

$s10QuartzCore16CABasicAnimationC4Ends33_D06A05A6B53ECE83A3E2EF0F471665F8LLVSgWOf
# Func Hash:
170957022131388415
# Num Counters:
1
# Counter Values:
78
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
1
1
** External Symbol **:78

$s10QuartzCore16CABasicAnimationC4Ends33_D06A05A6B53ECE83A3E2EF0F471665F8LLVSgWOh
# Func Hash:
170957022131388415
# Num Counters:
1
# Counter Values:
546
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
1
1
** External Symbol **:546

$s10QuartzCore16CABasicAnimationC4Ends33_D06A05A6B53ECE83A3E2EF0F471665F8LLVWOc
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
78
$0

$s10QuartzCore16CABasicAnimationC4Ends33_D06A05A6B53ECE83A3E2EF0F471665F8LLVWOh
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
789
$0

$s10QuartzCore16CABasicAnimationC4Ends33_D06A05A6B53ECE83A3E2EF0F471665F8LLVwcp
# Func Hash:
1048270793545708523
# Num Counters:
22
# Counter Values:
789
0
0
0
0
789
0
0
0
0
0
789
0
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

$s10QuartzCore16CABasicAnimationC4Ends33_D06A05A6B53ECE83A3E2EF0F471665F8LLVwet
# Func Hash:
607699200014702880
# Num Counters:
5
# Counter Values:
1491
1491
0
0
1491
$0

$s10QuartzCore16CABasicAnimationC4Ends33_D06A05A6B53ECE83A3E2EF0F471665F8LLVwst
# Func Hash:
567185240178928211
# Num Counters:
5
# Counter Values:
711
0
0
0
0
$0

$s10QuartzCore16CABasicAnimationC4Ends33_D06A05A6B53ECE83A3E2EF0F471665F8LLVwxx
# Func Hash:
3603319237260635
# Num Counters:
19
# Counter Values:
867
0
0
0
0
0
0
0
0
0
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

$s10QuartzCore16CABasicAnimationC4ends33_D06A05A6B53ECE83A3E2EF0F471665F8LL4likeAC4EndsAELLVAA0D5ValueO_tF
# Func Hash:
818130655625340788
# Num Counters:
14
# Counter Values:
711
78
0
0
0
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
$s10QuartzCore16CABasicAnimationC9fromValueypSgvg:78
1
$s10QuartzCore16CABasicAnimationC7toValueypSgvg:78
1
$s10QuartzCore16CABasicAnimationC7byValueypSgvg:78

$s10QuartzCore16CABasicAnimationC5value2at4baseAA0D5ValueOSgSd_AHtF
# Func Hash:
647472251064525698
# Num Counters:
10
# Counter Values:
0
0
0
0
0
0
0
0
789
0
$0

$s10QuartzCore16CABasicAnimationC7byValueypSgvg
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
234
$0

$s10QuartzCore16CABasicAnimationC7byValueypSgvs
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
78
$0

$s10QuartzCore16CABasicAnimationC7prepare3foryAA7CALayerC_tF
# Func Hash:
624597113352843623
# Num Counters:
7
# Counter Values:
0
0
0
78
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
$s10QuartzCore16CABasicAnimationC9fromValueypSgvg:78
1
$s10QuartzCore16CABasicAnimationC7toValueypSgvg:78
1
$s10QuartzCore16CABasicAnimationC7byValueypSgvg:78

$s10QuartzCore16CABasicAnimationC7toValueypSgvg
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
234
$0

$s10QuartzCore16CABasicAnimationC7toValueypSgvs
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
78
$0

$s10QuartzCore16CABasicAnimationC8makeCopyAA11CAAnimationCyF
# Func Hash:
639987445161014069
# Num Counters:
3
# Counter Values:
78
78
78
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
12
1
$s10QuartzCore19CAPropertyAnimationC7keyPathSSSgvg:78
1
$s10QuartzCore19CAPropertyAnimationC7keyPathSSSgvs:78
1
$s10QuartzCore19CAPropertyAnimationC10isAdditiveSbvg:78
1
$s10QuartzCore19CAPropertyAnimationC10isAdditiveSbvs:78
1
$s10QuartzCore19CAPropertyAnimationC12isCumulativeSbvg:78
1
$s10QuartzCore19CAPropertyAnimationC12isCumulativeSbvs:78
1
$s10QuartzCore16CABasicAnimationC9fromValueypSgvg:78
1
$s10QuartzCore16CABasicAnimationC9fromValueypSgvs:78
1
$s10QuartzCore16CABasicAnimationC7toValueypSgvg:78
1
$s10QuartzCore16CABasicAnimationC7toValueypSgvs:78
1
$s10QuartzCore16CABasicAnimationC7byValueypSgvg:78
1
$s10QuartzCore16CABasicAnimationC7byValueypSgvs:78

$s10QuartzCore16CABasicAnimationC9fromValueypSgvg
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
234
$0

$s10QuartzCore16CABasicAnimationC9fromValueypSgvs
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
78
$0

$s10QuartzCore16CABasicAnimationCACycfC
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
78
$0

$s10QuartzCore16CABasicAnimationCACycfc
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
156
$0

$s10QuartzCore16CABasicAnimationCMa
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
78
$0

$s10QuartzCore16CABasicAnimationCfD
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
156
$0

$s10QuartzCore16CABasicAnimationCfd
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
156
$0

$s10QuartzCore16LayerPropertySetV7numbers33_FDB9604CB1F82C0FE53CB8D2DED889D8LL_WZ
# Func Hash:
11922954260971349
# Num Counters:
6
# Counter Values:
40
1
0
0
0
40
$0

$s10QuartzCore16RunningAnimationC5apply2at2toSbSd_AA15LayerPropertiesVztF
# Func Hash:
464126655023477726
# Num Counters:
19
# Counter Values:
0
0
789
39
750
0
0
0
0
0
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
6
0
0
0
0
1
$s10QuartzCore11CAAnimationC5easedyS2dF:789
1
$s10QuartzCore19CAPropertyAnimationC5apply_3run2toySd_SiAA15LayerPropertiesVztF:789

$s10QuartzCore16RunningAnimationCMa
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
158
$0

$s10QuartzCore16RunningAnimationCfD
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
78
$0

$s10QuartzCore17deinitOnMainActoryyyyYbScMYcXEF
# Func Hash:
543243709044527706
# Num Counters:
3
# Counter Values:
35
0
0
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
1
1
** External Symbol **:35

$s10QuartzCore18CALayerCornerCurveV5shape6radius4roomSd5reach_Sd8exponenttSd_SdtF
# Func Hash:
142629531002067744
# Num Counters:
13
# Counter Values:
0
0
1060
1060
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

$s10QuartzCore18PresentationValuesCMa
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
3
$0

$s10QuartzCore18PresentationValuesCfD
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
3
$0

$s10QuartzCore18SiblingBoundsIndexV12isEverywhereySbSiFTf4nx_n
# Func Hash:
93478047766977724
# Num Counters:
7
# Counter Values:
491
2008
132
535
0
0
0
$0

$s10QuartzCore18SiblingBoundsIndexV14lastContaining_6beforeSiSgs5SIMD4VySdG_SitF
# Func Hash:
650973719161985137
# Num Counters:
9
# Counter Values:
195
7492
7153
155
0
534
0
0
0
$0

$s10QuartzCore18SiblingBoundsIndexV3set_2atyAA06PackedD0V_SitF
# Func Hash:
625609224377270200
# Num Counters:
27
# Counter Values:
59
2426
987
0
367
367
0
367
0
367
0
0
0
0
0
0
0
0
0
462
626
736
990
367
397
397
426
$0

$s10QuartzCore18SiblingBoundsIndexV6appendyyAA06PackedD0VF
# Func Hash:
52047011969529266
# Num Counters:
9
# Counter Values:
2683
0
0
129
66
0
0
0
63
$0

$s10QuartzCore18SiblingBoundsIndexV9removeAll9reservingySi_tF
# Func Hash:
287486625468177966
# Num Counters:
5
# Counter Values:
255
185
255
185
3
$0

$s10QuartzCore18TransactionTrackerCMa
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
1
$0

$s10QuartzCore18TransactionTrackerCSgWOh
# Func Hash:
170957022131388415
# Num Counters:
1
# Counter Values:
101
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
1
1
** External Symbol **:101

$s10QuartzCore18isMainActorCurrentSbvg
# Func Hash:
238984484622511769
# Num Counters:
3
# Counter Values:
35
0
0
$0

$s10QuartzCore19CAPropertyAnimationC10isAdditiveSbvg
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
867
$0

$s10QuartzCore19CAPropertyAnimationC10isAdditiveSbvs
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
78
$0

$s10QuartzCore19CAPropertyAnimationC12isCumulativeSbvg
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
867
$0

$s10QuartzCore19CAPropertyAnimationC12isCumulativeSbvs
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
78
$0

$s10QuartzCore19CAPropertyAnimationC5apply_3run2toySd_SiAA15LayerPropertiesVztF
# Func Hash:
35983396371308494
# Num Counters:
8
# Counter Values:
789
789
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
$s10QuartzCore16CABasicAnimationC5value2at4baseAA0D5ValueOSgSd_AHtF:789
1
$s10QuartzCore19CAPropertyAnimationC12isCumulativeSbvg:789
0
0
1
$s10QuartzCore19CAPropertyAnimationC10isAdditiveSbvg:789

$s10QuartzCore19CAPropertyAnimationC7changesAA16LayerPropertySetVvg
# Func Hash:
784007056844089447
# Num Counters:
2
# Counter Values:
642
642
$0

$s10QuartzCore19CAPropertyAnimationC7keyPathSSSgvg
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
78
$0

$s10QuartzCore19CAPropertyAnimationC7keyPathSSSgvs
# Func Hash:
784007056844089447
# Num Counters:
2
# Counter Values:
78
78
$0

$s10QuartzCore19CAPropertyAnimationCMa
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
78
$0

$s10QuartzCore19ColdLayerPropertiesC8standard_WZ
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
4
$0

$s10QuartzCore21CAMediaTimingFunctionC13controlPoints___ACSf_S3ftcfC
# Func Hash:
323214193400479743
# Num Counters:
9
# Counter Values:
78
0
78
78
0
0
78
78
0
$0

$s10QuartzCore21CAMediaTimingFunctionC4nameAcA0cdE4NameV_tcfC
# Func Hash:
101003896600658108
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
78
0
0
0
0
78
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
5
0
0
0
1
$s10QuartzCore21CAMediaTimingFunctionC13controlPoints___ACSf_S3ftcfC:78
0

$s10QuartzCore21CAMediaTimingFunctionC9parameter33_E4548599EC020BDDC7F5F29392A07494LL2atS2d_tF
# Func Hash:
142629532217844598
# Num Counters:
13
# Counter Values:
0
3624
2952
0
2952
672
0
1734
1734
1734
1734
2952
2952
$0

$s10QuartzCore21CAMediaTimingFunctionCMa
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
78
$0

$s10QuartzCore21CAMediaTimingFunctionCfD
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
78
$0

$s10QuartzCore21SharedLayerPropertiesC7copyingA2C_tcfc
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
6
$0

$s10QuartzCore21SharedLayerPropertiesC8contentsypSgvs
# Func Hash:
844982797106535651
# Num Counters:
4
# Counter Values:
375
347
28
0
$0

$s10QuartzCore21SharedLayerPropertiesCACycfc
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
132
$0

$s10QuartzCore21SharedLayerPropertiesCMa
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
138
$0

$s10QuartzCore21SharedLayerPropertiesCfD
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
37
$0

$s10QuartzCore21SharedLayerPropertiesCfd
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
37
$0

$s10QuartzCore22CALayerContentsGravityV12resizeAspectACvau
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
129
$0

$s10QuartzCore22CALayerContentsGravityV6centerACvau
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
6730
$0

$s10QuartzCore22CALayerContentsGravityV6resizeACvau
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
251
$0

$s10QuartzCore24EffectiveLayerPropertiesV10shadowPath0B8Graphics6CGPathCSgvg
# Func Hash:
431494654108067943
# Num Counters:
3
# Counter Values:
8512
1187
8191
$0

$s10QuartzCore24EffectiveLayerPropertiesV12toSuperlayer0B8Graphics17CGAffineTransformVvg
# Func Hash:
117630495341773719
# Num Counters:
10
# Counter Values:
0
1616
1616
30835
138
30835
30835
30835
30835
30835
$0

$s10QuartzCore24EffectiveLayerPropertiesV4fadeAA15TransitionStateVSgvg
# Func Hash:
431494654108067943
# Num Counters:
3
# Counter Values:
1
0
1
$0

$s10QuartzCore24EffectiveLayerPropertiesV7pictureAA0D8ContentsOvg
# Func Hash:
431494654108067943
# Num Counters:
3
# Counter Values:
2596
2181
1622
$0

$s10QuartzCore24EffectiveLayerPropertiesV8uncommonAA04ColddE0Cvg
# Func Hash:
886271542230799440
# Num Counters:
4
# Counter Values:
4101
24537
0
23563
$0

$s10QuartzCore7CALayerC10findActionyAA8CAAction_pSgSSF
# Func Hash:
69760668612001274
# Num Counters:
11
# Counter Values:
1302
0
3523
0
1302
1302
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
$s5UIKit6UIViewC10QuartzCore15CALayerDelegateAadEP6action3for0H3KeyAD8CAAction_pSgAD0E0C_SStFTW:3523
1
$s10QuartzCore7CALayerC7actionsSDySSAA8CAAction_pGSgvg:1302
1
$s10QuartzCore7CALayerC13defaultAction6forKeyAA8CAAction_pSgSS_tFZ:1302

$s10QuartzCore7CALayerC10hasDrawingSbvg
# Func Hash:
484499720981287065
# Num Counters:
8
# Counter Values:
4100
2596
2181
0
2181
0
0
1622
$0

$s10QuartzCore7CALayerC10localSpeedSdvg
# Func Hash:
844982800180062377
# Num Counters:
4
# Counter Values:
94
0
0
0
$0

$s10QuartzCore7CALayerC10superlayerACSgvg
# Func Hash:
784007056844089447
# Num Counters:
2
# Counter Values:
325
258
$0

$s10QuartzCore7CALayerC11addSublayeryyACF
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
603
$0

$s10QuartzCore7CALayerC11anchorPoint10Foundation7CGPointVvg
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
25397
$0

$s10QuartzCore7CALayerC11anchorPoint10Foundation7CGPointVvs
# Func Hash:
982722582322497034
# Num Counters:
17
# Counter Values:
3
3
3
0
3
0
0
0
0
3
3
0
0
0
0
0
3
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
4
1
$s10QuartzCore7CALayerC6action6forKeyAA8CAAction_pSgSS_tF:3
1
$s10QuartzCore7CALayerC12needsDisplay6forKeySbSS_tFZ:3
0
0

$s10QuartzCore7CALayerC11borderColor0B8Graphics7CGColorCSgvs
# Func Hash:
1117074247159395237
# Num Counters:
12
# Counter Values:
78
336
336
78
0
0
0
0
78
78
0
332
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
4
1
$s10QuartzCore7CALayerC6action6forKeyAA8CAAction_pSgSS_tF:78
1
$s10QuartzCore7CALayerC12needsDisplay6forKeySbSS_tFZ:78
0
0

$s10QuartzCore7CALayerC11borderWidth10Foundation7CGFloatVvs
# Func Hash:
443747084540007244
# Num Counters:
9
# Counter Values:
47
81
47
47
33
0
0
47
47
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
4
1
$s10QuartzCore7CALayerC6action6forKeyAA8CAAction_pSgSS_tF:47
1
$s10QuartzCore7CALayerC12needsDisplay6forKeySbSS_tFZ:47
0
0

$s10QuartzCore7CALayerC11contentsBox10Foundation6CGRectVSgyF
# Func Hash:
311693032531297788
# Num Counters:
8
# Counter Values:
15381
3898
998
765
998
0
14086
998
$0

$s10QuartzCore7CALayerC11contentsBox33_4B59EA5343E42A85EC906B3366119A04LL6ofSize10Foundation6CGRectVSgAG6CGSizeV_tF
# Func Hash:
169315749706866858
# Num Counters:
54
# Counter Values:
0
1763
1763
1763
1763
1763
1763
998
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
765
0
765
1763
1763
1763
1763
1763
1763
998
0
0
0
0
0
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

$s10QuartzCore7CALayerC11displayedByAA9LayerHostCSgvg
# Func Hash:
146835646621254984
# Num Counters:
2
# Counter Values:
394
394
$0

$s10QuartzCore7CALayerC11isInvisibleSbvg
# Func Hash:
679210743074613351
# Num Counters:
4
# Counter Values:
8517
8515
8196
8194
$0

$s10QuartzCore7CALayerC11layoutRound33_72539637DC286BB686B568A267273D38LLyyF
# Func Hash:
995382919113729901
# Num Counters:
8
# Counter Values:
0
0
3458
3989
693
1896
2828
2828
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
1
1
$s10QuartzCore7CALayerC15layoutSublayersyyF:1896

$s10QuartzCore7CALayerC11setContentsyyypSgF
# Func Hash:
597595608156139172
# Num Counters:
18
# Counter Values:
347
347
347
178
0
0
0
347
347
0
0
294
53
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
$s10QuartzCore7CALayerC6action6forKeyAA8CAAction_pSgSS_tF:347
1
$s10QuartzCore7CALayerC12needsDisplay6forKeySbSS_tFZ:347
0
0

$s10QuartzCore7CALayerC11sortByDepth33_7778CB19366647ECEEB35976A6CF1F77LLyyF
# Func Hash:
1031809834210741917
# Num Counters:
7
# Counter Values:
1312
2658
33
34
0
0
2658
$0

$s10QuartzCore7CALayerC12addAnimationyyAA11CAAnimationC_SSSgtF
# Func Hash:
217645710142552214
# Num Counters:
9
# Counter Values:
78
78
75
0
3
3
0
3
1
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
7
1
$s10QuartzCore16CABasicAnimationC8makeCopyAA11CAAnimationCyF:78
1
$s10QuartzCore11CAAnimationC8durationSdvg:78
1
$s10QuartzCore11CAAnimationC8durationSdvs:78
1
$s10QuartzCore11CAAnimationC14timingFunctionAA013CAMediaTimingE0CSgvg:78
0
1
$s10QuartzCore16CABasicAnimationC7prepare3foryAA7CALayerC_tF:78
1
$s10QuartzCore11CAAnimationC8layerKey3forSSSgAF_tF:78

$s10QuartzCore7CALayerC12cornerRadius10Foundation7CGFloatVvg
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
402
$0

$s10QuartzCore7CALayerC12cornerRadius10Foundation7CGFloatVvs
# Func Hash:
180169923404034209
# Num Counters:
22
# Counter Values:
137
488
0
0
137
0
137
0
137
42
0
0
137
137
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
1
$s10QuartzCore7CALayerC6action6forKeyAA8CAAction_pSgSS_tF:137
1
$s10QuartzCore7CALayerC12needsDisplay6forKeySbSS_tFZ:137
0
0

$s10QuartzCore7CALayerC12needsDisplay6forKeySbSS_tFZ
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
5502
$0

$s10QuartzCore7CALayerC12updateShadowyyF
# Func Hash:
94967614710823841
# Num Counters:
37
# Counter Values:
0
8512
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
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
17535
$0

$s10QuartzCore7CALayerC13contentsScale10Foundation7CGFloatVvs
# Func Hash:
443747084540007244
# Num Counters:
9
# Counter Values:
0
497
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

$s10QuartzCore7CALayerC13currentOwnBox10Foundation6CGRectVyF
# Func Hash:
579636725895948861
# Num Counters:
13
# Counter Values:
0
3976
818
818
0
0
818
0
0
0
3655
3655
0
$0

$s10QuartzCore7CALayerC13defaultAction6forKeyAA8CAAction_pSgSS_tFZ
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
1302
$0

$s10QuartzCore7CALayerC13hasBackgroundSbvg
# Func Hash:
431494654108067943
# Num Counters:
3
# Counter Values:
266
266
266
$0

$s10QuartzCore7CALayerC13markAncestorsyyAA10LayerFlagsVF
# Func Hash:
995382918368205554
# Num Counters:
8
# Counter Values:
13872
7709
8242
3002
856
713
0
175
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
1
1
** External Symbol **:713

$s10QuartzCore7CALayerC13masksToBoundsSbvg
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
383
$0

$s10QuartzCore7CALayerC13masksToBoundsSbvs
# Func Hash:
476436905691289394
# Num Counters:
15
# Counter Values:
22
22
0
22
22
0
0
0
22
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
4
1
$s10QuartzCore7CALayerC6action6forKeyAA8CAAction_pSgSS_tF:22
1
$s10QuartzCore7CALayerC12needsDisplay6forKeySbSS_tFZ:22
0
0

$s10QuartzCore7CALayerC13setNeedsPaint2iny10Foundation6CGRectV_tF
# Func Hash:
784007059655560962
# Num Counters:
2
# Counter Values:
81
29
$0

$s10QuartzCore7CALayerC13setNeedsPaintyyF
# Func Hash:
784007059655560962
# Num Counters:
2
# Counter Values:
3307
1515
$0

$s10QuartzCore7CALayerC14has2DTransformSbvg
# Func Hash:
135188634019607823
# Num Counters:
9
# Counter Values:
0
24761
24761
24761
2347
0
2347
24761
0
$0

$s10QuartzCore7CALayerC14hasSoftContent33_386082778E05109920D09F3B8A9D5E16LLSbvg
# Func Hash:
515675264618497177
# Num Counters:
8
# Counter Values:
3154
3972
347
471
0
3651
3625
0
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
234
1224
205
78
78
78
78
78
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
1
1
$s10QuartzCore11CAAnimationC14timingFunctionAA013CAMediaTimingE0CSgvs:78

$s10QuartzCore7CALayerC14insertSublayer_2atyAC_s6UInt32VtF
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
37
$0

$s10QuartzCore7CALayerC14insertSublayer_5belowyAC_ACSgtF
# Func Hash:
187771963413176125
# Num Counters:
8
# Counter Values:
0
21
21
2
19
19
0
0
$0

$s10QuartzCore7CALayerC14markForDisplayyy10Foundation6CGRectVF
# Func Hash:
974670606476580712
# Num Counters:
8
# Counter Values:
14
1150
732
262
14
432
432
176
$0

$s10QuartzCore7CALayerC14setNeedsLayoutyyF
# Func Hash:
784007059655560962
# Num Counters:
2
# Counter Values:
5317
1241
$0

$s10QuartzCore7CALayerC15affineTransform0B8Graphics08CGAffineE0VyF
# Func Hash:
784007056844089447
# Num Counters:
2
# Counter Values:
24775
2348
$0

$s10QuartzCore7CALayerC15arrangesInDepthSbvg
# Func Hash:
784007056844089447
# Num Counters:
2
# Counter Values:
29351
29118
$0

$s10QuartzCore7CALayerC15backgroundColor0B8Graphics7CGColorCSgvg
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
228
$0

$s10QuartzCore7CALayerC15backgroundColor0B8Graphics7CGColorCSgvs
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
7427
$0

$s10QuartzCore7CALayerC15backgroundColor0B8Graphics7CGColorCSgvsTf4gn_n
# Func Hash:
796756695387367547
# Num Counters:
14
# Counter Values:
6571
284
0
797
0
655
284
6630
274
0
0
284
284
0
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
4
1
$s10QuartzCore7CALayerC6action6forKeyAA8CAAction_pSgSS_tF:284
1
$s10QuartzCore7CALayerC12needsDisplay6forKeySbSS_tFZ:284
0
0

$s10QuartzCore7CALayerC15boxInSuperlayery10Foundation6CGRectVAGF
# Func Hash:
814865058721273811
# Num Counters:
8
# Counter Values:
5
2682
0
2682
2682
5
0
2361
$0

$s10QuartzCore7CALayerC15committedBounds10Foundation6CGRectVvg
# Func Hash:
352963221315204424
# Num Counters:
9
# Counter Values:
2687
0
5
0
287
2366
5
5
5
$0

$s10QuartzCore7CALayerC15composesUpright33_73FFAF05A7EED85D8295DC34D57CAB9DLLSbvg
# Func Hash:
343237585612636190
# Num Counters:
24
# Counter Values:
0
0
0
0
16
16
16
0
0
16
0
16
0
0
16
16
0
0
0
16
16
16
16
16
$0

$s10QuartzCore7CALayerC15contentsGravityAA0c8ContentsE0Vvs
# Func Hash:
989420973526832689
# Num Counters:
11
# Counter Values:
264
6808
6846
0
264
61
0
0
264
264
6846
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
4
1
$s10QuartzCore7CALayerC6action6forKeyAA8CAAction_pSgSS_tF:264
1
$s10QuartzCore7CALayerC12needsDisplay6forKeySbSS_tFZ:264
0
0

$s10QuartzCore7CALayerC15hasBackingStoreSbvg
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
10489
$0

$s10QuartzCore7CALayerC15hasBackingStoreSbvs
# Func Hash:
728453322856651412
# Num Counters:
2
# Counter Values:
210
212
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
1
1
$s10QuartzCore7CALayerC15setNeedsDisplayyyF:212

$s10QuartzCore7CALayerC15layoutSublayersyyF
# Func Hash:
811594942440436037
# Num Counters:
3
# Counter Values:
1690
1690
206
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
1
1
$s5UIKit6UIViewC10QuartzCore15CALayerDelegateAadEP15layoutSublayers2ofyAD0E0C_tFTW:1690

$s10QuartzCore7CALayerC15setNeedsDisplayyy10Foundation6CGRectVF
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
8
$0

$s10QuartzCore7CALayerC15setNeedsDisplayyyF
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
1142
$0

$s10QuartzCore7CALayerC16clipForSublayers_6within0B8Graphics9PixelRectVAF17CGAffineTransformV_AHtF
# Func Hash:
783548774480403864
# Num Counters:
8
# Counter Values:
4873
831
831
0
0
0
0
4873
$0

$s10QuartzCore7CALayerC16drawBackingStoreyyF
# Func Hash:
101094701613967000
# Num Counters:
21
# Counter Values:
0
262
52
50
2
26
0
0
50
0
0
0
24
0
24
24
24
0
24
0
0
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
1
1
$s5UIKit6UIViewC10QuartzCore15CALayerDelegateAadEP13layerWillDrawyyAD0E0CFTW:52

$s10QuartzCore7CALayerC16removeAnimations5whereySbAA16RunningAnimationCXE_tF04$s10a5Core7c46C12addAnimationyyAA11CAAnimationC_SSSgtFSbAA07G8E0CXEfU_SSTf1cn_nTf4ng_n
# Func Hash:
574828733067723435
# Num Counters:
33
# Counter Values:
0
72
147
147
72
72
75
0
72
72
0
72
72
72
0
78
0
72
3
72
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
72
72
0
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
1
1
** External Symbol **:72

$s10QuartzCore7CALayerC17childrenDidChange33_7778CB19366647ECEEB35976A6CF1F77LLyyACF
# Func Hash:
35093534165376569
# Num Counters:
5
# Counter Values:
786
67
380
753
753
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
1
1
$s10QuartzCore7CALayerC14setNeedsLayoutyyF:786

$s10QuartzCore7CALayerC17groupingMayChange33_7778CB19366647ECEEB35976A6CF1F77LLyyF
# Func Hash:
1111451242378482181
# Num Counters:
10
# Counter Values:
230
254
254
3
230
230
230
254
254
230
$0

$s10QuartzCore7CALayerC17scrollsWithBounds33_73FFAF05A7EED85D8295DC34D57CAB9DLLSbvg
# Func Hash:
592238262241655505
# Num Counters:
7
# Counter Values:
0
4
0
0
0
4
4
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
1
1
$s5UIKit10UITextViewC10QuartzCore12LayerPainterAadEP26paintsInContentCoordinatesSbvgTW:4

$s10QuartzCore7CALayerC18passesThroughSpaceSbvg
# Func Hash:
334492583904896521
# Num Counters:
6
# Counter Values:
8512
1187
1187
0
0
8191
$0

$s10QuartzCore7CALayerC18setAffineTransformyy0B8Graphics08CGAffineF0VF
# Func Hash:
170957022131388415
# Num Counters:
1
# Counter Values:
69
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
1
1
$s10QuartzCore7CALayerC9transformAA13CATransform3DVvs:69

$s10QuartzCore7CALayerC19animationsDidChangeyyF
# Func Hash:
859921299995357395
# Num Counters:
5
# Counter Values:
450
150
150
0
0
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
1
0

$s10QuartzCore7CALayerC19markDelayedReplicasyyF
# Func Hash:
776814505157381472
# Num Counters:
13
# Counter Values:
0
0
0
324
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

$s10QuartzCore7CALayerC20committedSublayerBox10Foundation6CGRectVvg
# Func Hash:
631255613213276433
# Num Counters:
6
# Counter Values:
630
1470
1217
0
1217
2366
$0

$s10QuartzCore7CALayerC20removeFromSuperlayeryyF
# Func Hash:
784007056844089447
# Num Counters:
2
# Counter Values:
1186
127
$0

$s10QuartzCore7CALayerC21layoutSubtreeIfNeededyyF
# Func Hash:
543243709578469432
# Num Counters:
3
# Counter Values:
531
1185
0
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
1
0

$s10QuartzCore7CALayerC22displaySubtreeIfNeededyyF
# Func Hash:
903233816548772691
# Num Counters:
9
# Counter Values:
0
0
538
1483
161
262
334
334
262
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
1
1
$s10QuartzCore7CALayerC7displayyyF:262

$s10QuartzCore7CALayerC24currentOwnBoxWithoutFade33_4B59EA5343E42A85EC906B3366119A04LL10Foundation6CGRectVvg
# Func Hash:
49940008983542535
# Num Counters:
33
# Counter Values:
0
0
953
0
3971
3655
5
1133
818
0
361
33
0
1854
0
33
0
33
0
0
0
0
3971
3650
2840
33
3650
0
0
0
0
361
5
$0

$s10QuartzCore7CALayerC24isEdgeOnOrHiddenBackfaceSbvg
# Func Hash:
1124680651918485219
# Num Counters:
4
# Counter Values:
10842
10842
10842
0
$0

$s10QuartzCore7CALayerC26needsDisplayOnBoundsChangeSbvg
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
1344
$0

$s10QuartzCore7CALayerC26needsDisplayOnBoundsChangeSbvs
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
6960
$0

$s10QuartzCore7CALayerC27detachSublayersBeforeDeinityyF
# Func Hash:
844982799803058895
# Num Counters:
4
# Counter Values:
0
35
0
0
$0

$s10QuartzCore7CALayerC29currentPresentationPropertiesAA05LayerF0Vvg
# Func Hash:
948827212820042662
# Num Counters:
7
# Counter Values:
225
75
0
3
0
75
0
$0

$s10QuartzCore7CALayerC3add_6forKeyyAA11CAAnimationC_SSSgtF
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
78
$0

$s10QuartzCore7CALayerC4draw2iny0B8Graphics9CGContextC_tF
# Func Hash:
811594942440436037
# Num Counters:
3
# Counter Values:
52
52
0
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
1
1
$s5UIKit6UIViewC10QuartzCore15CALayerDelegateAadEP4draw_2inyAD0E0C_0D8Graphics9CGContextCtFTW:52

$s10QuartzCore7CALayerC4seen33_386082778E05109920D09F3B8A9D5E16LLy10Foundation6CGRectVAHF
# Func Hash:
271263514689391433
# Num Counters:
12
# Counter Values:
24
18
0
0
24
24
24
24
24
24
0
42
$0

$s10QuartzCore7CALayerC5frame10Foundation6CGRectVvg
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
8779
$0

$s10QuartzCore7CALayerC5frame10Foundation6CGRectVvs
# Func Hash:
414721477213169536
# Num Counters:
3
# Counter Values:
6217
0
6217
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
4
1
$s10QuartzCore7CALayerC6bounds10Foundation6CGRectVvs:6217
1
$s10QuartzCore7CALayerC8position10Foundation7CGPointVvs:6217
0
0

$s10QuartzCore7CALayerC6action6forKeyAA8CAAction_pSgSS_tF
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
4825
$0

$s10QuartzCore7CALayerC6attach33_7778CB19366647ECEEB35976A6CF1F77LLyyACF
# Func Hash:
11922952583818044
# Num Counters:
6
# Counter Values:
272
1705
659
659
0
272
$0

$s10QuartzCore7CALayerC6bounds10Foundation6CGRectVvg
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
83995
$0

$s10QuartzCore7CALayerC6bounds10Foundation6CGRectVvs
# Func Hash:
238984482353853237
# Num Counters:
3
# Counter Values:
6418
0
0
$0

$s10QuartzCore7CALayerC6insert_2atyAC_SitF
# Func Hash:
626787535791423721
# Num Counters:
17
# Counter Values:
645
0
0
0
659
0
0
219
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
$s10QuartzCore7CALayerC20removeFromSuperlayeryyF:659

$s10QuartzCore7CALayerC6removeyyACF
# Func Hash:
555946563679045651
# Num Counters:
11
# Counter Values:
127
0
0
127
0
127
0
0
35
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
1302
$0

$s10QuartzCore7CALayerC7dequeueyyACF
# Func Hash:
135188634491251915
# Num Counters:
7
# Counter Values:
127
1
0
38
0
0
0
$0

$s10QuartzCore7CALayerC7displayyyF
# Func Hash:
1108181535362092315
# Num Counters:
3
# Counter Values:
262
0
0
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
1
1
$s5UIKit6UIViewC10QuartzCore15CALayerDelegateAadEP7displayyyAD0E0CFTW:262

$s10QuartzCore7CALayerC7opacitySfvg
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
307
$0

$s10QuartzCore7CALayerC7opacitySfvs
# Func Hash:
597595608145945100
# Num Counters:
19
# Counter Values:
717
721
0
0
717
327
0
717
326
0
0
314
717
717
314
314
283
31
0
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
4
1
$s10QuartzCore7CALayerC6action6forKeyAA8CAAction_pSgSS_tF:717
1
$s10QuartzCore7CALayerC12needsDisplay6forKeySbSS_tFZ:717
0
0

$s10QuartzCore7CALayerC7painterAA12LayerPainter_pSgvs
# Func Hash:
391331302326716389
# Num Counters:
6
# Counter Values:
6718
0
256
256
0
6718
$0

$s10QuartzCore7CALayerC8contentsypSgvg
# Func Hash:
146835647075900052
# Num Counters:
2
# Counter Values:
6718
0
$0

$s10QuartzCore7CALayerC8contentsypSgvs
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
347
$0

$s10QuartzCore7CALayerC8hitIndex12isSufficientAA08LayerHitE0CSgSbSayACGXE_tF
# Func Hash:
626787535025091444
# Num Counters:
17
# Counter Values:
1302
345
1302
1302
279
66
279
66
66
31
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
** External Symbol **:66

$s10QuartzCore7CALayerC8isHiddenSbvg
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
20797
$0

$s10QuartzCore7CALayerC8isHiddenSbvs
# Func Hash:
894323513432250194
# Num Counters:
18
# Counter Values:
16
0
54
7
0
0
16
4
0
0
0
16
16
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
$s10QuartzCore7CALayerC6action6forKeyAA8CAAction_pSgSS_tF:16
1
$s10QuartzCore7CALayerC12needsDisplay6forKeySbSS_tFZ:16
0
0

$s10QuartzCore7CALayerC8isOpaqueSbvg
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
52
$0

$s10QuartzCore7CALayerC8isOpaqueSbvs
# Func Hash:
147160741417192853
# Num Counters:
8
# Counter Values:
2
214
2
0
0
0
2
2
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
4
1
$s10QuartzCore7CALayerC6action6forKeyAA8CAAction_pSgSS_tF:2
1
$s10QuartzCore7CALayerC12needsDisplay6forKeySbSS_tFZ:2
0
0

$s10QuartzCore7CALayerC8position10Foundation7CGPointVvg
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
25397
$0

$s10QuartzCore7CALayerC8position10Foundation7CGPointVvs
# Func Hash:
849738767782881061
# Num Counters:
21
# Counter Values:
1551
6451
0
1551
0
1419
1368
0
1551
174
0
0
169
1551
1512
169
169
160
9
0
5059
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
5
1
$s10QuartzCore7CALayerC6action6forKeyAA8CAAction_pSgSS_tF:1551
1
$s10QuartzCore7CALayerC12needsDisplay6forKeySbSS_tFZ:1551
0
1
$s10QuartzCore11CAAnimationCAA8CAActionA2aDP3run6forKey6object9argumentsySS_ypSDys11AnyHashableVypGSgtFTW:39
1
$s5UIKit6UIViewC10QuartzCore12CALayerOwnerAadEP12layerDidMoveyyAD0E0CFTW:1368

$s10QuartzCore7CALayerC9hasBorderSbvg
# Func Hash:
871441885886523699
# Num Counters:
6
# Counter Values:
266
0
0
0
266
0
$0

$s10QuartzCore7CALayerC9hasShadowSbvg
# Func Hash:
1055735126908508334
# Num Counters:
12
# Counter Values:
0
19878
4714
0
0
0
0
0
0
0
17288
0
$0

$s10QuartzCore7CALayerC9isSurfaceSbvg
# Func Hash:
304666249456620663
# Num Counters:
49
# Counter Values:
0
0
0
1407
1407
0
0
0
0
0
0
0
31647
0
1407
0
0
0
0
3881
0
0
0
0
0
1407
0
1407
0
0
0
1407
0
0
1407
0
0
0
0
0
0
0
31759
31647
0
112
0
0
0
$0

$s10QuartzCore7CALayerC9isVibrantSbvg
# Func Hash:
134732432720417413
# Num Counters:
4
# Counter Values:
16291
3091
0
15317
$0

$s10QuartzCore7CALayerC9localTimeyS2dF
# Func Hash:
536873293711922750
# Num Counters:
4
# Counter Values:
1783
0
0
0
$0

$s10QuartzCore7CALayerC9setBoundsyy10Foundation6CGRectVF
# Func Hash:
108945407790013177
# Num Counters:
25
# Counter Values:
1353
6418
1353
1353
1173
1353
1199
0
1344
0
1221
1353
1314
460
884
52
52
0
0
52
48
4
0
176
9
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
8
1
$s10QuartzCore7CALayerC6action6forKeyAA8CAAction_pSgSS_tF:1353
1
$s10QuartzCore7CALayerC12needsDisplay6forKeySbSS_tFZ:1353
0
1
$s10QuartzCore11CAAnimationCAA8CAActionA2aDP3run6forKey6object9argumentsySS_ypSDys11AnyHashableVypGSgtFTW:39
1
$s10QuartzCore7CALayerC14setNeedsLayoutyyF:1353
1
$s5UIKit6UIViewC10QuartzCore12CALayerOwnerAadEP20layerDidChangeBounds_4fromyAD0E0C_10Foundation6CGRectVtFTW:1173
1
$s10QuartzCore7CALayerC26needsDisplayOnBoundsChangeSbvg:1344
1
$s10QuartzCore7CALayerC15setNeedsDisplayyyF:460

$s10QuartzCore7CALayerC9transformAA13CATransform3DVvs
# Func Hash:
981142383551172073
# Num Counters:
21
# Counter Values:
0
69
0
65
29
0
0
29
0
0
27
0
29
0
0
29
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
1
$s10QuartzCore7CALayerC12needsDisplay6forKeySbSS_tFZ:29
0
0

$s10QuartzCore7CALayerC9zPosition10Foundation7CGFloatVvs
# Func Hash:
96572057548872882
# Num Counters:
21
# Counter Values:
4
4
0
0
4
0
0
4
0
0
0
0
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
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
4
1
$s10QuartzCore7CALayerC6action6forKeyAA8CAAction_pSgSS_tF:4
1
$s10QuartzCore7CALayerC12needsDisplay6forKeySbSS_tFZ:4
0
0

$s10QuartzCore7CALayerCACycfc
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
578
$0

$s10QuartzCore7CALayerCMa
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
7901
$0

$s10QuartzCore7CALayerCfD
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
35
$0

$s10QuartzCore7CALayerCfd
# Func Hash:
238984481702691045
# Num Counters:
3
# Counter Values:
0
0
35
$0

$s10QuartzCore8CAAction_pSgWOc
# Func Hash:
170957022131388415
# Num Counters:
1
# Counter Values:
4854
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
1
1
** External Symbol **:4854

$s10QuartzCore8CAAction_pSgWOh
# Func Hash:
170957022131388415
# Num Counters:
1
# Counter Values:
12234
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
1
1
** External Symbol **:12234

$s10QuartzCore8CAAction_pWOb
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
3601
$0

$s10QuartzCore9LayerHostC04rootC0AA7CALayerCSgvW
# Func Hash:
391800336511215201
# Num Counters:
13
# Counter Values:
0
4
4
0
4
0
4
4
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
4
$0

$s10QuartzCore9LayerHostC10beginFrame2atySd_tF
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
948
$0

$s10QuartzCore9LayerHostC11commitFrame11movesPixelsAA0F6DamageVSb_tF
# Func Hash:
488395611775257073
# Num Counters:
27
# Counter Values:
0
0
0
4
4
0
945
945
945
58
887
0
941
0
859
945
945
945
945
0
0
0
0
0
0
0
4
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
1
0

$s10QuartzCore9LayerHostC13animationTimeSdvg
# Func Hash:
1138669267794232400
# Num Counters:
5
# Counter Values:
72
3
0
72
0
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
1
1
** External Symbol **:3

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
841
107
107
0
107
0
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
3
1
** External Symbol **:107
0
0

$s10QuartzCore9LayerHostC14layoutIfNeededyyF
# Func Hash:
675064529042046343
# Num Counters:
7
# Counter Values:
1179
1179
1179
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

$s10QuartzCore9LayerHostC15backgroundColor0B8Graphics7CGColorCvW
# Func Hash:
543243707514075519
# Num Counters:
4
# Counter Values:
2
2
0
0
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
1
0

$s10QuartzCore9LayerHostC15backgroundColor0B8Graphics7CGColorCvs
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
2
$0

$s10QuartzCore9LayerHostC15displayIfNeededyyF
# Func Hash:
784007056844089447
# Num Counters:
2
# Counter Values:
945
945
$0

$s10QuartzCore9LayerHostC17endInvisibleFrameyyF
# Func Hash:
784007056844089447
# Num Counters:
2
# Counter Values:
3
3
$0

$s10QuartzCore9LayerHostC5paint33_6CC516A199F29D396019FE0D4D2154A1LL_4into4withy0B8Graphics11PixelRegionV_AH0Q6BufferVAA13FrameRendererCtF
# Func Hash:
502833844732164588
# Num Counters:
14
# Counter Values:
0
0
456
0
1004
859
0
0
859
859
0
0
0
1460
$0

$s10QuartzCore9LayerHostC5paint_4intoy0B8Graphics11PixelRegionV_AF0H6BufferVtF
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
859
$0

$s10QuartzCore9LayerHostC5scale10Foundation7CGFloatVvs
# Func Hash:
543243707514075519
# Num Counters:
4
# Counter Values:
56
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

$s10QuartzCore9LayerHostC8renderer33_6CC516A199F29D396019FE0D4D2154A1LLAA13FrameRendererCvg
# Func Hash:
146835647075900052
# Num Counters:
2
# Counter Values:
911
4
$0

$s10QuartzCore9LayerHostC9pixelSizeSi5width_Si6heighttvs
# Func Hash:
618221439579433267
# Num Counters:
5
# Counter Values:
56
56
40
40
56
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
1
1
** External Symbol **:40

$s10QuartzCore9LayerHostCACycfC
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
4
$0

$s10QuartzCore9LayerHostCACycfc
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
4
$0

$s10QuartzCore9LayerHostCMa
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
4
$0

$s10QuartzCore9LayerHostCfD
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
4
$0

$s10QuartzCore9LayerHostCfd
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
4
$0

$s10QuartzCore9MediaTimeO6sourceSdycvau
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
4
$0

$s10TextEngine010PositionedA6LayoutV6layout6origin5shift5color7opacityAcA0aD0C_10Foundation7CGPointVSi12CoreGraphics7CGColorCAK7CGFloatVtcfC
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
2486
$0

$s10TextEngine03AnyA20AttributeInterpreterVMa
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
1
$0

$s10TextEngine03AnyA20AttributeInterpreterVSgWOc
# Func Hash:
170957022131388415
# Num Counters:
1
# Counter Values:
147
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
1
1
** External Symbol **:147

$s10TextEngine03AnyA20AttributeInterpreterVSgWOd
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
** External Symbol **:65

$s10TextEngine03AnyA20AttributeInterpreterVSgWOh
# Func Hash:
170957022131388415
# Num Counters:
1
# Counter Values:
49
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
1
1
** External Symbol **:49

$s10TextEngine03AnyA20AttributeInterpreterVWOc
# Func Hash:
170957022131388415
# Num Counters:
1
# Counter Values:
2373
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
1
1
$s10TextEngine03AnyA20AttributeInterpreterVwcp:2373

$s10TextEngine03AnyA20AttributeInterpreterVWOh
# Func Hash:
170957022131388415
# Num Counters:
1
# Counter Values:
98
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
1
1
$s10TextEngine03AnyA20AttributeInterpreterVwxx:98

$s10TextEngine03AnyA20AttributeInterpreterVwcp
# Func Hash:
170957022131388415
# Num Counters:
1
# Counter Values:
2520
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
1
1
$s5UIKit28DocumentAttributeInterpreterVwCP:2520

$s10TextEngine03AnyA20AttributeInterpreterVwet
# Func Hash:
607699200014702880
# Num Counters:
5
# Counter Values:
326
326
0
0
324
$0

$s10TextEngine03AnyA20AttributeInterpreterVwst
# Func Hash:
567185240178928211
# Num Counters:
5
# Counter Values:
149
0
0
0
0
$0

$s10TextEngine03AnyA20AttributeInterpreterVwta
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
63
$0

$s10TextEngine03AnyA20AttributeInterpreterVwxx
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
147
$0

$s10TextEngine03AnyA20AttributeInterpreterVyAcA0adE0_pcfC
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
65
$0

$s10TextEngine05PangoA0V10makeLayout_5wrapss13OpaquePointerVSgAH_SbtF
# Func Hash:
268938684251274713
# Num Counters:
47
# Counter Values:
0
1882
0
0
0
0
0
0
0
0
0
0
0
69
69
69
0
0
48
0
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
69
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
$0

$s10TextEngine05PangoA0V11fontHeights2in10Foundation7CGFloatV6ascent_AH7descenttSnySiG_tFTf4nx_n
# Func Hash:
57608124063909765
# Num Counters:
16
# Counter Values:
74
0
74
74
0
0
74
0
0
0
0
74
74
0
0
0
$0

$s10TextEngine05PangoA0V11softHyphens33_6E9FC934B5D8A7F22A9A6518CD6B8DD2LLSaySiGvgTf4x_n
# Func Hash:
436124195417466870
# Num Counters:
14
# Counter Values:
0
1884
0
0
0
48
0
0
0
0
0
0
0
0
$0

$s10TextEngine05PangoA0V15keepAttachments33_6E9FC934B5D8A7F22A9A6518CD6B8DD2LL2inySnySiG_tF
# Func Hash:
1080275683754617134
# Num Counters:
8
# Counter Values:
0
0
0
1
0
0
0
0
$0

$s10TextEngine05PangoA0V20dropPartialCharacter33_6E9FC934B5D8A7F22A9A6518CD6B8DD2LLyyF
# Func Hash:
31819177192518098
# Num Counters:
8
# Counter Values:
68
68
68
0
0
0
0
0
$0

$s10TextEngine05PangoA0V22disableHyphenInsertion33_6E9FC934B5D8A7F22A9A6518CD6B8DD2LLyys13OpaquePointerVSgFTf4nx_n
# Func Hash:
325048440160293732
# Num Counters:
17
# Counter Values:
0
0
0
0
0
0
48
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
$0

$s10TextEngine05PangoA0V3add33_6E9FC934B5D8A7F22A9A6518CD6B8DD2LL_13differingFrom2toyAA0A3RunV_AA14FontDescriptorVs13OpaquePointerVSgtFTf4nnnx_n
# Func Hash:
971256328622054375
# Num Counters:
118
# Counter Values:
69
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
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

$s10TextEngine05PangoA0V4baseAA0A10AttributesVvgTf4x_n
# Func Hash:
942389667449461396
# Num Counters:
3
# Counter Values:
69
0
0
$0

$s10TextEngine05PangoA0V5sliceyACSnySiGF
# Func Hash:
176885383601074724
# Num Counters:
12
# Counter Values:
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
0
$0

$s10TextEngine05PangoA0V6prefixyACSiF
# Func Hash:
287486628318680766
# Num Counters:
5
# Counter Values:
0
0
69
0
0
$0

$s10TextEngine05PangoA0VyAcA0A6LayoutC7RequestVcfCTf4nd_n
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
2017
0
68
0
91
1926
68
0
0
0
0
0
0
0
68
0
68
68
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
68
0
2017
0
0
0
0
0
0
0
0
0
0
0
0
0
0
68
$0

$s10TextEngine0A10AttributesV23__derived_struct_equalsySbAC_ACtFZTf4nnd_n
# Func Hash:
869069515745368978
# Num Counters:
31
# Counter Values:
0
0
345
0
0
345
0
351
351
0
345
345
0
0
0
345
0
0
345
345
0
0
345
345
0
0
0
345
0
0
346
$0

$s10TextEngine0A10AttributesV4font5color15backgroundColor12isUnderlined0H13StruckThrough4kern14baselineOffsetAcA14FontDescriptorV_12CoreGraphics7CGColorCSgAPS2b10Foundation7CGFloatVAStcfC
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
1433
$0

$s10TextEngine0A10AttributesV4font5color15backgroundColor12isUnderlined0H13StruckThrough4kern14baselineOffsetAcA14FontDescriptorV_12CoreGraphics7CGColorCSgAPS2b10Foundation7CGFloatVAStcfcfA2_
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
1419
$0

$s10TextEngine0A10AttributesV4font5color15backgroundColor12isUnderlined0H13StruckThrough4kern14baselineOffsetAcA14FontDescriptorV_12CoreGraphics7CGColorCSgAPS2b10Foundation7CGFloatVAStcfcfA3_
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
1419
$0

$s10TextEngine0A10AttributesV4font5color15backgroundColor12isUnderlined0H13StruckThrough4kern14baselineOffsetAcA14FontDescriptorV_12CoreGraphics7CGColorCSgAPS2b10Foundation7CGFloatVAStcfcfA4_
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
1419
$0

$s10TextEngine0A10AttributesV4font5color15backgroundColor12isUnderlined0H13StruckThrough4kern14baselineOffsetAcA14FontDescriptorV_12CoreGraphics7CGColorCSgAPS2b10Foundation7CGFloatVAStcfcfA5_
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
1419
$0

$s10TextEngine0A10AttributesV5UIKitE_4font6traitsACSDy10Foundation18NSAttributedStringC3KeyVypG_AD6UIFontCAD17UITraitCollectionCtcfC
# Func Hash:
664847979548384694
# Num Counters:
19
# Counter Values:
0
14
0
14
14
14
0
0
0
0
0
0
0
0
0
0
14
14
14
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

$s10TextEngine0A10AttributesV5UIKitE_4font6traitsACSDy10Foundation18NSAttributedStringC3KeyVypG_AD6UIFontCAD17UITraitCollectionCtcfc5colorL_y12CoreGraphics7CGColorCSgAKF
# Func Hash:
444246270619993153
# Num Counters:
4
# Counter Values:
70
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

$s10TextEngine0A10AttributesVWOc
# Func Hash:
170957022131388415
# Num Counters:
1
# Counter Values:
3029
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
1
1
$s10TextEngine0A10AttributesVwcp:3029

$s10TextEngine0A10AttributesVWOh
# Func Hash:
170957022131388415
# Num Counters:
1
# Counter Values:
3098
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
1
1
$s10TextEngine0A10AttributesVwxx:3098

$s10TextEngine0A10AttributesVwcp
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
3029
$0

$s10TextEngine0A10AttributesVwxx
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
3098
$0

$s10TextEngine0A10BoundariesVSgWOe
# Func Hash:
784007056844089447
# Num Counters:
2
# Counter Values:
13
0
$0

$s10TextEngine0A10DecorationV23__derived_struct_equalsySbAC_ACtFZTf4nnd_n
# Func Hash:
508516456582383707
# Num Counters:
23
# Counter Values:
14
0
14
14
0
0
0
14
0
0
14
0
0
14
14
0
0
0
0
14
0
0
0
$0

$s10TextEngine0A10DecorationVACSQAAWl
# Func Hash:
784007059655560962
# Num Counters:
2
# Counter Values:
14
1
$0

$s10TextEngine0A10DecorationVACycfC
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
28
$0

$s10TextEngine0A10DecorationVSQAASQ2eeoiySbx_xtFZTW
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
14
$0

$s10TextEngine0A10DecorationVWOh
# Func Hash:
170957022131388415
# Num Counters:
1
# Counter Values:
28
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
1
1
$s10TextEngine0A10DecorationVwxx:28

$s10TextEngine0A10DecorationVwxx
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
28
$0

$s10TextEngine0A10MaskBufferC3add_1x1yyAA0aC0V_S2itF
# Func Hash:
1094249773093452300
# Num Counters:
21
# Counter Values:
92506
15197
15197
1545
1545
1545
0
0
0
0
0
0
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

$s10TextEngine0A10MaskBufferCMa
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
486
$0

$s10TextEngine0A10MaskBufferCyAC12CoreGraphics9PixelRectVcfc
# Func Hash:
238984484201432128
# Num Counters:
3
# Counter Values:
166855
477
0
$0

$s10TextEngine0A11LayoutCacheC4line33_5492BF2454473C34BFCA14E9A2F9C1C5LL3forAA0aC0CSgAH7RequestV_tF
# Func Hash:
896858936268187679
# Num Counters:
10
# Counter Values:
1654
599
498
156
55
0
156
0
0
0
$0

$s10TextEngine0A11LayoutCacheC4link33_5492BF2454473C34BFCA14E9A2F9C1C5LLyyAC5EntryAELLCF
# Func Hash:
238984484093187152
# Num Counters:
3
# Counter Values:
1043
1041
2
$0

$s10TextEngine0A11LayoutCacheC5Entry33_5492BF2454473C34BFCA14E9A2F9C1C5LLCMa
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
22
$0

$s10TextEngine0A11LayoutCacheC5Entry33_5492BF2454473C34BFCA14E9A2F9C1C5LLCyAfA0aC0Ccfc
# Func Hash:
579636725251709277
# Num Counters:
11
# Counter Values:
1
0
20
0
0
0
0
0
20
20
0
$0

$s10TextEngine0A11LayoutCacheC6layout3forAA0aC0CAG7RequestV_tF
# Func Hash:
981836595385164048
# Num Counters:
18
# Counter Values:
20
0
20
0
0
0
0
0
0
599
20
1053
1023
12
0
0
0
1035
$0

$s10TextEngine0A11LayoutCacheC6shared_WZ
# Func Hash:
146835646621254984
# Num Counters:
2
# Counter Values:
765
3
$0

$s10TextEngine0A11LayoutCacheC6unlink33_5492BF2454473C34BFCA14E9A2F9C1C5LLyyAC5EntryAELLCF
# Func Hash:
93478048170180175
# Num Counters:
6
# Counter Values:
1023
0
482
0
541
541
$0

$s10TextEngine0A11LineBreakerV012addShortenedC033_5AC926AE386CE1137E63523C87CB4C2DLL__2ofys13OpaquePointerV_SiAC4PartAELLVtF
# Func Hash:
553033539595453699
# Num Counters:
33
# Counter Values:
0
0
0
1
1
0
0
0
0
1
0
0
1
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
0
0
0
0
0
0
$0

$s10TextEngine0A11LineBreakerV013alignInWidestC033_5AC926AE386CE1137E63523C87CB4C2DLLyyF
# Func Hash:
477345294235625726
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
68
0
0
0
0
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

$s10TextEngine0A11LineBreakerV06widestC0Sivg
# Func Hash:
1011178365453508825
# Num Counters:
17
# Counter Values:
6
0
0
0
0
0
0
48
48
0
0
0
0
0
0
0
0
$0

$s10TextEngine0A11LineBreakerV11makeContext33_5AC926AE386CE1137E63523C87CB4C2DLLys13OpaquePointerVSgSo14PangoDirectionaFZTf4nd_n
# Func Hash:
542754882849004180
# Num Counters:
2
# Counter Values:
8
0
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
3
1
** External Symbol **:8
1
** External Symbol **:8
0

$s10TextEngine0A11LineBreakerV14shortenedWidth33_5AC926AE386CE1137E63523C87CB4C2DLL_07isFirstC0SiSgAC4PartAELLV_SbtF
# Func Hash:
367618976662614945
# Num Counters:
20
# Counter Values:
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
0
0
0
0
0
0
0
0
$0

$s10TextEngine0A11LineBreakerV15isWiderThanRoom33_5AC926AE386CE1137E63523C87CB4C2DLLySbs13OpaquePointerV_AC4PartAELLVtF
# Func Hash:
1109344926158830507
# Num Counters:
22
# Counter Values:
0
0
20
20
20
0
0
0
0
0
0
0
0
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

$s10TextEngine0A11LineBreakerV3add33_5AC926AE386CE1137E63523C87CB4C2DLL__2of07isFirstC09replacingys13OpaquePointerV_SiAC4PartAELLVSbSnySiGSgtF
# Func Hash:
338675208061728971
# Num Counters:
81
# Counter Values:
0
68
6
74
0
0
0
74
0
0
74
0
6
74
0
74
68
73
74
74
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
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
0
0
74
19
74
74
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
74
0
$0

$s10TextEngine0A11LineBreakerV3runyyF
# Func Hash:
81115565199112543
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
68
0
0
0
0
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

$s10TextEngine0A11LineBreakerV4Part33_5AC926AE386CE1137E63523C87CB4C2DLLVWOh
# Func Hash:
170957022131388415
# Num Counters:
1
# Counter Values:
69
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
1
1
$s10TextEngine0A11LineBreakerV4Part33_5AC926AE386CE1137E63523C87CB4C2DLLVwxx:69

$s10TextEngine0A11LineBreakerV4Part33_5AC926AE386CE1137E63523C87CB4C2DLLVwxx
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
69
$0

$s10TextEngine0A11LineBreakerV7breakUp33_5AC926AE386CE1137E63523C87CB4C2DLLyyAC4PartAELLVF
# Func Hash:
284244942836808985
# Num Counters:
35
# Counter Values:
6
0
0
1
20
1
19
0
0
68
20
48
67
0
48
68
0
1
0
20
0
0
0
0
0
0
0
0
0
20
0
0
20
1
0
$0

$s10TextEngine0A11LineBreakerV7spacing33_5AC926AE386CE1137E63523C87CB4C2DLLSivg
# Func Hash:
862538800840467885
# Num Counters:
11
# Counter Values:
74
74
0
74
74
0
74
74
74
74
0
$0

$s10TextEngine0A11LineBreakerV8contexts33_5AC926AE386CE1137E63523C87CB4C2DLL_WZ
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
2
$0

$s10TextEngine0A11LineBreakerV9lineWidth33_5AC926AE386CE1137E63523C87CB4C2DLL8measuresSiSgAA19PixelParagraphStyleVSg_tF
# Func Hash:
722735210838029217
# Num Counters:
19
# Counter Values:
0
0
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
$0

$s10TextEngine0A11LineBreakerVWOh
# Func Hash:
170957022131388415
# Num Counters:
1
# Counter Values:
68
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
1
1
$s10TextEngine0A11LineBreakerVwxx:68

$s10TextEngine0A11LineBreakerVwxx
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
68
$0

$s10TextEngine0A11LineBreakerVyAcA0A6LayoutC7RequestVcfCTf4nd_n
# Func Hash:
174542563666019819
# Num Counters:
10
# Counter Values:
68
68
68
0
20
0
0
0
68
20
$0

$s10TextEngine0A13DocumentStyleV23__derived_struct_equalsySbAC_ACtFZTf4nnd_n
# Func Hash:
1151968155851472341
# Num Counters:
23
# Counter Values:
75
70
70
70
50
50
50
50
50
50
50
50
50
50
0
49
0
0
0
0
5
5
5
$0

$s10TextEngine0A13DocumentStyleV5UIKitE8standardACvgZ
# Func Hash:
146835647075900052
# Num Counters:
2
# Counter Values:
0
2
$0

$s10TextEngine0A13DocumentStyleVACSQAAWl
# Func Hash:
784007059655560962
# Num Counters:
2
# Counter Values:
60
1
$0

$s10TextEngine0A13DocumentStyleVACycfC
# Func Hash:
382993475055910911
# Num Counters:
2
# Counter Values:
2
2
$0

$s10TextEngine0A13DocumentStyleVSQAASQ2eeoiySbx_xtFZTW
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
60
$0

$s10TextEngine0A13DocumentStyleVWOc
# Func Hash:
170957022131388415
# Num Counters:
1
# Counter Values:
170
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
1
1
$s10TextEngine0A13DocumentStyleVwcp:170

$s10TextEngine0A13DocumentStyleVWOf
# Func Hash:
170957022131388415
# Num Counters:
1
# Counter Values:
15
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
1
1
$s10TextEngine0A13DocumentStyleVwca:15

$s10TextEngine0A13DocumentStyleVWOh
# Func Hash:
170957022131388415
# Num Counters:
1
# Counter Values:
170
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
1
1
$s10TextEngine0A13DocumentStyleVwxx:170

$s10TextEngine0A13DocumentStyleVwca
# Func Hash:
218421989059895145
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
1
0

$s10TextEngine0A13DocumentStyleVwcp
# Func Hash:
728453322856651412
# Num Counters:
2
# Counter Values:
170
0
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
1
1
$s5UIKit28DocumentAttributeInterpreterVwCP:170

$s10TextEngine0A13DocumentStyleVwxx
# Func Hash:
784007056844089447
# Num Counters:
2
# Counter Values:
170
170
$0

$s10TextEngine0A20AttributeInterpreterPAAE7isEqual33_7D36E1574C73E90F65FE3A378A8E6998LL2toSbAaB_p_tF
# Func Hash:
58654498149258946
# Num Counters:
5
# Counter Values:
0
0
49
0
0
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
21
1
$s5UIKit28DocumentAttributeInterpreterVwst:49
0
1
$s5UIKit28DocumentAttributeInterpreterVwcp:49
1
$s5UIKit28DocumentAttributeInterpreterVwst:49
1
** External Symbol **:49
1
** External Symbol **:49
1
$s5UIKit28DocumentAttributeInterpreterVwet:49
1
** External Symbol **:49
1
$s5UIKit28DocumentAttributeInterpreterVwet:49
0
0
1
__swift_memcpy24_8:49
1
$s5UIKit28DocumentAttributeInterpreterVwxx:49
1
** External Symbol **:49
1
$s5UIKit28DocumentAttributeInterpreterVwxx:49
1
** External Symbol **:49
0
0
1
** External Symbol **:49
0
0

$s10TextEngine0A20AttributeInterpreter_pWOb
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
4811
$0

$s10TextEngine0A20AttributeInterpreter_pWOc
# Func Hash:
170957022131388415
# Num Counters:
1
# Counter Values:
49
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
1
1
$s5UIKit28DocumentAttributeInterpreterVwCP:49

$s10TextEngine0A3RunV5range10attributesACSnySiG_AA0A10AttributesVtcfC
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
205
$0

$s10TextEngine0A3RunVMa
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
5
$0

$s10TextEngine0A3RunVWOc
# Func Hash:
170957022131388415
# Num Counters:
1
# Counter Values:
3237
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
1
1
$s10TextEngine0A3RunVwcp:3237

$s10TextEngine0A3RunVWOh
# Func Hash:
170957022131388415
# Num Counters:
1
# Counter Values:
3099
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
1
1
$s10TextEngine0A3RunVwxx:3099

$s10TextEngine0A3RunVwcp
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
3237
$0

$s10TextEngine0A3RunVwxx
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
5147
$0

$s10TextEngine0A4MaskV10difference4from12CoreGraphics9PixelRectVAC_tF
# Func Hash:
1067239359838855375
# Num Counters:
56
# Counter Values:
0
0
78
0
6
17620
17620
0
6
194
194
6
0
90
6
78
0
6
90
90
90
78
0
6
0
6
6
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
0
0
0
0
0
0
0
0
0
0
0
0
1
1
90
90
0
0
# Num Value Kinds:
1
# ValueKind = IPVK_MemOPSize:
1
# NumValueSites:
1
1
257:90

$s10TextEngine0A4MaskV9inkedPart12CoreGraphics9PixelRectVvg
# Func Hash:
744640996916301609
# Num Counters:
20
# Counter Values:
75699
0
17602
5602
5602
347
0
347
347
0
0
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

$s10TextEngine0A5BlockC15terminatorUnits33_5310A831DDBE731B1E9BBBFBAB706FD0LL2ofSiSS_tFZTf4nd_n
# Func Hash:
11922953047574243
# Num Counters:
8
# Counter Values:
0
212
207
0
207
0
206
0
$0

$s10TextEngine0A5BlockC5style10beforeUnitAA0A5StyleCSgSi_tF
# Func Hash:
391331299913404196
# Num Counters:
6
# Counter Values:
6
0
6
0
0
0
$0

$s10TextEngine0A5BlockC6append33_5310A831DDBE731B1E9BBBFBAB706FD0LL__2toyAA0A8FragmentV_SiSayACGztFZTf4nnnd_n
# Func Hash:
197471693046586555
# Num Counters:
18
# Counter Values:
0
0
0
0
0
207
0
0
0
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

$s10TextEngine0A5BlockC6pieces2ofSayACGAA0A8FragmentV_tFZTf4nd_n
# Func Hash:
523913176166504342
# Num Counters:
54
# Counter Values:
2
207
207
207
2
0
0
207
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
3
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
207
207
3
$0

$s10TextEngine0A5BlockC6pieces2ofSayACGAA0A8FragmentV_tFZySRys5UInt8VGXEfU_
# Func Hash:
1068891787786917377
# Num Counters:
28
# Counter Values:
0
10411
0
207
0
0
0
3
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
0
0
0
8
0
0
0
0
0
$0

$s10TextEngine0A5BlockC7replace_4withySnySiG_AA0A8FragmentVtF
# Func Hash:
784007058953177093
# Num Counters:
2
# Counter Values:
6
0
$0

$s10TextEngine0A5BlockCMa
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
13
$0

$s10TextEngine0A5BlockCfD
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
7
$0

$s10TextEngine0A5BlockCyAcA0A8FragmentVcfc
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
212
$0

$s10TextEngine0A5StyleC5plain_WZ
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
1
$0

$s10TextEngine0A5StyleC6isSame2asSbAC_tF
# Func Hash:
181107445198604484
# Num Counters:
13
# Counter Values:
0
7
0
0
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

$s10TextEngine0A6LayoutC11changedArea6ofLine5since10Foundation6CGRectVSgSi_ACtF
# Func Hash:
477729237672427298
# Num Counters:
18
# Counter Values:
0
6
6
0
6
6
6
0
6
6
6
6
0
6
6
6
0
0
$0

$s10TextEngine0A6LayoutC11leadingEdge_2in10Foundation7CGFloatVSi_AC4LineVtFTf4nnd_n
# Func Hash:
536744761735612421
# Num Counters:
2
# Counter Values:
105
0
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
2
1
** External Symbol **:105
1
** External Symbol **:105

$s10TextEngine0A6LayoutC11logicalStep33_6A24DA2F1B6BC4D2CD723ACE0F0EF231LL4from9isForwardAC0E0OSi_SbtF
# Func Hash:
360019384147117832
# Num Counters:
6
# Counter Values:
1
0
1
1
0
0
$0

$s10TextEngine0A6LayoutC12shadowOutset10Foundation7CGFloatVvg
# Func Hash:
187771962813385681
# Num Counters:
8
# Counter Values:
0
0
0
0
3277
0
0
0
$0

$s10TextEngine0A6LayoutC12trailingEdge6before2in10Foundation7CGFloatVSi_AC4LineVtF
# Func Hash:
198238756063184107
# Num Counters:
8
# Counter Values:
66
0
0
58
14
0
138
0
$0

$s10TextEngine0A6LayoutC13composedImage33_76675AE5E0D009A73557457FFD1BBF0CLLAA04LineE0VSgyF
# Func Hash:
391331302949830315
# Num Counters:
6
# Counter Values:
552
479
0
552
0
0
$0

$s10TextEngine0A6LayoutC13onlyDirection33_6A24DA2F1B6BC4D2CD723ACE0F0EF231LL2ofAC0E0AELLOSgAC4LineV_tFTf4nd_n
# Func Hash:
694937221187399721
# Num Counters:
5
# Counter Values:
3
1
0
0
0
$0

$s10TextEngine0A6LayoutC14maskForDrawing6ofLineAA0A4MaskVSgSi_tF
# Func Hash:
607699199127363306
# Num Counters:
5
# Counter Values:
0
6
0
0
0
$0

$s10TextEngine0A6LayoutC14selectionRects3forSay10Foundation6CGRectVGSnySiG_tF
# Func Hash:
847869754928075063
# Num Counters:
18
# Counter Values:
0
0
0
0
0
0
32
0
32
0
0
32
0
0
0
0
0
0
$0

$s10TextEngine0A6LayoutC15byteOfCharacter33_6A24DA2F1B6BC4D2CD723ACE0F0EF231LL6beforeS2i_tF
# Func Hash:
855736361266488118
# Num Counters:
24
# Counter Values:
108
0
0
0
99
108
108
0
0
0
0
0
0
0
0
0
0
0
0
108
108
0
99
0
$0

$s10TextEngine0A6LayoutC3RunVMa
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
1
$0

$s10TextEngine0A6LayoutC4LineVMa
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
2
$0

$s10TextEngine0A6LayoutC4byte6ofUnitS2i_tF
# Func Hash:
454381972900662567
# Num Counters:
9
# Counter Values:
23
250
0
0
0
0
0
0
0
$0

$s10TextEngine0A6LayoutC4draw2in2at5shift5colory12CoreGraphics9CGContextC_10Foundation7CGPointVSiAI7CGColorCtF
# Func Hash:
353944777355312164
# Num Counters:
34
# Counter Values:
2334
2334
2334
2334
2334
0
0
0
2334
0
0
2334
0
2334
0
2334
2334
0
0
0
2334
0
0
0
0
0
0
0
0
0
0
2334
2334
0
$0

$s10TextEngine0A6LayoutC4draw2in2at5shift5colory12CoreGraphics9CGContextC_10Foundation7CGPointVSiAI7CGColorCtFfA1_
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
2334
$0

$s10TextEngine0A6LayoutC4mask6ofLineAA0A4MaskVSgSi_tF
# Func Hash:
928018418396004171
# Num Counters:
7
# Counter Values:
4972
131
4972
131
130
130
0
$0

$s10TextEngine0A6LayoutC4runs2ofSayAC3RunVGAC4LineV_tFTf4nd_n
# Func Hash:
93911641759539274
# Num Counters:
10
# Counter Values:
147
147
147
73
73
0
0
0
0
74
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
2
1
** External Symbol **:73
1
** External Symbol **:73

$s10TextEngine0A6LayoutC4step4from7toRightAC4StepOAA0A8LocationV_SbtF
# Func Hash:
536036996041002620
# Num Counters:
26
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
0
0
0
0
0
0
0
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

$s10TextEngine0A6LayoutC4unit6ofByteS2i_tF
# Func Hash:
1031809831616257421
# Num Counters:
7
# Counter Values:
0
59
0
0
0
0
0
$0

$s10TextEngine0A6LayoutC5image33_76675AE5E0D009A73557457FFD1BBF0CLL2of__AA9LineImageVSgSi_12CoreGraphics9PixelRectVAJ7CGColorCtF
# Func Hash:
934835468608435079
# Num Counters:
19
# Counter Values:
1085
1044
0
0
0
41
0
0
0
1044
41
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
** External Symbol **:41
1
** External Symbol **:41

$s10TextEngine0A6LayoutC5linesSayAC4LineVGvg
# Func Hash:
1124236339446995604
# Num Counters:
2
# Counter Values:
1345
20
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
2
1
** External Symbol **:20
1
** External Symbol **:20

$s10TextEngine0A6LayoutC5place2atAA0A8LocationV10Foundation7CGPointV_tF
# Func Hash:
774962521668153947
# Num Counters:
110
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
36
0
0
0
0
0
0
0
0
0
0
36
0
0
0
0
0
0
0
0
0
0
36
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
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

$s10TextEngine0A6LayoutC5place6onLine1xAA0A8LocationVSi_10Foundation7CGFloatVtF
# Func Hash:
259332816808808194
# Num Counters:
9
# Counter Values:
0
36
0
36
0
0
0
0
22
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
2
0
0

$s10TextEngine0A6LayoutC5shift8inRoomOf9alignmentSiSg10Foundation7CGFloatV_AA0A9AlignmentOtF
# Func Hash:
438284563541694000
# Num Counters:
12
# Counter Values:
2348
2748
2748
2748
2486
2470
2348
16
53
0
0
0
$0

$s10TextEngine0A6LayoutC6Shaped33_D3616111444FF772B5246C92FF2B6CA9LLVSgWOe
# Func Hash:
784007056844089447
# Num Counters:
2
# Counter Values:
849
47
$0

$s10TextEngine0A6LayoutC6cachedyA2C7RequestVFZ
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
1654
$0

$s10TextEngine0A6LayoutC6letter33_6A24DA2F1B6BC4D2CD723ACE0F0EF231LL2at2inSnySiG5range_10Foundation7CGFloatV5beginAL3endtAL_AC4LineVtF
# Func Hash:
824622383341060840
# Num Counters:
8
# Counter Values:
36
0
0
0
0
0
28
36
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
2
1
** External Symbol **:36
1
** External Symbol **:36

$s10TextEngine0A6LayoutC6pixels2of1x8baseline12CoreGraphics9PixelRectVSo15_PangoRectangleV_S2itFZTf4nnnd_n
# Func Hash:
959085192517320418
# Num Counters:
5
# Counter Values:
1489
1489
1479
0
10
$0

$s10TextEngine0A6LayoutC7RequestV11hasPlainRunSbvg
# Func Hash:
750157690658746950
# Num Counters:
15
# Counter Values:
0
1546
1546
1546
0
744
802
0
0
0
0
0
1546
1546
1546
$0

$s10TextEngine0A6LayoutC7RequestV2eeoiySbAE_AEtFZTf4nnd_n
# Func Hash:
894595280164688812
# Num Counters:
20
# Counter Values:
450
463
2
492
6
0
463
463
459
450
450
450
0
0
450
0
444
0
0
0
$0

$s10TextEngine0A6LayoutC7RequestV4hash4intoys6HasherVz_tF
# Func Hash:
11922956230456569
# Num Counters:
5
# Counter Values:
1100
3
0
0
0
$0

$s10TextEngine0A6LayoutC7RequestV4text10attributes5width12maximumLines9lineBreak9alignment0J7Spacing5scale6extrasAESS_AA0A10AttributesV10Foundation7CGFloatVSiAA04LineK0OAA0A9AlignmentOA2sA04RichA7ContentCSgtcfC
# Func Hash:
37730075441926746
# Num Counters:
4
# Counter Values:
1228
0
0
0
$0

$s10TextEngine0A6LayoutC7RequestV4text10attributes5width12maximumLines9lineBreak9alignment0J7Spacing5scale6extrasAESS_AA0A10AttributesV10Foundation7CGFloatVSiAA04LineK0OAA0A9AlignmentOA2sA04RichA7ContentCSgtcfcfA4_
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
1228
$0

$s10TextEngine0A6LayoutC7RequestV4text10attributes5width12maximumLines9lineBreak9alignment0J7Spacing5scale6extrasAESS_AA0A10AttributesV10Foundation7CGFloatVSiAA04LineK0OAA0A9AlignmentOA2sA04RichA7ContentCSgtcfcfA5_
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
1228
$0

$s10TextEngine0A6LayoutC7RequestV4text4runs5width12maximumLines9lineBreak9alignment0J7Spacing5scale6extrasAESS_SayAA0A3RunVG10Foundation7CGFloatVSiAA04LineK0OAA0A9AlignmentOA2tA04RichA7ContentCSgtcfC
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
426
$0

$s10TextEngine0A6LayoutC7RequestV4text4runs5width12maximumLines9lineBreak9alignment0J7Spacing5scale6extrasAESS_SayAA0A3RunVG10Foundation7CGFloatVSiAA04LineK0OAA0A9AlignmentOA2tA04RichA7ContentCSgtcfcfA5_
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
14
$0

$s10TextEngine0A6LayoutC7RequestV6pixels_5scaleSiSg10Foundation7CGFloatV_AKtFZTf4nnd_n
# Func Hash:
515675264284143127
# Num Counters:
7
# Counter Values:
262
0
3345
0
3345
3345
0
$0

$s10TextEngine0A6LayoutC7RequestV9quickHashSivg
# Func Hash:
927205939060154752
# Num Counters:
10
# Counter Values:
2838
465
0
0
589
10
0
10
0
0
$0

$s10TextEngine0A6LayoutC7RequestVAESQAAWl
# Func Hash:
784007059655560962
# Num Counters:
2
# Counter Values:
2
2
$0

$s10TextEngine0A6LayoutC7RequestVMa
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
2
$0

$s10TextEngine0A6LayoutC7RequestVSHAASQWb
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
2
$0

$s10TextEngine0A6LayoutC7RequestVWOc
# Func Hash:
170957022131388415
# Num Counters:
1
# Counter Values:
5403
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
1
1
$s10TextEngine0A6LayoutC7RequestVwcp:5403

$s10TextEngine0A6LayoutC7RequestVWOh
# Func Hash:
170957022131388415
# Num Counters:
1
# Counter Values:
6793
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
1
1
$s10TextEngine0A6LayoutC7RequestVwxx:6793

$s10TextEngine0A6LayoutC7RequestVwcp
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
5403
$0

$s10TextEngine0A6LayoutC7RequestVwxx
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
6793
$0

$s10TextEngine0A6LayoutC7extents2of12CoreGraphics9PixelRectVAC4LineV_tF
# Func Hash:
865120595568495410
# Num Counters:
27
# Counter Values:
1132
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
1132
1132
0
$0

$s10TextEngine0A6LayoutC8lineInfoyAC04LineE0VSiF
# Func Hash:
1127386593205703246
# Num Counters:
10
# Counter Values:
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
$0

$s10TextEngine0A6LayoutC8makeMask33_76675AE5E0D009A73557457FFD1BBF0CLL6ofLineAA0aE0VSgSi_tF
# Func Hash:
556960142858495206
# Num Counters:
15
# Counter Values:
0
0
7
0
7
0
7
0
7
0
7
0
0
0
7
$0

$s10TextEngine0A6LayoutC9caretRect3for10Foundation6CGRectVAA0A8LocationV_tF
# Func Hash:
574245223848300820
# Num Counters:
14
# Counter Values:
89
47
47
0
36
19
70
47
0
11
0
0
0
36
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
2
0
0

$s10TextEngine0A6LayoutC9drawLines33_76675AE5E0D009A73557457FFD1BBF0CLL2in___y12CoreGraphics9CGContextC_s5Int32VAkG7CGColorCtF
# Func Hash:
1090907216448356977
# Num Counters:
77
# Counter Values:
0
0
0
0
0
0
0
0
1078
1078
0
0
0
0
0
0
0
0
0
1078
0
1078
1256
0
0
0
0
0
1078
0
0
1053
0
0
0
0
0
0
1078
1031
0
0
0
0
0
1031
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
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

$s10TextEngine0A6LayoutC9drawnMask6ofLineAA0aE0VSgSi_tF
# Func Hash:
1014045257981204428
# Num Counters:
17
# Counter Values:
0
0
6
0
6
0
6
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
$0

$s10TextEngine0A6LayoutC9isColored33_76675AE5E0D009A73557457FFD1BBF0CLLySbSiF
# Func Hash:
29488271870688726
# Num Counters:
21
# Counter Values:
0
41
41
0
0
0
0
0
0
0
0
0
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

$s10TextEngine0A6LayoutC9knownEdgey10Foundation7CGFloatVSiF
# Func Hash:
1124680651882813910
# Num Counters:
3
# Counter Values:
16
48
0
$0

$s10TextEngine0A6LayoutC9lineIndex33_6A24DA2F1B6BC4D2CD723ACE0F0EF231LL6ofByte_S2i_AA0A8AffinityOtF
# Func Hash:
641867627122214246
# Num Counters:
73
# Counter Values:
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
48
0
0
0
0
0
0
0
48
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
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
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
2
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

$s10TextEngine0A6LayoutCMa
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
2624
$0

$s10TextEngine0A6LayoutCfD
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
781
$0

$s10TextEngine0A6LayoutCfd
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
781
$0

$s10TextEngine0A6LayoutCyA2C7RequestV_AA12ComposedLineVtcfcTf4ggn_n
# Func Hash:
591567704625820478
# Num Counters:
6
# Counter Values:
919
919
0
0
919
765
$0

$s10TextEngine0A6LayoutCyA2C7RequestVcfc
# Func Hash:
42871787221464025
# Num Counters:
44
# Counter Values:
0
0
0
48
48
48
48
48
0
48
0
0
0
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
48
28
48
0
0
0
48
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
** External Symbol **:48
1
** External Symbol **:48

$s10TextEngine0A6ScriptO3all2ins6UInt16VSRys5UInt8VG_tFZTf4nd_n
# Func Hash:
816997252203535306
# Num Counters:
24
# Counter Values:
0
39117
0
39090
0
0
0
0
0
0
942
0
0
942
0
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

$s10TextEngine0A6ScriptO8rawValueACSgs5UInt8V_tcfCTf4nd_n
# Func Hash:
650973721802658315
# Num Counters:
11
# Counter Values:
912
0
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

$s10TextEngine0A6ScriptOACSQAAWl
# Func Hash:
784007059655560962
# Num Counters:
2
# Counter Values:
3
3
$0

$s10TextEngine0A6ScriptOMa
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
3
$0

$s10TextEngine0A6ScriptOSHAASQWb
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
3
$0

$s10TextEngine0A8AffinityOACSQAAWl
# Func Hash:
784007059655560962
# Num Counters:
2
# Counter Values:
9
1
$0

$s10TextEngine0A8AffinityOSQAASQ2eeoiySbx_xtFZTW
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
9
$0

$s10TextEngine0A8DocumentC03setA0yyAA0A8FragmentVF
# Func Hash:
784007058953177093
# Num Counters:
2
# Counter Values:
1
0
$0

$s10TextEngine0A8DocumentC11scalarStartyS2iF
# Func Hash:
238984481941143025
# Num Counters:
3
# Counter Values:
116
0
0
$0

$s10TextEngine0A8DocumentC12addSelection33_E60E5A1EC4CFE27B918EF8883CCA6FF8LL_2in5edges2toySnySiG_AC6PlacedVSNy10Foundation7CGFloatVGSgSayAL6CGRectVGztF
# Func Hash:
351547638255362590
# Num Counters:
46
# Counter Values:
0
0
44
20
44
0
0
23
0
0
32
0
0
0
0
23
0
0
0
12
0
0
0
23
23
0
20
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
12
0
0
0
12
0
44
0
$0

$s10TextEngine0A8DocumentC13replaceInside33_EEDF2351F5D180ACD4CD8318AD69288ALLySbAA0A9BlockListV5FoundV_SnySiGAA0A8FragmentVtF
# Func Hash:
523456431739022839
# Num Counters:
37
# Counter Values:
0
8
7
7
7
0
7
7
0
6
0
0
0
0
6
6
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
$0

$s10TextEngine0A8DocumentC14characterRange2atSnySiGSi_tF
# Func Hash:
484499721156913671
# Num Counters:
7
# Counter Values:
9
9
0
0
0
0
0
$0

$s10TextEngine0A8DocumentC14paragraphStyle2ofAA015ParagraphLayoutE0VSgAA0A9BlockListV5FoundV_tF
# Func Hash:
585075840637423729
# Num Counters:
14
# Counter Values:
1582
0
0
4
1580
4
2
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

$s10TextEngine0A8DocumentC14selectionRects3for2in5edgesSay10Foundation6CGRectVGSnySiG_SNyAH7CGFloatVGAOSgtF
# Func Hash:
100354221096345495
# Num Counters:
25
# Counter Values:
0
32
0
32
0
0
0
31
0
0
0
0
28
23
8
0
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

$s10TextEngine0A8DocumentC14styleDidChange33_EEDF2351F5D180ACD4CD8318AD69288ALL4fromyAA0aC5StyleV_tF
# Func Hash:
784714918347308036
# Num Counters:
25
# Counter Values:
0
2045
0
2
2043
2043
2021
14
14
14
14
14
11
11
1
0
0
0
0
0
3
3
3
2041
0
$0

$s10TextEngine0A8DocumentC4keep33_EEDF2351F5D180ACD4CD8318AD69288ALLyyAA0A5BlockCF
# Func Hash:
5832819823077039
# Num Counters:
9
# Counter Values:
256
535
0
0
8
0
0
0
0
$0

$s10TextEngine0A8DocumentC4real_2inS2i_AA0A5BlockCtF
# Func Hash:
868361657970403874
# Num Counters:
8
# Counter Values:
0
37
0
0
0
0
0
0
$0

$s10TextEngine0A8DocumentC4step4from7toRightAA0A8LocationVAH_SbtF
# Func Hash:
536873290278838000
# Num Counters:
4
# Counter Values:
1
0
0
0
$0

$s10TextEngine0A8DocumentC5clampySnySiGAEF
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
8
$0

$s10TextEngine0A8DocumentC5inner_2inAA0A8LocationVAG_AA0A9BlockListV5FoundVtF
# Func Hash:
844982797669071115
# Num Counters:
4
# Counter Values:
137
0
0
0
$0

$s10TextEngine0A8DocumentC5piece2atAA0A9BlockListV5FoundV10Foundation7CGFloatV_tF
# Func Hash:
631255616060969944
# Num Counters:
6
# Counter Values:
174
0
0
0
0
0
$0

$s10TextEngine0A8DocumentC5piece2ofAA0A9BlockListV5FoundVAA0A8LocationV_tF
# Func Hash:
596847748114467471
# Num Counters:
17
# Counter Values:
137
0
74
0
7
0
0
0
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

$s10TextEngine0A8DocumentC5place2atAA0A8LocationV10Foundation7CGPointV_tF
# Func Hash:
134732430530961965
# Num Counters:
4
# Counter Values:
36
36
0
0
$0

$s10TextEngine0A8DocumentC5style2atAA0A5StyleCAD_SnySiG5rangetSgSi_tF
# Func Hash:
650973722953324258
# Num Counters:
8
# Counter Values:
10
10
0
10
0
0
0
0
$0

$s10TextEngine0A8DocumentC5style6beforeAA0A5StyleCSi_tF
# Func Hash:
301351147739911795
# Num Counters:
15
# Counter Values:
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
$0

$s10TextEngine0A8DocumentC5styleAA0aC5StyleVvs
# Func Hash:
784007056844089447
# Num Counters:
2
# Counter Values:
15
14
$0

$s10TextEngine0A8DocumentC6PlacedVMa
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
1
$0

$s10TextEngine0A8DocumentC6PlacedVWOh
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
211
$0

$s10TextEngine0A8DocumentC6PlacedVwxx
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
2262
$0

$s10TextEngine0A8DocumentC6lengthSivg
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
89
$0

$s10TextEngine0A8DocumentC6pieces2inSayAC6PlacedVGSNy10Foundation7CGFloatVG_tF
# Func Hash:
380228539284686401
# Num Counters:
25
# Counter Values:
0
2262
107
2
2262
0
0
2
0
748
0
20
0
107
105
0
0
466
0
0
0
0
0
0
0
$0

$s10TextEngine0A8DocumentC6placedyAC6PlacedVAA0A9BlockListV5FoundVF
# Func Hash:
93478049633471230
# Num Counters:
6
# Counter Values:
0
179
162
0
15
2
$0

$s10TextEngine0A8DocumentC6string2inSSSnySiG_tF
# Func Hash:
238984482720105921
# Num Counters:
3
# Counter Values:
1
0
0
$0

$s10TextEngine0A8DocumentC6stringSSvg
# Func Hash:
52047012796047537
# Num Counters:
9
# Counter Values:
1017
7
7
7
56
7
51
0
0
$0

$s10TextEngine0A8DocumentC7laidOutyAA0A6LayoutCAA0A9BlockListV5FoundVF
# Func Hash:
287486624930625961
# Num Counters:
5
# Counter Values:
0
0
0
0
6
$0

$s10TextEngine0A8DocumentC7replace_4withSnySiGAF_AA0A8FragmentVtF
# Func Hash:
451527292561831216
# Num Counters:
59
# Counter Values:
0
0
0
2
2
0
0
0
0
8
2
0
2
0
0
6
0
6
0
2
2
2
1
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
$0

$s10TextEngine0A8DocumentC7request3for_AA0A6LayoutC7RequestVAA0A9BlockListV5FoundV_AA09ParagraphF5StyleVSgtF
# Func Hash:
782232177078894263
# Num Counters:
54
# Counter Values:
0
0
0
788
0
0
0
0
0
0
0
0
791
791
3
0
791
791
0
0
0
0
791
791
0
791
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
783
0
0
791
791
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
2
0
0

$s10TextEngine0A8DocumentC8finished33_EEDF2351F5D180ACD4CD8318AD69288ALL_04endsC0SayAA0A5BlockCGAI_SbtF
# Func Hash:
204980584035149931
# Num Counters:
16
# Counter Values:
0
0
210
0
208
2
5
2
3
1
0
0
0
0
3
0
$0

$s10TextEngine0A8DocumentC8fragment2inAA0A8FragmentVSnySiG_tF
# Func Hash:
611612932607895069
# Num Counters:
44
# Counter Values:
0
0
3
3
0
0
4
0
0
0
0
0
2
5
0
0
0
9
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
0
0
0
0
0
0
0
0
0
4
0
$0

$s10TextEngine0A8DocumentC9caretRect3for10Foundation6CGRectVAA0A8LocationV_tF
# Func Hash:
219088261532191143
# Num Counters:
6
# Counter Values:
136
0
136
0
0
136
$0

$s10TextEngine0A8DocumentC9character6beforeAA0A8LocationVSi_tF
# Func Hash:
391331301029955194
# Num Counters:
6
# Counter Values:
1
1
0
0
0
0
$0

$s10TextEngine0A8DocumentC9scalarEndyS2iF
# Func Hash:
694937220575104304
# Num Counters:
6
# Counter Values:
0
56
0
0
0
0
$0

$s10TextEngine0A8DocumentC9setLayout_2ofAA0aE0CAG_AA0A9BlockListV5FoundVtFTf4nnn_g
# Func Hash:
65190690835364650
# Num Counters:
30
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
791
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
791
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

$s10TextEngine0A8DocumentCMa
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
2
$0

$s10TextEngine0A8DocumentC_5styleAcA0A8FragmentV_AA0aC5StyleVtcfC
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
2
$0

$s10TextEngine0A8DocumentC_5styleAcA0A8FragmentV_AA0aC5StyleVtcfc
# Func Hash:
238984484192946740
# Num Counters:
3
# Counter Values:
2
0
0
$0

$s10TextEngine0A8DocumentC_5styleAcA0A8FragmentV_AA0aC5StyleVtcfcfA_
# Func Hash:
784007059655560962
# Num Counters:
2
# Counter Values:
2
0
$0

$s10TextEngine0A8FragmentV4text_AA0A9SelectionV9selectiontSgWOe
# Func Hash:
784007056844089447
# Num Counters:
2
# Counter Values:
1
0
$0

$s10TextEngine0A8FragmentV5sliceySayAA8StyleRunVGAG_SnySiGtFZTf4nnd_n
# Func Hash:
1062511245233349342
# Num Counters:
14
# Counter Values:
0
0
0
9
9
0
9
0
0
0
0
0
0
0
$0

$s10TextEngine0A8FragmentV5unitsSivg
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
22
$0

$s10TextEngine0A8FragmentV6appendyyACF
# Func Hash:
141929913081403944
# Num Counters:
11
# Counter Values:
0
3
0
0
3
0
3
3
0
0
0
$0

$s10TextEngine0A8FragmentV7replace_2in2of4withySnySiG_SayAA8StyleRunVGzSiAKtFZTf4nnnnd_n
# Func Hash:
274068938981487013
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
5
0
0
0
0
0
0
0
0
6
0
6
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

$s10TextEngine0A8FragmentVSgWOe
# Func Hash:
784007056844089447
# Num Counters:
2
# Counter Values:
1
0
$0

$s10TextEngine0A8FragmentV_5styleACSS_AA0A5StyleCtcfC
# Func Hash:
146835647075900052
# Num Counters:
2
# Counter Values:
8
1
$0

$s10TextEngine0A8FragmentV_5styleACSS_AA0A5StyleCtcfcfA0_
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
2
$0

$s10TextEngine0A8FragmentV_5styleACSS_AA0A5StyleCtcfcfA_
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
1
$0

$s10TextEngine0A8LanguageO2ofySSAA0A6ScriptOFZTf4nd_n
# Func Hash:
844982798759718639
# Num Counters:
4
# Counter Values:
17
14
2
14
$0

$s10TextEngine0A8LanguageO4find33_CB76E677461A2DE214A3F7422D441EB2LLySSAA0A6ScriptOFZTf4nd_n
# Func Hash:
636369827748836436
# Num Counters:
28
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
0
0
0
0
0
0
0
0
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

$s10TextEngine0A8LanguageO5known33_CB76E677461A2DE214A3F7422D441EB2LL_WZ
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
3
$0

$s10TextEngine0A8LanguageO7neutral33_CB76E677461A2DE214A3F7422D441EB2LL_WZ
# Func Hash:
1031809833496321243
# Num Counters:
7
# Counter Values:
0
6
0
0
3
0
0
$0

$s10TextEngine0A8LanguageO8ofLocaleSSvpZfiSSyXEfU_
# Func Hash:
579219201819702856
# Num Counters:
19
# Counter Values:
0
3
3
3
0
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
3
0
0
0
$0

$s10TextEngine0A8LanguageO8ofLocale_WZ
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
3
$0

$s10TextEngine0A8LocationVyACSi_AA0A8AffinityOtcfC
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
41
$0

$s10TextEngine0A8LocationVyACSi_AA0A8AffinityOtcfcfA0_
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
22
$0

$s10TextEngine0A8UndoStepC4KindOAESQAAWl
# Func Hash:
784007059655560962
# Num Counters:
2
# Counter Values:
5
1
$0

$s10TextEngine0A8UndoStepC4KindOSQAASQ2eeoiySbx_xtFZTW
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
5
$0

$s10TextEngine0A8UndoStepC4kind8location3old3new9selection0I5After4nameA2C4KindO_SiAA0A8FragmentVAnA0A9SelectionVAPSgSSSgtcfC
# Func Hash:
536873292725133034
# Num Counters:
4
# Counter Values:
0
8
1
0
$0

$s10TextEngine0A8UndoStepC5joinsySbACF
# Func Hash:
51475827694020854
# Num Counters:
37
# Counter Values:
0
6
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
0
3
3
2
0
0
0
0
0
0
$0

$s10TextEngine0A8UndoStepCMa
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
8
$0

$s10TextEngine0A8UndoStepCfD
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
3
$0

$s10TextEngine0A9BlockListV13recentlyFound33_CE7D148BE54C4425F055A547EAB9E483LL4unitAC0F0VSgSi_tF
# Func Hash:
647472252194894162
# Num Counters:
12
# Counter Values:
2690
2677
2676
2514
295
2223
2223
2173
46
0
0
0
$0

$s10TextEngine0A9BlockListV14pieceDidChange2at5units6extentyAC7AddressV_Si10Foundation7CGFloatVtF
# Func Hash:
176885383608012742
# Num Counters:
14
# Counter Values:
6
0
6
6
6
0
0
0
0
0
0
0
6
6
$0

$s10TextEngine0A9BlockListV16extentsDidChangeyyF
# Func Hash:
421769329153479516
# Num Counters:
11
# Counter Values:
2045
14
14
14
14
0
0
0
0
0
0
$0

$s10TextEngine0A9BlockListV4find2atAC5FoundV10Foundation7CGFloatV_tF
# Func Hash:
1094249772614371061
# Num Counters:
21
# Counter Values:
0
1563
0
1470
173
1
92
162
46
81
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
$0

$s10TextEngine0A9BlockListV4find4unitAC5FoundVSi_tF
# Func Hash:
45209324952275412
# Num Counters:
15
# Counter Values:
0
4507
0
4291
2468
13
209
0
0
0
0
0
0
0
0
$0

$s10TextEngine0A9BlockListV4next5afterAC5FoundVSgAG_tFTf4nx_n
# Func Hash:
927205942383543778
# Num Counters:
10
# Counter Values:
2221
2221
0
0
0
0
0
0
0
0
$0

$s10TextEngine0A9BlockListV5Chunk33_CE7D148BE54C4425F055A547EAB9E483LLVMa
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
2
$0

$s10TextEngine0A9BlockListV5Chunk33_CE7D148BE54C4425F055A547EAB9E483LLVwcp
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
2
$0

$s10TextEngine0A9BlockListV5Chunk33_CE7D148BE54C4425F055A547EAB9E483LLVwxx
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
7
$0

$s10TextEngine0A9BlockListV5Chunk33_CE7D148BE54C4425F055A547EAB9E483LLVyAFSayAA0aC0CGcfCTf4nd_n
# Func Hash:
391331299982883199
# Num Counters:
6
# Counter Values:
616
616
7
0
0
0
$0

$s10TextEngine0A9BlockListV5FoundVMa
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
1
$0

$s10TextEngine0A9BlockListV5FoundVSgWOc
# Func Hash:
170957022131388415
# Num Counters:
1
# Counter Values:
2173
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
1
1
** External Symbol **:2173

$s10TextEngine0A9BlockListV5FoundVSgWOh
# Func Hash:
170957022131388415
# Num Counters:
1
# Counter Values:
48
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
1
1
** External Symbol **:48

$s10TextEngine0A9BlockListV5FoundVWOh
# Func Hash:
170957022131388415
# Num Counters:
1
# Counter Values:
2728
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
1
1
$s10TextEngine0A9BlockListV5FoundVwxx:2728

$s10TextEngine0A9BlockListV5FoundVwcp
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
2173
$0

$s10TextEngine0A9BlockListV5FoundVwet
# Func Hash:
607699200014702880
# Num Counters:
5
# Counter Values:
2221
2221
0
0
2221
$0

$s10TextEngine0A9BlockListV5FoundVwst
# Func Hash:
567185240178928211
# Num Counters:
5
# Counter Values:
2173
0
0
0
0
$0

$s10TextEngine0A9BlockListV5FoundVwxx
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
2776
$0

$s10TextEngine0A9BlockListV6Recent33_CE7D148BE54C4425F055A547EAB9E483LLCMa
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
5
$0

$s10TextEngine0A9BlockListV6Recent33_CE7D148BE54C4425F055A547EAB9E483LLCfD
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
3
$0

$s10TextEngine0A9BlockListV6chunks33_CE7D148BE54C4425F055A547EAB9E483LLySayAC5ChunkAELLVGSayAA0aC0CGFZTf4nd_n
# Func Hash:
627092189237639654
# Num Counters:
37
# Counter Values:
0
0
0
7
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
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

$s10TextEngine0A9BlockListV7replace4from7through4withyAC7AddressV_AISayAA0aC0CGtF
# Func Hash:
650402504314540067
# Num Counters:
37
# Counter Values:
2
2
2
2
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
2
$0

$s10TextEngine0A9BlockListVyACSayAA0aC0CGcfCTf4nd_n
# Func Hash:
650973721150764179
# Num Counters:
8
# Counter Values:
5
5
5
0
0
0
0
0
$0

$s10TextEngine0A9SelectionV5rangeSnySiGvg
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
138
$0

$s10TextEngine0A9SelectionV6anchor4headACSi_AA0A8LocationVtcfC
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
8
$0

$s10TextEngine0A9SelectionV7isCaretSbvg
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
255
$0

$s10TextEngine0A9SelectionVACSQAAWl
# Func Hash:
784007059655560962
# Num Counters:
2
# Counter Values:
52
1
$0

$s10TextEngine0A9SelectionVSQAASQ2eeoiySbx_xtFZTW
# Func Hash:
431494656919539458
# Num Counters:
3
# Counter Values:
52
9
1
$0

$s10TextEngine0A9SelectionVyACSnySiGcfC
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
3
$0

$s10TextEngine0A9SelectionVyAcA0A8LocationVcfC
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
22
$0

$s10TextEngine10GlyphRulesC10addKerning33_1C4135F715A8B92225B09BE9D40D6B62LL2of2toySi_AC9RelationsVztKF
# Func Hash:
1082852067549048833
# Num Counters:
39
# Counter Values:
0
0
0
0
907
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
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

$s10TextEngine10GlyphRulesC13findRelations33_1C4135F715A8B92225B09BE9D40D6B62LL2ofAC0F0VSi_tKF
# Func Hash:
709424835311976192
# Num Counters:
170
# Counter Values:
7003
0
0
0
0
0
0
0
0
0
1814
64397
844
815
210
0
0
105002
0
907
6349
0
0
907
0
907
0
0
0
0
1108354
0
0
0
0
0
0
0
1740
68932
5442
0
0
0
0
0
0
23364
22368
0
0
0
0
0
0
5442
0
0
4535
0
0
0
0
0
0
0
1814
0
233
0
0
4535
907
0
907
0
907
0
907
842
65
0
0
0
0
0
907
0
0
4535
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
92
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
815
4384
907
0
0
0
0
5437
0
0
0
0
0
$0

$s10TextEngine10GlyphRulesC14relationsIndex2ofs5Int32Vs6UInt32V_tF
# Func Hash:
141929913082079965
# Num Counters:
11
# Counter Values:
92
95
34
34
6
0
3
92
0
0
11
$0

$s10TextEngine10GlyphRulesC15collectRequired33_1C4135F715A8B92225B09BE9D40D6B62LLyys13OpaquePointerV_s6UInt32VAGSgtFZTf4nnnd_n
# Func Hash:
790715555212925364
# Num Counters:
16
# Counter Values:
0
0
0
0
30
0
0
12
0
6
6
0
0
0
0
0
$0

$s10TextEngine10GlyphRulesC2ofyAcA9PixelFontCFZTf4nd_n
# Func Hash:
238984482422036564
# Num Counters:
3
# Counter Values:
3
2
1
$0

$s10TextEngine10GlyphRulesC4Rule33_1C4135F715A8B92225B09BE9D40D6B62LLVMa
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
2
$0

$s10TextEngine10GlyphRulesC4read33_1C4135F715A8B92225B09BE9D40D6B62LL__13isPositioningys13OpaquePointerV_SSSbtKF
# Func Hash:
192178821141418672
# Num Counters:
84
# Counter Values:
0
1
150
0
1
153
18
186
15
33
0
0
6
45
153
3
3
150
0
0
51
0
48
0
153
0
12
6
0
243
9
255
3
150
23
147
0
0
0
20
3
3
3
0
0
51
0
0
219
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
0
0
0
0
0
0
0
0
0
0
0
0
0
21
0
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
4
33:141
65:3
129:3
513:3

$s10TextEngine10GlyphRulesC5known33_1C4135F715A8B92225B09BE9D40D6B62LL_WZ
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
2
$0

$s10TextEngine10GlyphRulesC5table33_1C4135F715A8B92225B09BE9D40D6B62LLyAA13OpenTypeTableVSgs13OpaquePointerV_SStFZTf4nnd_n
# Func Hash:
238984484093187152
# Num Counters:
3
# Counter Values:
9
3
9
$0

$s10TextEngine10GlyphRulesC7lookups33_1C4135F715A8B92225B09BE9D40D6B62LLySaySiGs13OpaquePointerV_SStFZTf4nnd_n
# Func Hash:
798733564774612656
# Num Counters:
5
# Counter Values:
45
0
6
6
12
$0

$s10TextEngine10GlyphRulesC8features33_1C4135F715A8B92225B09BE9D40D6B62LL_WZ
# Func Hash:
844982800038506822
# Num Counters:
4
# Counter Values:
44
2
0
0
$0

$s10TextEngine10GlyphRulesC9RelationsVMa
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
2
$0

$s10TextEngine10GlyphRulesCMa
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
2
$0

$s10TextEngine10GlyphRulesCyACs13OpaquePointerVc33_1C4135F715A8B92225B09BE9D40D6B62Llfc
# Func Hash:
319540424448159387
# Num Counters:
19
# Counter Values:
48
0
0
12
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
48
3
3
$0

$s10TextEngine11FontLibraryC05pixelC02of5scale8languageAA05PixelC0CSgAA0C10DescriptorV_10Foundation7CGFloatVSStF
# Func Hash:
897475606940778043
# Num Counters:
37
# Counter Values:
0
0
0
0
83
83
0
8
0
17
22
0
0
3
0
3
5
0
0
0
0
0
0
0
7
0
0
0
25
0
67
75
75
8
17
17
0
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
2
1
** External Symbol **:25
1
** External Symbol **:25

$s10TextEngine11FontLibraryC6height33_0C282B96425F8FDE488F38130AC5E49BLL2of_10Foundation7CGFloatVSgs7UnicodeO6ScalarV_s13OpaquePointerVSgtFZTf4nnd_n
# Func Hash:
1124680650898168297
# Num Counters:
4
# Counter Values:
12
12
12
12
$0

$s10TextEngine11FontLibraryC6shared_WZ
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
3
$0

$s10TextEngine11FontLibraryC7fontMap33_0C282B96425F8FDE488F38130AC5E49BLLSpySo06_PangocF0VGSgvg
# Func Hash:
784007059655560962
# Num Counters:
2
# Counter Values:
8
2
$0

$s10TextEngine11FontLibraryC7measure33_0C282B96425F8FDE488F38130AC5E49BLLyAA0C7MetricsVSgs13OpaquePointerVFZTf4nd_n
# Func Hash:
518752327663607867
# Num Counters:
10
# Counter Values:
6
0
6
0
0
6
6
6
0
0
$0

$s10TextEngine11FontLibraryC7metrics2of5scaleAA0C7MetricsVAA0C10DescriptorV_10Foundation7CGFloatVtF
# Func Hash:
425509241087488434
# Num Counters:
12
# Counter Values:
2494
6
6
2491
0
0
2491
0
0
0
0
6
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
2
1
** External Symbol **:2497
1
** External Symbol **:2497

$s10TextEngine11FontLibraryCACyc33_0C282B96425F8FDE488F38130AC5E49BLlfc
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

$s10TextEngine11FontMetricsV10lineHeight10Foundation7CGFloatVvg
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
152
$0

$s10TextEngine11FontMetricsVMa
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
3
$0

$s10TextEngine11PangoHandleCMa
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
69
$0

$s10TextEngine11PangoHandleCfD
# Func Hash:
567090795815895039
# Num Counters:
1
# Counter Values:
47
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
2
1
** External Symbol **:47
1
** External Symbol **:47

$s10TextEngine12ComposedLineV6appendyyAA9ShapedRunV_s15ContiguousArrayVyAA15PositionedGlyphVGAHys5Int32VGtF
# Func Hash:
400597111566119213
# Num Counters:
33
# Counter Values:
30889
36977
15727
8405
8405
0
15546
0
7490
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
7322
915
$0

$s10TextEngine12ComposedLineV8makeMaskAA0aF6BufferCyF
# Func Hash:
391331302769779469
# Num Counters:
6
# Counter Values:
1198
1198
130
130
0
0
$0

$s10TextEngine12ComposedLineV9inkPixels12CoreGraphics9PixelRectVvg
# Func Hash:
464058541290252391
# Num Counters:
5
# Counter Values:
1528
1524
0
0
4
$0

$s10TextEngine12ComposedLineVMa
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
3
$0

$s10TextEngine12ComposedLineVSgWOe
# Func Hash:
784007056844089447
# Num Counters:
2
# Counter Values:
781
295
$0

$s10TextEngine12ComposedLineVSgWOh
# Func Hash:
170957022131388415
# Num Counters:
1
# Counter Values:
2577
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
1
1
** External Symbol **:2577

$s10TextEngine12ComposedLineVWOc
# Func Hash:
170957022131388415
# Num Counters:
1
# Counter Values:
2443
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
1
1
$s10TextEngine12ComposedLineVwcp:2443

$s10TextEngine12ComposedLineVWOh
# Func Hash:
170957022131388415
# Num Counters:
1
# Counter Values:
1394
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
1
1
$s10TextEngine12ComposedLineVwxx:1394

$s10TextEngine12ComposedLineVwcp
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
2443
$0

$s10TextEngine12ComposedLineVwet
# Func Hash:
607699200014702880
# Num Counters:
5
# Counter Values:
2577
2577
0
0
1658
$0

$s10TextEngine12ComposedLineVwxx
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
3052
$0

$s10TextEngine12LineComposerC4line2of10keepsEdgesAA08ComposedC0VSgSS_SbtF
# Func Hash:
804398903097774025
# Num Counters:
22
# Counter Values:
154
792
4
0
150
792
4
0
4
150
765
0
0
0
0
792
4
4
0
4
4
0
$0

$s10TextEngine12LineComposerC4line33_5BA258EA9C8C81BEFF9FD04971FAEC22LL2of_10keepsEdgesAA08ComposedC0VSgSRys5UInt8VG_s6UInt16VSbtF
# Func Hash:
124303742318616118
# Num Counters:
19
# Counter Values:
0
915
915
912
915
0
915
759
915
0
0
915
915
0
915
101
915
915
0
$0

$s10TextEngine12LineComposerC4line3forAA08ComposedC0VSgAA0A6LayoutC7RequestV_tFZTf4nd_n
# Func Hash:
31819176075450661
# Num Counters:
8
# Counter Values:
156
156
156
156
0
0
156
6
$0

$s10TextEngine12LineComposerC5cache33_5BA258EA9C8C81BEFF9FD04971FAEC22LLyAA14ShapedRunCacheCSgAA0A6ScriptOF
# Func Hash:
1029578618222449236
# Num Counters:
17
# Counter Values:
919
0
19
0
0
0
0
17
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

$s10TextEngine12LineComposerC8composer33_5BA258EA9C8C81BEFF9FD04971FAEC22LLyAcA14FontDescriptorV_10Foundation7CGFloatVtFZTf4nnd_n
# Func Hash:
404142956013758250
# Num Counters:
20
# Counter Values:
0
0
0
0
1505
1505
1505
0
947
0
929
0
0
0
5
0
452
571
571
2
$0

$s10TextEngine12LineComposerC9composers33_5BA258EA9C8C81BEFF9FD04971FAEC22LL_WZ
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
3
$0

$s10TextEngine12LineComposerC9paragraph3forAA08ComposedC0VSgAA0A6LayoutC7RequestV_tFZTf4nd_n
# Func Hash:
878603425958338047
# Num Counters:
20
# Counter Values:
791
791
791
791
0
0
0
0
0
0
1
8
783
763
0
0
0
791
0
791
$0

$s10TextEngine12LineComposerC_5scale15runsBeforeRulesAcA14FontDescriptorV_10Foundation7CGFloatVSitcfcTf4gnnn_n
# Func Hash:
382993475055910911
# Num Counters:
2
# Counter Values:
18
2
$0

$s10TextEngine13OpenTypeTableV10glyphClass2of2inS2i_SiSgtKF
# Func Hash:
370249970593021414
# Num Counters:
37
# Counter Values:
0
4535
0
23573
23573
0
0
0
0
0
0
0
4535
0
0
0
0
3549
1658
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
6257
6257
$0

$s10TextEngine13OpenTypeTableV4wordyS2iKF
# Func Hash:
287486627327283265
# Num Counters:
6
# Counter Values:
0
0
1142765
1142765
0
0
$0

$s10TextEngine13OpenTypeTableV5index2of10inCoverageSiSgSi_AGtKF
# Func Hash:
1140539385314116356
# Num Counters:
47
# Counter Values:
0
0
118817
0
175269
168445
175269
168445
0
0
0
0
0
0
78002
40815
77618
0
0
63131
37581
0
0
0
0
0
0
0
0
0
0
0
0
2413
0
0
0
0
0
0
0
0
0
38857
38857
16837
16837
$0

$s10TextEngine14FontDescriptorV10descriptor_SS8languageAA05PixelC0CSg4fonttWOc
# Func Hash:
170957022131388415
# Num Counters:
1
# Counter Values:
11
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
1
1
** External Symbol **:11

$s10TextEngine14FontDescriptorV10descriptor_SS8languageAA05PixelC0CSg4fonttWOh
# Func Hash:
170957022131388415
# Num Counters:
1
# Counter Values:
3
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
1
1
** External Symbol **:3

$s10TextEngine14FontDescriptorV10familyListSSvg
# Func Hash:
457173227761374051
# Num Counters:
31
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
86
0
0
0
0
0
0
0
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

$s10TextEngine14FontDescriptorV11makePattern33_8CA363C2E7057AE6A2F5F0ADC1CF6AD2LL9pixelSize8languages13OpaquePointerVSg10Foundation7CGFloatV_SStF
# Func Hash:
619802544712484802
# Num Counters:
6
# Counter Values:
34
17
17
0
0
0
$0

$s10TextEngine14FontDescriptorV17interfaceFamiliesSSvpZfiSSyXEfU_
# Func Hash:
1051690257303657108
# Num Counters:
5
# Counter Values:
0
3
3
3
0
$0

$s10TextEngine14FontDescriptorV17interfaceFamilies_WZ
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
3
$0

$s10TextEngine14FontDescriptorV20makePangoDescription9pixelSizes13OpaquePointerVSg10Foundation7CGFloatV_tF
# Func Hash:
167471839646732933
# Num Counters:
6
# Counter Values:
69
69
69
0
69
0
$0

$s10TextEngine14FontDescriptorV4hash4intoys6HasherVz_tF
# Func Hash:
607699200222278158
# Num Counters:
5
# Counter Values:
0
2505
0
0
0
$0

$s10TextEngine14FontDescriptorV7metricsAA0C7MetricsVvg
# Func Hash:
382993475055910911
# Num Counters:
2
# Counter Values:
152
0
$0

$s10TextEngine14FontDescriptorV8families4size6weight8isItalic16hasTabularDigitsACSaySSG_10Foundation7CGFloatVSiS2btcfC
# Func Hash:
702941992757231615
# Num Counters:
3
# Counter Values:
576
576
3
$0

$s10TextEngine14FontDescriptorV8families4size6weight8isItalic16hasTabularDigitsACSaySSG_10Foundation7CGFloatVSiS2btcfcfA2_
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
576
$0

$s10TextEngine14FontDescriptorV8families4size6weight8isItalic16hasTabularDigitsACSaySSG_10Foundation7CGFloatVSiS2btcfcfA3_
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
573
$0

$s10TextEngine14FontDescriptorV8families4size6weight8isItalic16hasTabularDigitsACSaySSG_10Foundation7CGFloatVSiS2btcfcfA_
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
576
$0

$s10TextEngine14FontDescriptorVACSQAAWl
# Func Hash:
784007059655560962
# Num Counters:
2
# Counter Values:
324
3
$0

$s10TextEngine14FontDescriptorVMa
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
9
$0

$s10TextEngine14FontDescriptorVSHAASQWb
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
3
$0

$s10TextEngine14FontDescriptorVSQAASQ2eeoiySbx_xtFZTW
# Func Hash:
960862598675300351
# Num Counters:
5
# Counter Values:
321
0
277
277
277
$0

$s10TextEngine14FontDescriptorVwcp
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
11
$0

$s10TextEngine14FontDescriptorVwxx
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
3
$0

$s10TextEngine14LookupSubtableV11ContextRule33_E1999E10EC6D7C390AD7A6270D6EF8F1LLVMa
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
2
$0

$s10TextEngine14LookupSubtableV11contextRule33_E1999E10EC6D7C390AD7A6270D6EF8F1LL2at9isFormat3AC07ContextF0AELLVSi_SbtKF
# Func Hash:
809862443826613973
# Num Counters:
27
# Counter Values:
0
0
0
0
0
64610
0
62790
0
0
0
0
0
0
0
0
0
0
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

$s10TextEngine14LookupSubtableV12contextRoles33_E1999E10EC6D7C390AD7A6270D6EF8F1LL2ofAC0F0VSi_tKF
# Func Hash:
958702800751157120
# Num Counters:
120
# Counter Values:
0
0
12
0
0
0
148059
598667
148059
598667
0
1814
64397
0
0
1814
0
272100
272100
272100
12695
0
0
17
0
0
0
69839
202261
895
0
0
61365
189434
61365
189434
0
30667
0
0
0
193191
30584
0
907
0
0
30584
64397
0
0
0
1809
0
0
0
0
0
5
0
0
907
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
64397
907
0
907
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
64388
17523
17523
88689
88689
$0

$s10TextEngine14LookupSubtableV12contextRules33_E1999E10EC6D7C390AD7A6270D6EF8F1LLSayAC11ContextRuleAELLVGyKF
# Func Hash:
486647511275924574
# Num Counters:
94
# Counter Values:
1820
0
0
0
0
0
0
0
0
0
0
0
0
1820
64610
0
12740
0
13650
0
1820
910
0
12740
12740
0
13650
12740
0
13650
12740
0
0
12740
66430
0
0
0
0
0
0
64610
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
4550
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
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

$s10TextEngine14LookupSubtableV12replacements2ofSaySiGSgSi_tKF
# Func Hash:
65262808040862084
# Num Counters:
83
# Counter Values:
0
0
0
0
1814
29024
0
105212
0
29024
0
1114703
0
0
790
29024
1113913
156
9977
0
0
0
0
0
0
38
0
0
0
0
54
9977
0
0
0
0
0
0
0
0
0
0
0
0
16
38
0
0
0
0
0
0
0
0
0
173
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
40949
$0

$s10TextEngine14LookupSubtableV13nestedLookupsShySiGyKF
# Func Hash:
236859845209885551
# Num Counters:
21
# Counter Values:
0
0
0
153
0
0
0
0
0
0
0
0
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

$s10TextEngine14LookupSubtableV3all2in2of13isPositioningSayACGSi_AA13OpenTypeTableVSbtKFZTf4nnnd_n
# Func Hash:
317455724307091737
# Num Counters:
66
# Counter Values:
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
0
0
0
357
9
348
156
0
0
0
0
0
0
156
0
3
0
0
0
0
0
33
6
213
0
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
30
0
0
0
0
0
0
0
0
$0

$s10TextEngine14LookupSubtableV6format33_E1999E10EC6D7C390AD7A6270D6EF8F1LLSivg
# Func Hash:
287486627327283265
# Num Counters:
6
# Counter Values:
0
0
154463
154463
0
0
$0

$s10TextEngine14LookupSubtableV8contains33_E1999E10EC6D7C390AD7A6270D6EF8F1LLySbSi_Si5start_Si5countttKF
# Func Hash:
950994587714915870
# Num Counters:
13
# Counter Values:
5
0
4292909
4292909
0
2266701
0
0
0
0
0
0
0
$0

$s10TextEngine14LookupSubtableV9ligatures33_E1999E10EC6D7C390AD7A6270D6EF8F1LLSaySi3set_Si5glyphSi5start_Si5countt10componentstGyKF
# Func Hash:
944070241993394027
# Num Counters:
47
# Counter Values:
0
0
0
0
0
0
2229406
0
2229406
2229406
2229406
19954
364614
0
0
0
0
0
364614
19954
364614
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
68932
0
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

$s10TextEngine14LookupSubtableV9pairRoles33_E1999E10EC6D7C390AD7A6270D6EF8F1LL2ofAC0F0VSi_tKF
# Func Hash:
805911314224401494
# Num Counters:
85
# Counter Values:
0
1814
0
0
0
0
1563
0
0
0
0
2060618
2060618
0
0
0
0
765300
0
0
765300
907
0
0
765300
0
0
0
765300
0
0
600885
18886
0
600885
18886
907
0
0
0
0
0
0
907
0
907
907
0
0
18090
0
0
0
0
764
796
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
1563
799890
799890
$0

$s10TextEngine14LookupSubtableVMa
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
4
$0

$s10TextEngine14ShapedRunCacheC05storeC6Glyphs33_867902CE6C942A70F881EEDE00EA0AA5LL2ofs5Int32VSgSRys5UInt8VG_tF
# Func Hash:
610803038383183685
# Num Counters:
47
# Counter Values:
2109
2109
2109
1903
234
2109
18
1903
234
1671
0
234
0
18
0
0
0
0
83
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
47
0
0
0
2109
206
0
232
234
$0

$s10TextEngine14ShapedRunCacheC13makeCharacter33_867902CE6C942A70F881EEDE00EA0AA5LLyAC0G0AELLVs6UInt32VF
# Func Hash:
1124680650534140287
# Num Counters:
4
# Counter Values:
450
450
450
98
$0

$s10TextEngine14ShapedRunCacheC14characterIndex33_867902CE6C942A70F881EEDE00EA0AA5LLySis6UInt32VF
# Func Hash:
981446173786425168
# Num Counters:
13
# Counter Values:
38415
24
450
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
$0

$s10TextEngine14ShapedRunCacheC15insertLastEntry33_867902CE6C942A70F881EEDE00EA0AA5LLyyF
# Func Hash:
325048438621625564
# Num Counters:
16
# Counter Values:
136
0
15
1643
149
0
196
21
0
0
0
0
0
0
0
0
$0

$s10TextEngine14ShapedRunCacheC15insertLastEntry33_867902CE6C942A70F881EEDE00EA0AA5LLyyF0F0L_yySiF
# Func Hash:
896858934950439108
# Num Counters:
10
# Counter Values:
153
71
196
0
0
0
0
0
0
0
$0

$s10TextEngine14ShapedRunCacheC3run33_867902CE6C942A70F881EEDE00EA0AA5LL2ofs5Int32VSgSRys5UInt8VG_tF
# Func Hash:
161099776587174002
# Num Counters:
22
# Counter Values:
22688
0
9572
9373
1726
7647
0
7647
0
7864
7864
217
18
0
0
0
0
0
0
0
45
0
# Num Value Kinds:
1
# ValueKind = IPVK_MemOPSize:
1
# NumValueSites:
1
8
4:2166
2:1813
5:1467
3:1464
6:729
8:5
9:2
7:1

$s10TextEngine14ShapedRunCacheC4read33_867902CE6C942A70F881EEDE00EA0AA5LLys7UInt128VSgSRys5UInt8VGF
# Func Hash:
669801027776767614
# Num Counters:
14
# Counter Values:
38415
36672
18
897
18
915
0
0
71
0
0
0
123
123
$0

$s10TextEngine14ShapedRunCacheC5Entry33_867902CE6C942A70F881EEDE00EA0AA5LLVMa
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
3
$0

$s10TextEngine14ShapedRunCacheC5shape33_867902CE6C942A70F881EEDE00EA0AA5LLys5Int32VSgSRys5UInt8VGF
# Func Hash:
93478049550741307
# Num Counters:
6
# Counter Values:
0
6
228
0
0
0
$0

$s10TextEngine14ShapedRunCacheC6append_2toSbSRys5UInt8VG_AA12ComposedLineVztF
# Func Hash:
202171184090037998
# Num Counters:
40
# Counter Values:
37500
15727
37500
35880
7864
7863
35880
6952
17
915
0
0
915
127
4
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
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

$s10TextEngine14ShapedRunCacheC6buffer33_867902CE6C942A70F881EEDE00EA0AA5LL_WZ
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
3
$0

$s10TextEngine14ShapedRunCacheC9Character33_867902CE6C942A70F881EEDE00EA0AA5LLVMa
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
3
$0

$s10TextEngine14ShapedRunCacheC9byteCountSivg
# Func Hash:
141929910285554788
# Num Counters:
11
# Counter Values:
234
0
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

$s10TextEngine14ShapedRunCacheCMa
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
22
$0

$s10TextEngine15PositionedGlyphVMa
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
6
$0

$s10TextEngine17FontConfigurationO12beginLoadingyyFZ
# Func Hash:
727966331339131904
# Num Counters:
3
# Counter Values:
4
0
4
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
3
1
** External Symbol **:4
1
** External Symbol **:4
0

$s10TextEngine17FontConfigurationO12beginLoadingyyFZSvSgAEcfU_To
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
4
$0

$s10TextEngine17FontConfigurationO4load33_F6FC76DD7B2AAA7AEBB4FCF9177107E0LLyyFZTf4d_n
# Func Hash:
974670606393351867
# Num Counters:
7
# Counter Values:
0
0
4
4
4
4
0
$0

$s10TextEngine17FontConfigurationO7loading33_F6FC76DD7B2AAA7AEBB4FCF9177107E0LL_WZ
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
4
$0

$s10TextEngine20ParagraphLayoutStyleVMa
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
1
$0

$s10TextEngine20ParagraphLayoutStyleVSgWOh
# Func Hash:
170957022131388415
# Num Counters:
1
# Counter Values:
1582
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
1
1
** External Symbol **:1582

$s10TextEngine20ParagraphLayoutStyleVwet
# Func Hash:
607699200014702880
# Num Counters:
5
# Counter Values:
1582
1582
0
0
0
$0

$s10TextEngine8StyleRunVMa
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
1
$0

$s10TextEngine8StyleRunVwxx
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
18
$0

$s10TextEngine9FontFacesV4face2ofs13OpaquePointerVSgAG_tF
# Func Hash:
574663150854633031
# Num Counters:
16
# Counter Values:
25
17
25
17
17
0
11
0
6
0
0
3
0
0
3
11
$0

$s10TextEngine9LineImageVMa
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
2
$0

$s10TextEngine9LineImageVwxx
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
479
$0

$s10TextEngine9PixelFontC010makeScaledD033_8CA363C2E7057AE6A2F5F0ADC1CF6AD2LL_4sizes13OpaquePointerVSgAH_SdtFZTf4nnd_n
# Func Hash:
844982796974805307
# Num Counters:
4
# Counter Values:
17
0
0
17
$0

$s10TextEngine9PixelFontC10isOrdinary33_8CA363C2E7057AE6A2F5F0ADC1CF6AD2LLySbs13OpaquePointerVFZTf4nd_n
# Func Hash:
342810747840355947
# Num Counters:
13
# Counter Values:
17
17
17
0
17
17
0
17
17
17
17
17
17
$0

$s10TextEngine9PixelFontC4draw33_8CA363C2E7057AE6A2F5F0ADC1CF6AD2LLyAC5GlyphV5glyph_AA0A10MaskBufferCSg4masktSgs6UInt32VF
# Func Hash:
1104024243233964506
# Num Counters:
12
# Counter Values:
357
347
347
0
0
347
0
0
0
0
10
0
$0

$s10TextEngine9PixelFontC5GlyphV5glyph_AA0A10MaskBufferCSg4masktSgWOh
# Func Hash:
170957022131388415
# Num Counters:
1
# Counter Values:
357
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
1
1
** External Symbol **:357

$s10TextEngine9PixelFontC5GlyphV5glyph_AA0A10MaskBufferCSg4masktWOc
# Func Hash:
170957022131388415
# Num Counters:
1
# Counter Values:
357
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
1
1
** External Symbol **:357

$s10TextEngine9PixelFontC5GlyphVMa
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
9
$0

$s10TextEngine9PixelFontC5glyphyAC5GlyphVSgs6UInt32VF
# Func Hash:
149146441555183242
# Num Counters:
18
# Counter Values:
21852
21793
357
21495
357
0
357
59
0
16
0
0
0
76
0
0
0
0
$0

$s10TextEngine9PixelFontC5units33_8CA363C2E7057AE6A2F5F0ADC1CF6AD2LLys5Int32VSdFZTf4nd_n
# Func Hash:
844982796950093491
# Num Counters:
4
# Counter Values:
1462
0
0
0
$0

$s10TextEngine9PixelFontCMa
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
23
$0

$s10TextEngine9PixelFontC_9pixelSize8language_ACSgAA0D10DescriptorV_10Foundation7CGFloatVSSAA0D5FacesVztcfc
# Func Hash:
824185422395129155
# Num Counters:
13
# Counter Values:
17
0
0
17
17
17
17
0
0
0
0
0
17
$0

$s10TextEngine9ShapedRunVMa
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
3
$0

$s12CoreGraphics11CGBlendModeO13cairoOperatorSo01_E9_operatorVvg
# Func Hash:
560555356822800477
# Num Counters:
28
# Counter Values:
10925
0
0
0
0
0
0
0
0
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
0
0
$0

$s12CoreGraphics11PathElementOMa
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
4
$0

$s12CoreGraphics11PixelBufferV4base5width6height11bytesPerRowACSv_S3itcfC
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
1132
$0

$s12CoreGraphics11PixelBufferV4copy_4fromyAA0C4RectV_ACtF
# Func Hash:
206812957640603112
# Num Counters:
78
# Counter Values:
0
0
0
0
0
0
0
0
330
0
0
0
55490
771
771
441
441
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
330
0
0
330
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
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
1
7
17:26950
513:23508
65:4248
257:420
8:280
128:64
33:20

$s12CoreGraphics11PixelBufferV4moveyyAA0C4MoveVF
# Func Hash:
133950731611105179
# Num Counters:
52
# Counter Values:
563
1680
4
0
1
0
3
0
0
4
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
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
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
513:563
1
513:1680

$s12CoreGraphics11PixelBufferV6boundsAA0C4RectVvg
# Func Hash:
844982796950093491
# Num Counters:
4
# Counter Values:
5295
0
0
0
$0

$s12CoreGraphics11PixelRegionV10intersectsySbACF
# Func Hash:
484499718017093882
# Num Counters:
8
# Counter Values:
0
60
60
60
60
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
863
859
0
$0

$s12CoreGraphics11PixelRegionV4rect2atAA0C4RectVSi_tF
# Func Hash:
238984481941143025
# Num Counters:
3
# Counter Values:
3357
0
0
$0

$s12CoreGraphics11PixelRegionV5rectsSayAA0C4RectVGvg
# Func Hash:
135188634525179119
# Num Counters:
7
# Counter Values:
8
4
4
0
0
0
0
$0

$s12CoreGraphics11PixelRegionV7Storage33_C5EC000AD84BBAC8EC1E741CD849957DLLCMa
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
2931
$0

$s12CoreGraphics11PixelRegionV7Storage33_C5EC000AD84BBAC8EC1E741CD849957DLLCfD
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
2931
$0

$s12CoreGraphics11PixelRegionV7isEmptySbvg
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
2850
$0

$s12CoreGraphics11PixelRegionV8subtractyyAA0C4RectVF
# Func Hash:
631255616516937126
# Num Counters:
6
# Counter Values:
4
4
4
0
0
0
$0

$s12CoreGraphics11PixelRegionV9formUnionyyAA0C4RectVF
# Func Hash:
334492583292610618
# Num Counters:
5
# Counter Values:
631
630
4
0
0
$0

$s12CoreGraphics11PixelRegionV9formUnionyyACF
# Func Hash:
844982796716134239
# Num Counters:
4
# Counter Values:
1695
750
0
0
$0

$s12CoreGraphics11PixelRegionV9rectCountSivg
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
2130
$0

$s12CoreGraphics11PixelRegionVACycfC
# Func Hash:
784007058953177093
# Num Counters:
2
# Counter Values:
1322
0
$0

$s12CoreGraphics11PixelRegionVMa
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
11
$0

$s12CoreGraphics11PixelRegionVyAcA0C4RectVcfC
# Func Hash:
607699198746261048
# Num Counters:
5
# Counter Values:
92
654
0
0
46
$0

$s12CoreGraphics12CGBitmapInfoV17byteOrder32LittleACvau
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
123
$0

$s12CoreGraphics12CGColorSpaceC2eeoiySbAC_ACtFZTf4nnd_n
# Func Hash:
631255613736933188
# Num Counters:
7
# Counter Values:
0
0
262
0
262
0
0
$0

$s12CoreGraphics12CGColorSpaceCMa
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
172
$0

$s12CoreGraphics12CoverageMaskC10TextEngineE7drawingACSgAD12ComposedLineV_tc33_76675AE5E0D009A73557457FFD1BBF0CLlfC
# Func Hash:
1045822304153761751
# Num Counters:
28
# Counter Values:
1132433
189386
189386
18545
18545
18545
0
18545
0
0
479
0
479
0
0
0
0
0
0
0
0
0
0
0
0
0
0
18545
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
1
1
$s12CoreGraphics12CoverageMaskC5empty10withColorsACSgAA9PixelRectV_SbtcfC:479

$s12CoreGraphics12CoverageMaskC5empty10withColorsACSgAA9PixelRectV_SbtcfC
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
867
$0

$s12CoreGraphics12CoverageMaskC5empty10withColorsACSgAA9PixelRectV_Sbtcfc
# Func Hash:
37730075260148182
# Num Counters:
4
# Counter Values:
0
867
0
0
$0

$s12CoreGraphics12CoverageMaskC5empty10withColorsACSgAA9PixelRectV_SbtcfcfA0_
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
826
$0

$s12CoreGraphics12CoverageMaskC5place2at_ys5Int32V_AGtF
# Func Hash:
1063705158695194055
# Num Counters:
3
# Counter Values:
2109
1196
1032
$0

$s12CoreGraphics12CoverageMaskCMa
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
5331
$0

$s12CoreGraphics12CoverageMaskCfD
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
5290
$0

$s12CoreGraphics12ImageMappingV13imageToDeviceACSgAA17CGAffineTransformV_tcfCTf4nd_n
# Func Hash:
5832820631227227
# Num Counters:
13
# Counter Values:
302
302
302
302
302
0
302
0
302
0
0
0
0
$0

$s12CoreGraphics12PathElementsV11relativeArc__4from5delta_y10Foundation7CGPointV_AG7CGFloatVA2kA17CGAffineTransformVtF
# Func Hash:
444860882423251771
# Num Counters:
47
# Counter Values:
0
90
85
77
85
77
90
72
90
75
64
75
64
72
90
60
54
60
54
90
90
44
44
44
44
60
12
90
67
5
72
0
0
60
45
29
31
0
0
0
72
72
72
55
0
72
0
$0

$s12CoreGraphics12PathElementsV11roundedRectyy10Foundation6CGRectV_AE7CGFloatVAiA17CGAffineTransformVtF
# Func Hash:
217263278527158731
# Num Counters:
20
# Counter Values:
3361
3361
3361
3361
0
3361
3361
3361
3361
0
0
0
0
0
0
0
3361
0
0
0
$0

$s12CoreGraphics12PathElementsV4line2toy10Foundation7CGPointV_tF
# Func Hash:
287486626670537933
# Num Counters:
6
# Counter Values:
14407
14407
14407
14407
0
3972
$0

$s12CoreGraphics12PathElementsV4move2toy10Foundation7CGPointV_tF
# Func Hash:
331779891090209280
# Num Counters:
9
# Counter Values:
9869
9869
9869
543
4865
0
0
148
0
$0

$s12CoreGraphics12PathElementsV4rectyy10Foundation6CGRectV_AA17CGAffineTransformVtF
# Func Hash:
213263699845941920
# Num Counters:
21
# Counter Values:
302
302
0
0
302
302
0
0
0
0
0
302
0
302
0
0
302
0
0
0
0
$0

$s12CoreGraphics12PathElementsV5closeyyF
# Func Hash:
287486626173455023
# Num Counters:
6
# Counter Values:
3753
3753
3753
3753
0
302
$0

$s12CoreGraphics12PathElementsV5curve__2toy10Foundation7CGPointV_A2HtF
# Func Hash:
650973721828210517
# Num Counters:
10
# Counter Values:
28431
28431
28431
28431
28431
28431
28431
28431
0
10537
$0

$s12CoreGraphics12PathElementsV6append33_99E05970799A7B53A03DABF28B90C364LLyyAA0C7ElementOF
# Func Hash:
744640997196078888
# Num Counters:
23
# Counter Values:
14915
0
3466
13903
4630
14915
0
3466
3466
14915
0
3466
14915
0
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

$s12CoreGraphics12PathElementsV6appendyySayAA0C7ElementOG_AA17CGAffineTransformVtF
# Func Hash:
920543274743881905
# Num Counters:
17
# Counter Values:
3294
0
36914
36914
36914
0
3294
13176
13176
36914
3974
4449
2814
1635
0
28
0
$0

$s12CoreGraphics12PathElementsV7ellipse2in_y10Foundation6CGRectV_AA17CGAffineTransformVtF
# Func Hash:
155014114586233255
# Num Counters:
13
# Counter Values:
90
90
0
0
0
0
0
90
0
90
90
90
90
$0

$s12CoreGraphics13CGMutablePathC10addEllipse2in9transformy10Foundation6CGRectV_AA17CGAffineTransformVtF
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
78
$0

$s12CoreGraphics13CGMutablePathC12closeSubpathyyF
# Func Hash:
287486626173455023
# Num Counters:
6
# Counter Values:
179
179
179
179
0
0
$0

$s12CoreGraphics13CGMutablePathC14addRelativeArc6center6radius10startAngle5delta9transformy10Foundation7CGPointV_AJ7CGFloatVA2nA17CGAffineTransformVtF
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
8
$0

$s12CoreGraphics13CGMutablePathC14addRoundedRect2in11cornerWidth0I6Height9transformy10Foundation6CGRectV_AI7CGFloatVAmA17CGAffineTransformVtF
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
67
$0

$s12CoreGraphics13CGMutablePathC4move2to9transformy10Foundation7CGPointV_AA17CGAffineTransformVtF
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
1474
$0

$s12CoreGraphics13CGMutablePathC6addArc11tangent1End08tangent2H06radius9transformy10Foundation7CGPointV_AkI7CGFloatVAA17CGAffineTransformVtF
# Func Hash:
1005142732825873773
# Num Counters:
20
# Counter Values:
52
52
52
0
52
52
0
34
18
8
7
0
0
0
0
52
52
34
0
0
$0

$s12CoreGraphics13CGMutablePathC7addLine2to9transformy10Foundation7CGPointV_AA17CGAffineTransformVtF
# Func Hash:
287486626670537933
# Num Counters:
6
# Counter Values:
1998
1998
1998
1998
0
1346
$0

$s12CoreGraphics13CGMutablePathC8addCurve2to8control18control29transformy10Foundation7CGPointV_A2kA17CGAffineTransformVtF
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
724
$0

$s12CoreGraphics13CGMutablePathCACycfc
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
1257
$0

$s12CoreGraphics13CGMutablePathCMa
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
1177
$0

$s12CoreGraphics13CGMutablePathCfD
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
1257
$0

$s12CoreGraphics16CGImageAlphaInfoO8rawValueACSgs6UInt32V_tcfCTf4nd_n
# Func Hash:
93478049592413703
# Num Counters:
9
# Counter Values:
246
0
0
246
0
0
0
0
0
$0

$s12CoreGraphics17CGAffineTransformV11cairoMatrixSo01_E7_matrixVvg
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
41
$0

$s12CoreGraphics17CGAffineTransformV12isInvertibleSbvg
# Func Hash:
1063705161908944610
# Num Counters:
3
# Counter Values:
27001
27001
27001
$0

$s12CoreGraphics17CGAffineTransformV13concatenatingyA2CF
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
4869
$0

$s12CoreGraphics17CGAffineTransformV13rotationAngleAC10Foundation7CGFloatV_tcfC
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
69
$0

$s12CoreGraphics17CGAffineTransformV13rotationAngleAC10Foundation7CGFloatV_tcfCTf4nd_n
# Func Hash:
844982800068213394
# Num Counters:
5
# Counter Values:
69
68
68
68
68
$0

$s12CoreGraphics17CGAffineTransformV22preservesAxisAlignmentSbvg
# Func Hash:
1124680653142780434
# Num Counters:
4
# Counter Values:
1407
27119
25712
0
$0

$s12CoreGraphics17CGAffineTransformV8identityACvau
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
14706
$0

$s12CoreGraphics17CGAffineTransformV8invertedACyF
# Func Hash:
784007056844089447
# Num Counters:
2
# Counter Values:
19016
19016
$0

$s12CoreGraphics17CGAffineTransformVMa
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
1
$0

$s12CoreGraphics18GeometryValidationO7accepts__2ofSb10Foundation6CGRectV_s12StaticStringVypyXKtFZ
# Func Hash:
212526878935420674
# Num Counters:
2
# Counter Values:
7570
0
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
1
0

$s12CoreGraphics18GeometryValidationO7accepts__2ofSb10Foundation6CGSizeV_s12StaticStringVypyXKtFZ
# Func Hash:
212526878935420674
# Num Counters:
2
# Counter Values:
24
0
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
1
0

$s12CoreGraphics18GeometryValidationO7accepts__2ofSb10Foundation7CGFloatV_s12StaticStringVypyXKtFZ
# Func Hash:
212526878935420674
# Num Counters:
2
# Counter Values:
766
0
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
1
0

$s12CoreGraphics18GeometryValidationO7accepts__2ofSb10Foundation7CGPointV_s12StaticStringVypyXKtFZ
# Func Hash:
212526878935420674
# Num Counters:
2
# Counter Values:
1598
0
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
1
0

$s12CoreGraphics18GeometryValidationO7accepts__2ofSbSd_s12StaticStringVypyXKtFZ
# Func Hash:
212526878935420674
# Num Counters:
2
# Counter Values:
41
0
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
1
0

$s12CoreGraphics18GeometryValidationO7accepts__2ofSbSf_s12StaticStringVypyXKtFZ
# Func Hash:
212526878935420674
# Num Counters:
2
# Counter Values:
744
0
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
1
0

$s12CoreGraphics18GeometryValidationO8isFiniteySb10Foundation7CGFloatVFZ
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
83
$0

$s12CoreGraphics27CGColorSpaceCreateDeviceRGBAA0cD0CyF
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
123
$0

$s12CoreGraphics6CGPathC11roundedRect11cornerWidth0F6Height9transformAC10Foundation6CGRectV_AH7CGFloatVALSPyAA17CGAffineTransformVGSgtcfC
# Func Hash:
212526876123949159
# Num Counters:
2
# Counter Values:
3294
0
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
1
1
$s12CoreGraphics6CGPathC7storageAcA12PathElementsV_tcfC:3294

$s12CoreGraphics6CGPathC12currentPoint10Foundation7CGPointVvg
# Func Hash:
702941992757231615
# Num Counters:
3
# Counter Values:
237
0
0
$0

$s12CoreGraphics6CGPathC17boundingBoxOfPath10Foundation6CGRectVvg
# Func Hash:
520722537626422278
# Num Counters:
17
# Counter Values:
0
0
195
231
0
195
0
195
0
195
195
195
195
0
0
231
231
$0

$s12CoreGraphics6CGPathC7isEmptySbvg
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
1680
$0

$s12CoreGraphics6CGPathC7storageAcA12PathElementsV_tcfC
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
3294
$0

$s12CoreGraphics6CGPathC8elementsSayAA11PathElementOGvg
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
390
$0

$s12CoreGraphics6CGPathCMa
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
3300
$0

$s12CoreGraphics6CGPathCfD
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
3294
$0

$s12CoreGraphics7CGColorC2eeoiySbAC_ACtFZ
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
10698
$0

$s12CoreGraphics7CGColorC2eeoiySbAC_ACtFZTf4nnd_n
# Func Hash:
974670605831518518
# Num Counters:
8
# Counter Values:
10698
2120
262
262
262
262
262
0
$0

$s12CoreGraphics7CGColorC3red5green4blue5alphaAC10Foundation7CGFloatV_A3JtcfC
# Func Hash:
205679651234206769
# Num Counters:
13
# Counter Values:
96
96
96
96
96
0
0
0
0
87
87
87
24
$0

$s12CoreGraphics7CGColorC4copy5alphaACSg10Foundation7CGFloatV_tF
# Func Hash:
1101334238460085112
# Num Counters:
14
# Counter Values:
2321
2321
2321
2321
2321
0
0
0
0
0
2165
2205
2205
2321
$0

$s12CoreGraphics7CGColorC4gray5alphaAC10Foundation7CGFloatV_AHtcfC
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
16
$0

$s12CoreGraphics7CGColorC4gray5alphaAC10Foundation7CGFloatV_AHtcfCTf4nnd_n
# Func Hash:
619802541540776258
# Num Counters:
7
# Counter Values:
16
16
16
0
0
13
11
$0

$s12CoreGraphics7CGColorC4hash4intoys6HasherVz_tF
# Func Hash:
589789190992498027
# Num Counters:
9
# Counter Values:
7191
0
171
171
0
0
171
171
0
$0

$s12CoreGraphics7CGColorC4rgbaSd3red_Sd5greenSd4blueSd5alphatvg
# Func Hash:
950286755729858162
# Num Counters:
12
# Counter Values:
16785
0
18076
0
0
1291
0
0
0
0
0
0
$0

$s12CoreGraphics7CGColorC5blackACvau
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
231
$0

$s12CoreGraphics7CGColorC5black_WZ
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
4
$0

$s12CoreGraphics7CGColorC5whiteACvau
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
9
$0

$s12CoreGraphics7CGColorC5white_WZ
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
4
$0

$s12CoreGraphics7CGColorCMa
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
10766
$0

$s12CoreGraphics7CGColorCSgWOh
# Func Hash:
170957022131388415
# Num Counters:
1
# Counter Values:
42
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
1
1
** External Symbol **:42

$s12CoreGraphics7CGColorCfD
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
2312
$0

$s12CoreGraphics7CGImageC10withPixelsyxxAA11PixelBufferVKXEKlF
# Func Hash:
146835647075900052
# Num Counters:
2
# Counter Values:
0
810
$0

$s12CoreGraphics7CGImageC5UIKitE7colored33_194E62A8E0173A61EC24569BC0D4CCA7LLyACSgAA7CGColorCF
# Func Hash:
703650395181981118
# Num Counters:
21
# Counter Values:
30976
30976
30976
0
30976
0
0
0
0
121
0
0
0
0
0
0
0
30976
30976
30976
30976
$0

$s12CoreGraphics7CGImageC5UIKitE7colored33_194E62A8E0173A61EC24569BC0D4CCA7LLyACSgAA7CGColorCFyAA11PixelBufferV_Spys6UInt32VGtXEfU0_
# Func Hash:
95820318972593382
# Num Counters:
14
# Counter Values:
0
39032
2156
2156
121
121
0
0
0
0
0
0
0
0
$0

$s12CoreGraphics7CGImageC7copying8isOpaqueACSgAA11PixelBufferV_SbtcfC
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
121
$0

$s12CoreGraphics7CGImageC7copying8isOpaqueACSgAA11PixelBufferV_SbtcfCTf4nnd_n
# Func Hash:
290495010369322847
# Num Counters:
6
# Counter Values:
328
0
328
328
328
328
$0

$s12CoreGraphics7CGImageC8adopting11orientationACSgs13OpaquePointerV_Sitcfc
# Func Hash:
928018420583873597
# Num Counters:
7
# Counter Values:
0
328
328
328
328
328
328
$0

$s12CoreGraphics7CGImageC8cropping2toACSg10Foundation6CGRectV_tF
# Func Hash:
318124761947816985
# Num Counters:
43
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
84
84
0
0
0
0
0
0
0
0
56
0
28
0
0
0
0
0
0
0
0
84
0
0
0
0
0
0
0
$0

$s12CoreGraphics7CGImageCMa
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
7720
$0

$s12CoreGraphics7CGImageCfD
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
205
$0

$s12CoreGraphics8CGVectorV4zeroACvau
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
53
$0

$s12CoreGraphics9CGContextC10clipPixelsAA9PixelRectVvg
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
2334
$0

$s12CoreGraphics9CGContextC10paintShape6within7opacity_yAA9PixelRectV_Sdys13OpaquePointerVXEtF04$s12a9Graphics9c35C6strokeyySayAA11PathElementOGFys13jK7VXEfU0_ACSayAA0qR0OGTf1nncn_nTf4nnngg_n
# Func Hash:
425593511916747350
# Num Counters:
49
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
1156
0
0
0
0
0
1156
0
0
1156
0
1156
0
0
0
0
0
0
1156
0
0
0
0
0
0
0
0
0
0
0
1156
0
0
0
0
0
$0

$s12CoreGraphics9CGContextC10paintShape6within7opacity_yAA9PixelRectV_Sdys13OpaquePointerVXEtF04$s12a9Graphics9c54C4fillyySayAA11PathElementOG_AA14CGPathFillRuleOtFys13jK7VXEfU0_ACSayAA0qR0OGAA0uvW0OTf1nncn_nTf4nnndgn_n
# Func Hash:
1074407656935743073
# Num Counters:
42
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
3317
0
0
0
0
0
3317
0
0
3308
0
3308
0
0
0
0
0
0
3308
0
0
0
0
0
0
0
0
3308
0
0
0
0
0
$0

$s12CoreGraphics9CGContextC10saveGStateyyF
# Func Hash:
238984482353853237
# Num Counters:
3
# Counter Values:
1365
257
14
$0

$s12CoreGraphics9CGContextC10setLineCapyyAA06CGLineF0OF
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
1076
$0

$s12CoreGraphics9CGContextC10strokePathyyF
# Func Hash:
146835647075900052
# Num Counters:
2
# Counter Values:
1144
0
$0

$s12CoreGraphics9CGContextC11drawUpright_2in8byTilingyAA7CGImageC_10Foundation6CGRectVSbtF
# Func Hash:
894168931877459623
# Num Counters:
16
# Counter Values:
302
302
302
0
0
0
0
0
0
0
0
0
0
0
302
0
$0

$s12CoreGraphics9CGContextC11drawUpright_2in8byTilingyAA7CGImageC_10Foundation6CGRectVSbtFfA1_
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
218
$0

$s12CoreGraphics9CGContextC11paintPixels_7opacityyAA9PixelRectV_SdtF
# Func Hash:
187771963656010828
# Num Counters:
7
# Counter Values:
274
0
0
274
0
0
0
$0

$s12CoreGraphics9CGContextC11setLineDash5phase7lengthsy10Foundation7CGFloatV_SayAIGtF
# Func Hash:
830659418187978626
# Num Counters:
10
# Counter Values:
0
943
0
0
943
0
0
0
0
0
$0

$s12CoreGraphics9CGContextC11setLineJoinyyAA06CGLineF0OF
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
1064
$0

$s12CoreGraphics9CGContextC11translateBy1x1yy10Foundation7CGFloatV_AItF
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
298
$0

$s12CoreGraphics9CGContextC12setBlendModeyyAA07CGBlendF0OF
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
201
$0

$s12CoreGraphics9CGContextC12setFillColoryyAA7CGColorCF
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
7127
$0

$s12CoreGraphics9CGContextC12setLineWidthyy10Foundation7CGFloatVF
# Func Hash:
784007059655560962
# Num Counters:
2
# Counter Values:
1156
1156
$0

$s12CoreGraphics9CGContextC12strokeOutset33_321D4F1089D836F9ECA553677EB75342LL10Foundation7CGFloatVvg
# Func Hash:
219088259681483522
# Num Counters:
6
# Counter Values:
1156
0
864
864
292
0
$0

$s12CoreGraphics9CGContextC12userToDeviceAA17CGAffineTransformVvg
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
2608
$0

$s12CoreGraphics9CGContextC13fillRectangle33_321D4F1089D836F9ECA553677EB75342LLyy10Foundation6CGRectVF
# Func Hash:
494971640918631971
# Num Counters:
26
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
3844
0
3844
3844
3844
3844
0
3844
0
0
0
3844
0
0
3844
0
$0

$s12CoreGraphics9CGContextC13paintDirectly33_6BC30F3514FD9FD3A3E6471B06FED3CFLL7throughyAA12CoverageMaskC_tF
# Func Hash:
287486626392391497
# Num Counters:
5
# Counter Values:
0
0
0
0
6573
$0

$s12CoreGraphics9CGContextC13restoreGStateyyF
# Func Hash:
798733565585163347
# Num Counters:
4
# Counter Values:
1365
0
1365
0
$0

$s12CoreGraphics9CGContextC13setMiterLimityy10Foundation7CGFloatVF
# Func Hash:
784007059655560962
# Num Counters:
2
# Counter Values:
943
943
$0

$s12CoreGraphics9CGContextC13strokeEllipse2iny10Foundation6CGRectV_tF
# Func Hash:
536873293986372656
# Num Counters:
3
# Counter Values:
12
12
0
$0

$s12CoreGraphics9CGContextC14setStrokeColoryyAA7CGColorCF
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
967
$0

$s12CoreGraphics9CGContextC15prepareOperatoryyF
# Func Hash:
382993475055910911
# Num Counters:
2
# Counter Values:
2334
2334
$0

$s12CoreGraphics9CGContextC21boundingBoxOfClipPath10Foundation6CGRectVvg
# Func Hash:
360019385187734244
# Num Counters:
6
# Counter Values:
0
130
130
130
0
0
$0

$s12CoreGraphics9CGContextC4clip2toy10Foundation6CGRectV_tF
# Func Hash:
70168004641376069
# Num Counters:
15
# Counter Values:
0
242
0
0
0
256
0
0
256
0
0
256
256
0
0
$0

$s12CoreGraphics9CGContextC4data5width6height16bitsPerComponent05bytesH3Row5space10bitmapInfoACSgSvSg_S4iAA12CGColorSpaceCs6UInt32VtcfC
# Func Hash:
638066920810298972
# Num Counters:
21
# Counter Values:
123
0
0
0
0
0
0
0
0
0
0
0
0
123
0
0
123
123
0
0
123
$0

$s12CoreGraphics9CGContextC4draw33_E25EFCBE6B1C7A4E1859128D73104828LL_2in6origin4down8byTilingyAA7CGImageC_10Foundation6CGRectVAL7CGPointVAL7CGFloatVSbtFys13OpaquePointerVXEfU_
# Func Hash:
787521392836248269
# Num Counters:
41
# Counter Values:
0
0
0
0
0
0
0
0
302
302
0
302
0
0
28
0
218
0
0
218
0
0
56
0
274
0
218
0
0
0
0
0
0
0
302
302
302
302
56
274
0
$0

$s12CoreGraphics9CGContextC4emit_2toy10Foundation6CGRectV_s13OpaquePointerVtFTf4nnd_n
# Func Hash:
111603439325305613
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
3844
0
0
3844
0
0
3844
0
0
0
0
3844
3844
0
3844
3844
3844
3844
3844
$0

$s12CoreGraphics9CGContextC4emit_2toySayAA11PathElementOG_s13OpaquePointerVtFTf4nnd_n
# Func Hash:
209193174189724237
# Num Counters:
40
# Counter Values:
13927
14879
4645
0
3469
4464
4464
0
4645
4645
4645
4645
14879
14879
14879
14879
0
0
0
0
0
0
0
0
0
0
0
0
13927
13927
13927
13927
13927
13927
13927
13927
13927
13927
13927
13927
$0

$s12CoreGraphics9CGContextC4fillyy10Foundation6CGRectVF
# Func Hash:
146835647075900052
# Num Counters:
2
# Counter Values:
3734
110
$0

$s12CoreGraphics9CGContextC4fillyySayAA11PathElementOG_AA14CGPathFillRuleOtF
# Func Hash:
599005164426362070
# Num Counters:
9
# Counter Values:
0
3317
3317
0
0
0
3317
0
0
$0

$s12CoreGraphics9CGContextC5SavedOMa
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
4
$0

$s12CoreGraphics9CGContextC5SavedOSgWOg
# Func Hash:
382993475055910911
# Num Counters:
2
# Counter Values:
1365
0
$0

$s12CoreGraphics9CGContextC5SavedOSgWOi_
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
1365
$0

$s12CoreGraphics9CGContextC5SavedOWOe
# Func Hash:
146835647075900052
# Num Counters:
2
# Counter Values:
2730
0
$0

$s12CoreGraphics9CGContextC5SavedOWOg
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
1365
$0

$s12CoreGraphics9CGContextC5SavedOWOh
# Func Hash:
170957022131388415
# Num Counters:
1
# Counter Values:
2730
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
1
1
$s12CoreGraphics9CGContextC5SavedOwxx:2730

$s12CoreGraphics9CGContextC5SavedOWOi_
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
1365
$0

$s12CoreGraphics9CGContextC5SavedOWOj_
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
4095
$0

$s12CoreGraphics9CGContextC5SavedOwxx
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
2730
$0

$s12CoreGraphics9CGContextC5StateVWOc
# Func Hash:
170957022131388415
# Num Counters:
1
# Counter Values:
4095
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
1
1
$s12CoreGraphics9CGContextC5StateVwcp:4095

$s12CoreGraphics9CGContextC5StateVWOh
# Func Hash:
170957022131388415
# Num Counters:
1
# Counter Values:
3263
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
1
1
$s12CoreGraphics9CGContextC5StateVwxx:3263

$s12CoreGraphics9CGContextC5StateVwcp
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
4095
$0

$s12CoreGraphics9CGContextC5StateVwxx
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
3263
$0

$s12CoreGraphics9CGContextC5UIKitE6bitmap6bounds5scale8isOpaqueACSg10Foundation6CGRectV_AJ7CGFloatVSbtFZTf4nnnd_n
# Func Hash:
24661709136912896
# Num Counters:
17
# Counter Values:
123
123
123
123
0
123
123
0
0
0
0
0
0
0
123
123
0
$0

$s12CoreGraphics9CGContextC5alphaSdvg
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
2109
$0

$s12CoreGraphics9CGContextC5cairo13baseTransform3ctmACs13OpaquePointerV_AA08CGAffineF0VAJtcfC
# Func Hash:
784007058953177093
# Num Counters:
2
# Counter Values:
1723
0
$0

$s12CoreGraphics9CGContextC5flushyyF
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
52
$0

$s12CoreGraphics9CGContextC5paint7throughyAA12CoverageMaskC_tF
# Func Hash:
146835647075900052
# Num Counters:
2
# Counter Values:
0
2109
$0

$s12CoreGraphics9CGContextC6addArc6center6radius10startAngle03endI09clockwisey10Foundation7CGPointV_AJ7CGFloatVA2NSbtF
# Func Hash:
732038793579236368
# Num Counters:
8
# Counter Values:
12
0
0
12
0
0
0
0
$0

$s12CoreGraphics9CGContextC6pixels8isOpaque5scaleAcA11PixelBufferV_Sb10Foundation7CGFloatVtcfC
# Func Hash:
303685787466952578
# Num Counters:
14
# Counter Values:
0
52
0
0
0
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

$s12CoreGraphics9CGContextC6strokeyySayAA11PathElementOGF
# Func Hash:
917515341516529273
# Num Counters:
8
# Counter Values:
1156
1156
1156
1156
1156
0
0
0
$0

$s12CoreGraphics9CGContextC6strokeyySayAA11PathElementOGFys13OpaquePointerVXEfU0_
# Func Hash:
93478047089190902
# Num Counters:
8
# Counter Values:
1156
1156
0
292
0
0
0
0
$0

$s12CoreGraphics9CGContextC7addPathyyAA6CGPathCF
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
4449
$0

$s12CoreGraphics9CGContextC7blended33_6BC30F3514FD9FD3A3E6471B06FED3CFLL6within7opacityAA12CoverageMaskCSgAA9PixelRectV_SdtF
# Func Hash:
438284565088969108
# Num Counters:
12
# Counter Values:
0
0
0
6847
6847
0
0
0
0
0
0
0
$0

$s12CoreGraphics9CGContextC7clipBox10Foundation6CGRectVvg
# Func Hash:
702941992757231615
# Num Counters:
3
# Counter Values:
7569
7569
7569
$0

$s12CoreGraphics9CGContextC7extents2of9widenedByAA9PixelRectVSayAA11PathElementOG_10Foundation7CGFloatVtFTf4nnd_n
# Func Hash:
1063715250400016461
# Num Counters:
1567
# Counter Values:
4654
3478
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
12016
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
13963
0
13963
0
13963
13963
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
4473
0
10537
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
7143
0
13963
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
4473
0
10543
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
13963
10548
0
0
0
0
0
0
0
0
0
0
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
10542
4473
0
0
3417
3726
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
3415
0
0
0
0
0
0
0
0
0
0
7084
0
12485
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
3420
0
9
0
0
0
0
0
0
0
0
0
13954
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
3437
0
10526
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
19569
0
0
0
4727
0
4043
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
12118
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
13963
0
0
27
0
3479
0
0
0
0
0
0
0
0
0
6925
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
7
0
0
0
0
0
0
0
0
3494
0
0
13963
3505
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
3479
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
13963
3508
4473
$0

$s12CoreGraphics9CGContextC7prepare33_321D4F1089D836F9ECA553677EB75342LLySbAC5PaintVF
# Func Hash:
679210745886084866
# Num Counters:
4
# Counter Values:
8317
8317
1
8317
$0

$s12CoreGraphics9CGContextC7scaleBy1x1yy10Foundation7CGFloatV_AItF
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
123
$0

$s12CoreGraphics9CGContextC8fillPath5usingyAA14CGPathFillRuleO_tF
# Func Hash:
146835647075900052
# Num Counters:
2
# Counter Values:
3317
0
$0

$s12CoreGraphics9CGContextC8setAlphayy10Foundation7CGFloatVF
# Func Hash:
679210743074613351
# Num Counters:
4
# Counter Values:
246
246
84
246
$0

$s12CoreGraphics9CGContextC9beginPathyyF
# Func Hash:
1124680650602959256
# Num Counters:
3
# Counter Values:
920
37
0
$0

$s12CoreGraphics9CGContextC9hasShadowSbvg
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
2334
$0

$s12CoreGraphics9CGContextC9makeImageAA7CGImageCSgyF
# Func Hash:
238984482966880379
# Num Counters:
3
# Counter Values:
123
0
123
$0

$s12CoreGraphics9CGContextCMa
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
1898
$0

$s12CoreGraphics9CGContextCfD
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
1898
$0

$s12CoreGraphics9CGContextCfd
# Func Hash:
287486627329531846
# Num Counters:
5
# Counter Values:
0
0
0
1898
0
$0

$s12CoreGraphics9PixelMoveV5movedyAA0C4RectVAFF
# Func Hash:
146835647075900052
# Num Counters:
2
# Counter Values:
8
0
$0

$s12CoreGraphics9PixelMoveV6targetAA0C4RectVvg
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
8
$0

$s12CoreGraphics9PixelMoveVMa
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
1
$0

$s12CoreGraphics9PixelMoveV_2dx2dyAcA0C4RectV_s5Int32VAItcfC
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
4
$0

$s12CoreGraphics9PixelRectV4snapy10Foundation7CGFloatVAGFZ
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
24719
$0

$s12CoreGraphics9PixelRectV5unionyA2CF
# Func Hash:
959085192517320418
# Num Counters:
5
# Counter Values:
1633
831
831
802
0
$0

$s12CoreGraphics9PixelRectV7exactlyACSg10Foundation6CGRectV_tcfCTf4nd_n
# Func Hash:
910108394919747234
# Num Counters:
9
# Counter Values:
4402
4402
4402
4402
4402
4402
4402
0
0
$0

$s12CoreGraphics9PixelRectV8coveringAC10Foundation6CGRectV_tcfC
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
6140
$0

$s12CoreGraphics9PixelRectV8coveringAC10Foundation6CGRectV_tcfCTf4nd_n
# Func Hash:
93423838971076230
# Num Counters:
37
# Counter Values:
18136
18136
18108
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
28
18108
18108
18108
0
18108
18108
18108
0
0
18108
18108
0
0
18108
18108
$0

$s12CoreGraphics9PixelRectV8snappingAC10Foundation6CGRectV_tcfC
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
26180
$0

$s12CoreGraphics9PixelRectV8snappingAC10Foundation6CGRectV_tcfCTf4nd_n
# Func Hash:
157829095244963794
# Num Counters:
35
# Counter Values:
30582
30582
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
30582
30582
30582
0
30414
30582
30582
0
0
30582
30582
0
168
30582
30582
$0

$s12CoreGraphics9PixelRectVMa
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
4
$0

$s13DisplayServer03X11B0C10connection11environment7startupAcA0C10ConnectionC_13SystemSupport18ProcessEnvironmentVSSSgtKc33_5308A38EE3A2B6DD9BD8695B1D7774BALlfcTf4gnnn_n
# Func Hash:
758414237723079115
# Num Counters:
17
# Counter Values:
0
4
0
0
0
0
0
0
0
0
0
0
0
4
4
4
4
$0

$s13DisplayServer03X11B0C10makeLeaderSuyF
# Func Hash:
95820319665768683
# Num Counters:
13
# Counter Values:
0
0
0
4
4
0
4
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
3850
52
3178
3178
3178
3178
3178
0
0
0
0
0
0
52
0
52
0
0
3902
3906
0
1995
4
0
0
3906
0
1995
0
0
0
0
0
1989
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
52
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
2
1
$s5UIKit13UIWindowSceneC13DisplayServer0D15SurfaceDelegateAadEP16surfaceDidResizeyyAD0dF0_pFTW:52
0

$s13DisplayServer03X11B0C11cancelInput2ofyAA0C7SurfaceC_tF
# Func Hash:
806849078383395059
# Num Counters:
19
# Counter Values:
0
0
0
0
0
0
4
0
8
0
0
0
0
0
0
0
0
0
4
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
2
0
1
$s13DisplayServer03X11B0C9schedulerAA9SchedulerCvpfiSdycfU_:4

$s13DisplayServer03X11B0C11handleFocus33_0A7BB2A879D04CC827E68F7736E54E1ELLyySo17XFocusChangeEventa_AA0C7SurfaceCtF
# Func Hash:
69360626700216296
# Num Counters:
19
# Counter Values:
0
35
0
0
0
11
0
8
0
0
4
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
37028
37028
4
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
4
0
4
$0

$s13DisplayServer03X11B0C12deliverQueue33_5308A38EE3A2B6DD9BD8695B1D7774BALLyyF
# Func Hash:
465580089483188721
# Num Counters:
14
# Counter Values:
0
0
2303
0
2421
2303
0
0
0
0
3942
2303
0
0
# Num Value Kinds:
2
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
1
1
$s5UIKit13UIWindowSceneC13DisplayServer0D15SurfaceDelegateAadEP7surface_10didReceiveyAD0dF0_p_AD10InputEventVtFTW:2421
# ValueKind = IPVK_MemOPSize:
1
# NumValueSites:
1
1
0:2303

$s13DisplayServer03X11B0C12handleDevice33_388A8CE66244015FF37267566EDF2376LLyySo13XIDeviceEventaF
# Func Hash:
927205940573598641
# Num Counters:
11
# Counter Values:
1530
1530
0
0
0
880
0
325
0
325
0
$0

$s13DisplayServer03X11B0C12prepareQueue33_5308A38EE3A2B6DD9BD8695B1D7774BALL3foryAA0C7SurfaceC_tF
# Func Hash:
134732428857511367
# Num Counters:
4
# Counter Values:
2421
4
2417
2417
$0

$s13DisplayServer03X11B0C13windowManagerAA0c6WindowE0Cvg
# Func Hash:
146835647075900052
# Num Counters:
2
# Counter Values:
862
4
$0

$s13DisplayServer03X11B0C14prepareToSleep33_5308A38EE3A2B6DD9BD8695B1D7774BALLAA0C8MainLoopC9ReadinessOyF
# Func Hash:
916644088313625370
# Num Counters:
23
# Counter Values:
3763
3892
3892
3892
0
0
3892
0
3763
3763
3763
2730
3576
855
100
176
163
0
0
97
3049
1861
148
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
2
1
$s5UIKit18TerminationSignalsO7install2on2ofy13DisplayServer0G9EventLoop_p_AA13UIApplicationCtFZSbycfU_:3763
1
$s13DisplayServer03X11B0C9schedulerAA9SchedulerCvpfiSdycfU_:3763

$s13DisplayServer03X11B0C15openInputMethodyyF
# Func Hash:
661518734745619610
# Num Counters:
18
# Counter Values:
0
0
1
15
0
0
1
1
1
0
1
0
1
1
0
0
0
1
$0

$s13DisplayServer03X11B0C15publishUserTimeyyF
# Func Hash:
271263512210017598
# Num Counters:
10
# Counter Values:
0
866
3906
0
0
866
0
0
0
866
$0

$s13DisplayServer03X11B0C16handleCompletion33_0A7BB2A879D04CC827E68F7736E54E1ELLyySo7_XEventVzF
# Func Hash:
438284566005673938
# Num Counters:
9
# Counter Values:
0
333
329
329
4
0
329
0
333
$0

$s13DisplayServer03X11B0C18reportLossIfNeeded33_5308A38EE3A2B6DD9BD8695B1D7774BALLyyF
# Func Hash:
280511521460954083
# Num Counters:
19
# Counter Values:
0
3910
0
0
0
0
3910
3910
0
0
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

$s13DisplayServer03X11B0C19openInputMethodSoonyyFyyYbScMYccfU_
# Func Hash:
784007056844089447
# Num Counters:
2
# Counter Values:
2
2
$0

$s13DisplayServer03X11B0C19preventsScreenSaverSbvs
# Func Hash:
238984481596976647
# Num Counters:
3
# Counter Values:
16
0
0
$0

$s13DisplayServer03X11B0C20handleInputExtensionyySo7_XEventVzF
# Func Hash:
210195992734756110
# Num Counters:
30
# Counter Values:
325
880
0
0
0
325
0
4
0
1540
1540
1540
0
0
1205
0
0
0
325
8
0
2
0
0
8
325
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

$s13DisplayServer03X11B0C20handleInputExtensionyySo7_XEventVzF6$deferL_yyF
# Func Hash:
93478046845441224
# Num Counters:
7
# Counter Values:
1540
1540
1540
4
0
0
0
$0

$s13DisplayServer03X11B0C20processPendingEventsyyF
# Func Hash:
613507338628438598
# Num Counters:
26
# Counter Values:
3906
3906
3906
3906
3906
3906
3906
0
2854
952
3906
0
0
0
952
377
0
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
$s13DisplayServer03X11B0C9schedulerAA9SchedulerCvpfiSdycfU_:2854
1
$s13DisplayServer03X11B0C9schedulerAA9SchedulerCvpfiSdycfU_:3906
1
$s5UIKit13UIApplicationC13DisplayServer0cD8DelegateAadEP07displayD0_7frameAtyA2D_p_AD9FrameTimeVtFTW:952

$s13DisplayServer03X11B0C24connectToDesktopIfNeeded33_5308A38EE3A2B6DD9BD8695B1D7774BALLyyF
# Func Hash:
212526876123949159
# Num Counters:
2
# Counter Values:
952
4
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
1
1
$s13DisplayServer03X11B0C9schedulerAA9SchedulerCvpfiSdycfU_:4

$s13DisplayServer03X11B0C24connectToDesktopIfNeeded33_5308A38EE3A2B6DD9BD8695B1D7774BALLyyFyyYbScMYccfU_
# Func Hash:
647472251581958737
# Num Counters:
10
# Counter Values:
4
0
0
0
0
0
4
4
0
0
$0

$s13DisplayServer03X11B0C3runyyF
# Func Hash:
267475608442227599
# Num Counters:
80
# Counter Values:
0
0
0
0
0
0
0
3902
0
0
3002
3902
0
0
934
0
0
0
0
0
0
0
0
0
0
0
0
3906
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
4
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
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
1
$s5UIKit18TerminationSignalsO7install2on2ofy13DisplayServer0G9EventLoop_p_AA13UIApplicationCtFZSbycfU_:3906
0
0
0
0

$s13DisplayServer03X11B0C5close33_5308A38EE3A2B6DD9BD8695B1D7774BALLyyF
# Func Hash:
262798352298612771
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
4
0
0
0
1
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
0
0
0
0
0
0
0
0
0
0
0
0
4
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
8
4
$0

$s13DisplayServer03X11B0C5touchAA0C5TouchCvg
# Func Hash:
146835647075900052
# Num Counters:
2
# Counter Values:
8
4
$0

$s13DisplayServer03X11B0C6handle33_0A7BB2A879D04CC827E68F7736E54E1ELLyySo7_XEventV_AA0C7SurfaceCtF
# Func Hash:
116567532198230374
# Num Counters:
38
# Counter Values:
491
4
0
86
0
0
0
0
0
0
982
113
100
52
0
0
100
100
11
0
100
4
4
4
0
0
0
0
97
86
4
4
4
97
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
$s13DisplayServer18X11SharedPresenterCAA0cE0A2aDP7restoreyy12CoreGraphics9PixelRectVFTW:97

$s13DisplayServer03X11B0C6handleyySo7_XEventVzF
# Func Hash:
744640996578793169
# Num Counters:
22
# Counter Values:
3178
190
491
1638
1540
491
491
1637
13
0
85
0
333
1304
0
1304
0
1303
1247
0
1247
0
$0

$s13DisplayServer03X11B0C6leaderSuvg
# Func Hash:
784007059655560962
# Num Counters:
2
# Counter Values:
4
4
$0

$s13DisplayServer03X11B0C6removeyyAA0C7SurfaceCF
# Func Hash:
974670607066959255
# Num Counters:
6
# Counter Values:
1
0
4
0
4
0
$0

$s13DisplayServer03X11B0C7cursorsAA0C7CursorsCvg
# Func Hash:
146835647075900052
# Num Counters:
2
# Counter Values:
13
1
$0

$s13DisplayServer03X11B0C7devicesAA0C7DevicesCvg
# Func Hash:
146835647075900052
# Num Counters:
2
# Counter Values:
989
4
$0

$s13DisplayServer03X11B0C7pointerAA0C7PointerCvg
# Func Hash:
146835647075900052
# Num Counters:
2
# Counter Values:
1546
4
$0

$s13DisplayServer03X11B0C7screensAA0C8MonitorsCvg
# Func Hash:
146835647075900052
# Num Counters:
2
# Counter Values:
5270
4
$0

$s13DisplayServer03X11B0C7willMapyyAA0C7SurfaceCF
# Func Hash:
325048438387102236
# Num Counters:
15
# Counter Values:
4
0
0
0
0
0
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
2624
4
$0

$s13DisplayServer03X11B0C9inputGrabAA0c5InputE0Cvg
# Func Hash:
146835647075900052
# Num Counters:
2
# Counter Values:
4
4
$0

$s13DisplayServer03X11B0C9schedulerAA9SchedulerCvpfiSdycfU_
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
14173
$0

$s13DisplayServer03X11B0CA5AP10disconnectyyFTW
# Func Hash:
238984481799490044
# Num Counters:
3
# Counter Values:
4
4
1
$0

$s13DisplayServer03X11B0CA5AP11isConnectedSbvgTW
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
2017
$0

$s13DisplayServer03X11B0CA5AP11makeSurfaceyAA0aE0_pAA0E13ConfigurationVKFTW
# Func Hash:
382993475055910911
# Num Counters:
2
# Counter Values:
4
4
$0

$s13DisplayServer03X11B0CA5AP8delegateAA0aB8Delegate_pSgvsTW
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
4
$0

$s13DisplayServer03X11B0CAA0A6ScreenA2aDP5scale10Foundation7CGFloatVvgTW
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
40314
$0

$s13DisplayServer03X11B0CAA0A6ScreenA2aDP8monitorsSayAA0A7MonitorVGvgTW
# Func Hash:
784007059655560962
# Num Counters:
2
# Counter Values:
4
0
$0

$s13DisplayServer03X11B0CAA0A9EventLoopA2aDP10frameClockAA05FrameG0CvgTW
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
1319
$0

$s13DisplayServer03X11B0CAA0A9EventLoopA2aDP3runyyFTW
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
4
$0

$s13DisplayServer03X11B0CAA0A9EventLoopA2aDP4stopyyFTW
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
4
$0

$s13DisplayServer03X11B0CAA0A9EventLoopA2aDP9interruptAA0A9InterruptVSgvsTW
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
4
$0

$s13DisplayServer03X11B0CAA0A9EventLoopA2aDP9schedulerAA9SchedulerCvgTW
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
555
$0

$s13DisplayServer03X11B0CAA15DesktopServicesA2aDP19preventsScreenSaverSbvsTW
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
16
$0

$s13DisplayServer03X11B0CAA15DesktopServicesA2aDP8settingsAA0A8SettingsVvgTW
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
112
$0

$s13DisplayServer03X11B0CAA15DesktopServicesA2aDP9clipboardAA0A9Clipboard_pvgTW
# Func Hash:
146835647075900052
# Num Counters:
2
# Counter Values:
2
1
$0

$s13DisplayServer03X11B0CMa
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
4
$0

$s13DisplayServer03X11B4TimeV7seconds3for3nowSds6UInt32V_SdtF
# Func Hash:
765075800883411521
# Num Counters:
10
# Counter Values:
0
4
2413
0
24
0
2413
0
4
0
$0

$s13DisplayServer0A15SurfaceDelegate_pSgXwWOh
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
4
$0

$s13DisplayServer0A7MonitorVMa
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
8
$0

$s13DisplayServer0A7MonitorVWOc
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
$s13DisplayServer0A7MonitorVwcp:4

$s13DisplayServer0A7MonitorVwcp
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
4
$0

$s13DisplayServer0A7MonitorVwxx
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
4
$0

$s13DisplayServer0A8SettingsV19doubleClickInterval0dE8Distance6isDark15hasHighContrast9textScale11cursorTheme0O4Size11caretBlinks0R10BlinkCycleACSdSg_10Foundation7CGFloatVSgSbSgArMSSSgSiSgArMtcfC
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
12
$0

$s13DisplayServer0A8SettingsVWOc
# Func Hash:
170957022131388415
# Num Counters:
1
# Counter Values:
140
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
1
1
$s13DisplayServer0A8SettingsVwcp:140

$s13DisplayServer0A8SettingsVWOh
# Func Hash:
170957022131388415
# Num Counters:
1
# Counter Values:
152
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
1
1
$s13DisplayServer0A8SettingsVwxx:152

$s13DisplayServer0A8SettingsVwcp
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
140
$0

$s13DisplayServer0A8SettingsVwxx
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
152
$0

$s13DisplayServer0A9InterruptV10descriptor9isPending7handlerACs5Int32V_SbycyyYbScMYcctcfC
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
4
$0

$s13DisplayServer0A9InterruptVMa
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
4
$0

$s13DisplayServer0A9InterruptVSgWOd
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

$s13DisplayServer0A9InterruptVwet
# Func Hash:
607699200014702880
# Num Counters:
5
# Counter Values:
8
8
0
0
4
$0

$s13DisplayServer0A9InterruptVwst
# Func Hash:
567185240178928211
# Num Counters:
5
# Counter Values:
4
0
0
0
0
$0

$s13DisplayServer0aB4KindO4open11displayName11environment14beginOtherWorkA2A_pSSSg_13SystemSupport18ProcessEnvironmentVyyXEtKF
# Func Hash:
515008862897453793
# Num Counters:
4
# Counter Values:
0
0
0
4
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
1
1
$s5UIKit8DisplaysC10makeServer33_ED81EE48641ED672E1CBA1FBF051EDFCLL6isMain07DisplayD0AG_pSb_tKFZyyYbcfu_:4

$s13DisplayServer0aB4KindO4open11displayName11environment14beginOtherWorkA2A_pSSSg_13SystemSupport18ProcessEnvironmentVyyXEtKFfA0_
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
4
$0

$s13DisplayServer0aB4KindO8selected2by6isMainAC13SystemSupport18ProcessEnvironmentV_SbtKFZ
# Func Hash:
187771962880352357
# Num Counters:
8
# Counter Values:
4
0
0
0
0
0
0
0
$0

$s13DisplayServer0aB4KindO8selected2by6isMainAC13SystemSupport18ProcessEnvironmentV_SbtKFZfA_
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
4
$0

$s13DisplayServer10FrameClockC012requestFirstC0yyF
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
4
$0

$s13DisplayServer10FrameClockC04takeC03nowAA0C4TimeVSgSd_tF
# Func Hash:
159676628284692097
# Num Counters:
10
# Counter Values:
3906
1223
429
429
952
0
0
0
0
276
$0

$s13DisplayServer10FrameClockC07requestC0yyF
# Func Hash:
431494656919539458
# Num Counters:
3
# Counter Values:
1315
950
390
$0

$s13DisplayServer10FrameClockC12nextPollTime5after6eventsSdSgSd_SitF
# Func Hash:
62306919200860032
# Num Counters:
5
# Counter Values:
855
176
0
0
0
$0

$s13DisplayServer10FrameClockC7dueTimeSdSgvg
# Func Hash:
631255613411307647
# Num Counters:
7
# Counter Values:
3763
419
39
39
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
4
$0

$s13DisplayServer10InputEventV4KindOWOc
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
551
$0

$s13DisplayServer10InputEventV4KindOWOe
# Func Hash:
844982797069585453
# Num Counters:
5
# Counter Values:
6383
0
1760
2946
0
$0

$s13DisplayServer10InputEventV4KindOWOy
# Func Hash:
844982797069585453
# Num Counters:
5
# Counter Values:
4513
0
880
1964
0
$0

$s13DisplayServer10InputEventV4KindOwcp
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
551
$0

$s13DisplayServer10InputEventVMa
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
4
$0

$s13DisplayServer10InputEventVWOc
# Func Hash:
170957022131388415
# Num Counters:
1
# Counter Values:
3962
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
1
1
$s13DisplayServer10InputEventVwcp:3962

$s13DisplayServer10InputEventVWOh
# Func Hash:
170957022131388415
# Num Counters:
1
# Counter Values:
3962
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
1
1
$s13DisplayServer10InputEventVwxx:3962

$s13DisplayServer10InputEventVwcp
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
3962
$0

$s13DisplayServer10InputEventVwxx
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
6383
$0

$s13DisplayServer10InputQueueV10appendMove_9modifiersyAA13PointerSampleV_AA12KeyModifiersVtF
# Func Hash:
927205940894026585
# Num Counters:
10
# Counter Values:
880
1
0
1
0
0
1
0
0
0
$0

$s13DisplayServer10InputQueueV3add33_EB7F204ACE319A29321698480E2297E1LL_2toSbAA13PointerSampleV_AA0C5EventV4KindOztFZTf4nnd_n
# Func Hash:
844982800180062377
# Num Counters:
4
# Counter Values:
1
0
0
0
$0

$s13DisplayServer10InputQueueV5merge33_EB7F204ACE319A29321698480E2297E1LL_4intoSbAA0C5EventV_AHztFZTf4nnd_n
# Func Hash:
45209321374748584
# Num Counters:
16
# Counter Values:
117
0
117
0
0
0
0
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

$s13DisplayServer10InputQueueV6appendyyAA0C5EventVF
# Func Hash:
414921812364228926
# Num Counters:
8
# Counter Values:
1541
1541
117
4
0
3
0
0
$0

$s13DisplayServer10SessionBusC4open33_98B6531BB078872A2F434592A41DED5DLL4DBus0L10ConnectionCSgyF
# Func Hash:
844982799235303692
# Num Counters:
4
# Counter Values:
0
4
0
0
$0

$s13DisplayServer10SessionBusC5State33_98B6531BB078872A2F434592A41DED5DLLOWOe
# Func Hash:
784007056844089447
# Num Counters:
2
# Counter Values:
8
4
$0

$s13DisplayServer10SessionBusC5State33_98B6531BB078872A2F434592A41DED5DLLOWOy
# Func Hash:
784007056844089447
# Num Counters:
2
# Counter Values:
4
0
$0

$s13DisplayServer10SessionBusCMa
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
4
$0

$s13DisplayServer10X11CursorsC4make33_EFF2A9F0C4B7F2E303D9FCED541311F9LLySuAA11CursorShapeOFSuyXEfU_
# Func Hash:
460907780915655663
# Num Counters:
22
# Counter Values:
0
2
0
1
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
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
1
1
** External Symbol **:2

$s13DisplayServer10X11CursorsC6cursorySuAA11CursorShapeOF
# Func Hash:
95820316201502078
# Num Counters:
14
# Counter Values:
14
13
2
12
2
1
0
2
0
0
0
0
0
0
$0

$s13DisplayServer10X11CursorsC8oldNames33_EFF2A9F0C4B7F2E303D9FCED541311F9LL2ofSaySSGAA11CursorShapeO_tFZTf4nd_n
# Func Hash:
950994590099613045
# Num Counters:
16
# Counter Values:
2
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
1
0
0
$0

$s13DisplayServer10X11CursorsCMa
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
1
$0

$s13DisplayServer10X11DevicesC13deviceChangedyySo08XIDeviceF5EventaF
# Func Hash:
650973720290865955
# Num Counters:
8
# Counter Values:
2
7
0
2
0
2
0
0
$0

$s13DisplayServer10X11DevicesC22refreshScrollBaselinesyyF
# Func Hash:
153461406164442445
# Num Counters:
33
# Counter Values:
0
0
0
24
0
0
0
0
4
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
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
52047011648738181
# Num Counters:
9
# Counter Values:
2
7
0
2
0
0
0
0
0
$0

$s13DisplayServer10X11DevicesC5index33_4C35F08CD6F44091FF885973FEE10E17LLySiSgs5Int32VF
# Func Hash:
536873293491570627
# Num Counters:
4
# Counter Values:
103
301
103
0
$0

$s13DisplayServer10X11DevicesC6reloadyyF
# Func Hash:
162379403313260264
# Num Counters:
45
# Counter Values:
0
0
0
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
4
0
0
24
0
0
24
0
0
0
4
0
0
4
0
0
4
0
4
0
0
0
0
0
0
12
0
0
0
0
0
$0

$s13DisplayServer10X11DevicesC6scroll6device6values6serialAA0C10ScrollAxesV5DeltaVSgs5Int32V_AA0C14ValuatorValuesVSutF
# Func Hash:
771951765664801151
# Num Counters:
34
# Counter Values:
0
880
0
0
2634
0
0
0
0
0
0
880
0
0
0
0
0
0
0
880
0
0
0
0
0
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
4
$0

$s13DisplayServer10X11KeyTextO10characters2ofSSSu_tFZTf4nd_n
# Func Hash:
534572325065180846
# Num Counters:
25
# Counter Values:
132
0
231
0
668
0
1296
668
0
264
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
8
0
0
0
0
0
0
0
8
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
871533023081517877
# Num Counters:
60
# Counter Values:
4
0
0
0
0
0
0
0
4
0
0
0
0
0
4
4
0
4
4
4
0
0
4
4
0
0
0
0
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
0
0
0
0
0
0
4
0
0
0
0
0
0
4
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
$s13DisplayServer03X11B0C9schedulerAA9SchedulerCvpfiSdycfU_:4
0

$s13DisplayServer10X11PointerC4move33_754D8628D0F136E7F0410142A5D9C434LL__10isEmulatedySo13XIDeviceEventa_AA0C7SurfaceCSbtF
# Func Hash:
802883966240241503
# Num Counters:
23
# Counter Values:
0
0
0
880
880
0
0
880
0
0
0
0
0
0
880
0
880
0
880
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
$s13DisplayServer03X11B0C9schedulerAA9SchedulerCvpfiSdycfU_:880

$s13DisplayServer10X11PointerC4send33_754D8628D0F136E7F0410142A5D9C434LLyyAA10InputEventV4KindO_So08XIDeviceO0aAA0C7SurfaceCtF
# Func Hash:
585075844126818424
# Num Counters:
20
# Counter Values:
0
0
99
0
0
551
0
0
0
0
0
0
551
0
99
0
0
551
0
551
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
1
1
$s13DisplayServer03X11B0C9schedulerAA9SchedulerCvpfiSdycfU_:551

$s13DisplayServer10X11PointerC5Press33_754D8628D0F136E7F0410142A5D9C434LLVMa
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
4
$0

$s13DisplayServer10X11PointerC5enter33_754D8628D0F136E7F0410142A5D9C434LLyyAA0C7SurfaceC_So13XIDeviceEventatF
# Func Hash:
553779666692716766
# Num Counters:
23
# Counter Values:
0
0
0
0
0
1106
842
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
842
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
1
0

$s13DisplayServer10X11PointerC5press33_754D8628D0F136E7F0410142A5D9C434LLyySo13XIDeviceEventa_AA0C7SurfaceCtF
# Func Hash:
301351147366293271
# Num Counters:
15
# Counter Values:
0
0
0
66
0
226
99
0
0
0
0
226
0
0
0
$0

$s13DisplayServer10X11PointerC7release33_754D8628D0F136E7F0410142A5D9C434LLyySo13XIDeviceEventaF
# Func Hash:
694937217864911208
# Num Counters:
6
# Counter Values:
325
226
0
0
226
0
$0

$s13DisplayServer10X11PointerC8location33_754D8628D0F136E7F0410142A5D9C434LL_2in10Foundation7CGPointVSo13XIDeviceEventa_AA0C7SurfaceCtF
# Func Hash:
238984484093187152
# Num Counters:
3
# Counter Values:
226
0
0
$0

$s13DisplayServer10X11PointerCMa
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
4
$0

$s13DisplayServer10X11SurfaceC10canRequestSbvg
# Func Hash:
93478050219873120
# Num Counters:
7
# Counter Values:
859
859
859
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
4
4
4
4
4
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
1
1
$s5UIKit13UIWindowSceneC13DisplayServer0D15SurfaceDelegateAadEP7surface_19didChangeVisibilityyAD0dF0_p_SbtFTW:4

$s13DisplayServer10X11SurfaceC12defineCursoryyF
# Func Hash:
920543276314250871
# Num Counters:
15
# Counter Values:
14
14
14
14
0
0
14
14
14
0
0
0
0
0
0
$0

$s13DisplayServer10X11SurfaceC12releaseInputyyF
# Func Hash:
844982796974805307
# Num Counters:
4
# Counter Values:
4
0
4
0
$0

$s13DisplayServer10X11SurfaceC12screenOrigin10Foundation7CGPointVvg
# Func Hash:
1070589994130456270
# Num Counters:
18
# Counter Values:
56
0
0
0
56
56
56
0
0
56
56
56
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
162
162
162
162
3
0
129
33
35
33
2
2
2
0
0
32
1
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
1
1
$s13DisplayServer03X11B0C9schedulerAA9SchedulerCvpfiSdycfU_:2

$s13DisplayServer10X11SurfaceC12setTextInput6active9caretRectySb_10Foundation6CGRectVtF6pixelsL_ys5Int16VAG7CGFloatVF
# Func Hash:
495986875863389546
# Num Counters:
8
# Counter Values:
66
66
66
0
0
0
66
66
$0

$s13DisplayServer10X11SurfaceC13markDestroyedyyF
# Func Hash:
811594940626252597
# Num Counters:
3
# Counter Values:
4
4
4
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
1
1
$s13DisplayServer18X11SharedPresenterCAA0cE0A2aDP7releaseyyFTW:4

$s13DisplayServer10X11SurfaceC13noteConfigureyySo15XConfigureEventaF
# Func Hash:
1034736845322058933
# Num Counters:
10
# Counter Values:
52
52
52
0
52
52
0
52
0
0
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
1
1
$s5UIKit13UIWindowSceneC13DisplayServer0D15SurfaceDelegateAadEP14surfaceDidMoveyyAD0dF0_pFTW:52

$s13DisplayServer10X11SurfaceC13setSizeLimits7minimum7maximumy10Foundation6CGSizeVSg_AJtF
# Func Hash:
701607648663739646
# Num Counters:
13
# Counter Values:
6
6
6
6
4
0
6
0
0
0
0
0
0
$0

$s13DisplayServer10X11SurfaceC15updateSizeHintsyyFyyXEfU_
# Func Hash:
771116719681314063
# Num Counters:
23
# Counter Values:
10
2
0
2
0
2
0
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
0
0
0
0
0
$0

$s13DisplayServer10X11SurfaceC17reportPendingSizeyyF
# Func Hash:
499828439005056617
# Num Counters:
9
# Counter Values:
28
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

$s13DisplayServer10X11SurfaceC22wasDestroyedExternallyyyF
# Func Hash:
1108181537243725108
# Num Counters:
4
# Counter Values:
4
4
4
4
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
1
1
$s5UIKit13UIWindowSceneC13DisplayServer0D15SurfaceDelegateAadEP19surfaceWasDestroyedyyAD0dF0_pFTW:4

$s13DisplayServer10X11SurfaceC3mapyyF
# Func Hash:
236859845152641747
# Num Counters:
21
# Counter Values:
4
4
4
4
0
4
0
4
0
4
0
0
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

$s13DisplayServer10X11SurfaceC5paint_6moving_Sb12CoreGraphics11PixelRegionV_SayAF0I4MoveVGyAF0I6BufferVXEtF
# Func Hash:
589915727979296287
# Num Counters:
26
# Counter Values:
0
0
859
859
859
4
0
855
0
56
4
0
0
0
0
859
859
0
859
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
$s13DisplayServer18X11SharedPresenterCAA0cE0A2aDP22framebufferForPaintingy12CoreGraphics11PixelBufferVSgAG0K6RegionVFTW:859
1
** External Symbol **:859
1
$s13DisplayServer18X11SharedPresenterCAA0cE0A2aDP7present_10inputCounty12CoreGraphics11PixelRegionV_SitFTW:859

$s13DisplayServer10X11SurfaceC5titleSSvW
# Func Hash:
640704449101630726
# Num Counters:
15
# Counter Values:
6
6
6
6
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
0
$0

$s13DisplayServer10X11SurfaceC6server10connection13configurationAcA0cB0C_AA0C10ConnectionCAA0D13ConfigurationVtKcfc
# Func Hash:
983935333817512898
# Num Counters:
44
# Counter Values:
4
4
4
4
4
0
4
0
0
0
0
0
0
0
0
0
0
0
4
0
4
0
0
0
0
0
0
0
0
0
0
0
0
4
0
4
0
0
0
0
0
4
4
0
$0

$s13DisplayServer10X11SurfaceC6server10connection13configurationAcA0cB0C_AA0C10ConnectionCAA0D13ConfigurationVtKcfcyyXEfU_
# Func Hash:
917515342300154576
# Num Counters:
7
# Counter Values:
4
0
0
0
0
4
4
$0

$s13DisplayServer10X11SurfaceC7destroyyyF
# Func Hash:
599005161434573599
# Num Counters:
9
# Counter Values:
4
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
8
4
4
4
4
4
4
0
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
1
1
$s5UIKit13UIWindowSceneC13DisplayServer0D15SurfaceDelegateAadEP21surfaceDidChangeFocusyyAD0dF0_pFTW:4

$s13DisplayServer10X11SurfaceC9setCursoryyAA0F5ShapeOF
# Func Hash:
438284564357348095
# Num Counters:
10
# Counter Values:
14
14
14
14
0
0
14
0
0
13
$0

$s13DisplayServer10X11SurfaceC9setMappedyySbF
# Func Hash:
324740765497161216
# Num Counters:
20
# Counter Values:
8
8
4
4
4
4
4
4
4
4
4
4
4
4
4
4
4
1
4
4
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
4
1
$s5UIKit13UIWindowSceneC13DisplayServer0D15SurfaceDelegateAadEP23surfaceDidChangeMappingyyAD0dF0_pFTW:4
1
$s5UIKit13UIWindowSceneC13DisplayServer0D15SurfaceDelegateAadEP21surfaceDidChangeFocusyyAD0dF0_pFTW:4
1
$s5UIKit13UIWindowSceneC13DisplayServer0D15SurfaceDelegateAadEP7surface_19didChangeVisibilityyAD0dF0_p_SbtFTW:4
1
$s5UIKit13UIWindowSceneC13DisplayServer0D15SurfaceDelegateAadEP23surfaceDidChangeMappingyyAD0dF0_pFTW:4

$s13DisplayServer10X11SurfaceC9setUrgentyySbF
# Func Hash:
438284565206475313
# Num Counters:
10
# Counter Values:
4
4
4
4
0
0
0
0
0
0
$0

$s13DisplayServer10X11SurfaceC9sizeLimit33_74FA5B032CD5F6B0D6081A854493B70BLLAA0d4SizeF0Vvg
# Func Hash:
287486628238918586
# Num Counters:
5
# Counter Values:
52
0
52
0
0
$0

$s13DisplayServer10X11SurfaceCAA07ManagedD0A2aDP3mapyyFTW
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
4
$0

$s13DisplayServer10X11SurfaceCAA07ManagedD0A2aDP5titleSSvsTW
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
6
$0

$s13DisplayServer10X11SurfaceCAA07ManagedD0A2aDP8hasFocusSbvgTW
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
20
$0

$s13DisplayServer10X11SurfaceCAA07ManagedD0A2aDP8isMappedSbvgTW
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
972
$0

$s13DisplayServer10X11SurfaceCAA09PaintableD0A2aDP5paint_6moving_Sb12CoreGraphics11PixelRegionV_SayAH0J4MoveVGyAH0J6BufferVXEtFTW
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
859
$0

$s13DisplayServer10X11SurfaceCAA09TextInputD0A2aDP03seteF06active9caretRectySb_10Foundation6CGRectVtFTW
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
162
$0

$s13DisplayServer10X11SurfaceCAA0D8GeometryA2aDP12screenOrigin10Foundation7CGPointVvgTW
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
56
$0

$s13DisplayServer10X11SurfaceCAA0D8GeometryA2aDP13setSizeLimits7minimum7maximumy10Foundation6CGSizeVSg_ALtFTW
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
6
$0

$s13DisplayServer10X11SurfaceCAA0D8GeometryA2aDP5scale10Foundation7CGFloatVvgTW
# Func Hash:
784007056844089447
# Num Counters:
2
# Counter Values:
168
168
$0

$s13DisplayServer10X11SurfaceCAA0D8GeometryA2aDP9pixelSizeSi5width_Si6heighttvgTW
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
168
$0

$s13DisplayServer10X11SurfaceCAA0aD0A2aDP7destroyyyFTW
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
4
$0

$s13DisplayServer10X11SurfaceCAA0aD0A2aDP8delegateAA0aD8Delegate_pSgvsTW
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
8
$0

$s13DisplayServer10X11SurfaceCAA0aD0A2aDP9setCursoryyAA0F5ShapeOFTW
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
14
$0

$s13DisplayServer10X11SurfaceCMa
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
8
$0

$s13DisplayServer10X11SurfaceCfD
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
4
$0

$s13DisplayServer10X11SurfaceCfd
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
4
$0

$s13DisplayServer11CursorShapeO8rawValueSSvg
# Func Hash:
950994587279061487
# Num Counters:
16
# Counter Values:
19
0
0
0
0
0
0
0
0
0
0
0
0
9
0
0
$0

$s13DisplayServer11CursorShapeOACSQAAWl
# Func Hash:
784007059655560962
# Num Counters:
2
# Counter Values:
15
1
$0

$s13DisplayServer11CursorShapeOMa
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
1
$0

$s13DisplayServer11CursorShapeOSHAASQWb
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
1
$0

$s13DisplayServer11CursorShapeOSQAASQ2eeoiySbx_xtFZTW
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
14
$0

$s13DisplayServer11ScrollWheelO14pointsPerNotch10Foundation7CGFloatVvau
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
2
$0

$s13DisplayServer11TouchSampleV9timestamp8location8pressure6radiusACSd_10Foundation7CGPointVAH7CGFloatVSgAMtcfC
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
490
$0

$s13DisplayServer11TouchSampleVMa
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
12
$0

$s13DisplayServer11X11ErrorLogC15installHandlers33_F9ACA20E08FE96DF90520EAE610310DFLLyyFZTf4d_n
# Func Hash:
927205940099742018
# Num Counters:
10
# Counter Values:
4
4
4
0
0
0
0
0
0
0
$0

$s13DisplayServer11X11ErrorLogC15installHandlers33_F9ACA20E08FE96DF90520EAE610310DFLLyyFZs5Int32Vs13OpaquePointerVSg_SpySo11XErrorEventaGSgtcfU0_
# Func Hash:
1124680653174388133
# Num Counters:
4
# Counter Values:
1
1
0
1
$0

$s13DisplayServer11X11ErrorLogC15installHandlers33_F9ACA20E08FE96DF90520EAE610310DFLLyyFZs5Int32Vs13OpaquePointerVSg_SpySo11XErrorEventaGSgtcfU0_To
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
1
$0

$s13DisplayServer11X11ErrorLogC3log33_F9ACA20E08FE96DF90520EAE610310DFLL2ofACSgs13OpaquePointerVSg_tFZTf4nd_n
# Func Hash:
93478047637953446
# Num Counters:
7
# Counter Values:
1
1
0
0
1
0
0
$0

$s13DisplayServer11X11ErrorLogC4Trap33_F9ACA20E08FE96DF90520EAE610310DFLLVMa
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
4
$0

$s13DisplayServer11X11ErrorLogC6attach2toys13OpaquePointerV_tF
# Func Hash:
1096621591198996243
# Num Counters:
5
# Counter Values:
4
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
4
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
4
4
0
$0

$s13DisplayServer11X11ErrorLogC6record33_F9ACA20E08FE96DF90520EAE610310DFLLySbAA0cD0VF
# Func Hash:
391331301623532359
# Num Counters:
6
# Counter Values:
1
0
0
0
0
0
$0

$s13DisplayServer11X11ErrorLogC6record33_F9ACA20E08FE96DF90520EAE610310DFLLySbAA0cD0VFSbAC5StateAELLVzYuYTXEfU_
# Func Hash:
567991000295099728
# Num Counters:
12
# Counter Values:
5
0
1
1
1
0
1
0
1
0
0
1
$0

$s13DisplayServer11X11ErrorLogC7collect9processedSaySi4trap_AA0cD0V5errortG6caught_SaySiG8finishedtSu_tF
# Func Hash:
236859848469833708
# Num Counters:
20
# Counter Values:
29
30
67
30
3914
110
97
0
3804
0
0
0
0
37
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
185
4
0
0
0
0
16
0
$0

$s13DisplayServer11X11ErrorLogC8registry33_F9ACA20E08FE96DF90520EAE610310DFLL_WZ
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
4
$0

$s13DisplayServer11X11ErrorLogC9closeTrap_3endySi_SutF
# Func Hash:
5832820445984319
# Num Counters:
10
# Counter Values:
181
181
181
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
8
$0

$s13DisplayServer11X11KeyboardC10stateAfter33_954CC51233FD7927C2423F4E7C8F062ELL_6isDown0N6Repeats6UInt32VSo9XKeyEventa_S2btF
# Func Hash:
396664717588291837
# Num Counters:
14
# Counter Values:
0
97
788
97
97
0
0
0
0
0
0
97
97
0
$0

$s13DisplayServer11X11KeyboardC13handleMappingySbSo7_XEventVzF
# Func Hash:
391331301070013040
# Num Counters:
7
# Counter Values:
1638
0
0
1638
1
1
0
$0

$s13DisplayServer11X11KeyboardC13reloadIfStale33_954CC51233FD7927C2423F4E7C8F062ELLyyF
# Func Hash:
420071104804505713
# Num Counters:
33
# Counter Values:
984
1020
1020
3940
3864
982
4
4
4
4
992
0
988
4
560
0
0
4
4
4
4
0
4
4
0
0
0
0
0
0
0
0
4
$0

$s13DisplayServer11X11KeyboardC6handle_7surfaceySo9XKeyEventa_AA0C7SurfaceCtF
# Func Hash:
562017129636347212
# Num Counters:
68
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
982
0
97
0
62
0
0
0
491
0
491
97
0
0
0
491
0
0
850
0
13
491
97
0
0
0
491
491
0
5
0
788
0
0
0
0
0
0
788
0
0
0
0
0
788
0
0
0
0
97
0
97
0
0
31
982
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
2
0
1
$s13DisplayServer03X11B0C9schedulerAA9SchedulerCvpfiSdycfU_:982

$s13DisplayServer11X11KeyboardC6server10connectionAcA0cB0C_AA0C10ConnectionCtcfcTf4gnn_n
# Func Hash:
1096621590030097940
# Num Counters:
4
# Counter Values:
1020
1020
4
0
$0

$s13DisplayServer11X11KeyboardC6symbol33_954CC51233FD7927C2423F4E7C8F062ELL_5stateSus6UInt32V_AHtF
# Func Hash:
798733565333678626
# Num Counters:
4
# Counter Values:
1964
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
920
0
104
0
491
4
491
491
4
491
0
0
16
0
0
0
491
$0

$s13DisplayServer11X11KeyboardCMa
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
4
$0

$s13DisplayServer11X11MainLoopC03runE033_0FC082E5011625BACB9D652C70E7D1F6LL4doesySo05CFRunE8ActivityV_tF
# Func Hash:
650973719314346803
# Num Counters:
9
# Counter Values:
5882
5882
5882
5
5882
4
5877
5877
0
$0

$s13DisplayServer11X11MainLoopC03runE8WillWait33_0FC082E5011625BACB9D652C70E7D1F6LLyyF
# Func Hash:
1040022894021924338
# Num Counters:
6
# Counter Values:
0
5
0
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
1
** External Symbol **:5

$s13DisplayServer11X11MainLoopC10finishWork33_0FC082E5011625BACB9D652C70E7D1F6LLyyF
# Func Hash:
324340097459199091
# Num Counters:
16
# Counter Values:
2916
0
2916
0
0
0
387
41
346
0
0
0
2916
2916
0
2875
$0

$s13DisplayServer11X11MainLoopC14setDescriptorsyySays5Int32VGF
# Func Hash:
303685788992413639
# Num Counters:
12
# Counter Values:
12
3898
7796
7796
3902
3898
3898
4
0
0
0
0
$0

$s13DisplayServer11X11MainLoopC16watchDescriptors33_0FC082E5011625BACB9D652C70E7D1F6LLyyF
# Func Hash:
798733564571584401
# Num Counters:
4
# Counter Values:
5882
11759
5
0
$0

$s13DisplayServer11X11MainLoopC3Run33_0FC082E5011625BACB9D652C70E7D1F6LLOMa
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
4
$0

$s13DisplayServer11X11MainLoopC4Weak33_0FC082E5011625BACB9D652C70E7D1F6LLC12makeObserver_5orderSo05CFRuneP3RefaSgSaySo0rE8ActivityVG_SitF
# Func Hash:
1063705162111847769
# Num Counters:
3
# Counter Values:
8
8
8
$0

$s13DisplayServer11X11MainLoopC4Weak33_0FC082E5011625BACB9D652C70E7D1F6LLC12makeObserver_5orderSo05CFRuneP3RefaSgSaySo0rE8ActivityVG_SitFyAK_AMtcfU0_
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
17651
$0

$s13DisplayServer11X11MainLoopC4Weak33_0FC082E5011625BACB9D652C70E7D1F6LLC12makeObserver_5orderSo05CFRuneP3RefaSgSaySo0rE8ActivityVG_SitFyAK_AMtcfU0_yyYbScMYccfU_
# Func Hash:
784007056844089447
# Num Counters:
2
# Counter Values:
17651
17651
$0

$s13DisplayServer11X11MainLoopC4Weak33_0FC082E5011625BACB9D652C70E7D1F6LLCMa
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
4
$0

$s13DisplayServer11X11MainLoopC4Weak33_0FC082E5011625BACB9D652C70E7D1F6LLCfD
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
4
$0

$s13DisplayServer11X11MainLoopC5sleepyyF
# Func Hash:
428924349704224705
# Num Counters:
22
# Counter Values:
7463
3902
3887
0
0
0
0
3571
3403
0
22
387
344
339
0
0
0
0
2847
1608
1608
2295
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
1
1
** External Symbol **:3887

$s13DisplayServer11X11MainLoopC7prepare11serveNestedACSgAC9ReadinessOyYbScMYcc_yyYbScMYcctcfc
# Func Hash:
599005163036041459
# Num Counters:
8
# Counter Values:
4
0
0
0
4
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
4
$0

$s13DisplayServer11X11MainLoopCfD
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
4
$0

$s13DisplayServer11X11MainLoopCfZ
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
4
$0

$s13DisplayServer11X11MainLoopCfd
# Func Hash:
798733564082699014
# Num Counters:
4
# Counter Values:
4
4
0
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
4
4
4
0
0
4
0
0
4
4
0
0
0
0
4
4
4
4
0
0
4
4
0
0
4
0
0
0
0
0
0
0
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
4
$0

$s13DisplayServer11X11MonitorsC11ratesDifferSbvg
# Func Hash:
844982799803058895
# Num Counters:
4
# Counter Values:
0
56
56
0
$0

$s13DisplayServer11X11MonitorsC15readControllers33_351F069B64237C688AE36007A9DB91FFLLySDySuAA0A7MonitorVGSpySo19_XRRScreenResourcesVGF
# Func Hash:
749586522229821439
# Num Counters:
45
# Counter Values:
4
4
0
4
0
4
0
0
0
0
0
0
0
0
0
4
4
0
0
0
0
0
0
4
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
4
4
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
4
0
0
4
0
0
0
4
0
4
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
4
4
4
4
0
4
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
4
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
4
$0

$s13DisplayServer11X11PropertyO6remove_2of_ySu_SuAA0C10ConnectionCtFZTf4nnnd_n
# Func Hash:
421769328436101450
# Num Counters:
12
# Counter Values:
4
4
4
4
0
4
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
8
8
0
0
8
8
0
0
0
0
0
0
0
0
0
0
0
0
0
8
$0

$s13DisplayServer12EventSourcesC5serveyyF
# Func Hash:
1138669270739163655
# Num Counters:
5
# Counter Values:
0
0
0
3906
0
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
1
0

$s13DisplayServer12EventSourcesCMa
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
4
$0

$s13DisplayServer12X11ClipboardC07storeInD7ManagerSbyF
# Func Hash:
653392074778750539
# Num Counters:
108
# Counter Values:
0
1
0
1
0
1
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
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
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

$s13DisplayServer12X11ClipboardC10makeWindow33_AA03B3C16B5A03889BD3F7D592DD3D13LLySuAA0C10ConnectionCFZTf4nd_n
# Func Hash:
93478046845441224
# Num Counters:
7
# Counter Values:
1
1
1
1
0
0
0
$0

$s13DisplayServer12X11ClipboardC10setContent_2ofSbAA0dF0VSg_AA0D9SelectionOtF
# Func Hash:
596847749518626643
# Num Counters:
18
# Counter Values:
0
0
1
0
1
1
0
0
1
0
1
1
0
0
0
0
0
0
$0

$s13DisplayServer12X11ClipboardC14handleNewOwner33_AA03B3C16B5A03889BD3F7D592DD3D13LLyySo26XFixesSelectionNotifyEventaF
# Func Hash:
52047011701185625
# Num Counters:
12
# Counter Values:
0
0
1
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

$s13DisplayServer12X11ClipboardC14handleProperty33_AA03B3C16B5A03889BD3F7D592DD3D13LLySbSo7_XEventVF
# Func Hash:
694937219768583423
# Num Counters:
7
# Counter Values:
18
18
0
14
0
0
0
$0

$s13DisplayServer12X11ClipboardC15connectionEndedyyF
# Func Hash:
412290759155500571
# Num Counters:
77
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
1
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
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
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

$s13DisplayServer12X11ClipboardC6handleySbSo7_XEventVzF
# Func Hash:
303685791199098680
# Num Counters:
15
# Counter Values:
0
0
0
85
1
18
0
66
0
0
0
0
0
1
0
$0

$s13DisplayServer12X11ClipboardC6serverAcA0cB0C_tcfcTf4gn_n
# Func Hash:
146835647075900052
# Num Counters:
2
# Counter Values:
1
0
$0

$s13DisplayServer12X11ClipboardC7content2ofAA0D7ContentVSgAA0D9SelectionO_tF
# Func Hash:
1063705162558100101
# Num Counters:
3
# Counter Values:
2
1
1
$0

$s13DisplayServer12X11ClipboardC9handleEnd33_AA03B3C16B5A03889BD3F7D592DD3D13LLySbSo7_XEventVF
# Func Hash:
835156657468110042
# Num Counters:
78
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
1
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
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
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

$s13DisplayServer12X11ClipboardCAA0aD0A2aDP10setContent_2ofSbAA0dF0VSg_AA0D9SelectionOtFTW
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
1
$0

$s13DisplayServer12X11ClipboardCAA0aD0A2aDP7content2ofAA0D7ContentVSgAA0D9SelectionO_tFTW
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
2
$0

$s13DisplayServer12X11ClipboardCAA0aD0A2aDP8delegateAA0aD8Delegate_pSgvsTW
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
1
$0

$s13DisplayServer12X11ClipboardCMa
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
1
$0

$s13DisplayServer12X11ClipboardCyAA0C14SelectionStateVAA0dE0Ocig
# Func Hash:
1063705162558100101
# Num Counters:
3
# Counter Values:
1
1
0
$0

$s13DisplayServer12X11InputGrabCMa
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
4
$0

$s13DisplayServer12X11KeyGroupsV7display10letterKeysACs13OpaquePointerV_SaySiGtcfCTf4ngd_n
# Func Hash:
647472251140898292
# Num Counters:
11
# Counter Values:
416
16
16
4
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
104
4
0
0
0
12
0
36
0
48
0
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
4
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
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
4
$0

$s13DisplayServer12X11MediaKeysO3key2ofAA0D3KeyOSgSu_tFZTf4nd_n
# Func Hash:
391331301897420553
# Num Counters:
8
# Counter Values:
982
0
0
0
0
982
0
0
$0

$s13DisplayServer12X11ProtocolsO20focusIfNobodyManagesyySu_AA0C10ConnectionCtFZTf4nnd_n
# Func Hash:
701607650048172571
# Num Counters:
13
# Counter Values:
4
4
4
4
0
4
4
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
8
0
0
0
0
$0

$s13DisplayServer13PointerSampleVMa
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
4
$0

$s13DisplayServer13X11ConnectionC10readEventss5Int32VyF
# Func Hash:
135188633893443327
# Num Counters:
7
# Counter Values:
3906
3773
3773
0
0
0
0
$0

$s13DisplayServer13X11ConnectionC11displayName11environmentACSSSg_13SystemSupport18ProcessEnvironmentVtKcfc
# Func Hash:
55501250035499350
# Num Counters:
22
# Counter Values:
4
0
0
4
0
4
0
4
0
0
0
0
4
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

$s13DisplayServer13X11ConnectionC12loadedLocale33_447FE3F048D876A6069784D675B7B614LL_WZ
# Func Hash:
784007059655560962
# Num Counters:
2
# Counter Values:
1
0
$0

$s13DisplayServer13X11ConnectionC13prepareLocale_WZ
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
4
$0

$s13DisplayServer13X11ConnectionC14initializeSync33_447FE3F048D876A6069784D675B7B614LLySbs13OpaquePointerVFZTf4nd_n
# Func Hash:
784007056844089447
# Num Counters:
2
# Counter Values:
4
4
$0

$s13DisplayServer13X11ConnectionC5closeyyF
# Func Hash:
135188635587044264
# Num Counters:
7
# Counter Values:
4
0
4
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
3906
897
897
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
29
29
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
4
$0

$s13DisplayServer13X11ErrorTrapsC15connectionEndedyyF
# Func Hash:
1056973447570990713
# Num Counters:
6
# Counter Values:
0
12
4
0
0
4
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
1
3
** External Symbol **:7
** External Symbol **:4
** External Symbol **:1

$s13DisplayServer13X11ErrorTrapsC5watch_02onD0SiSu_yAA0cD0VYbScMYcctF
# Func Hash:
391331301923013292
# Num Counters:
6
# Counter Values:
15
4
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
150
0
19
14
0
0
0
0
0
3914
0
0
97
3914
3817
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
3
** External Symbol **:7
** External Symbol **:4
** External Symbol **:3

$s13DisplayServer13X11ErrorTrapsC7unwatchyySu_SitF
# Func Hash:
950994590245085789
# Num Counters:
11
# Counter Values:
0
8
0
0
8
0
0
0
0
0
0
$0

$s13DisplayServer13X11ErrorTrapsC7unwatchyySu_SitFyyYbScMYccfU_
# Func Hash:
948827212608015872
# Num Counters:
8
# Counter Values:
15
10
10
10
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
4
$0

$s13DisplayServer13X11ResizeSyncV6window10connectionACSgSu_AA0C10ConnectionCtcfCTf4nnd_n
# Func Hash:
1124680651882813910
# Num Counters:
3
# Counter Values:
0
4
0
$0

$s13DisplayServer13X11ResizeSyncV7paintedyyF
# Func Hash:
701607648727300068
# Num Counters:
13
# Counter Values:
859
0
0
0
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
4
4
4
4
0
4
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
4
$0

$s13DisplayServer13X11ResizeSyncVSgWOd
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

$s13DisplayServer13X11ResizeSyncVwet
# Func Hash:
607699200014702880
# Num Counters:
5
# Counter Values:
8
8
0
0
4
$0

$s13DisplayServer13X11ResizeSyncVwst
# Func Hash:
567185240178928211
# Num Counters:
5
# Counter Values:
4
0
0
0
0
$0

$s13DisplayServer13X11ScrollAxesV11recordValue_6ofAxisySd_SitF
# Func Hash:
974670608447010388
# Num Counters:
6
# Counter Values:
0
26
0
0
0
0
$0

$s13DisplayServer13X11ScrollAxesV27useRecordedValuesAsBaselineyyF
# Func Hash:
650973720064220905
# Num Counters:
8
# Counter Values:
0
0
0
2
0
0
0
0
$0

$s13DisplayServer14X11FramebufferC13makePresenter33_6EE1443BF75D570F809C3B835A9E4716LL4size12sharesMemoryAA0cF0_pSgSi5width_Si6heightt_SbtF
# Func Hash:
927641508848195454
# Num Counters:
6
# Counter Values:
52
0
4
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
$s13DisplayServer18X11SharedPresenterCAA0cE0A2aDP6resize5width6heightSbSi_SitFTW:56
0

$s13DisplayServer14X11FramebufferCMa
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
4
$0

$s13DisplayServer14X11FramebufferCfD
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
4
$0

$s13DisplayServer14X11InputMethodC11makeContext33_99135EA4404480B5D18DE9765BE88571LL3fors13OpaquePointerVSgAA0cdG0C_tF
# Func Hash:
790715554309928809
# Num Counters:
19
# Counter Values:
1
1
1
1
0
0
0
1
1
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
$0

$s13DisplayServer14X11InputMethodC4name2inSSSgAF_tFZTf4nd_n
# Func Hash:
124303742619228607
# Num Counters:
19
# Counter Values:
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
0
0
0
0
0
$0

$s13DisplayServer14X11InputMethodC4open33_99135EA4404480B5D18DE9765BE88571LLyyF
# Func Hash:
1057455117889926193
# Num Counters:
62
# Counter Values:
0
0
1
1
1
1
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
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
1
$0

$s13DisplayServer14X11InputMethodC4text2ofSSSgSo9XKeyEventa_tF
# Func Hash:
844982797501036650
# Num Counters:
5
# Counter Values:
13
13
13
13
13
$0

$s13DisplayServer14X11InputMethodC5closeyyF
# Func Hash:
484499721366794754
# Num Counters:
6
# Counter Values:
0
0
1
0
0
1
$0

$s13DisplayServer14X11InputMethodC6filterySbSo7_XEventVzF
# Func Hash:
347968395675127536
# Num Counters:
19
# Counter Values:
0
13
0
190
0
190
13
0
26
85
0
26
0
24
24
0
24
0
0
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
1
1
$s13DisplayServer03X11B0C9schedulerAA9SchedulerCvpfiSdycfU_:24

$s13DisplayServer14X11InputMethodC6forgetyyAA0C7SurfaceCF
# Func Hash:
694937218232556341
# Num Counters:
6
# Counter Values:
1
1
0
1
1
0
$0

$s13DisplayServer14X11InputMethodC6server9modifiersAcA0cB0C_SSSgtcfcTf4gnn_n
# Func Hash:
871441885063987268
# Num Counters:
5
# Counter Values:
0
1
0
1
1
$0

$s13DisplayServer14X11InputMethodC6updateyyAA0C7SurfaceCF
# Func Hash:
1101019975550254048
# Num Counters:
18
# Counter Values:
35
3
32
3
32
32
0
0
31
1
31
0
31
0
0
0
0
27
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
1
0

$s13DisplayServer14X11InputMethodC7useUTF8_WZ
# Func Hash:
334492580981011681
# Num Counters:
5
# Counter Values:
0
1
0
0
1
$0

$s13DisplayServer14X11InputMethodC9bestStyle33_99135EA4404480B5D18DE9765BE88571LL2ofSus13OpaquePointerV_tFZTf4nd_n
# Func Hash:
940266884830007781
# Num Counters:
18
# Counter Values:
0
6
2
1
1
2
1
1
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
$0

$s13DisplayServer14X11InputMethodC9canAnswerSbvg
# Func Hash:
647472250507734775
# Num Counters:
12
# Counter Values:
56
56
56
56
0
0
0
0
0
0
0
0
$0

$s13DisplayServer14X11InputMethodCMa
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
1
$0

$s13DisplayServer14X11PixelFormatV7display6screenACSgs13OpaquePointerV_s5Int32VtcfCTf4nnd_n
# Func Hash:
1090300850397678887
# Num Counters:
23
# Counter Values:
4320
3480
4
840
0
0
840
0
4
4
4
0
0
4
0
0
0
0
0
0
32
0
840
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
11
11
4
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
60
799
60
0
0
$0

$s13DisplayServer14X11SharedImageC3put_2to9isWatchedy12CoreGraphics11PixelRegionV_SuSbtF
# Func Hash:
830659418378510694
# Num Counters:
10
# Counter Values:
1445
859
859
859
859
7
0
0
0
616
$0

$s13DisplayServer14X11SharedImageC6resize5width6heightSbSi_SitF
# Func Hash:
993108203568870902
# Num Counters:
13
# Counter Values:
120
120
62
51
62
58
58
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
** External Symbol **:51

$s13DisplayServer14X11SharedImageC7releaseyyF
# Func Hash:
903233817702388328
# Num Counters:
8
# Counter Values:
4
4
0
4
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
** External Symbol **:4

$s13DisplayServer14X11SharedImageC7releaseyyFyyYbScMYccfU_
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
7
$0

$s13DisplayServer14X11SharedImageCMa
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
11
$0

$s13DisplayServer14X11SharedImageCfD
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
11
$0

$s13DisplayServer14X11WindowHintsV5writeyyF
# Func Hash:
456618552147231050
# Num Counters:
14
# Counter Values:
4
4
4
4
0
4
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
4
0
0
4
0
0
0
0
0
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

$s13DisplayServer15SurfaceGeometryPAAE4size10Foundation6CGSizeVvg
# Func Hash:
927006190477508607
# Num Counters:
1
# Counter Values:
56
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
4
1
$s13DisplayServer10X11SurfaceCAA0D8GeometryA2aDP9pixelSizeSi5width_Si6heighttvgTW:56
1
$s13DisplayServer10X11SurfaceCAA0D8GeometryA2aDP5scale10Foundation7CGFloatVvgTW:56
1
$s13DisplayServer10X11SurfaceCAA0D8GeometryA2aDP9pixelSizeSi5width_Si6heighttvgTW:56
1
$s13DisplayServer10X11SurfaceCAA0D8GeometryA2aDP5scale10Foundation7CGFloatVvgTW:56

$s13DisplayServer15X11FixesLibraryO12queryVersion33_8317762345CE2569EFB4E738A925EDC6LL_WZ
# Func Hash:
146835647075900052
# Num Counters:
2
# Counter Values:
1
0
$0

$s13DisplayServer15X11FixesLibraryO14queryExtension33_8317762345CE2569EFB4E738A925EDC6LL_WZ
# Func Hash:
146835647075900052
# Num Counters:
2
# Counter Values:
1
0
$0

$s13DisplayServer15X11FixesLibraryO20selectSelectionInput33_8317762345CE2569EFB4E738A925EDC6LL_WZ
# Func Hash:
146835647075900052
# Num Counters:
2
# Counter Values:
1
0
$0

$s13DisplayServer15X11FixesLibraryO5watch_3for_s5Int32VSgSaySuG_Sus13OpaquePointerVtFZTf4nnnd_n
# Func Hash:
346200319393437940
# Num Counters:
8
# Counter Values:
1
1
1
1
1
0
1
1
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
3
1
** External Symbol **:1
1
** External Symbol **:1
1
** External Symbol **:2

$s13DisplayServer15X11FixesLibraryO7library33_8317762345CE2569EFB4E738A925EDC6LL_WZ
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
1
$0

$s13DisplayServer15X11InputContextC10setFocusedyySbF
# Func Hash:
52047012789081943
# Num Counters:
10
# Counter Values:
35
4
4
4
1
0
2
2
0
0
$0

$s13DisplayServer15X11InputContextC4make6method5styles13OpaquePointerVSgAH_SutF
# Func Hash:
1124680650602959256
# Num Counters:
3
# Counter Values:
1
0
0
$0

$s13DisplayServer15X11InputContextC4text2ofSSSgSo9XKeyEventa_tF
# Func Hash:
681590877046214659
# Num Counters:
18
# Counter Values:
0
819
0
13
13
13
0
0
0
4
0
5
4
0
0
0
9
0
$0

$s13DisplayServer15X11InputContextC6attachyys13OpaquePointerVSgF
# Func Hash:
798733564601688392
# Num Counters:
5
# Counter Values:
1
1
0
0
0
$0

$s13DisplayServer15X11InputContextC7setSpot1x1yys5Int16V_AHtF
# Func Hash:
948827212463692758
# Num Counters:
8
# Counter Values:
31
31
31
31
0
0
0
0
$0

$s13DisplayServer15X11InputContextC7surface6serverAcA0C7SurfaceC_AA0cB0CtcfcTf4ggn_n
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
1
$0

$s13DisplayServer15X11InputContextCMa
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
2
$0

$s13DisplayServer15X11InputContextCfD
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
1
$0

$s13DisplayServer15X11SharedMemoryV10connection11environmentAcA0C10ConnectionC_13SystemSupport18ProcessEnvironmentVtcfCTf4gnd_n
# Func Hash:
11922954251633362
# Num Counters:
7
# Counter Values:
0
4
4
0
0
4
0
$0

$s13DisplayServer15X11SharedMemoryV5works33_91441379C3D704126785CCE91521CD29LLySbAA0C10ConnectionCFZ6$deferL0_yyF
# Func Hash:
93478046845441224
# Num Counters:
7
# Counter Values:
4
4
4
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
28
32
4
4
0
4
32
4
32
4
4
0
4
0
0
0
0
4
0
4
4
4
0
0
4
0
0
0
0
0
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
** External Symbol **:32
1
** External Symbol **:4

$s13DisplayServer16ClipboardContentV4textSSvau
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
1
$0

$s13DisplayServer16ClipboardContentV5types11canBeStored4dataACSaySSG_Sb20FoundationEssentials4DataVSgSSYbScMYcctcfC
# Func Hash:
948827209439211765
# Num Counters:
7
# Counter Values:
1
0
1
1
0
0
0
$0

$s13DisplayServer16ClipboardContentVSgWOe
# Func Hash:
784007056844089447
# Num Counters:
2
# Counter Values:
4
3
$0

$s13DisplayServer16ClipboardContentVSgWOy
# Func Hash:
784007056844089447
# Num Counters:
2
# Counter Values:
5
3
$0

$s13DisplayServer16X11CursorLibraryO04loadD033_1519AAF0D0603CB5A2B1C52CD9749728LL_WZ
# Func Hash:
146835647075900052
# Num Counters:
2
# Counter Values:
1
0
$0

$s13DisplayServer16X11CursorLibraryO6choose5theme4size_ySSSg_SiSgs13OpaquePointerVtFZTf4nnnd_n
# Func Hash:
470088714312325585
# Num Counters:
5
# Counter Values:
1
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

$s13DisplayServer16X11CursorLibraryO7library33_1519AAF0D0603CB5A2B1C52CD9749728LL_WZ
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
1
$0

$s13DisplayServer16X11LegacySymbolsO6blocks33_DCC88474C64E17C09AE762FF31AE6993LL_WZ
# Func Hash:
798733565191572517
# Num Counters:
4
# Counter Values:
52
4
0
0
$0

$s13DisplayServer16X11LegacySymbolsO6scalar2ofs7UnicodeO6ScalarVSgSu_tFZTf4nd_n
# Func Hash:
732038794460325113
# Num Counters:
9
# Counter Values:
900
900
0
0
0
0
0
0
0
$0

$s13DisplayServer16X11RunLoopSourceC04makeF033_0695ADAC508A6834BF8B043B75E40519LLySo05CFRuneF3RefaSgs5Int32VFZAJSvSgcfU_To
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
8
$0

$s13DisplayServer16X11RunLoopSourceC04makeF033_0695ADAC508A6834BF8B043B75E40519LLySo05CFRuneF3RefaSgs5Int32VFZySvSgcfU0_To
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
5
$0

$s13DisplayServer16X11RunLoopSourceC10descriptor33_0695ADAC508A6834BF8B043B75E40519LL8watchings5Int32VSgAH_tFZTf4nd_n
# Func Hash:
1073436553631758154
# Num Counters:
13
# Counter Values:
16380
9
39
39
0
31
4
31
0
4
0
0
31
$0

$s13DisplayServer16X11RunLoopSourceC11setDeadlineyySdSgF
# Func Hash:
4021461112877372
# Num Counters:
15
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
0
0
0
$0

$s13DisplayServer16X11RunLoopSourceC5watchyySays5Int32VGF
# Func Hash:
560555356494622460
# Num Counters:
21
# Counter Values:
0
0
0
10
10
10
10
0
11764
11754
10
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

$s13DisplayServer16X11RunLoopSourceCMa
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
4
$0

$s13DisplayServer16X11RunLoopSourceCfD
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
4
$0

$s13DisplayServer16X11RunLoopSourceCfZ
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
4
$0

$s13DisplayServer16X11RunLoopSourceCfd
# Func Hash:
784007056844089447
# Num Counters:
2
# Counter Values:
4
0
$0

$s13DisplayServer16X11RunLoopSourceCyACSgSo05CFRunE3Refacfc
# Func Hash:
287486626580584475
# Num Counters:
5
# Counter Values:
0
4
0
0
4
$0

$s13DisplayServer16X11WindowManagerC4look33_F7D56FBE5FAAEDA66342618E41E40833LLSb9isRunning_ShySuG9supportedtyF
# Func Hash:
526279453742469651
# Num Counters:
10
# Counter Values:
862
4
4
4
4
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
4
$0

$s13DisplayServer17X11InputExtensionV15selectHierarchy_4rootys13OpaquePointerV_SutF
# Func Hash:
784007056844089447
# Num Counters:
2
# Counter Values:
4
4
$0

$s13DisplayServer17X11InputExtensionV24hasQueuedHierarchyChangeySbs13OpaquePointerVFySpys5Int32V6opcode_Sb7isFoundtGXEfU_AhFSg_SpySo7_XEventVGSgSpys4Int8VGSgtcfU_To
# Func Hash:
37730075662659032
# Num Counters:
5
# Counter Values:
20
20
20
0
0
$0

$s13DisplayServer17X11InputExtensionV6select_6windowys13OpaquePointerV_SutF
# Func Hash:
927205942160358100
# Num Counters:
10
# Counter Values:
52
4
4
4
4
4
0
0
0
0
$0

$s13DisplayServer17X11InputExtensionV7displayACs13OpaquePointerV_tcfCTf4nd_n
# Func Hash:
269365612172559390
# Num Counters:
9
# Counter Values:
68
4
4
4
4
0
0
4
4
$0

$s13DisplayServer17X11SelectionAtomsC10connectionAcA0C10ConnectionC_tcfc
# Func Hash:
16930842872824023
# Num Counters:
22
# Counter Values:
15
15
1
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
0
0
0
0
0
0
$0

$s13DisplayServer17X11SelectionAtomsCMa
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
1
$0

$s13DisplayServer17X11SelectionStateVMa
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
1
$0

$s13DisplayServer17X11SelectionStateVWOh
# Func Hash:
170957022131388415
# Num Counters:
1
# Counter Values:
2
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
1
1
$s13DisplayServer17X11SelectionStateVwxx:2

$s13DisplayServer17X11SelectionStateVwxx
# Func Hash:
784007056844089447
# Num Counters:
2
# Counter Values:
3
1
$0

$s13DisplayServer17X11SettingsClientC10connectionAcA0C10ConnectionC_tcfcTf4gn_n
# Func Hash:
146835647075900052
# Num Counters:
2
# Counter Values:
0
4
$0

$s13DisplayServer17X11SettingsClientC9findOwner33_E5DC26C69F73AD721EEDC0B7CFA284F6LLSbyF
# Func Hash:
596847748817020113
# Num Counters:
17
# Counter Values:
4
4
4
4
0
0
0
0
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
4
$0

$s13DisplayServer18ClipboardSelectionOACSQAAWl
# Func Hash:
784007059655560962
# Num Counters:
2
# Counter Values:
1
1
$0

$s13DisplayServer18ClipboardSelectionOMa
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
1
$0

$s13DisplayServer18ClipboardSelectionOSHAASQWb
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
1
$0

$s13DisplayServer18X11SharedPresenterC10connection6window9onRefusedAcA0C10ConnectionC_SuyyYbScMYcctcfc
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
4
$0

$s13DisplayServer18X11SharedPresenterC11switchImage33_8A031D03D7AC55D8704B5A671AAB3728LL4fromyAA0cdG0C_tF
# Func Hash:
296805425080480853
# Num Counters:
24
# Counter Values:
383
89
59
1
0
60
59
60
60
60
59
60
0
59
0
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

$s13DisplayServer18X11SharedPresenterC22framebufferForPaintingy12CoreGraphics11PixelBufferVSgAE0K6RegionVF
# Func Hash:
296735626371295315
# Num Counters:
29
# Counter Values:
60
0
0
0
0
6
533
1594
533
0
0
859
60
859
0
859
0
0
0
0
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
0:533
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
859
0
0
0
0
0
0
0
0
0
742
0
$0

$s13DisplayServer18X11SharedPresenterC6resize5width6heightSbSi_SitF
# Func Hash:
210740808894430314
# Num Counters:
47
# Counter Values:
88
0
0
0
0
0
94
53
88
0
0
0
0
38
0
0
0
38
56
52
6
50
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
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
1601
742
0
0
0
0
0
859
859
859
0
0
0
0
0
1601
159
$0

$s13DisplayServer18X11SharedPresenterC7releaseyyF
# Func Hash:
116567531915011960
# Num Counters:
25
# Counter Values:
0
7
7
0
4
0
7
7
0
0
0
0
7
0
0
4
4
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
** External Symbol **:7

$s13DisplayServer18X11SharedPresenterC7restoreyy12CoreGraphics9PixelRectVF
# Func Hash:
325048437721579828
# Num Counters:
15
# Counter Values:
5
97
0
0
92
1
5
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
411
0
6
5
5
329
0
0
329
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
7
7
7
0
0
0
0
3
$0

$s13DisplayServer18X11SharedPresenterCAA0cE0A2aDP22framebufferForPaintingy12CoreGraphics11PixelBufferVSgAG0K6RegionVFTW
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
859
$0

$s13DisplayServer18X11SharedPresenterCAA0cE0A2aDP6resize5width6heightSbSi_SitFTW
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
56
$0

$s13DisplayServer18X11SharedPresenterCAA0cE0A2aDP7present_10inputCounty12CoreGraphics11PixelRegionV_SitFTW
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
859
$0

$s13DisplayServer18X11SharedPresenterCAA0cE0A2aDP7releaseyyFTW
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
4
$0

$s13DisplayServer18X11SharedPresenterCAA0cE0A2aDP7restoreyy12CoreGraphics9PixelRectVFTW
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
97
$0

$s13DisplayServer18X11SharedPresenterCMa
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
4
$0

$s13DisplayServer18X11SharedPresenterCfD
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
4
$0

$s13DisplayServer19X11WindowPropertiesO11setIdentity2of__ySu_AA20SurfaceConfigurationVAA0C10ConnectionCtFZ
# Func Hash:
636369827603637268
# Num Counters:
22
# Counter Values:
4
1020
12
8
4
4
4
0
0
0
0
0
0
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
7
0
3
0
0
0
0
$0

$s13DisplayServer19X11WindowPropertiesO11setOldTitle33_6F99C16B58160C480A0FFF4A79DDCCE1LL_2of_ySS_SuAA0C10ConnectionCtFZySpys4Int8VGXEfU0_
# Func Hash:
146835647075900052
# Num Counters:
2
# Counter Values:
3
0
$0

$s13DisplayServer19X11WindowPropertiesO7setKind2of6leader__ySu_SuAA20SurfaceConfigurationVAA0C10ConnectionCtFZTf4nnnnd_n
# Func Hash:
964791047386623863
# Num Counters:
53
# Counter Values:
0
0
0
0
0
0
4
0
4
0
4
4
0
0
0
0
0
0
0
0
0
4
4
4
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
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
4
$0

$s13DisplayServer20SurfaceConfigurationV4size5title15applicationName0G5Class11minimumSize07maximumK04kind4role6originAC10Foundation6CGSizeV_S3SAOSgApA10WindowKindOSSSgAM7CGPointVtcfcfA5_
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
4
$0

$s13DisplayServer20SurfaceConfigurationV4size5title15applicationName0G5Class11minimumSize07maximumK04kind4role6originAC10Foundation6CGSizeV_S3SAOSgApA10WindowKindOSSSgAM7CGPointVtcfcfA7_
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
4
$0

$s13DisplayServer20SurfaceConfigurationVWOc
# Func Hash:
170957022131388415
# Num Counters:
1
# Counter Values:
8
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
1
1
$s13DisplayServer20SurfaceConfigurationVwcp:8

$s13DisplayServer20SurfaceConfigurationVWOh
# Func Hash:
170957022131388415
# Num Counters:
1
# Counter Values:
12
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
1
1
$s13DisplayServer20SurfaceConfigurationVwxx:12

$s13DisplayServer20SurfaceConfigurationVwcp
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
8
$0

$s13DisplayServer20SurfaceConfigurationVwxx
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
12
$0

$s13DisplayServer22X11ForeignWindowEventsCMa
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
1
$0

$s13DisplayServer22X11StartupNotificationV14takeIdentifier4fromSSSg13SystemSupport18ProcessEnvironmentV_tFZTf4nd_n
# Func Hash:
134732432720417413
# Num Counters:
4
# Counter Values:
4
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
8
0
$0

$s13DisplayServer7X11LoopC4poll_5untilAC6ReasonOSaySo6pollfdVGz_SdSgtFZTf4nnd_n
# Func Hash:
909650113365595455
# Num Counters:
13
# Counter Values:
135
3607
0
3607
0
0
0
0
3607
0
3607
3607
0
$0

$s13DisplayServer7X11LoopCMa
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
4
$0

$s13DisplayServer8X11AtomsV7displayACs13OpaquePointerV_tcfCTf4nd_n
# Func Hash:
210740809771776509
# Num Counters:
47
# Counter Values:
160
156
4
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
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
9
$0

$s13DisplayServer8X11PinchCMa
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
4
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
4
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
8
0
0
0
0
0
8
0
0
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
2
1
$s13DisplayServer03X11B0C9schedulerAA9SchedulerCvpfiSdycfU_:8
0

$s13DisplayServer8X11TouchC7Contact33_D3340EF9276D60A1A82B85F721319681LLVMa
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
4
$0

$s13DisplayServer8X11TouchCMa
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
4
$0

$s13DisplayServer9KeyChangeVWOc
# Func Hash:
170957022131388415
# Num Counters:
1
# Counter Values:
1867
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
1
1
$s13DisplayServer9KeyChangeVwcp:1867

$s13DisplayServer9KeyChangeVWOh
# Func Hash:
170957022131388415
# Num Counters:
1
# Counter Values:
1867
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
1
1
$s13DisplayServer9KeyChangeVwxx:1867

$s13DisplayServer9KeyChangeVwcp
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
1867
$0

$s13DisplayServer9KeyChangeVwxx
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
1867
$0

$s13DisplayServer9SchedulerC11removeFirst33_1D64FBA07BBC8A1B2F8EE04E56355576LLyyF
# Func Hash:
589371672021196554
# Num Counters:
22
# Counter Values:
478
0
0
0
136
112
493
0
0
0
0
0
0
0
0
0
0
0
0
0
111
43
$0

$s13DisplayServer9SchedulerC12nextDeadlineSdSgvg
# Func Hash:
1096621590438532100
# Num Counters:
6
# Counter Values:
4
6415
115
8424
6300
0
$0

$s13DisplayServer9SchedulerC3nowSdvg
# Func Hash:
170957022131388415
# Num Counters:
1
# Counter Values:
456
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
1
1
$s13DisplayServer03X11B0C9schedulerAA9SchedulerCvpfiSdycfU_:456

$s13DisplayServer9SchedulerC4TaskC6cancelyyF
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
214
$0

$s13DisplayServer9SchedulerC4TaskC9isPendingSbvg
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
195
$0

$s13DisplayServer9SchedulerC4TaskCfD
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
492
$0

$s13DisplayServer9SchedulerC6runDueyyF
# Func Hash:
383113157298022927
# Num Counters:
6
# Counter Values:
378
378
378
0
377
716
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
2
1
$s13DisplayServer03X11B0C9schedulerAA9SchedulerCvpfiSdycfU_:377
7
** External Symbol **:237
** External Symbol **:126
** External Symbol **:4
** External Symbol **:4
** External Symbol **:3
** External Symbol **:2
** External Symbol **:2

$s13DisplayServer9SchedulerC6siftUp33_1D64FBA07BBC8A1B2F8EE04E56355576LLyySiF
# Func Hash:
927205938601715372
# Num Counters:
10
# Counter Values:
57
0
57
150
0
494
130
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
494
0
5
$0

$s13DisplayServer9SchedulerC8schedule5after_AC4TaskCSd_yyYbScMYcctF
# Func Hash:
170957022131388415
# Num Counters:
1
# Counter Values:
358
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
1
1
$s13DisplayServer03X11B0C9schedulerAA9SchedulerCvpfiSdycfU_:358

$s13DisplayServer9SchedulerCMa
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
4
$0

$s13DisplayServer9X11DeviceV7classes5count5atomsACSpySpySo14XIAnyClassInfoaGSgGSg_s5Int32VAA0C5AtomsVtcfCTf4nnnd_n
# Func Hash:
550228144602435762
# Num Counters:
20
# Counter Values:
0
0
52
0
26
0
26
0
0
26
0
0
0
0
0
0
0
0
0
26
$0

$s13DisplayServer9X11DeviceVMa
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
12
$0

$s13DisplayServer9X11DeviceVSgWOg
# Func Hash:
382993475055910911
# Num Counters:
2
# Counter Values:
24
0
$0

$s13DisplayServer9X11DeviceVSgWOh
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

$s13DisplayServer9X11DeviceVSgWOi0_
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
24
$0

$s13DisplayServer9X11DeviceVWOc
# Func Hash:
170957022131388415
# Num Counters:
1
# Counter Values:
26
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
1
1
$s13DisplayServer9X11DeviceVwcp:26

$s13DisplayServer9X11DeviceVWOd
# Func Hash:
170957022131388415
# Num Counters:
1
# Counter Values:
2
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
1
1
$s13DisplayServer9X11DeviceVwta:2

$s13DisplayServer9X11DeviceVWOh
# Func Hash:
170957022131388415
# Num Counters:
1
# Counter Values:
26
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
1
1
$s13DisplayServer9X11DeviceVwxx:26

$s13DisplayServer9X11DeviceVwcp
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
1007
$0

$s13DisplayServer9X11DeviceVwet
# Func Hash:
607699200014702880
# Num Counters:
5
# Counter Values:
24
24
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
2
$0

$s13DisplayServer9X11DeviceVwxx
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
28
$0

$s13DisplayServer9XSettingsV15displaySettingsAA0aE0Vvg
# Func Hash:
1128094999645972626
# Num Counters:
24
# Counter Values:
28
4
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
4
4
$0

$s13DisplayServer9XSettingsV4text33_CE065D125266ED4452ABB14281404FA5LLySSSgSSF
# Func Hash:
334492582339770474
# Num Counters:
6
# Counter Values:
12
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
4
0
0
0
0
4
0
0
$0

$s13DisplayServer9XSettingsV8positive33_CE065D125266ED4452ABB14281404FA5LLySiSgSSF
# Func Hash:
1124680652285324760
# Num Counters:
4
# Counter Values:
16
0
0
0
$0

$s13SystemSupport11ProgramNameO7currentSSvau
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
4
$0

$s13SystemSupport11ProgramNameO7current_WZ
# Func Hash:
134732432624440808
# Num Counters:
4
# Counter Values:
4
4
4
0
$0

$s13SystemSupport11SharedCacheC5value3for4cost4makeq_Sgx_Siq_XEAHyKXEtKFAhA07BoundedD0Vyxq_GzYuYTXEfU_5UIKit06BitmapD0C3Key33_194E62A8E0173A61EC24569BC0D4CCA7LLV_12CoreGraphics7CGImageCTg5
# Func Hash:
694937219013872760
# Num Counters:
6
# Counter Values:
6913
6861
6792
277
0
0
$0

$s13SystemSupport11SharedCacheC5value3for4cost4makeq_Sgx_Siq_XEAHyKXEtKFAhA07BoundedD0Vyxq_GzYuYTXEfU_5UIKit6SymbolV_AL06BitmapD0CTg5
# Func Hash:
484499719868189816
# Num Counters:
7
# Counter Values:
164
161
112
22
0
0
0
$0

$s13SystemSupport11SharedCacheCMa
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
6
$0

$s13SystemSupport11SharedCacheCMi
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
6
$0

$s13SystemSupport11SharedCacheCMr
# Func Hash:
784007059655560962
# Num Counters:
2
# Counter Values:
6
6
$0

$s13SystemSupport11SharedCacheCfD
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
347
$0

$s13SystemSupport11SharedCacheCfd
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
347
$0

$s13SystemSupport12BoundedCacheV4linkyySiF5UIKit06BitmapD0C3Key33_194E62A8E0173A61EC24569BC0D4CCA7LLV_12CoreGraphics7CGImageCTg5
# Func Hash:
135188633455906067
# Num Counters:
7
# Counter Values:
398
346
0
52
0
0
0
$0

$s13SystemSupport12BoundedCacheV4linkyySiF5UIKit6SymbolV_AE06BitmapD0CTg5
# Func Hash:
135188633455906067
# Num Counters:
7
# Counter Values:
74
71
0
3
0
0
0
$0

$s13SystemSupport12BoundedCacheV5EntryVMa
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
12
$0

$s13SystemSupport12BoundedCacheV5EntryVMi
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
6
$0

$s13SystemSupport12BoundedCacheV5EntryVMr
# Func Hash:
1063705160746808702
# Num Counters:
3
# Counter Values:
6
6
6
$0

$s13SystemSupport12BoundedCacheV6insert_3for4costyq__xSitF5UIKit06BitmapD0C3Key33_194E62A8E0173A61EC24569BC0D4CCA7LLV_12CoreGraphics7CGImageCTg5
# Func Hash:
896858937009355637
# Num Counters:
11
# Counter Values:
0
52
69
69
121
69
52
0
0
64
0
$0

$s13SystemSupport12BoundedCacheV6insert_3for4costyq__xSitF5UIKit6SymbolV_AG06BitmapD0CTg5
# Func Hash:
1152385648415718261
# Num Counters:
13
# Counter Values:
0
3
49
49
52
49
3
0
0
9
0
0
0
$0

$s13SystemSupport12BoundedCacheV6unlinkyySiF5UIKit06BitmapD0C3Key33_194E62A8E0173A61EC24569BC0D4CCA7LLV_12CoreGraphics7CGImageCTg5
# Func Hash:
927205940541546248
# Num Counters:
9
# Counter Values:
148
0
129
0
0
0
0
0
0
$0

$s13SystemSupport12BoundedCacheV6unlinkyySiF5UIKit6SymbolV_AE06BitmapD0CTg5
# Func Hash:
927205940541546248
# Num Counters:
9
# Counter Values:
22
0
0
0
0
0
0
0
0
$0

$s13SystemSupport12BoundedCacheVMa
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
347
$0

$s13SystemSupport12BoundedCacheVMi
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
3
$0

$s13SystemSupport12BoundedCacheVwxx
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
347
$0

$s13SystemSupport14DynamicLibraryV8function_2asxSgSS_xmtlF
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
4
$0

$s13SystemSupport14DynamicLibraryVyACSgSScfC
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
2
$0

$s13SystemSupport18ProcessEnvironmentV7processACvau
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
30
$0

$s13SystemSupport18ProcessEnvironmentVySSSgSScig
# Func Hash:
948827212049946096
# Num Counters:
8
# Counter Values:
0
0
11
0
52
39
0
0
$0

$s15Synchronization5_CellVAARi_zrlEfD
# Func Hash:
170957022131388415
# Num Counters:
1
# Counter Values:
347
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
1
1
__swift_memcpy56_8:347

$s16ConstraintSolver0B0C11addVariableAC0D0VyF
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
20
$0

$s16ConstraintSolver0B0C11setConstant_2ofySd_AC0A2IDVtF
# Func Hash:
844982796950093491
# Num Counters:
4
# Counter Values:
847
0
0
0
$0

$s16ConstraintSolver0B0C16inexactVariablesSayAC8VariableVGvg
# Func Hash:
844982799803058895
# Num Counters:
4
# Counter Values:
0
117
0
0
$0

$s16ConstraintSolver0B0C22forEachChangedVariableyyyAC0F0V_SdtXEF
# Func Hash:
376260591963783140
# Num Counters:
8
# Counter Values:
87
155
155
117
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
** External Symbol **:155

$s16ConstraintSolver0B0C3add__8constant8priority5order11isBreakableAC0A2IDVSayAC4TermVG_AC8RelationOSdAC8PriorityVs6UInt64VSbtF
# Func Hash:
365794129040931843
# Num Counters:
22
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
8
0
0
0
0
0
0
0
0
0
0
0
37
$0

$s16ConstraintSolver0B0C4TermVMa
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
2
$0

$s16ConstraintSolver0B0C4TermVyAeC8VariableV_SdtcfC
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
1379
$0

$s16ConstraintSolver0B0C4TermVyAeC8VariableV_SdtcfcfA0_
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
9
$0

$s16ConstraintSolver0B0C5solveyyF
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
117
$0

$s16ConstraintSolver0B0C5value2ofSdAC8VariableV_tF
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
1120
$0

$s16ConstraintSolver0B0C7addSizeAC8VariableVyF
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
20
$0

$s16ConstraintSolver0B0C7setRank_2ofySd_AC8VariableVtF
# Func Hash:
974670607421400473
# Num Counters:
7
# Counter Values:
40
40
0
0
0
0
0
$0

$s16ConstraintSolver0B0C8PriorityVyAESfcfC
# Func Hash:
431494656217155589
# Num Counters:
3
# Counter Values:
55
0
0
$0

$s16ConstraintSolver0B0C8VariableVAESQAAWl
# Func Hash:
784007059655560962
# Num Counters:
2
# Counter Values:
551
2
$0

$s16ConstraintSolver0B0C8VariableVSQAASQ2eeoiySbx_xtFZTW
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
551
$0

$s16ConstraintSolver0B0C8hasTermsySbSayAC4TermVG_AC0A2IDVtF
# Func Hash:
844982796950093491
# Num Counters:
4
# Counter Values:
847
0
0
0
$0

$s16ConstraintSolver0B0C9conflictsSayAC8ConflictVGvg
# Func Hash:
896858938093125674
# Num Counters:
9
# Counter Values:
0
0
0
117
0
0
0
0
0
$0

$s16ConstraintSolver0B0CACycfC
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
2
$0

$s16ConstraintSolver0B0CMa
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
2
$0

$s16ConstraintSolver0B4CoreV10applyEdits33_F2880196550E92038B1A6435E6021262LL2ofSbs5Int32V_tF
# Func Hash:
577938506764750827
# Num Counters:
40
# Counter Values:
3
2
4
0
0
5
91
99
102
2
284
14
186
161
0
123
0
123
101
116
7
0
101
98
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
0
0
0
99
0
$0

$s16ConstraintSolver0B4CoreV10freezeRows33_C73D796C8860AD28265F0152EFB3B192LL_7members2inyAA9ObjectiveV_Snys5Int32VGAKtF
# Func Hash:
896858934955973311
# Num Counters:
11
# Counter Values:
0
66
64
13
12
0
11
29
28
0
0
$0

$s16ConstraintSolver0B4CoreV10replaceRow33_E30716973BB84C01A09ACA6416039AFDLL_2by4isUp2inSbs5Int32V_AJSbAJtF
# Func Hash:
249841961807747340
# Num Counters:
18
# Counter Values:
0
0
27
0
10
12
12
10
10
3
3
0
0
0
0
0
0
10
$0

$s16ConstraintSolver0B4CoreV11addGradient33_C73D796C8860AD28265F0152EFB3B192LL_7members2inSbAA9ObjectiveV_Snys5Int32VGAKtF
# Func Hash:
400597113507938736
# Num Counters:
36
# Counter Values:
60
142
136
34
68
54
14
9
25
28
60
25
0
4
25
25
59
33
4
33
0
0
0
0
0
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
0
$0

$s16ConstraintSolver0B4CoreV11addVariable6isSizes5Int32VSb_tF
# Func Hash:
331779890761322296
# Num Counters:
8
# Counter Values:
0
40
7
0
0
0
0
0
$0

$s16ConstraintSolver0B4CoreV11markChanges2inys5Int32V_tF
# Func Hash:
950994587616146629
# Num Counters:
12
# Counter Values:
80
33
32
4
22
22
0
0
0
0
0
0
$0

$s16ConstraintSolver0B4CoreV11setConstant_2ofySd_s5Int32VtF
# Func Hash:
653247341427201127
# Num Counters:
13
# Counter Values:
847
0
102
0
102
0
102
101
2
0
0
0
0
$0

$s16ConstraintSolver0B4CoreV13addBreakpoint33_E30716973BB84C01A09ACA6416039AFDLLyys5Int32V_AA9ObjectiveVAA9ComponentVtFTf4nndn_n
# Func Hash:
1113760047332849243
# Num Counters:
27
# Counter Values:
16
0
10
0
31
32
3
16
16
4
9
0
0
0
5
0
10
4
0
0
0
0
0
0
17
16
0
$0

$s16ConstraintSolver0B4CoreV13clearGradient33_C73D796C8860AD28265F0152EFB3B192LLyyAA9ComponentVF
# Func Hash:
948827211192090025
# Num Counters:
8
# Counter Values:
33
0
0
10
0
0
0
0
$0

$s16ConstraintSolver0B4CoreV13computeValues2ofys5Int32V_tF
# Func Hash:
863246620671036339
# Num Counters:
26
# Counter Values:
72
0
102
140
140
192
120
72
34
34
34
0
0
0
0
0
0
0
0
0
0
0
0
51
38
19
$0

$s16ConstraintSolver0B4CoreV13hasSameStates33_F2880196550E92038B1A6435E6021262LL6around2inSbs5Int32V_AA9ComponentVtF
# Func Hash:
1085769281944440913
# Num Counters:
19
# Counter Values:
145
30
38
0
4
0
30
26
123
116
80
4
0
120
80
0
0
0
0
$0

$s16ConstraintSolver0B4CoreV13holdsRequired33_C73D796C8860AD28265F0152EFB3B192LLySbs5Int32VF
# Func Hash:
292873011401289462
# Num Counters:
23
# Counter Values:
0
1
106
140
70
7
1
1
34
34
1
34
33
0
0
0
0
0
0
0
0
0
4
$0

$s16ConstraintSolver0B4CoreV13makeComponent028_0E31A93CCBF2C5F891A8465C2D6L3C94LLs5Int32VyF
# Func Hash:
331779890761322296
# Num Counters:
8
# Counter Values:
0
12
3
0
0
0
0
0
$0

$s16ConstraintSolver0B4CoreV14settleDefaults2inys5Int32V_tF
# Func Hash:
331779889881810384
# Num Counters:
8
# Counter Values:
3
1
1
0
0
0
0
0
$0

$s16ConstraintSolver0B4CoreV15addParallelCost33_C73D796C8860AD28265F0152EFB3B192LLyys5Int32V_AA9ObjectiveVtF
# Func Hash:
259212324065305230
# Num Counters:
12
# Counter Values:
4
4
4
0
4
2
2
2
0
0
4
4
$0

$s16ConstraintSolver0B4CoreV15finishFactoring028_0E31A93CCBF2C5F891A8465C2D6L3C94LLyyAA9ComponentVF
# Func Hash:
446927416315161071
# Num Counters:
15
# Counter Values:
40
0
12
0
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
1
# Num Value Kinds:
1
# ValueKind = IPVK_MemOPSize:
1
# NumValueSites:
2
4
8:4
16:3
17:3
4:2
0

$s16ConstraintSolver0B4CoreV15resetDirections33_C73D796C8860AD28265F0152EFB3B192LL2ofys5Int32V_tF
# Func Hash:
713764391021988002
# Num Counters:
16
# Counter Values:
70
25
10
2
57
22
22
0
0
0
0
0
0
10
2
0
$0

$s16ConstraintSolver0B4CoreV15sortConstraints028_0E31A93CCBF2C5F891A8465C2D6L3C94LL2ofys5Int32V_tF
# Func Hash:
69988581834778894
# Num Counters:
62
# Counter Values:
0
18
0
0
83
119
112
0
30
55
18
55
0
0
37
48
12
12
12
2
0
12
0
8
8
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
27
27
24
24
55
11
1
24
24
# Num Value Kinds:
1
# ValueKind = IPVK_MemOPSize:
1
# NumValueSites:
4
4
8:4
16:4
17:3
9:1
0
5
17:4
8:1
16:1
32:1
33:1
0

$s16ConstraintSolver0B4CoreV16compactFreeSlotsyyF
# Func Hash:
331779891598052057
# Num Counters:
9
# Counter Values:
36
25
30
22
0
0
0
0
0
$0

$s16ConstraintSolver0B4CoreV16factorChosenRows028_0E31A93CCBF2C5F891A8465C2D6M3C94LL2ofys5Int32V_tF
# Func Hash:
934081909699222936
# Num Counters:
23
# Counter Values:
0
40
30
52
18
40
20
12
12
10
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
$0

$s16ConstraintSolver0B4CoreV16freezeDirections33_C73D796C8860AD28265F0152EFB3B192LL_2inyAA9ObjectiveV_AA9ComponentVtF
# Func Hash:
116406623316480337
# Num Counters:
21
# Counter Values:
0
16
2
0
4
2
0
0
2
10
10
3
0
2
0
0
0
0
0
12
3
$0

$s16ConstraintSolver0B4CoreV17hasViolatedWishes33_AABAC5334A9FA33B280037301FF6269FLLySbs5Int32VF
# Func Hash:
1127386593894071643
# Num Counters:
11
# Counter Values:
0
2
0
1
1
0
0
0
0
0
0
$0

$s16ConstraintSolver0B4CoreV17narrowBreakpoints33_E30716973BB84C01A09ACA6416039AFDLL_10isCautiousySdz_SbtF
# Func Hash:
695917729362969864
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
0
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
0
0
0
0
0
0
0
0
0
0
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

$s16ConstraintSolver0B4CoreV17steepestDirection33_C73D796C8860AD28265F0152EFB3B192LL_2ins5Int32V4slot_Sb4isUpSd5slopetSgAA9ObjectiveV_AA9ComponentVtF
# Func Hash:
315207866519795876
# Num Counters:
35
# Counter Values:
16
1
0
2
14
1
23
0
20
0
30
19
15
4
16
0
9
0
14
0
9
4
28
28
0
1
0
0
0
0
1
14
14
7
21
$0

$s16ConstraintSolver0B4CoreV18optimizePrioritiesySbs5Int32VF
# Func Hash:
913621638106904618
# Num Counters:
28
# Counter Values:
4
4
12
62
4
49
39
27
22
22
21
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
0
2
0
$0

$s16ConstraintSolver0B4CoreV19directionsAfterStep33_E30716973BB84C01A09ACA6416039AFDLL_4rate20isDegenerateEquation9objectives5UInt8Vs5Int32V_SdSbAA9ObjectiveVtF
# Func Hash:
431921517144205598
# Num Counters:
32
# Counter Values:
16
0
0
0
0
0
13
13
0
10
0
2
13
0
10
3
0
2
10
2
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
$0

$s16ConstraintSolver0B4CoreV24leaveParallelConstraints33_E30716973BB84C01A09ACA6416039AFDLL2of_ys5Int32V_AA9ObjectiveVtF
# Func Hash:
159676629345294358
# Num Counters:
10
# Counter Values:
7
0
22
13
2
12
1
10
3
0
$0

$s16ConstraintSolver0B4CoreV4step_4isUp5slope9objective8entering2inSbs5Int32V_SbSdAA9ObjectiveVAKSgAKtF
# Func Hash:
450431952075105024
# Num Counters:
44
# Counter Values:
32
47
0
5
0
32
32
18
108
24
28
17
22
0
1
12
17
0
21
22
10
0
9
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
0
0
0
0
20
22
1
$0

$s16ConstraintSolver0B4CoreV5solveyyF
# Func Hash:
640704446901667475
# Num Counters:
16
# Counter Values:
0
40
101
10
91
10
0
117
2
0
28
117
0
0
0
0
$0

$s16ConstraintSolver0B4CoreV6settle33_AABAC5334A9FA33B280037301FF6269FLL_2inys5Int32V_AHtF
# Func Hash:
674943062964248159
# Num Counters:
43
# Counter Values:
6
1
0
0
1
2
1
2
2
0
1
1
0
0
0
2
0
1
0
0
1
0
0
1
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
0
0
0
0
1
0
$0

$s16ConstraintSolver0B4CoreV7addRows028_0E31A93CCBF2C5F891A8465C2D6L3C94LL2of5level9equationsyAA9ComponentV_s5Int32VSbtF
# Func Hash:
1066511653587150228
# Num Counters:
44
# Counter Values:
0
81
6
6
6
6
7
27
2
29
0
52
2
48
47
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
4
0
0
0
0
0
0
0
0
0
0
0
27
$0

$s16ConstraintSolver0B4CoreV7collect028_0E31A93CCBF2C5F891A8465C2D6K3C94LL4from4intoys5Int32V_AItF
# Func Hash:
633917089118096044
# Num Counters:
34
# Counter Values:
29
55
84
28
12
0
55
3
55
55
40
40
2
12
0
12
0
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
0
0
11
11
# Num Value Kinds:
1
# ValueKind = IPVK_MemOPSize:
1
# NumValueSites:
4
4
8:4
16:3
17:3
4:2
0
6
8:4
17:4
4:1
16:1
32:1
33:1
0

$s16ConstraintSolver0B4CoreV7regroupyyF
# Func Hash:
197471693167021207
# Num Counters:
21
# Counter Values:
0
0
0
40
40
0
0
40
12
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

$s16ConstraintSolver0B4CoreV8addTerms33_70DE0AD9DA952FE0BF214ECE6BD1B168LL_2tos5Int32VSRyAA0B0C4TermVG_AHtF
# Func Hash:
749168444804990979
# Num Counters:
34
# Counter Values:
38
84
0
84
84
0
84
44
40
7
55
55
55
55
55
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
0
0
0
0
0
0
$0

$s16ConstraintSolver0B4CoreV8hasTermsySbSRyAA0B0C4TermVG_s5Int32VtF
# Func Hash:
93478050266353660
# Num Counters:
8
# Counter Values:
0
1304
1304
847
847
0
0
0
$0

$s16ConstraintSolver0B4CoreV8isFinite33_C73D796C8860AD28265F0152EFB3B192LLySbs5Int32VF
# Func Hash:
974670608374241953
# Num Counters:
7
# Counter Values:
0
80
22
0
0
0
0
$0

$s16ConstraintSolver0B4CoreV8minimize_7members2in16keepsMultipliersSbAA9ObjectiveV_Snys5Int32VGAKSbtF
# Func Hash:
713764391507541080
# Num Counters:
17
# Counter Values:
0
87
0
28
21
1
0
39
10
3
29
0
0
0
60
0
0
$0

$s16ConstraintSolver0B4CoreV8optimizeySbs5Int32VF
# Func Hash:
985768978294675940
# Num Counters:
30
# Counter Values:
0
0
12
80
60
22
22
12
12
1
1
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
0
0
0
0
0
0
0
0
$0

$s16ConstraintSolver0B4CoreV9clearStep33_E30716973BB84C01A09ACA6416039AFDLLyyAA9ComponentVF
# Func Hash:
331779888331131896
# Num Counters:
9
# Counter Values:
90
0
0
32
22
17
0
0
0
$0

$s16ConstraintSolver0B4CoreV9endOfStep33_E30716973BB84C01A09ACA6416039AFDLL5slope10isCautiousAA10BreakpointVSgSd_SbtF
# Func Hash:
1152385649343193402
# Num Counters:
13
# Counter Values:
6
11
8
2
1
22
22
22
22
0
0
0
0
$0

$s16ConstraintSolver0B4CoreV9findRates33_E30716973BB84C01A09ACA6416039AFDLL2in9objectiveyAA9ComponentV_AA9ObjectiveVtF
# Func Hash:
163404892718758592
# Num Counters:
28
# Counter Values:
30
32
112
32
2
31
0
31
22
11
15
22
11
4
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
11
4
$0

$s16ConstraintSolver11EliminationV05beginC033_FA0D329FB268035F9E99D524B0DB5E66LL5first3endys5Int32V_AItF
# Func Hash:
38284773122145061
# Num Counters:
40
# Counter Values:
1827
57
57
33
2
52
41
24
28
41
2
13
2
2
29
29
2
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
0
0
0
0
0
0
0
0
$0

$s16ConstraintSolver11EliminationV11appendEntry33_FA0D329FB268035F9E99D524B0DB5E66LL6column5value2toys5Int32V_SdAJtF
# Func Hash:
301351147594608598
# Num Counters:
15
# Counter Values:
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
0
0
0
$0

$s16ConstraintSolver11EliminationV11removeEntry33_FA0D329FB268035F9E99D524B0DB5E66LL_2ofys5Int32V_AHtF
# Func Hash:
238984481941143025
# Num Counters:
3
# Counter Values:
40
0
0
$0

$s16ConstraintSolver11EliminationV3runyyF
# Func Hash:
10224750976830646
# Num Counters:
40
# Counter Values:
40
0
29
40
0
0
0
0
12
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
0
0
0
0
0
0
0
0
0
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

$s16ConstraintSolver11EliminationV5offer33_FA0D329FB268035F9E99D524B0DB5E66LLyys5Int32VF
# Func Hash:
325048438117753136
# Num Counters:
15
# Counter Values:
4
9
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
0
$0

$s16ConstraintSolver11EliminationV5pivot33_FA0D329FB268035F9E99D524B0DB5E66LL3row5entryys5Int32V_AItF
# Func Hash:
1075116060402677341
# Num Counters:
32
# Counter Values:
30
16
44
9
40
0
40
40
28
2
2
2
4
40
28
0
0
0
0
0
0
0
0
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

$s16ConstraintSolver11EliminationV5write2toyAA13FactorizationVz_tF
# Func Hash:
931949713239877428
# Num Counters:
42
# Counter Values:
0
40
27
4
40
40
27
40
40
28
0
4
12
11
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
0
0
0
0
0
0
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

$s16ConstraintSolver11EliminationV7addNode33_FA0D329FB268035F9E99D524B0DB5E66LL3row6columnys5Int32V_AItF
# Func Hash:
5832817472675750
# Num Counters:
10
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
$0

$s16ConstraintSolver11EliminationV8beginRowyyF
# Func Hash:
325048437725018720
# Num Counters:
15
# Counter Values:
52
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
0
0
0
$0

$s16ConstraintSolver11EliminationV9eliminate33_FA0D329FB268035F9E99D524B0DB5E66LL_2of4withys5Int32V_A2ItF
# Func Hash:
777368104553304142
# Num Counters:
31
# Counter Values:
0
3
0
0
0
0
40
0
40
3
3
3
13
0
0
0
0
0
0
0
0
0
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

$s16ConstraintSolver11EliminationV9nextPivot33_FA0D329FB268035F9E99D524B0DB5E66LLs5Int32V3row_AG5entrytSgyF
# Func Hash:
586548702328578700
# Num Counters:
31
# Counter Values:
0
34
3
0
4
8
4
16
37
8
1798
36
0
4
4
4
69
4
4
37
24
29
0
36
4
0
0
0
7
8
16
$0

$s16ConstraintSolver13FactorizationV10replaceRow_12coefficientsys5Int32V_SpySdGtF
# Func Hash:
809862443891992668
# Num Counters:
28
# Counter Values:
58
0
54
54
9
9
22
6
6
0
6
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
$0

$s16ConstraintSolver13FactorizationV14transposeUpperyyF
# Func Hash:
477345294748623561
# Num Counters:
22
# Counter Values:
40
28
0
10
0
4
4
40
40
4
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
$0

$s16ConstraintSolver13FactorizationV15solveTransposedyySpySdGF
# Func Hash:
1042354055190322398
# Num Counters:
21
# Counter Values:
36
0
70
99
0
12
262
82
163
115
49
20
35
52
52
0
0
0
0
0
0
$0

$s16ConstraintSolver13FactorizationV5solveyySpySdGF
# Func Hash:
149146440956805182
# Num Counters:
21
# Counter Values:
290
41
14
288
207
0
0
214
536
145
248
250
80
154
77
0
0
0
0
0
0
$0

$s16ConstraintSolver13FactorizationV7prepare5count10lowerCount05upperG0ySi_S2itF
# Func Hash:
653247341841410808
# Num Counters:
12
# Counter Values:
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
$0

$s16ConstraintSolver7ScratchV7prepare11constraintsySi_tF
# Func Hash:
331779889663729665
# Num Counters:
9
# Counter Values:
66
117
2
2
2
2
0
0
0
$0

$s16ConstraintSolver9FlatArrayV4grow33_A39B1A86695C1D2B67AB360400B7AF2FLL2toySi_tFAA0A6RecordV_Tg5
# Func Hash:
239054247910171388
# Num Counters:
12
# Counter Values:
0
3704
6
0
8
0
0
0
0
0
0
7
# Num Value Kinds:
1
# ValueKind = IPVK_MemOPSize:
1
# NumValueSites:
2
3
513:4
0:2
512:2
0

$s16ConstraintSolver9FlatArrayV4grow33_A39B1A86695C1D2B67AB360400B7AF2FLL2toySi_tFAA10BreakpointV_Tg5
# Func Hash:
239054247910171388
# Num Counters:
12
# Counter Values:
0
510
0
0
2
0
0
0
0
0
0
2
# Num Value Kinds:
1
# ValueKind = IPVK_MemOPSize:
1
# NumValueSites:
2
1
0:2
0

$s16ConstraintSolver9FlatArrayV4grow33_A39B1A86695C1D2B67AB360400B7AF2FLL2toySi_tFAA10TermRecordV_Tg5
# Func Hash:
239054247910171388
# Num Counters:
12
# Counter Values:
0
2270
8
0
10
0
0
0
0
0
0
6
# Num Value Kinds:
1
# ValueKind = IPVK_MemOPSize:
1
# NumValueSites:
2
4
129:3
257:3
0:2
513:2
0

$s16ConstraintSolver9FlatArrayV4grow33_A39B1A86695C1D2B67AB360400B7AF2FLL2toySi_tFAA14VariableRecordV_Tg5
# Func Hash:
239054247910171388
# Num Counters:
12
# Counter Values:
0
2489
5
0
7
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
3
513:3
0:2
257:2
0

$s16ConstraintSolver9FlatArrayV4grow33_A39B1A86695C1D2B67AB360400B7AF2FLL2toySi_tFAA9ComponentV_Tg5
# Func Hash:
239054247910171388
# Num Counters:
12
# Counter Values:
0
6717
1
0
3
0
0
0
0
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
0:2
513:1
0

$s16ConstraintSolver9FlatArrayV4grow33_A39B1A86695C1D2B67AB360400B7AF2FLL2toySi_tFSd_Tg5
# Func Hash:
239054247910171388
# Num Counters:
12
# Counter Values:
0
2460
8
0
36
0
0
0
0
0
0
34
# Num Value Kinds:
1
# ValueKind = IPVK_MemOPSize:
1
# NumValueSites:
2
3
0:28
64:6
65:2
0

$s16ConstraintSolver9FlatArrayV4grow33_A39B1A86695C1D2B67AB360400B7AF2FLL2toySi_tFs5Int32V_Tg5
# Func Hash:
239054247910171388
# Num Counters:
12
# Counter Values:
0
4964
28
0
156
0
0
0
0
0
0
150
# Num Value Kinds:
1
# ValueKind = IPVK_MemOPSize:
1
# NumValueSites:
2
4
0:128
32:18
33:8
65:2
0

$s16ConstraintSolver9FlatArrayV4grow33_A39B1A86695C1D2B67AB360400B7AF2FLL2toySi_tFs5UInt8V_Tg5
# Func Hash:
1096549586745426757
# Num Counters:
10
# Counter Values:
0
14
0
0
2
0
0
0
0
2
# Num Value Kinds:
1
# ValueKind = IPVK_MemOPSize:
1
# NumValueSites:
2
1
0:2
0

$s16ConstraintSolver9FlatArrayV5reset2to4withySi_xtFs5Int32V_Tg5
# Func Hash:
93478047945163707
# Num Counters:
7
# Counter Values:
240
92
92
92
22
0
0
$0

$s16ConstraintSolver9FlatArrayV6extend2to4withySi_xtFAA10TermRecordV_Tg5
# Func Hash:
93478047945163707
# Num Counters:
7
# Counter Values:
29
20
20
20
0
0
0
$0

$s16ConstraintSolver9FlatArrayV6extend2to4withySi_xtFSd_Tg5
# Func Hash:
93478047945163707
# Num Counters:
7
# Counter Values:
40
492
8
8
8
0
0
$0

$s16ConstraintSolver9FlatArrayV6extend2to4withySi_xtFs5Int32V_Tg5
# Func Hash:
93478047945163707
# Num Counters:
7
# Counter Values:
99
36
36
36
36
0
0
$0

$s16ConstraintSolver9FlatArrayV6extend2to4withySi_xtFs5UInt8V_Tg5
# Func Hash:
93478047945163707
# Num Counters:
7
# Counter Values:
10
123
2
2
2
0
0
$0

$s16ConstraintSolver9TermStoreV8allocateys5Int32VAFF
# Func Hash:
790715556689774977
# Num Counters:
17
# Counter Values:
6
0
2
2
2
35
20
1
9
9
0
0
0
0
0
0
0
$0

$s20FoundationEssentials14DateComponentsVWOh
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
** External Symbol **:46

$s20FoundationEssentials15ContiguousBytes_pSgWOh
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

$s20FoundationEssentials3URLVSgWOe
# Func Hash:
784007056844089447
# Num Counters:
2
# Counter Values:
47
0
$0

$s20FoundationEssentials3URLVSgWOy
# Func Hash:
784007056844089447
# Num Counters:
2
# Counter Values:
16
0
$0

$s20FoundationEssentials4DataV06InlineC0VyAESWcfCTf4nd_n
# Func Hash:
154286476532343259
# Num Counters:
6
# Counter Values:
1
1
1
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
9:1

$s20FoundationEssentials4DataV11InlineSliceVyAESWcfCTf4nd_n
# Func Hash:
431494656217155589
# Num Counters:
3
# Counter Values:
3
0
0
$0

$s20FoundationEssentials4DataV15_RepresentationOWOe
# Func Hash:
1063705162558100101
# Num Counters:
3
# Counter Values:
34
0
28
$0

$s20FoundationEssentials4DataV15_RepresentationOWOy
# Func Hash:
1063705162558100101
# Num Counters:
3
# Counter Values:
24
0
23
$0

$s20FoundationEssentials4DataV6append10contentsOfyx_tSTRzs5UInt8V7ElementRtzlFSS8UTF8ViewV_Tg5
# Func Hash:
691764581665889528
# Num Counters:
50
# Counter Values:
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
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
1
0

$s20FoundationEssentials4DataVSgWOe
# Func Hash:
784007056844089447
# Num Counters:
2
# Counter Values:
21
19
$0

$s20FoundationEssentials4DataVSgWOy
# Func Hash:
784007056844089447
# Num Counters:
2
# Counter Values:
22
21
$0

$s20FoundationEssentials4DataVyACxcSTRzs5UInt8V7ElementRtzlufCSS8UTF8ViewV_Tt0g5
# Func Hash:
804145970259483216
# Num Counters:
36
# Counter Values:
0
0
0
0
0
0
1
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
0
0
0
0
0
0
0
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

$s20FoundationEssentials4DataVyACxcSTRzs5UInt8V7ElementRtzlufCSayAEG_Tt0g5Tf4g_n
# Func Hash:
784007058953177093
# Num Counters:
2
# Counter Values:
2
0
$0

$s20FoundationEssentials4DataVyACxcSTRzs5UInt8V7ElementRtzlufcAC15_RepresentationOSRyAEGXEfU0_
# Func Hash:
567185241395093346
# Num Counters:
5
# Counter Values:
2
2
1
0
1
$0

$s20FoundationEssentials4DataVyACxcSTRzs5UInt8V7ElementRtzlufcAC15_RepresentationOSWXEfU_
# Func Hash:
567185241395093346
# Num Counters:
5
# Counter Values:
2
2
0
0
2
$0

$s4DBus0A7AddressV12ofSessionBusACSgSSSgSSXE_tcfC
# Func Hash:
824622382776708408
# Num Counters:
9
# Counter Values:
0
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
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
2
1
** External Symbol **:4
1
** External Symbol **:4

$s5UIKit10AutoscrollC6follow_2in6marginy10Foundation7CGPointV_AG6CGRectVAG7CGFloatVtF
# Func Hash:
617133268994814860
# Num Counters:
21
# Counter Values:
8
0
0
0
0
0
8
0
0
0
0
0
0
0
0
0
0
8
0
0
8
$0

$s5UIKit10AutoscrollCMa
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
1
$0

$s5UIKit10FocusOrderO3cut33_DB76DA87986E76A2F9181D613A7F0B2FLL_5alongSaySayAC4PartVGGAI_s7KeyPathCyAC4SpanAELLVSNy10Foundation7CGFloatVGGtFZTf4nnd_n
# Func Hash:
661518734462433593
# Num Counters:
16
# Counter Values:
1125
1580
288
0
1580
743
743
0
0
0
0
0
0
288
650
1125
$0

$s5UIKit10FocusOrderO4PartV4part_SNy10Foundation7CGFloatVG5rangeSi5indextWOc
# Func Hash:
170957022131388415
# Num Counters:
1
# Counter Values:
3736
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
1
1
** External Symbol **:3736

$s5UIKit10FocusOrderO4PartV4part_SNy10Foundation7CGFloatVG5rangeSi5indextWOh
# Func Hash:
170957022131388415
# Num Counters:
1
# Counter Values:
1868
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
1
1
** External Symbol **:1868

$s5UIKit10FocusOrderO4PartVMa
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
7
$0

$s5UIKit10FocusOrderO4PartVwcp
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
7094
$0

$s5UIKit10FocusOrderO4PartVwxx
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
11092
$0

$s5UIKit10FocusOrderO4Span33_DB76DA87986E76A2F9181D613A7F0B2FLLVMa
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
4
$0

$s5UIKit10FocusOrderO4Span33_DB76DA87986E76A2F9181D613A7F0B2FLLVyAF10Foundation6CGRectVcfCTf4nd_n
# Func Hash:
162986347275736022
# Num Counters:
20
# Counter Values:
1868
0
0
1868
0
0
0
0
0
0
0
0
1868
1868
1868
1868
0
0
1868
1868
$0

$s5UIKit10FocusOrderO4part33_DB76DA87986E76A2F9181D613A7F0B2FLL2of2inAC4PartVSgAA6UIViewC_AA8UIWindowCtFZ
# Func Hash:
399064840274664139
# Num Counters:
36
# Counter Values:
0
8300
2130
837
1293
8396
1296
1107
837
8394
0
648
8394
2507
2603
379
2507
834
459
2507
931
0
0
0
0
0
649
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
2
$s5UIKit6UIViewC8isHiddenSbvg:8300
$s5UIKit8UIWindowC8isHiddenSbvg:96
1
$s5UIKit6UIViewC5alpha10Foundation7CGFloatVvg:8394
1
$s5UIKit6UIViewC24isUserInteractionEnabledSbvg:8394
1
$s5UIKit6UIViewC6bounds10Foundation6CGRectVvg:2507
1
$s5UIKit6UIViewC16canBecomeFocusedSbvg:2507
1
$s5UIKit6UIViewC6bounds10Foundation6CGRectVvg:931
1
$s5UIKit6UIViewC7convert_2to10Foundation6CGRectVAH_ACSgtF:931
0

$s5UIKit10FocusOrderO5items33_DB76DA87986E76A2F9181D613A7F0B2FLL2ofSayAA11UIFocusItem_pGAA6UIViewC_tFZ3addL_yyAA0oP9Container_pSgFTf0ns_n
# Func Hash:
906314596885044141
# Num Counters:
17
# Counter Values:
7117
0
0
2603
0
0
1418
1185
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
1
$s5UIKit6UIViewCAA20UIFocusItemContainerA2aDP15coordinateSpaceAA012UICoordinateG0_pvgTW:2603
1
$s5UIKit6UIViewCAA17UICoordinateSpaceA2aDP6bounds10Foundation6CGRectVvgTW:2603
1
$s5UIKit6UIViewCAA20UIFocusItemContainerA2aDP10focusItems2inSayAA0cD0_pG10Foundation6CGRectV_tFTW:2603
0
0

$s5UIKit10FocusOrderO5items33_DB76DA87986E76A2F9181D613A7F0B2FLL2ofSayAA11UIFocusItem_pGAA6UIViewC_tFZTf4nd_n
# Func Hash:
315713541385188451
# Num Counters:
7
# Counter Values:
2416
0
0
0
0
187
0
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
3
1
$s5UIKit6UIViewC18focusItemContainerAA07UIFocusdE0_pSgvg:2603
1
$s5UIKit16UIViewControllerC12viewIfLoadedAA0B0CSgvg:187
1
$s5UIKit16UIViewControllerC18focusItemContainerAA07UIFocuseF0_pSgvg:187

$s5UIKit10FocusOrderO7ordered33_DB76DA87986E76A2F9181D613A7F0B2FLL_2inSayAC4PartVGAI_AA6UIViewCtFZ
# Func Hash:
728453322856651412
# Num Counters:
2
# Counter Values:
0
459
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
1
1
$s5UIKit6UIViewC37effectiveUserInterfaceLayoutDirectionAA06UIUserefG0Ovg:459

$s5UIKit10FocusOrderO7orderedySayAC4PartVGAGFZ
# Func Hash:
833558496957170829
# Num Counters:
29
# Counter Values:
0
1014
831
647
0
378
378
190
464
0
190
1296
367
188
0
0
0
0
0
0
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

$s5UIKit10InputViewsV2eeoiySbAC_ACtFZTf4nnd_n
# Func Hash:
950994586672418742
# Num Counters:
14
# Counter Values:
67
67
0
67
0
67
0
0
0
67
0
67
0
0
$0

$s5UIKit10InputViewsV3for4dockAcA11UIResponderCSg_AA0B8ViewHostCSgtcfC
# Func Hash:
461059291652393274
# Num Counters:
14
# Counter Values:
470
0
198
0
0
67
67
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
$s5UIKit11UIResponderC28inputAccessoryViewControllerAA07UIInputeF0CSgvg:537
0
2
$s5UIKit11UIResponderC18inputAccessoryViewAA6UIViewCSgvg:535
$s5UIKit10UITextViewC014inputAccessoryC0AA6UIViewCSgvg:2
6
$s5UIKit6UIViewC4nextAA11UIResponderCSgvg:201
$s5UIKit16UIViewControllerC4nextAA11UIResponderCSgvg:68
$s5UIKit7UISceneC4nextAA11UIResponderCSgvg:67
$s5UIKit13UIApplicationC4nextAA11UIResponderCSgvg:67
$s5UIKit11UIResponderC4nextACSgvg:67
$s5UIKit8UIWindowC4nextAA11UIResponderCSgvg:67

$s5UIKit10InputViewsV5input33_08671D6AD454AC5BB638B14750D6172FLL2ofAA6UIViewC4view_SayAA0L10ControllerCG10controllertSgAA11UIResponderC_tFZTf4nd_n
# Func Hash:
362506648427499530
# Num Counters:
4
# Counter Values:
67
0
0
67
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
3
1
$s5UIKit11UIResponderC19inputViewControllerAA07UIInputdE0CSgvg:67
0
2
$s5UIKit11UIResponderC9inputViewAA6UIViewCSgvg:65
$s5UIKit10UITextViewC05inputC0AA6UIViewCSgvg:2

$s5UIKit10InputViewsVWOh
# Func Hash:
170957022131388415
# Num Counters:
1
# Counter Values:
134
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
1
1
$s5UIKit10InputViewsVwxx:134

$s5UIKit10InputViewsVwxx
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
134
$0

$s5UIKit10LayoutItemC17geometryDidChange4fromy10Foundation6CGRectV_tF
# Func Hash:
750104326055414694
# Num Counters:
23
# Counter Values:
0
0
112
0
84
28
28
0
28
295
28
0
0
201
105
28
190
162
94
0
0
0
83
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
4
2
$s5UIKit6UIViewC6bounds10Foundation6CGRectVvg:269
$s5UIKit8UIWindowC6bounds10Foundation6CGRectVvg:26
2
$s5UIKit6UIViewC9ownGuidesSayAA13UILayoutGuideCGvg:162
$s5UIKit12UIScrollViewC9ownGuidesSayAA13UILayoutGuideCGvg:28
1
$s5UIKit8UIWindowC11windowSceneAA0bD0CSgvg:28
1
$s13DisplayServer03X11B0CAA0A9EventLoopA2aDP10frameClockAA05FrameG0CvgTW:28

$s5UIKit10LayoutItemC18constantsDidChangeyyF
# Func Hash:
45352972417703223
# Num Counters:
12
# Counter Values:
0
1085
350
650
201
147
0
147
85
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
$s5UIKit8UIWindowC11windowSceneAA0bD0CSgvg:85
1
$s13DisplayServer03X11B0CAA0A9EventLoopA2aDP10frameClockAA05FrameG0CvgTW:85

$s5UIKit10LayoutItemC18placementDidChange33_BF7A7150211F3C66080D394AB1806CE3LLyyF
# Func Hash:
833762815267454996
# Num Counters:
26
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

$s5UIKit10LayoutItemC22intrinsicSizeDidChangeyyF
# Func Hash:
534401528808306988
# Num Counters:
17
# Counter Values:
0
3
0
3
0
0
1
0
1
0
0
0
0
1
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

$s5UIKit10LayoutItemC26contentPrioritiesDidChangeyyAA18NSLayoutConstraintC4AxisOF
# Func Hash:
264495437417826114
# Num Counters:
4
# Counter Values:
5
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
$s5UIKit6UIViewC14setNeedsLayoutyyF:5

$s5UIKit10LayoutItemC9containerAA6UIViewCSgvg
# Func Hash:
264495435607171814
# Num Counters:
4
# Counter Values:
944
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

$s5UIKit10LayoutItemCMa
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
315
$0

$s5UIKit10LayoutItemC_16isPlacedByEngineAcA13UILayoutGuideC_SbtcfcTf4gnn_n
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
2
$0

$s5UIKit10LayoutItemCyAcA6UIViewCcfcTf4gn_n
# Func Hash:
170957022131388415
# Num Counters:
1
# Counter Values:
17
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
1
2
$s5UIKit6UIViewC25standardContentPrioritiesAA0dE0Vvg:15
$s5UIKit7UILabelC25standardContentPrioritiesAA0dE0Vvg:2

$s5UIKit10ScrollBarsC12pointerMoved2toy10Foundation7CGPointVSg_tF
# Func Hash:
64544983499835120
# Num Counters:
15
# Counter Values:
138
123
0
123
123
0
123
0
192
0
0
123
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
$s5UIKit12UIScrollViewC28showsVerticalScrollIndicatorSbvg:123
1
$s5UIKit12UIScrollViewC30showsHorizontalScrollIndicatorSbvg:123
1
$s5UIKit6UIViewC6bounds10Foundation6CGRectVvg:123
1
$s5UIKit12UIScrollViewC29verticalScrollIndicatorInsetsAA06UIEdgeG0Vvg:123
0
1
$s5UIKit12UIScrollViewC41automaticallyAdjustsScrollIndicatorInsetsSbvg:123
1
$s5UIKit6UIViewC14safeAreaInsetsAA06UIEdgeE0Vvg:123
1
$s5UIKit6UIViewC37effectiveUserInterfaceLayoutDirectionAA06UIUserefG0Ovg:123

$s5UIKit10ScrollBarsC15restTimeDidPass33_E96CE07E276A4116B2EEB5EA6EB35934LLyyF
# Func Hash:
19126822415334466
# Num Counters:
8
# Counter Values:
126
126
0
0
0
0
65
61
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
3
1
$s5UIKit6UIViewC6windowAA8UIWindowCSgvg:126
1
$s5UIKit8UIWindowC11windowSceneAA0bD0CSgvg:126
1
$s13DisplayServer03X11B0CAA0A9EventLoopA2aDP9schedulerAA9SchedulerCvgTW:126

$s5UIKit10ScrollBarsC3bar2at8isFingerAA0B3BarCSg10Foundation7CGPointV_SbtF
# Func Hash:
541184927728888617
# Num Counters:
18
# Counter Values:
0
0
41
0
0
41
41
0
41
0
41
0
0
41
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
$s5UIKit12UIScrollViewC28showsVerticalScrollIndicatorSbvg:41
1
$s5UIKit12UIScrollViewC30showsHorizontalScrollIndicatorSbvg:41
1
$s5UIKit6UIViewC6bounds10Foundation6CGRectVvg:41
1
$s5UIKit12UIScrollViewC29verticalScrollIndicatorInsetsAA06UIEdgeG0Vvg:41
0
1
$s5UIKit12UIScrollViewC41automaticallyAdjustsScrollIndicatorInsetsSbvg:41
1
$s5UIKit6UIViewC14safeAreaInsetsAA06UIEdgeE0Vvg:41
1
$s5UIKit6UIViewC37effectiveUserInterfaceLayoutDirectionAA06UIUserefG0Ovg:41

$s5UIKit10ScrollBarsC4fade33_E96CE07E276A4116B2EEB5EA6EB35934LLyySi_13DisplayServer9SchedulerCtF
# Func Hash:
948450303443921615
# Num Counters:
4
# Counter Values:
298
33
33
265
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
4
1
$s10QuartzCore7CALayerC7opacitySfvs:298
1
$s10QuartzCore7CALayerC20removeFromSuperlayeryyF:33
1
$s10QuartzCore7CALayerC7opacitySfvs:298
1
$s10QuartzCore7CALayerC20removeFromSuperlayeryyF:33

$s5UIKit10ScrollBarsC4fade33_E96CE07E276A4116B2EEB5EA6EB35934LLyySi_13DisplayServer9SchedulerCtFyyYbScMYccfU_
# Func Hash:
238984484656208796
# Num Counters:
3
# Counter Values:
237
237
0
$0

$s5UIKit10ScrollBarsC4showyyF
# Func Hash:
1108579231381999683
# Num Counters:
8
# Counter Values:
195
195
62
193
62
62
161
133
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
5
1
$s5UIKit6UIViewC6windowAA8UIWindowCSgvg:195
1
$s5UIKit8UIWindowC11windowSceneAA0bD0CSgvg:195
1
$s13DisplayServer03X11B0CAA0A9EventLoopA2aDP9schedulerAA9SchedulerCvgTW:195
1
$s10QuartzCore7CALayerC7opacitySfvs:62
1
$s10QuartzCore7CALayerC7opacitySfvs:62

$s5UIKit10ScrollBarsC4wait33_E96CE07E276A4116B2EEB5EA6EB35934LLyy13DisplayServer9SchedulerCF
# Func Hash:
784007056844089447
# Num Counters:
2
# Counter Values:
127
125
$0

$s5UIKit10ScrollBarsC4wait33_E96CE07E276A4116B2EEB5EA6EB35934LLyy13DisplayServer9SchedulerCFyyYbScMYccfU_
# Func Hash:
784007056844089447
# Num Counters:
2
# Counter Values:
126
126
$0

$s5UIKit10ScrollBarsC6updateyyF
# Func Hash:
238984482413483552
# Num Counters:
3
# Counter Values:
310
0
310
$0

$s5UIKit10StyledTextV4text_AA20UIUserInterfaceStyleO5styleAA7UIColorCSg4tinttSgWOe
# Func Hash:
784007056844089447
# Num Counters:
2
# Counter Values:
853
2
$0

$s5UIKit10StyledTextV_4font6traitsAC10Foundation18NSAttributedStringC_AA6UIFontCAA17UITraitCollectionCtcfCTf4nnnd_n
# Func Hash:
1021873657316409970
# Num Counters:
23
# Counter Values:
0
0
0
0
0
0
0
0
14
14
0
0
0
14
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
** External Symbol **:14
1
** External Symbol **:14
1
** External Symbol **:14

$s5UIKit10StyledTextV_4font6traitsAC10Foundation18NSAttributedStringC_AA6UIFontCAA17UITraitCollectionCtcfcySDyAH3KeyVypG_AF8_NSRangeVSpyAF8ObjCBoolVGtXEfU_
# Func Hash:
548364529310430347
# Num Counters:
22
# Counter Values:
14
0
0
14
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
14
0
0
$0

$s5UIKit10StyledTextV_4fontACSS_AA6UIFontCtcfCTf4ngd_n
# Func Hash:
871441886379807322
# Num Counters:
5
# Counter Values:
191
0
0
9
12
$0

$s5UIKit10SymbolPartVMa
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
18
$0

$s5UIKit10SymbolPartVwxx
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
189
$0

$s5UIKit10TextEditorC013discardMarkedB033_CDCBB56681A9749E62C755985DB5E1A9LLyyF
# Func Hash:
218421990259503507
# Num Counters:
5
# Counter Values:
1
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

$s5UIKit10TextEditorC03setB0yy0B6Engine0B8FragmentVF
# Func Hash:
566835380750167690
# Num Counters:
10
# Counter Values:
1
0
1
1
1
1
1
1
0
0
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
6
1
$s5UIKit10UITextViewCAA14TextEditorHostA2aDP016editorWillChangeD0yyAA0dE0CFTW:1
0
1
$s5UIKit10UITextViewCAA14TextEditorHostA2aDP17editorUndoManagerAA0hI0CSgvgTW:1
1
$s5UIKit11UndoManagerC16removeAllActions10withTargetyyp_tF:1
1
$s5UIKit10UITextViewCAA14TextEditorHostA2aDP6editor_10didReplace4with15isUserInitiatedyAA0dE0C_SnySiGALSbtFTW:1
1
$s5UIKit10UITextViewCAA14TextEditorHostA2aDP24editorDidChangeSelection_4fromyAA0dE0C_0D6Engine0dJ0VtFTW:1

$s5UIKit10TextEditorC14insertionStyle0B6Engine0bE0Cvg
# Func Hash:
52047013444581216
# Num Counters:
8
# Counter Values:
0
0
0
7
1
0
0
0
$0

$s5UIKit10TextEditorC4move_11isExtendingyAA0B7CommandO8MovementO_SbtF
# Func Hash:
1104024241568652669
# Num Counters:
12
# Counter Values:
0
4
1
0
0
0
1
0
0
0
1
0
$0

$s5UIKit10TextEditorC6change33_CDCBB56681A9749E62C755985DB5E1A9LL_2to15isUserInitiated9selectingySnySiG_0B6Engine0B8FragmentVSbAJ0B9SelectionVSgtF
# Func Hash:
476436907173862854
# Num Counters:
14
# Counter Values:
8
8
0
8
8
8
8
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
1
$s5UIKit10UITextViewCAA14TextEditorHostA2aDP016editorWillChangeD0yyAA0dE0CFTW:8
0
1
$s5UIKit10UITextViewCAA14TextEditorHostA2aDP6editor_10didReplace4with15isUserInitiatedyAA0dE0C_SnySiGALSbtFTW:8
1
$s5UIKit10UITextViewCAA14TextEditorHostA2aDP24editorDidChangeSelection_4fromyAA0dE0C_0D6Engine0dJ0VtFTW:8

$s5UIKit10TextEditorC6deleteyyAA0B7CommandO8MovementOF
# Func Hash:
249422128838204579
# Num Counters:
14
# Counter Values:
1
0
0
1
0
1
0
1
0
0
1
0
0
1
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
2
0
1
$s5UIKit10UITextViewCAA14TextEditorHostA2aDP6editor_13shouldReplace4withSbAA0dE0C_SnySiGSStFTW:1

$s5UIKit10TextEditorC6insert_5joinsSb0B6Engine0B8FragmentV_SbtF
# Func Hash:
1083297518888731885
# Num Counters:
9
# Counter Values:
0
7
0
0
0
7
7
6
7
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
2
0
1
$s5UIKit10UITextViewCAA14TextEditorHostA2aDP6editor_13shouldReplace4withSbAA0dE0C_SnySiGSStFTW:7

$s5UIKit10TextEditorC6select_15keepsPreferredXy0B6Engine0B9SelectionV_SbtF
# Func Hash:
804725061115282789
# Num Counters:
7
# Counter Values:
22
22
21
21
21
21
8
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
2
1
$s5UIKit10UITextViewCAA14TextEditorHostA2aDP25editorWillChangeSelectionyyAA0dE0CFTW:21
1
$s5UIKit10UITextViewCAA14TextEditorHostA2aDP24editorDidChangeSelection_4fromyAA0dE0C_0D6Engine0dJ0VtFTW:21

$s5UIKit10TextEditorC6target33_CDCBB56681A9749E62C755985DB5E1A9LL2of0B6Engine0B8LocationVAA0B7CommandO8MovementO_tF
# Func Hash:
518052719880809975
# Num Counters:
31
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
0
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

$s5UIKit10TextEditorC6unmarkyyF
# Func Hash:
491275434249748194
# Num Counters:
3
# Counter Values:
13
0
0
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
1
0

$s5UIKit10TextEditorC7allowed33_CDCBB56681A9749E62C755985DB5E1A9LLyS2SF
# Func Hash:
913621640776738509
# Num Counters:
30
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
7
0
0
0
0
0
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

$s5UIKit10TextEditorC8register33_CDCBB56681A9749E62C755985DB5E1A9LLyy0B6Engine0B8UndoStepCF
# Func Hash:
1139300295256683314
# Num Counters:
10
# Counter Values:
0
8
0
5
0
6
0
5
0
3
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
7
1
$s5UIKit10UITextViewCAA14TextEditorHostA2aDP17editorUndoManagerAA0hI0CSgvgTW:8
1
$s5UIKit11UndoManagerC02isB19RegistrationEnabledSbvg:8
1
$s5UIKit11UndoManagerC03canB0Sbvg:6
1
$s5UIKit11UndoManagerC08registerB010withTarget7handleryx_yxctRlzClF:5
1
$s5UIKit11UndoManagerC9isUndoingSbvg:5
1
$s5UIKit11UndoManagerC9isRedoingSbvg:5
1
$s5UIKit11UndoManagerC13setActionNameyySSF:5

$s5UIKit10TextEditorCMa
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
2
$0

$s5UIKit10TextEditorCyAC0B6Engine0B8DocumentCcfc
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
2
$0

$s5UIKit10UITextViewC014inputAccessoryC0AA6UIViewCSgvg
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
2
$0

$s5UIKit10UITextViewC05inputC0AA6UIViewCSgvg
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
2
$0

$s5UIKit10UITextViewC10QuartzCore12LayerPainterAadEP16observesPaintingSbvgTW
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
78
$0

$s5UIKit10UITextViewC10QuartzCore12LayerPainterAadEP26paintsInContentCoordinatesSbvgTW
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
4
$0

$s5UIKit10UITextViewC10QuartzCore12LayerPainterAadEP4text2of5scale10TextEngine010PositionedK6LayoutVSgAD7CALayerC_10Foundation7CGFloatVtFTW
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
78
$0

$s5UIKit10UITextViewC10QuartzCore12LayerPainterAadEP5paint_2in5scaleyAD7CALayerC_0E8Graphics9CGContextC10Foundation7CGFloatVtFTW
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
78
$0

$s5UIKit10UITextViewC10endSessionyyF
# Func Hash:
647943848320915952
# Num Counters:
6
# Counter Values:
2
2
2
0
2
2
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
2
1
$s5UIKit6UIViewC15setNeedsDisplayyyF:2
1
$s5UIKit10UITextViewC10isEditableSbvg:2

$s5UIKit10UITextViewC10insertTextyySSF
# Func Hash:
264495438009126849
# Num Counters:
4
# Counter Values:
7
7
0
0
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
1
1
$s5UIKit10UITextViewC10isEditableSbvg:7

$s5UIKit10UITextViewC10isEditableSbvg
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
173
$0

$s5UIKit10UITextViewC10layOutTextyyF
# Func Hash:
82276672637125630
# Num Counters:
21
# Counter Values:
0
0
0
56
57
0
29
28
57
16
0
0
0
0
57
57
57
39
32
28
43
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
7
1
$s5UIKit6UIViewC6bounds10Foundation6CGRectVvg:57
1
$s5UIKit6UIViewC6bounds10Foundation6CGRectVvg:57
1
$s5UIKit10UITextViewC18textContainerInsetAA12UIEdgeInsetsVvg:57
1
$s5UIKit6UIViewC6bounds10Foundation6CGRectVvg:57
1
$s5UIKit6UIViewC6bounds10Foundation6CGRectVvg:57
1
$s5UIKit10UITextViewC11contentSize10Foundation6CGSizeVvg:57
1
$s5UIKit10UITextViewC11contentSize10Foundation6CGSizeVvg:16

$s5UIKit10UITextViewC10touchBeganyyAA7UITouchC_AA7UIEventCSgtF
# Func Hash:
674809443833732009
# Num Counters:
48
# Counter Values:
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
10
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
9
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
10
# Num Value Kinds:
2
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
19
1
$s5UIKit7UITouchC4typeAC9TouchTypeOvg:10
0
0
0
0
0
0
1
$s5UIKit7UIEventC10buttonMaskAC06ButtonD0Vvg:10
1
$s5UIKit7UIEventC10buttonMaskAC06ButtonD0Vvg:10
1
$s5UIKit11UIResponderC16isFirstResponderSbvg:10
1
$s5UIKit10UITextViewC12isSelectableSbvg:10
0
1
$s5UIKit10UITextViewC20becomeFirstResponderSbyF:10
1
$s5UIKit7UIEventC13modifierFlagsAA013UIKeyModifierD0Vvg:9
1
$s5UIKit7UITouchC8location2in10Foundation7CGPointVAA6UIViewCSg_tF:10
1
$s5UIKit6UIViewC6bounds10Foundation6CGRectVvg:10
1
$s5UIKit6UIViewC6bounds10Foundation6CGRectVvg:10
1
$s5UIKit7UITouchC8tapCountSivg:10
1
** External Symbol **:10
# ValueKind = IPVK_MemOPSize:
1
# NumValueSites:
1
0

$s5UIKit10UITextViewC10touchEndedyyAA7UITouchCF
# Func Hash:
743037782850235513
# Num Counters:
8
# Counter Values:
0
10
1
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
1
$s5UIKit7UITouchC8location2in10Foundation7CGPointVAA6UIViewCSg_tF:10
1
$s5UIKit7UITouchC4typeAC9TouchTypeOvg:1
0
1
$s5UIKit7UITouchC4typeAC9TouchTypeOvg:10
0
0

$s5UIKit10UITextViewC11contentSize10Foundation6CGSizeVvg
# Func Hash:
346554410412802047
# Num Counters:
1
# Counter Values:
3193
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
5
1
$s5UIKit6UIViewC6bounds10Foundation6CGRectVvg:3193
1
$s5UIKit10UITextViewC18textContainerInsetAA12UIEdgeInsetsVvg:3193
1
$s5UIKit10UITextViewC18textContainerInsetAA12UIEdgeInsetsVvg:3193
1
$s10QuartzCore7CALayerC13contentsScale10Foundation7CGFloatVvg:3193
1
$s10QuartzCore7CALayerC13contentsScale10Foundation7CGFloatVvg:3193

$s5UIKit10UITextViewC11currentFontAA6UIFontCvg
# Func Hash:
146835647075900052
# Num Counters:
2
# Counter Values:
59
1
$0

$s5UIKit10UITextViewC11makeTrackerAA013TextSelectionE0CyF
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
1
$0

$s5UIKit10UITextViewC11makeTrackerAA013TextSelectionE0CyF10Foundation6CGRectVycfU_
# Func Hash:
567090795815895039
# Num Counters:
1
# Counter Values:
8
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
2
1
$s5UIKit6UIViewC6bounds10Foundation6CGRectVvg:8
1
$s5UIKit12UIScrollViewC20adjustedContentInsetAA12UIEdgeInsetsVvg:8

$s5UIKit10UITextViewC11makeTrackerAA013TextSelectionE0CyF10Foundation7CGPointVAIcfU0_
# Func Hash:
351713743366782975
# Num Counters:
3
# Counter Values:
18
18
18
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
8
1
$s5UIKit6UIViewC6bounds10Foundation6CGRectVvg:18
1
$s5UIKit6UIViewC6bounds10Foundation6CGRectVvg:18
1
$s5UIKit10UITextViewC18textContainerInsetAA12UIEdgeInsetsVvg:18
1
$s5UIKit15NSTextContainerC19lineFragmentPadding10Foundation7CGFloatVvg:18
1
$s5UIKit10UITextViewC18textContainerInsetAA12UIEdgeInsetsVvg:18
1
$s5UIKit10UITextViewC18textContainerInsetAA12UIEdgeInsetsVvg:18
1
$s5UIKit15NSTextContainerC19lineFragmentPadding10Foundation7CGFloatVvg:18
1
$s5UIKit10UITextViewC18textContainerInsetAA12UIEdgeInsetsVvg:18

$s5UIKit10UITextViewC11recordLinesyyF
# Func Hash:
694937220593374914
# Num Counters:
5
# Counter Values:
9
0
9
0
9
$0

$s5UIKit10UITextViewC11scrollToSeeyy10TextEngine0G8LocationVF
# Func Hash:
743163206569131520
# Num Counters:
28
# Counter Values:
25
0
25
2
0
19
4
0
0
25
28
25
0
0
0
25
0
0
0
0
25
2
0
25
21
25
2
25
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
17
1
$s5UIKit6UIViewC6bounds10Foundation6CGRectVvg:28
1
$s5UIKit10UITextViewC18textContainerInsetAA12UIEdgeInsetsVvg:25
1
$s5UIKit12UIScrollViewC13contentOffset10Foundation7CGPointVvg:25
1
$s5UIKit10UITextViewC18textContainerInsetAA12UIEdgeInsetsVvg:25
1
$s5UIKit6UIViewC6bounds10Foundation6CGRectVvg:25
1
$s5UIKit10UITextViewC18textContainerInsetAA12UIEdgeInsetsVvg:25
1
$s5UIKit6UIViewC6bounds10Foundation6CGRectVvg:25
1
$s5UIKit12UIScrollViewC20adjustedContentInsetAA12UIEdgeInsetsVvg:25
1
$s5UIKit6UIViewC6bounds10Foundation6CGRectVvg:25
1
$s5UIKit6UIViewC6bounds10Foundation6CGRectVvg:2
1
$s5UIKit12UIScrollViewC13contentOffset10Foundation7CGPointVvg:25
1
$s5UIKit6UIViewC6windowAA8UIWindowCSgvg:25
1
$s5UIKit8UIWindowC6screenAA8UIScreenCvg:25
1
$s5UIKit8UIScreenC5scale10Foundation7CGFloatVvg:25
0
1
$s5UIKit12UIScrollViewC13contentOffset10Foundation7CGPointVvg:25
1
$s5UIKit12UIScrollViewC13contentOffset10Foundation7CGPointVvs:4

$s5UIKit10UITextViewC11setFragmentyy10TextEngine0fE0VF
# Func Hash:
996197848830194485
# Num Counters:
3
# Counter Values:
1
1
1
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
5
1
$s5UIKit10UITextViewC13inputDelegateAA0b5InputE0_pSgvg:1
1
$s5UIKit16TextInputSessionCAA06UITextC8DelegateA2aDP14textWillChangeyyAA0eC0_pSgFTW:1
1
$s5UIKit12UIScrollViewC13contentOffset10Foundation7CGPointVvs:1
1
$s5UIKit10UITextViewC13inputDelegateAA0b5InputE0_pSgvg:1
1
$s5UIKit16TextInputSessionCAA06UITextC8DelegateA2aDP13textDidChangeyyAA0eC0_pSgFTW:1

$s5UIKit10UITextViewC12LineSnapshotVSgWOe
# Func Hash:
784007056844089447
# Num Counters:
2
# Counter Values:
27
9
$0

$s5UIKit10UITextViewC12LineSnapshotVSgWOy
# Func Hash:
784007056844089447
# Num Counters:
2
# Counter Values:
6
6
$0

$s5UIKit10UITextViewC12changedLines33_8C46E98BBBDA7F1C13BD33A53565E625LL2of6around_SNySiG10TextEngine0P6LayoutC_SnySiGAKtFZTf4nnnd_n
# Func Hash:
1017268169047842461
# Num Counters:
42
# Counter Values:
0
0
0
0
0
6
0
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
0
0
0
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

$s5UIKit10UITextViewC12isSelectableSbvg
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
57
$0

$s5UIKit10UITextViewC12pressesBegan_4withyShyAA7UIPressCG_AA14UIPressesEventCSgtF
# Func Hash:
536382835845224269
# Num Counters:
9
# Counter Values:
13
0
13
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
1
$s5UIKit10UITextViewC15findInteractionAA06UIFindE0CSgvg:13
1
$s5UIKit17UIFindInteractionC22isFindNavigatorVisibleSbvg:13
0
0
0
0

$s5UIKit10UITextViewC12touchesBegan_4withyShyAA7UITouchCG_AA7UIEventCSgtF
# Func Hash:
1063705162462123496
# Num Counters:
3
# Counter Values:
10
10
10
$0

$s5UIKit10UITextViewC12touchesEnded_4withyShyAA7UITouchCG_AA7UIEventCSgtF
# Func Hash:
844982798708942379
# Num Counters:
4
# Counter Values:
10
10
0
10
$0

$s5UIKit10UITextViewC12touchesMoved_4withyShyAA7UITouchCG_AA7UIEventCSgtF
# Func Hash:
160322957473567621
# Num Counters:
7
# Counter Values:
8
0
0
8
0
8
8
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
5
1
$s5UIKit7UITouchC4typeAC9TouchTypeOvg:8
1
$s5UIKit7UITouchC8location2in10Foundation7CGPointVAA6UIViewCSg_tF:8
1
$s5UIKit6UIViewC6bounds10Foundation6CGRectVvg:8
1
$s5UIKit6UIViewC6bounds10Foundation6CGRectVvg:8
1
** External Symbol **:8

$s5UIKit10UITextViewC12visibleMarksSaySnySiG5range_AA7UIColorC5colortGyF
# Func Hash:
438574140402195662
# Num Counters:
21
# Counter Values:
0
0
0
0
78
0
0
0
0
0
0
0
0
0
78
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

$s5UIKit10UITextViewC13editingDidEnd010_E4FEE26D0G21ECDCF52E5CDFEEBFCC978LLyyF
# Func Hash:
1108079925070882919
# Num Counters:
2
# Counter Values:
2
2
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
3
1
$s5UIKit10UITextViewC8delegateAA0bC8Delegate_pSgvg:2
1
$s5Notes0A10ControllerC5UIKit18UITextViewDelegateAadEP04textE13DidEndEditingyyAD0dE0CFTW:2
1
** External Symbol **:2

$s5UIKit10UITextViewC13inputDelegateAA0b5InputE0_pSgvg
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
12
$0

$s5UIKit10UITextViewC13inputDelegateAA0b5InputE0_pSgvs
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
4
$0

$s5UIKit10UITextViewC13selectClampedyy10Foundation8_NSRangeVF
# Func Hash:
287703003844470954
# Num Counters:
6
# Counter Values:
3
1
1
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
$s5UIKit10UITextViewC13inputDelegateAA0b5InputE0_pSgvg:3
1
$s5UIKit16TextInputSessionCAA06UITextC8DelegateA2aDP19selectionWillChangeyyAA0eC0_pSgFTW:1
1
$s5UIKit10UITextViewC13inputDelegateAA0b5InputE0_pSgvg:3
1
$s5UIKit16TextInputSessionCAA06UITextC8DelegateA2aDP18selectionDidChangeyyAA0eC0_pSgFTW:1

$s5UIKit10UITextViewC13selectedRange10Foundation8_NSRangeVvg
# Func Hash:
784007058953177093
# Num Counters:
2
# Counter Values:
14
0
$0

$s5UIKit10UITextViewC13selectedRange10Foundation8_NSRangeVvs
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
3
$0

$s5UIKit10UITextViewC13textAlignmentAA06NSTextE0Ovg
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
60
$0

$s5UIKit10UITextViewC14deleteBackwardyyF
# Func Hash:
212526878935420674
# Num Counters:
2
# Counter Values:
1
1
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
1
1
$s5UIKit10UITextViewC10isEditableSbvg:1

$s5UIKit10UITextViewC14layoutSubviewsyyF
# Func Hash:
844982800098925627
# Num Counters:
4
# Counter Values:
32
32
32
32
$0

$s5UIKit10UITextViewC15boundsDidChange4fromy10Foundation6CGRectV_tF
# Func Hash:
1067091297433356338
# Num Counters:
8
# Counter Values:
22
8
14
8
8
22
8
22
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
3
1
$s5UIKit6UIViewC6bounds10Foundation6CGRectVvg:22
1
$s5UIKit6UIViewC6bounds10Foundation6CGRectVvg:22
1
$s5UIKit6UIViewC6bounds10Foundation6CGRectVvg:22

$s5UIKit10UITextViewC15editingDidBegin010_E4FEE26D0G21ECDCF52E5CDFEEBFCC978LLyyF
# Func Hash:
1108079925070882919
# Num Counters:
2
# Counter Values:
2
2
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
3
1
$s5UIKit10UITextViewC8delegateAA0bC8Delegate_pSgvg:2
1
$s5Notes0A10ControllerC5UIKit18UITextViewDelegateAadEP04textE15DidBeginEditingyyAD0dE0CFTW:2
1
** External Symbol **:2

$s5UIKit10UITextViewC15findInteractionAA06UIFindE0CSgvg
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
13
$0

$s5UIKit10UITextViewC15isScrollEnabledSbvg
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
60
$0

$s5UIKit10UITextViewC16findingDidChangeyyF
# Func Hash:
491140355796327121
# Num Counters:
3
# Counter Values:
0
1
0
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
3
1
$s5UIKit10UITextViewC24isFindInteractionEnabledSbvg:1
1
$s5UIKit6UIViewC14addInteractionyyAA13UIInteraction_pF:1
0

$s5UIKit10UITextViewC16invalidatePixels33_8C46E98BBBDA7F1C13BD33A53565E625LL2of2in5sinceSbSNySiG_10TextEngine0Q8DocumentC6PlacedVAJ0Q6LayoutCtF
# Func Hash:
329301105732425731
# Num Counters:
17
# Counter Values:
0
0
0
6
0
6
0
6
0
6
6
6
0
0
0
6
0
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
9
1
$s5UIKit10UITextViewC18textContainerInsetAA12UIEdgeInsetsVvg:6
1
$s5UIKit15NSTextContainerC19lineFragmentPadding10Foundation7CGFloatVvg:6
1
$s5UIKit10UITextViewC18textContainerInsetAA12UIEdgeInsetsVvg:6
1
$s5UIKit10UITextViewC18textContainerInsetAA12UIEdgeInsetsVvg:6
1
$s5UIKit15NSTextContainerC19lineFragmentPadding10Foundation7CGFloatVvg:6
1
$s5UIKit10UITextViewC18textContainerInsetAA12UIEdgeInsetsVvg:6
1
$s5UIKit6UIViewC6bounds10Foundation6CGRectVvg:6
1
$s5UIKit6UIViewC6bounds10Foundation6CGRectVvg:6
1
$s5UIKit6UIViewC15setNeedsDisplayyy10Foundation6CGRectVF:6

$s5UIKit10UITextViewC16textNeedsDisplay6aroundySnySiG_tF
# Func Hash:
551337401418999522
# Num Counters:
17
# Counter Values:
6
3
0
0
0
0
0
6
6
6
0
0
0
6
6
0
0
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
8
1
$s5UIKit6UIViewC14setNeedsLayoutyyF:9
1
$s5UIKit10UITextViewC18textContainerInsetAA12UIEdgeInsetsVvg:6
1
$s5UIKit15NSTextContainerC19lineFragmentPadding10Foundation7CGFloatVvg:6
1
$s5UIKit10UITextViewC18textContainerInsetAA12UIEdgeInsetsVvg:6
0
0
0
1
$s5UIKit6UIViewC15setNeedsDisplayyyF:3

$s5UIKit10UITextViewC17caretNeedsDisplayyyF
# Func Hash:
1035504191358172898
# Num Counters:
5
# Counter Values:
44
43
31
44
1
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
7
1
$s10QuartzCore7CALayerC13contentsScale10Foundation7CGFloatVvg:44
1
$s5UIKit10UITextViewC18textContainerInsetAA12UIEdgeInsetsVvg:44
1
$s5UIKit15NSTextContainerC19lineFragmentPadding10Foundation7CGFloatVvg:44
1
$s5UIKit10UITextViewC18textContainerInsetAA12UIEdgeInsetsVvg:44
1
$s5UIKit6UIViewC6bounds10Foundation6CGRectVvg:44
1
$s5UIKit6UIViewC15setNeedsDisplayyy10Foundation6CGRectVF:31
1
$s5UIKit6UIViewC15setNeedsDisplayyy10Foundation6CGRectVF:44

$s5UIKit10UITextViewC17isSecureTextEntrySbvg
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
62
$0

$s5UIKit10UITextViewC17selectedTextRangeAA0bF0CSgvg
# Func Hash:
1138531377474437119
# Num Counters:
1
# Counter Values:
35
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
3
1
$s5UIKit10UITextViewC18textContainerInsetAA12UIEdgeInsetsVvg:35
1
$s5UIKit15NSTextContainerC19lineFragmentPadding10Foundation7CGFloatVvg:35
1
$s5UIKit10UITextViewC18textContainerInsetAA12UIEdgeInsetsVvg:35

$s5UIKit10UITextViewC18foundTextDidChange_2toySnySiG_AFtF
# Func Hash:
1120388758534740527
# Num Counters:
25
# Counter Values:
0
9
0
0
0
0
0
0
0
0
9
0
0
0
0
0
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
$s5UIKit17UIFindInteractionC17activeFindSessionAA0bF0CSgvg:9
0

$s5UIKit10UITextViewC18linkTextAttributesSDy10Foundation18NSAttributedStringC3KeyVypGSgvg
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
60
$0

$s5UIKit10UITextViewC18pointerInteraction_8styleForAA14UIPointerStyleCSgAA0hE0C_AA0H6RegionCtFTf4dnd_n
# Func Hash:
1096621588913837617
# Num Counters:
5
# Counter Values:
7
7
0
0
0
$0

$s5UIKit10UITextViewC18pointerInteraction_9regionFor13defaultRegionAA09UIPointerI0CSgAA0jE0C_AA0jI7RequestCAHtFTf4dndn_n
# Func Hash:
974398288787712391
# Num Counters:
5
# Counter Values:
39
39
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
$s5UIKit10UITextViewC10isEditableSbvg:39
0
1
$s5UIKit10UITextViewC10isEditableSbvg:39
1
$s5UIKit6UIViewC6bounds10Foundation6CGRectVvg:39

$s5UIKit10UITextViewC18setUpTextContaineryyF
# Func Hash:
146835647075900052
# Num Counters:
2
# Counter Values:
0
1
$0

$s5UIKit10UITextViewC18textContainerInsetAA12UIEdgeInsetsVvW
# Func Hash:
464177676853849328
# Num Counters:
7
# Counter Values:
28
0
7
0
27
21
21
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
2
1
$s5UIKit6UIViewC14setNeedsLayoutyyF:7
1
$s5UIKit6UIViewC15setNeedsDisplayyyF:7

$s5UIKit10UITextViewC18textContainerInsetAA12UIEdgeInsetsVvg
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
7412
$0

$s5UIKit10UITextViewC18textContainerInsetAA12UIEdgeInsetsVvs
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
28
$0

$s5UIKit10UITextViewC18tintColorDidChangeyyF
# Func Hash:
170957022131388415
# Num Counters:
1
# Counter Values:
1
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
1
1
$s5UIKit6UIViewC15setNeedsDisplayyyF:1

$s5UIKit10UITextViewC19updateDocumentStyleyyF
# Func Hash:
1069596368821975126
# Num Counters:
15
# Counter Values:
60
60
12
48
0
9
9
0
0
0
60
9
0
57
9
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
23
1
$s5UIKit6UIViewC15traitCollectionAA07UITraitD0Cvg:60
1
$s5UIKit15NSTextContainerC19widthTracksTextViewSbvg:60
1
$s5UIKit6UIViewC6bounds10Foundation6CGRectVvg:60
1
$s5UIKit10UITextViewC18textContainerInsetAA12UIEdgeInsetsVvg:60
1
$s5UIKit10UITextViewC18textContainerInsetAA12UIEdgeInsetsVvg:60
1
$s5UIKit15NSTextContainerC19lineFragmentPadding10Foundation7CGFloatVvg:60
1
$s5UIKit15NSTextContainerC20maximumNumberOfLinesSivg:60
1
$s5UIKit15NSTextContainerC13lineBreakModeAA06NSLineeF0Ovg:60
1
$s5UIKit10UITextViewC13textAlignmentAA06NSTextE0Ovg:60
1
$s5UIKit6UIViewC37effectiveUserInterfaceLayoutDirectionAA06UIUserefG0Ovg:60
1
$s5UIKit10UITextViewC17isSecureTextEntrySbvg:60
1
$s10QuartzCore7CALayerC13contentsScale10Foundation7CGFloatVvg:60
1
$s5UIKit10UITextViewC18linkTextAttributesSDy10Foundation18NSAttributedStringC3KeyVypGSgvg:60
1
$s5UIKit15NSTextContainerC19widthTracksTextViewSbvg:60
1
$s5UIKit15NSTextContainerC19lineFragmentPadding10Foundation7CGFloatVvg:60
1
$s5UIKit15NSTextContainerC4size10Foundation6CGSizeVvg:60
1
$s5UIKit15NSTextContainerC4size10Foundation6CGSizeVvs:60
1
$s5UIKit12UIScrollViewC13contentOffset10Foundation7CGPointVvg:12
1
$s5UIKit6UIViewC6bounds10Foundation6CGRectVvg:9
1
$s5UIKit12UIScrollViewC13contentOffset10Foundation7CGPointVvg:9
1
$s5UIKit10UITextViewC18textContainerInsetAA12UIEdgeInsetsVvg:9
1
$s5UIKit10UITextViewC18textContainerInsetAA12UIEdgeInsetsVvg:9
1
$s5UIKit12UIScrollViewC13contentOffset10Foundation7CGPointVvg:9

$s5UIKit10UITextViewC20becomeFirstResponderSbyF
# Func Hash:
299606948161118932
# Num Counters:
11
# Counter Values:
0
11
2
2
2
2
2
2
2
2
2
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
8
1
$s5UIKit11UIResponderC16isFirstResponderSbvg:11
1
$s5UIKit10UITextViewC23canBecomeFirstResponderSbvg:2
1
$s5UIKit6UIViewC6windowAA8UIWindowCSgvg:2
1
$s5UIKit10UITextViewC10isEditableSbvg:2
1
$s5UIKit10UITextViewC8delegateAA0bC8Delegate_pSgvg:2
1
$s5Notes0A10ControllerC5UIKit18UITextViewDelegateAadEP04textE18ShouldBeginEditingySbAD0dE0CFTW:2
1
$s5UIKit6UIViewC15setNeedsDisplayyyF:2
1
$s5UIKit10UITextViewC10isEditableSbvg:2

$s5UIKit10UITextViewC20resignFirstResponderSbyF
# Func Hash:
461547569399222968
# Num Counters:
14
# Counter Values:
2
0
2
2
2
0
0
2
0
0
0
0
2
0
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
7
1
$s5UIKit11UIResponderC16isFirstResponderSbvg:2
1
$s5UIKit11UIResponderC23canResignFirstResponderSbvg:2
1
$s5UIKit10UITextViewC10isEditableSbvg:2
1
$s5UIKit10UITextViewC8delegateAA0bC8Delegate_pSgvg:2
1
$s5Notes0A10ControllerC5UIKit18UITextViewDelegateAadEP04textE16ShouldEndEditingySbAD0dE0CFTW:2
1
$s5UIKit11UIResponderC23canResignFirstResponderSbvg:2
0

$s5UIKit10UITextViewC20scrollRangeToVisibleyy10Foundation8_NSRangeVF
# Func Hash:
212526878233036805
# Num Counters:
2
# Counter Values:
4
0
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
1
1
$s5UIKit6UIViewC14layoutIfNeededyyF:4

$s5UIKit10UITextViewC23canBecomeFirstResponderSbvg
# Func Hash:
536744759626524775
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
$s5UIKit10UITextViewC10isEditableSbvg:5
0

$s5UIKit10UITextViewC23textAttributesDidChangeyyF
# Func Hash:
18164387135314844
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
7
0
0
0
0
1
$s5UIKit6UIViewC30invalidateIntrinsicContentSizeyyF:1
1
$s5UIKit6UIViewC14setNeedsLayoutyyF:1
1
$s5UIKit6UIViewC15setNeedsDisplayyyF:1

$s5UIKit10UITextViewC24editorDidChangeSelection_4fromyAA10TextEditorC_0I6Engine0iG0VtF
# Func Hash:
376335247020159211
# Num Counters:
10
# Counter Values:
30
9
30
30
22
29
22
11
11
21
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
3
1
$s5UIKit6UIViewC15setNeedsDisplayyyF:9
1
$s5UIKit10UITextViewC8delegateAA0bC8Delegate_pSgvg:30
1
$s5Notes0A10ControllerC5UIKit18UITextViewDelegateAadEP04textE18DidChangeSelectionyyAD0dE0CFTW:30

$s5UIKit10UITextViewC24isFindInteractionEnabledSbvg
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
1
$0

$s5UIKit10UITextViewC24isFindInteractionEnabledSbvs
# Func Hash:
784007059655560962
# Num Counters:
2
# Counter Values:
1
1
$0

$s5UIKit10UITextViewC27isKeyboardScrollingPossibleSbvg
# Func Hash:
238891944573817477
# Num Counters:
3
# Counter Values:
13
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

$s5UIKit10UITextViewC28gestureRecognizerShouldBeginySbAA09UIGestureE0CF
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
9
$0

$s5UIKit10UITextViewC3url2of20FoundationEssentials3URLVSg10TextEngine0I5StyleC_tFTf4nd_n
# Func Hash:
287486625096600244
# Num Counters:
5
# Counter Values:
5
0
0
0
0
$0

$s5UIKit10UITextViewC4fontAA6UIFontCSgvs
# Func Hash:
784007059655560962
# Num Counters:
2
# Counter Values:
1
0
$0

$s5UIKit10UITextViewC4link33_33BF06F44EA05DF5432D1619671AED5FLL2at20FoundationEssentials3URLV3url_SnySiG5rangetSg0L07CGPointV_tF
# Func Hash:
485003172746045379
# Num Counters:
10
# Counter Values:
9
9
6
4
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
18
1
$s5UIKit10UITextViewC18textContainerInsetAA12UIEdgeInsetsVvg:9
1
$s5UIKit15NSTextContainerC19lineFragmentPadding10Foundation7CGFloatVvg:9
1
$s5UIKit10UITextViewC18textContainerInsetAA12UIEdgeInsetsVvg:9
1
$s5UIKit10UITextViewC18textContainerInsetAA12UIEdgeInsetsVvg:9
1
$s5UIKit15NSTextContainerC19lineFragmentPadding10Foundation7CGFloatVvg:9
1
$s5UIKit10UITextViewC18textContainerInsetAA12UIEdgeInsetsVvg:9
1
$s5UIKit10UITextViewC18textContainerInsetAA12UIEdgeInsetsVvg:9
1
$s5UIKit15NSTextContainerC19lineFragmentPadding10Foundation7CGFloatVvg:9
1
$s5UIKit10UITextViewC18textContainerInsetAA12UIEdgeInsetsVvg:9
1
$s5UIKit10UITextViewC18textContainerInsetAA12UIEdgeInsetsVvg:9
1
$s5UIKit15NSTextContainerC19lineFragmentPadding10Foundation7CGFloatVvg:9
1
$s5UIKit10UITextViewC18textContainerInsetAA12UIEdgeInsetsVvg:9
1
$s5UIKit10UITextViewC18textContainerInsetAA12UIEdgeInsetsVvg:9
1
$s5UIKit15NSTextContainerC19lineFragmentPadding10Foundation7CGFloatVvg:9
1
$s5UIKit10UITextViewC18textContainerInsetAA12UIEdgeInsetsVvg:9
1
$s5UIKit10UITextViewC18textContainerInsetAA12UIEdgeInsetsVvg:9
1
$s5UIKit15NSTextContainerC19lineFragmentPadding10Foundation7CGFloatVvg:9
1
$s5UIKit10UITextViewC18textContainerInsetAA12UIEdgeInsetsVvg:9

$s5UIKit10UITextViewC4move33_33BF06F44EA05DF5432D1619671AED5FLLyyAA11TextCommandO8MovementO_SbtF
# Func Hash:
57625123919631773
# Num Counters:
11
# Counter Values:
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
1
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
15
1
$s5UIKit10UITextViewC10isEditableSbvg:1
0
0
0
0
0
0
0
0
0
0
0
0
0
0

$s5UIKit10UITextViewC4textSSSgvg
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
18
$0

$s5UIKit10UITextViewC4textSSSgvs
# Func Hash:
62306916776817461
# Num Counters:
5
# Counter Values:
1
0
0
0
0
$0

$s5UIKit10UITextViewC5frame13textContainerAC10Foundation6CGRectV_AA06NSTextF0CSgtcfc
# Func Hash:
728453322856651412
# Num Counters:
2
# Counter Values:
0
1
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
1
1
$s5UIKit15NSTextContainerC19widthTracksTextViewSbvs:1

$s5UIKit10UITextViewC5paint_2in5scaley10QuartzCore7CALayerC_0H8Graphics9CGContextC10Foundation7CGFloatVtFTf4dnnn_n
# Func Hash:
521647964103745571
# Num Counters:
15
# Counter Values:
0
0
0
47
47
0
78
78
47
47
45
0
0
0
78
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
21
1
$s5UIKit6UIViewC15traitCollectionAA07UITraitD0Cvg:78
1
$s5UIKit10UITextViewC9textColorAA7UIColorCSgvg:78
1
$s5UIKit7UIColorC13resolvedColor4withAcA17UITraitCollectionC_tF:78
1
$s5UIKit7UIColorC7cgColor12CoreGraphics7CGColorCvg:78
1
$s5UIKit10UITextViewC12isSelectableSbvg:47
1
$s5UIKit6UIViewC9tintColorAA7UIColorCSgvg:47
1
$s5UIKit7UIColorC18withAlphaComponentyAC10Foundation7CGFloatVF:47
1
$s5UIKit7UIColorC13resolvedColor4withAcA17UITraitCollectionC_tF:47
1
$s5UIKit7UIColorC7cgColor12CoreGraphics7CGColorCvg:47
1
$s5UIKit10UITextViewC10isEditableSbvg:47
1
$s5UIKit6UIViewC9tintColorAA7UIColorCSgvg:45
1
$s5UIKit7UIColorC13resolvedColor4withAcA17UITraitCollectionC_tF:45
1
$s5UIKit7UIColorC7cgColor12CoreGraphics7CGColorCvg:45
1
$s5UIKit10UITextViewC18textContainerInsetAA12UIEdgeInsetsVvg:78
1
$s5UIKit15NSTextContainerC19lineFragmentPadding10Foundation7CGFloatVvg:78
1
$s5UIKit10UITextViewC18textContainerInsetAA12UIEdgeInsetsVvg:78
1
$s5UIKit6UIViewC6bounds10Foundation6CGRectVvg:78
1
$s5UIKit10UITextViewC18textContainerInsetAA12UIEdgeInsetsVvg:78
1
$s5UIKit10UITextViewC18textContainerInsetAA12UIEdgeInsetsVvg:78
0
0

$s5UIKit10UITextViewC5setUp33_ACE69A5699131C43D98EED0A53397D38LLyyF
# Func Hash:
1138531377474437119
# Num Counters:
1
# Counter Values:
1
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
3
1
$s5UIKit6UIViewC8isOpaqueSbvs:1
1
$s5UIKit6UIViewC11contentModeAC07ContentD0Ovs:1
1
$s5UIKit6UIViewC15backgroundColorAA7UIColorCSgvs:1

$s5UIKit10UITextViewC5takesySbAA11TextCommandOF
# Func Hash:
943918869112343922
# Num Counters:
40
# Counter Values:
0
0
0
0
0
0
9
1
7
1
0
0
0
0
1
5
1
0
0
1
1
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
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
4
1
$s5UIKit10UITextViewC10isEditableSbvg:1
1
$s5UIKit10UITextViewC10isEditableSbvg:5
1
$s5UIKit10UITextViewC10isEditableSbvg:1
1
$s5UIKit10UITextViewC10isEditableSbvg:1

$s5UIKit10UITextViewC6editor_10didReplace4with15isUserInitiatedyAA10TextEditorC_SnySiGAJSbtF
# Func Hash:
515334506043053243
# Num Counters:
6
# Counter Values:
9
9
0
8
8
8
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
5
1
$s5UIKit10UITextViewC15isScrollEnabledSbvg:9
0
1
$s5UIKit10UITextViewC8delegateAA0bC8Delegate_pSgvg:8
1
$s5Notes0A10ControllerC5UIKit18UITextViewDelegateAadEP04textE9DidChangeyyAD0dE0CFTW:8
1
** External Symbol **:8

$s5UIKit10UITextViewC7blinkerAA12CaretBlinkerCvg
# Func Hash:
146835647075900052
# Num Counters:
2
# Counter Values:
102
1
$0

$s5UIKit10UITextViewC7blinkerAA12CaretBlinkerCvgyycfU_
# Func Hash:
784007056844089447
# Num Counters:
2
# Counter Values:
6
6
$0

$s5UIKit10UITextViewC7performyyAA11TextCommandOF
# Func Hash:
677787710315970925
# Num Counters:
68
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
1
4
0
0
0
4
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
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
1
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
0
0
0
# Num Value Kinds:
2
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
1
$s5UIKit10UITextViewC14deleteBackwardyyF:1
0
1
$s5UIKit10UITextViewC10isEditableSbvg:1
1
$s5UIKit10UITextViewC10insertTextyySSF:1
1
$s5UIKit10UITextViewC10isEditableSbvg:1
1
$s5UIKit10UITextViewC10insertTextyySSF:1
# ValueKind = IPVK_MemOPSize:
1
# NumValueSites:
1
0

$s5UIKit10UITextViewC7trackerAA20TextSelectionTrackerCvg
# Func Hash:
146835647075900052
# Num Counters:
2
# Counter Values:
58
1
$0

$s5UIKit10UITextViewC8delegateAA0bC8Delegate_pSgvg
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
54
$0

$s5UIKit10UITextViewC8delegateAA0bC8Delegate_pSgvs
# Func Hash:
212526876123949159
# Num Counters:
2
# Counter Values:
1
1
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
1
1
$s5UIKit12UIScrollViewC8delegateAA0bC8Delegate_pSgvs:1

$s5UIKit10UITextViewC9caretRect3for10Foundation6CGRectVAA0B8PositionC_tF
# Func Hash:
927006190477508607
# Num Counters:
1
# Counter Values:
35
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
4
1
$s5UIKit10UITextViewC18textContainerInsetAA12UIEdgeInsetsVvg:35
1
$s5UIKit15NSTextContainerC19lineFragmentPadding10Foundation7CGFloatVvg:35
1
$s5UIKit10UITextViewC18textContainerInsetAA12UIEdgeInsetsVvg:35
1
$s10QuartzCore7CALayerC13contentsScale10Foundation7CGFloatVvg:35

$s5UIKit10UITextViewC9clipboardAA13TextClipboardCvg
# Func Hash:
146835647075900052
# Num Counters:
2
# Counter Values:
51
1
$0

$s5UIKit10UITextViewC9clipboardAA13TextClipboardCvgSbycfU_
# Func Hash:
212526876123949159
# Num Counters:
2
# Counter Values:
2
2
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
1
1
$s5UIKit10UITextViewC17isSecureTextEntrySbvg:2

$s5UIKit10UITextViewC9textColorAA7UIColorCSgvg
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
78
$0

$s5UIKit10UITextViewCAA0B5InputA2aDP04textdC0AA6UIViewCvgTW
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
35
$0

$s5UIKit10UITextViewCAA0B5InputA2aDP13inputDelegateAA0bdF0_pSgvgTW
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
$s5UIKit10UITextViewC13inputDelegateAA0b5InputE0_pSgvg:4

$s5UIKit10UITextViewCAA0B5InputA2aDP13inputDelegateAA0bdF0_pSgvsTW
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
$s5UIKit10UITextViewC13inputDelegateAA0b5InputE0_pSgvs:4

$s5UIKit10UITextViewCAA0B5InputA2aDP17selectedTextRangeAA0bG0CSgvgTW
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
$s5UIKit10UITextViewC17selectedTextRangeAA0bF0CSgvg:35

$s5UIKit10UITextViewCAA0B5InputA2aDP9caretRect3for10Foundation6CGRectVAA0B8PositionC_tFTW
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
$s5UIKit10UITextViewC9caretRect3for10Foundation6CGRectVAA0B8PositionC_tF:35

$s5UIKit10UITextViewCAA10UIKeyInputA2aDP10insertTextyySSFTW
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
$s5UIKit10UITextViewC10insertTextyySSF:5

$s5UIKit10UITextViewCAA11TextEditingA2aDP13acceptsTypingSbvgTW
# Func Hash:
170957022131388415
# Num Counters:
1
# Counter Values:
8
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
1
1
$s5UIKit10UITextViewC10isEditableSbvg:8

$s5UIKit10UITextViewCAA11TextEditingA2aDP5takesySbAA0D7CommandOFTW
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
9
$0

$s5UIKit10UITextViewCAA11TextEditingA2aDP7performyyAA0D7CommandOFTW
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
4
$0

$s5UIKit10UITextViewCAA14TextEditorHostA2aDP016editorWillChangeD0yyAA0dE0CFTW
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
9
$0

$s5UIKit10UITextViewCAA14TextEditorHostA2aDP17editorUndoManagerAA0hI0CSgvgTW
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
$s5UIKit11UIResponderC11undoManagerAA04UndoD0CSgvg:9

$s5UIKit10UITextViewCAA14TextEditorHostA2aDP24editorDidChangeSelection_4fromyAA0dE0C_0D6Engine0dJ0VtFTW
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
30
$0

$s5UIKit10UITextViewCAA14TextEditorHostA2aDP25editorWillChangeSelectionyyAA0dE0CFTW
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
21
$0

$s5UIKit10UITextViewCAA14TextEditorHostA2aDP6editor_10didReplace4with15isUserInitiatedyAA0dE0C_SnySiGALSbtFTW
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
9
$0

$s5UIKit10UITextViewCAA14TextEditorHostA2aDP6editor_13shouldReplace4withSbAA0dE0C_SnySiGSStFTW
# Func Hash:
212427824892152624
# Num Counters:
4
# Counter Values:
8
8
8
0
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
3
1
$s5UIKit10UITextViewC10isEditableSbvg:8
1
$s5UIKit10UITextViewC8delegateAA0bC8Delegate_pSgvg:8
1
$s5Notes0A10ControllerC5UIKit18UITextViewDelegateAadEP04textE0_18shouldChangeTextIn011replacementJ0SbAD0dE0C_10Foundation8_NSRangeVSStFTW:8

$s5UIKit10UITextViewCAA28UIPointerInteractionDelegateA2aDP07pointerE0_8styleForAA0D5StyleCSgAA0dE0C_AA0D6RegionCtFTW
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
7
$0

$s5UIKit10UITextViewCAA28UIPointerInteractionDelegateA2aDP07pointerE0_8willExit8animatoryAA0dE0C_AA0D6RegionCAA0dE9Animating_ptFTW
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
7
$0

$s5UIKit10UITextViewCAA28UIPointerInteractionDelegateA2aDP07pointerE0_9regionFor13defaultRegionAA0dK0CSgAA0dE0C_AA0dK7RequestCAJtFTW
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
39
$0

$s5UIKit10UITextViewCAA28UIPointerInteractionDelegateA2aDP07pointerE0_9willEnter8animatoryAA0dE0C_AA0D6RegionCAA0dE9Animating_ptFTW
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
7
$0

$s5UIKit10UITextViewCMa
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
13
$0

$s5UIKit11BitmapCacheC3Key33_194E62A8E0173A61EC24569BC0D4CCA7LLVAFSQAAWl
# Func Hash:
784007059655560962
# Num Counters:
2
# Counter Values:
3
3
$0

$s5UIKit11BitmapCacheC3Key33_194E62A8E0173A61EC24569BC0D4CCA7LLVMa
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
12
$0

$s5UIKit11BitmapCacheC3Key33_194E62A8E0173A61EC24569BC0D4CCA7LLVSHAASQWb
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
3
$0

$s5UIKit11BitmapCacheC6pixelsy12CoreGraphics7CGImageCSgAG_AA7UIImageC11OrientationOAE7CGColorCSgtF
# Func Hash:
424622330210264057
# Num Counters:
18
# Counter Values:
28
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
28
$0

$s5UIKit11BitmapCacheCACycfc
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
401
$0

$s5UIKit11BitmapCacheCMa
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
357
$0

$s5UIKit11BitmapCacheCfD
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
347
$0

$s5UIKit11FocusGroupsV2inAcA8UIWindowC_tcfC
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
65
$0

$s5UIKit11FocusGroupsV2inAcA8UIWindowC_tcfCTf4nd_n
# Func Hash:
278041621517188921
# Num Counters:
14
# Counter Values:
366
0
63
0
0
0
0
63
2
242
0
0
0
2
$0

$s5UIKit11FocusGroupsV5GroupVMa
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
3
$0

$s5UIKit11FocusGroupsV5GroupVwxx
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
608
$0

$s5UIKit11FocusGroupsV5index2ofSiSgAA11UIFocusItem_p_tF
# Func Hash:
391331300724756759
# Num Counters:
7
# Counter Values:
0
95
95
62
33
0
0
$0

$s5UIKit11FocusGroupsV7entries2of11lastFocusedSayAA11UIFocusItem_pGAC5GroupV_AaG_pSgtFZTf4xnd_n
# Func Hash:
798733565109336790
# Num Counters:
4
# Counter Values:
0
63
0
0
$0

$s5UIKit11InputRouterC9intercept33_17137A1AB1F9DE30C74B677DFE087D8ELL_2ofSb13DisplayServer0B5EventV_AA13UIWindowSceneCtF
# Func Hash:
38284771283300002
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
0
0
0
0
0
2421
2421
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
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

$s5UIKit11InputRouterCMa
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
4
$0

$s5UIKit11ScreenScaleO7current10Foundation7CGFloatVvgZTf4d_n
# Func Hash:
716669421348714396
# Num Counters:
7
# Counter Values:
12
158
158
3
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
$s5UIKit17UITraitCollectionC12displayScale10Foundation7CGFloatVvg:170

$s5UIKit11SymbolStyleV23__derived_struct_equalsySbAC_ACtFZTf4nnd_n
# Func Hash:
567185242837692377
# Num Counters:
6
# Counter Values:
0
0
0
8
8
8
$0

$s5UIKit11SymbolStyleV8applyingyA2CF
# Func Hash:
488090586882309858
# Num Counters:
8
# Counter Values:
204
204
204
102
102
0
204
102
$0

$s5UIKit11TextCommandO5usage33_234447CDC3EE41E3B31678496B4309F5LL2ofAA18UIKeyboardHIDUsageOAA5UIKeyC_tFZTf4nd_n
# Func Hash:
413514769906999821
# Num Counters:
17
# Counter Values:
22
15
15
0
0
7
0
0
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
6
1
$s5UIKit5UIKeyC10charactersSSvg:22
1
$s5UIKit5UIKeyC7keyCodeAA18UIKeyboardHIDUsageOvg:15
0
1
$s5UIKit5UIKeyC7keyCodeAA18UIKeyboardHIDUsageOvg:7
1
$s5UIKit5UIKeyC7keyCodeAA18UIKeyboardHIDUsageOvg:7
1
$s5UIKit5UIKeyC7keyCodeAA18UIKeyboardHIDUsageOvg:15

$s5UIKit11TextCommandOyACSgAA5UIKeyCcfCTf4nd_n
# Func Hash:
880950213910363848
# Num Counters:
52
# Counter Values:
2
0
11
0
0
0
2
0
0
0
0
0
13
0
22
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
0
0
3
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
3
2
0
0
0
0
0
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
1
1
$s5UIKit5UIKeyC13modifierFlagsAA0b8ModifierD0Vvg:22

$s5UIKit11TextEditingPA2A6UIViewCRbzrlE22revealCaretAfterLayoutyyFAA10UITextViewC_Tg5
# Func Hash:
810690372348514055
# Num Counters:
8
# Counter Values:
0
18
9
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
$s5UIKit6UIViewC9superviewACSgvg:27
0
0
0
0

$s5UIKit11TextEditingPA2A6UIViewCRbzrlE33revealAfterBecomingFirstResponderyyF
# Func Hash:
1070090702785866359
# Num Counters:
12
# Counter Values:
0
4
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
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
6
1
$s5UIKit6UIViewC9superviewACSgvg:6
0
0
0
0
0

$s5UIKit11TraitValuesV18hasDifferentColors4fromSbAC_tF
# Func Hash:
776814507435230730
# Num Counters:
12
# Counter Values:
0
322
0
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

$s5UIKit11TraitValuesV23__derived_struct_equalsySbAC_ACtFZTf4nnd_n
# Func Hash:
804816984674419382
# Num Counters:
16
# Counter Values:
471
221
221
221
221
221
221
221
221
221
0
0
0
0
221
221
$0

$s5UIKit11TraitValuesV5mergeyyACF
# Func Hash:
1085769282984347349
# Num Counters:
15
# Counter Values:
358
358
0
0
0
0
0
0
0
0
0
0
0
0
358
$0

$s5UIKit11TraitValuesVSgWOe
# Func Hash:
784007056844089447
# Num Counters:
2
# Counter Values:
61159
716
$0

$s5UIKit11TraitValuesVSgWOy
# Func Hash:
784007056844089447
# Num Counters:
2
# Counter Values:
34601
358
$0

$s5UIKit11TraitValuesVWOc
# Func Hash:
170957022131388415
# Num Counters:
1
# Counter Values:
1197
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
1
1
$s5UIKit11TraitValuesVwcp:1197

$s5UIKit11TraitValuesVWOh
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
930
$0

$s5UIKit11TraitValuesVwcp
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
1197
$0

$s5UIKit11UIFocusItemPAAE11focusWindowAA8UIWindowCSgvg
# Func Hash:
212526876123949159
# Num Counters:
2
# Counter Values:
189
189
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
1
1
$s5UIKit6UIViewC6windowAA8UIWindowCSgvg:189

$s5UIKit11UIFocusItemPAAE11revealFocus10isAnimatedySb_tF
# Func Hash:
601829876587765931
# Num Counters:
27
# Counter Values:
0
192
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
64
0
0
0
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
$s5UIKit6UIViewC6bounds10Foundation6CGRectVvg:64
1
$s5UIKit6UIViewC6windowAA8UIWindowCSgvg:64
1
$s5UIKit6UIViewC9superviewACSgvg:257
1
$s5UIKit6UIViewC7convert_2to10Foundation6CGRectVAH_ACSgtF:193
0
1
$s5UIKit6UIViewC20scrollsWithSuperviewSbvg:1
0
0
0
0
0
0
0
0

$s5UIKit11UIFocusItemPAAE14focusResponderAA11UIResponderCSgvg
# Func Hash:
345737796694586437
# Num Counters:
9
# Counter Values:
0
0
775
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

$s5UIKit11UIFocusItem_pSgXwWOh
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
312
$0

$s5UIKit11UIImageViewC10shownImage33_3677BB7A3F06619B40117A869A6C1C74LLAA0B0CSgvg
# Func Hash:
491906493352114552
# Num Counters:
8
# Counter Values:
6771
6748
6645
32
0
6771
6716
0
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
7
1
$s5UIKit11UIImageViewC13isHighlightedSbvg:6771
0
1
$s5UIKit11UIImageViewC5imageAA0B0CSgvg:6771
0
1
$s5UIKit6UIViewC15traitCollectionAA07UITraitD0Cvg:6748
1
$s5UIKit11UIImageViewC28preferredSymbolConfigurationAA0B0C0eF0CSgvg:6748
1
$s5UIKit6UIViewC37effectiveUserInterfaceLayoutDirectionAA06UIUserefG0Ovg:6748

$s5UIKit11UIImageViewC11contentModeAA6UIViewC07ContentE0Ovg
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
13556
$0

$s5UIKit11UIImageViewC11contentModeAA6UIViewC07ContentE0Ovs
# Func Hash:
784007056844089447
# Num Counters:
2
# Counter Values:
52
52
$0

$s5UIKit11UIImageViewC11setContents33_3677BB7A3F06619B40117A869A6C1C74LL_5scaley12CoreGraphics7CGImageCSg_10Foundation7CGFloatVtF
# Func Hash:
784226219442506400
# Num Counters:
9
# Counter Values:
347
0
76
76
6642
0
0
53
0
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
4
1
$s10QuartzCore7CALayerC13contentsScale10Foundation7CGFloatVvg:6718
0
1
$s10QuartzCore7CALayerC8contentsypSgvg:6718
1
$s10QuartzCore7CALayerC8contentsypSgvs:347

$s5UIKit11UIImageViewC12imageStorage33_9D15982A3D69020CE309BAC7B1DDE2DELLAA0B0CSgvW
# Func Hash:
127254764545998512
# Num Counters:
15
# Counter Values:
0
0
0
17
17
0
0
17
0
0
0
0
0
17
0
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
6
1
$s5UIKit11UIImageViewC5imageAA0B0CSgvg:17
1
$s5UIKit7UIImageC4size10Foundation6CGSizeVvg:17
0
1
$s5UIKit6UIViewC30invalidateIntrinsicContentSizeyyF:17
1
$s5UIKit11UIImageViewC5imageAA0B0CSgvg:17
1
$s5UIKit11UIImageViewC5imageAA0B0CSgvg:17

$s5UIKit11UIImageViewC12sizeThatFitsy10Foundation6CGSizeVAGF
# Func Hash:
391024174625546726
# Num Counters:
5
# Counter Values:
1
0
1
0
1
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
4
1
$s5UIKit11UIImageViewC5imageAA0B0CSgvg:1
1
$s5UIKit11UIImageViewC28preferredSymbolConfigurationAA0B0C0eF0CSgvg:1
1
$s5UIKit7UIImageC4size10Foundation6CGSizeVvg:1
0

$s5UIKit11UIImageViewC13isHighlightedSbvg
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
6771
$0

$s5UIKit11UIImageViewC14layoutSubviewsyyF
# Func Hash:
470088715147034044
# Num Counters:
5
# Counter Values:
53
53
52
53
18
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
2
1
$s5UIKit7UIImageC13isSymbolImageSbvg:53
1
$s5UIKit11UIImageViewC11contentModeAA6UIViewC07ContentE0Ovg:53

$s5UIKit11UIImageViewC14updateContentsyyF
# Func Hash:
95309763416229313
# Num Counters:
9
# Counter Values:
23
0
0
0
0
6545
150
150
0
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
8
1
$s5UIKit6UIViewC15traitCollectionAA07UITraitD0Cvg:6718
1
$s5UIKit17UITraitCollectionC12displayScale10Foundation7CGFloatVvg:6718
0
0
1
$s5UIKit11UIImageViewC11contentModeAA6UIViewC07ContentE0Ovg:6695
1
$s5UIKit11UIImageViewC11contentModeAA6UIViewC07ContentE0Ovg:6695
1
$s10QuartzCore7CALayerC15contentsGravityAA0c8ContentsE0Vvs:150
0

$s5UIKit11UIImageViewC15didMoveToWindowyyF
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
68
$0

$s5UIKit11UIImageViewC15setNeedsDisplayyyF
# Func Hash:
728453322856651412
# Num Counters:
2
# Counter Values:
0
70
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
1
0

$s5UIKit11UIImageViewC17scheduleAnimationyyF
# Func Hash:
67451933525409469
# Num Counters:
6
# Counter Values:
68
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

$s5UIKit11UIImageViewC18tintColorDidChangeyyF
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
6519
$0

$s5UIKit11UIImageViewC20intrinsicContentSize10Foundation6CGSizeVvg
# Func Hash:
771823168877546758
# Num Counters:
5
# Counter Values:
103
103
12
70
33
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
3
1
$s5UIKit11UIImageViewC5imageAA0B0CSgvg:103
1
$s5UIKit11UIImageViewC28preferredSymbolConfigurationAA0B0C0eF0CSgvg:103
1
$s5UIKit7UIImageC4size10Foundation6CGSizeVvg:103

$s5UIKit11UIImageViewC28preferredSymbolConfigurationAA0B0C0eF0CSgvg
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
6852
$0

$s5UIKit11UIImageViewC28preferredSymbolConfigurationAA0B0C0eF0CSgvs
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
14
$0

$s5UIKit11UIImageViewC28preferredSymbolConfigurationAA0B0C0eF0CSgvsTf4gn_n
# Func Hash:
1138669268627207826
# Num Counters:
5
# Counter Values:
6
8
0
6
8
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
1
1
$s5UIKit6UIViewC30invalidateIntrinsicContentSizeyyF:6

$s5UIKit11UIImageViewC5color33_3677BB7A3F06619B40117A869A6C1C74LL2of12CoreGraphics7CGColorCSgAA0B0C_tF
# Func Hash:
302918353578080626
# Num Counters:
6
# Counter Values:
0
6695
6695
0
6583
0
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
6
1
$s5UIKit7UIImageC13renderingModeAC09RenderingD0Ovg:6695
1
$s5UIKit7UIImageC13isSymbolImageSbvg:6583
1
$s5UIKit6UIViewC9tintColorAA7UIColorCSgvg:6695
1
$s5UIKit6UIViewC15traitCollectionAA07UITraitD0Cvg:6695
1
$s5UIKit7UIColorC13resolvedColor4withAcA17UITraitCollectionC_tF:6695
1
$s5UIKit7UIColorC7cgColor12CoreGraphics7CGColorCvg:6695

$s5UIKit11UIImageViewC5frameAC10Foundation6CGRectV_tcfc
# Func Hash:
567090795815895039
# Num Counters:
1
# Counter Values:
17
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
2
1
$s5UIKit6UIViewC24isUserInteractionEnabledSbvs:17
1
$s5UIKit6UIViewC8isOpaqueSbvs:17

$s5UIKit11UIImageViewC5image16highlightedImageAcA0B0CSg_AHtcfc
# Func Hash:
771823167885672148
# Num Counters:
4
# Counter Values:
0
0
0
36
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
3
1
$s5UIKit7UIImageC4size10Foundation6CGSizeVvg:36
1
$s5UIKit6UIViewC24isUserInteractionEnabledSbvs:36
1
$s5UIKit6UIViewC8isOpaqueSbvs:36

$s5UIKit11UIImageViewC5imageAA0B0CSgvg
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
7035
$0

$s5UIKit11UIImageViewC5imageAA0B0CSgvs
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
17
$0

$s5UIKit11UIImageViewC5imageAA0B0CSgvsTf4gn_n
# Func Hash:
238984482353853237
# Num Counters:
3
# Counter Values:
17
0
0
$0

$s5UIKit11UIImageViewC6fitted33_3677BB7A3F06619B40117A869A6C1C74LLy10Foundation6CGSizeVAHF
# Func Hash:
999397342197474081
# Num Counters:
8
# Counter Values:
150
63
25
25
0
63
0
0
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
4
1
$s5UIKit6UIViewC6bounds10Foundation6CGRectVvg:150
1
$s5UIKit11UIImageViewC11contentModeAA6UIViewC07ContentE0Ovg:63
1
$s5UIKit11UIImageViewC11contentModeAA6UIViewC07ContentE0Ovg:25
1
$s5UIKit11UIImageViewC11contentModeAA6UIViewC07ContentE0Ovg:25

$s5UIKit11UIImageViewCMa
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
70
$0

$s5UIKit11UIResponderC11keyCommandsSayAA12UIKeyCommandCGSgvg
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
2701
$0

$s5UIKit11UIResponderC11undoManagerAA04UndoD0CSgvg
# Func Hash:
444246269779497275
# Num Counters:
4
# Counter Values:
30
0
30
0
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
2
2
$s5UIKit6UIViewC4nextAA11UIResponderCSgvg:20
$s5UIKit16UIViewControllerC4nextAA11UIResponderCSgvg:10
2
$s5UIKit11UIResponderC11undoManagerAA04UndoD0CSgvg:20
$s5UIKit8UIWindowC11undoManagerAA04UndoD0CSgvg:10

$s5UIKit11UIResponderC12pressesBegan_4withyShyAA7UIPressCG_AA14UIPressesEventCSgtF
# Func Hash:
624597111713877761
# Num Counters:
7
# Counter Values:
13
9
13
355
0
2775
0
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
3
1
$s5UIKit11UIResponderC16isFirstResponderSbvg:13
6
$s5UIKit6UIViewC4nextAA11UIResponderCSgvg:1292
$s5UIKit16UIViewControllerC4nextAA11UIResponderCSgvg:418
$s5UIKit7UISceneC4nextAA11UIResponderCSgvg:355
$s5UIKit13UIApplicationC4nextAA11UIResponderCSgvg:355
$s5UIKit11UIResponderC4nextACSgvg:355
$s5UIKit8UIWindowC4nextAA11UIResponderCSgvg:355
5
$s5UIKit11UIResponderC12pressesBegan_4withyShyAA7UIPressCG_AA14UIPressesEventCSgtF:1591
$s7Gallery0A14ViewControllerC12pressesBegan_4withyShy5UIKit7UIPressCG_AF14UIPressesEventCSgtF:422
$s5UIKit8UIWindowC12pressesBegan_4withyShyAA7UIPressCG_AA14UIPressesEventCSgtF:418
$s7Gallery0A3AppC12pressesBegan_4withyShy5UIKit7UIPressCG_AF14UIPressesEventCSgtF:331
$s5UIKit16UIViewControllerC12pressesBegan_4withyShyAA7UIPressCG_AA14UIPressesEventCSgtF:13

$s5UIKit11UIResponderC12pressesEnded_4withyShyAA7UIPressCG_AA14UIPressesEventCSgtF
# Func Hash:
1040022892511962092
# Num Counters:
5
# Counter Values:
9
479
0
3298
0
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
2
6
$s5UIKit6UIViewC4nextAA11UIResponderCSgvg:1382
$s5UIKit7UISceneC4nextAA11UIResponderCSgvg:479
$s5UIKit13UIApplicationC4nextAA11UIResponderCSgvg:479
$s5UIKit11UIResponderC4nextACSgvg:479
$s5UIKit16UIViewControllerC4nextAA11UIResponderCSgvg:479
$s5UIKit8UIWindowC4nextAA11UIResponderCSgvg:479
1
$s5UIKit11UIResponderC12pressesEnded_4withyShyAA7UIPressCG_AA14UIPressesEventCSgtF:3298

$s5UIKit11UIResponderC12touchesBegan_4withyShyAA7UITouchCG_AA7UIEventCSgtF
# Func Hash:
444246269779497275
# Num Counters:
4
# Counter Values:
1441
0
1303
0
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
2
6
$s5UIKit6UIViewC4nextAA11UIResponderCSgvg:626
$s5UIKit16UIViewControllerC4nextAA11UIResponderCSgvg:263
$s5UIKit7UISceneC4nextAA11UIResponderCSgvg:138
$s5UIKit13UIApplicationC4nextAA11UIResponderCSgvg:138
$s5UIKit11UIResponderC4nextACSgvg:138
$s5UIKit8UIWindowC4nextAA11UIResponderCSgvg:138
3
$s5UIKit11UIResponderC12touchesBegan_4withyShyAA7UITouchCG_AA7UIEventCSgtF:1053
$s7Gallery0A3AppC12touchesBegan_4withyShy5UIKit7UITouchCG_AF7UIEventCSgtF:125
$s7Gallery0A14ViewControllerC12touchesBegan_4withyShy5UIKit7UITouchCG_AF7UIEventCSgtF:125

$s5UIKit11UIResponderC12touchesEnded_4withyShyAA7UITouchCG_AA7UIEventCSgtF
# Func Hash:
444246269779497275
# Num Counters:
4
# Counter Values:
1441
0
1303
0
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
2
6
$s5UIKit6UIViewC4nextAA11UIResponderCSgvg:626
$s5UIKit16UIViewControllerC4nextAA11UIResponderCSgvg:263
$s5UIKit7UISceneC4nextAA11UIResponderCSgvg:138
$s5UIKit13UIApplicationC4nextAA11UIResponderCSgvg:138
$s5UIKit11UIResponderC4nextACSgvg:138
$s5UIKit8UIWindowC4nextAA11UIResponderCSgvg:138
1
$s5UIKit11UIResponderC12touchesEnded_4withyShyAA7UITouchCG_AA7UIEventCSgtF:1303

$s5UIKit11UIResponderC12touchesMoved_4withyShyAA7UITouchCG_AA7UIEventCSgtF
# Func Hash:
444246269779497275
# Num Counters:
4
# Counter Values:
2904
0
2656
0
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
2
6
$s5UIKit6UIViewC4nextAA11UIResponderCSgvg:1424
$s5UIKit16UIViewControllerC4nextAA11UIResponderCSgvg:488
$s5UIKit7UISceneC4nextAA11UIResponderCSgvg:248
$s5UIKit13UIApplicationC4nextAA11UIResponderCSgvg:248
$s5UIKit11UIResponderC4nextACSgvg:248
$s5UIKit8UIWindowC4nextAA11UIResponderCSgvg:248
1
$s5UIKit11UIResponderC12touchesMoved_4withyShyAA7UITouchCG_AA7UIEventCSgtF:2656

$s5UIKit11UIResponderC15responderWindowAA8UIWindowCSgvg
# Func Hash:
742655265691292885
# Num Counters:
9
# Counter Values:
0
0
0
0
0
948
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
$s5UIKit6UIViewC14associatedViewACSgvg:948
0
0
1
$s5UIKit6UIViewC6windowAA8UIWindowCSgvg:948

$s5UIKit11UIResponderC16isFirstResponderSbvg
# Func Hash:
1063705161908944610
# Num Counters:
3
# Counter Values:
718
693
662
$0

$s5UIKit11UIResponderC18inputAccessoryViewAA6UIViewCSgvg
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
535
$0

$s5UIKit11UIResponderC19inputViewControllerAA07UIInputdE0CSgvg
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
67
$0

$s5UIKit11UIResponderC20becomeFirstResponderSbyF
# Func Hash:
784007056844089447
# Num Counters:
2
# Counter Values:
97
97
$0

$s5UIKit11UIResponderC20resignFirstResponderSbyF
# Func Hash:
515008863096255439
# Num Counters:
5
# Counter Values:
62
0
0
62
0
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
1
1
$s5UIKit11UIResponderC23canResignFirstResponderSbvg:62

$s5UIKit11UIResponderC22didResignKeyboardFocusyyF
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
33
$0

$s5UIKit11UIResponderC23canBecomeFirstResponderSbvg
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
1297
$0

$s5UIKit11UIResponderC23canResignFirstResponderSbvg
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
130
$0

$s5UIKit11UIResponderC28inputAccessoryViewControllerAA07UIInputeF0CSgvg
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
537
$0

$s5UIKit11UIResponderC28yieldsFocusToPressedControlsSbvg
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
31
$0

$s5UIKit11UIResponderC4nextACSgvg
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
1852
$0

$s5UIKit11UIResponderC7belongs2toSbAA6UIViewC_tF
# Func Hash:
624597110813373014
# Num Counters:
7
# Counter Values:
0
0
117
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
$s5UIKit6UIViewC14associatedViewACSgvg:117
1
$s5UIKit6UIViewC12isDescendant2ofSbAC_tF:117
0

$s5UIKit11UIResponderC9buildMenu4withyAA13UIMenuBuilder_p_tF
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
7
$0

$s5UIKit11UIResponderC9inputViewAA6UIViewCSgvg
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
65
$0

$s5UIKit11UIResponderCMa
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
2609
$0

$s5UIKit11UISearchBarC06searchC5StyleAC0E0Ovg
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
2
$0

$s5UIKit11UISearchBarC06searchC5StyleAC0E0Ovs
# Func Hash:
784007056844089447
# Num Counters:
2
# Counter Values:
1
1
$0

$s5UIKit11UISearchBarC11placeholderSSSgvs
# Func Hash:
170957022131388415
# Num Counters:
1
# Counter Values:
1
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
1
1
$s5UIKit11UITextFieldC11placeholderSSSgvs:1

$s5UIKit11UISearchBarC12barTintColorAA7UIColorCSgvg
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
2
$0

$s5UIKit11UISearchBarC13fieldDelegate33_1223B7FD28385CE3AAA89A5D9C2C8971LLAA06Searchc5FieldE0Cvg
# Func Hash:
146835647075900052
# Num Counters:
2
# Counter Values:
0
1
$0

$s5UIKit11UISearchBarC14layoutSubviewsyyF
# Func Hash:
1012286041621596691
# Num Counters:
9
# Counter Values:
0
2
0
2
0
2
0
1
0
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
14
1
$s5UIKit6UIViewC6bounds10Foundation6CGRectVvg:2
1
$s5UIKit6UIViewC5frame10Foundation6CGRectVvs:2
1
$s10QuartzCore7CALayerC13contentsScale10Foundation7CGFloatVvg:2
1
$s5UIKit6UIViewC6bounds10Foundation6CGRectVvg:2
1
$s5UIKit6UIViewC6bounds10Foundation6CGRectVvg:2
1
$s5UIKit6UIViewC5frame10Foundation6CGRectVvs:2
1
$s5UIKit6UIViewC6bounds10Foundation6CGRectVvg:2
0
0
0
0
1
$s5UIKit6UIViewC5frame10Foundation6CGRectVvs:2
0
0

$s5UIKit11UISearchBarC19backgroundDidChange33_1223B7FD28385CE3AAA89A5D9C2C8971LLyyF
# Func Hash:
135828612731047682
# Num Counters:
2
# Counter Values:
2
2
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
6
1
$s5UIKit11UISearchBarC06searchC5StyleAC0E0Ovg:2
1
$s5UIKit6UIViewC8isHiddenSbvs:2
1
$s5UIKit6UIViewC8isHiddenSbvg:2
1
$s5UIKit6UIViewC8isHiddenSbvs:2
1
$s5UIKit11UISearchBarC12barTintColorAA7UIColorCSgvg:2
1
$s5UIKit6UIViewC15backgroundColorAA7UIColorCSgvs:2

$s5UIKit11UISearchBarC20intrinsicContentSize10Foundation6CGSizeVvg
# Func Hash:
1063705160269360465
# Num Counters:
3
# Counter Values:
1
1
0
$0

$s5UIKit11UISearchBarC4textSSSgvg
# Func Hash:
170957022131388415
# Num Counters:
1
# Counter Values:
40
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
1
1
$s5UIKit11UITextFieldC4textSSSgvg:40

$s5UIKit11UISearchBarC5frameAC10Foundation6CGRectV_tcfc
# Func Hash:
792182575199158271
# Num Counters:
1
# Counter Values:
1
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
10
1
$s5UIKit6UIViewC24isUserInteractionEnabledSbvs:1
1
$s5UIKit6UIViewC24isUserInteractionEnabledSbvs:1
1
$s5UIKit6UIViewC15backgroundColorAA7UIColorCSgvs:1
1
$s5UIKit6UIViewC10addSubviewyyACF:1
1
$s5UIKit6UIViewC10addSubviewyyACF:1
1
$s5UIKit11UITextFieldC4fontAA6UIFontCSgvs:1
1
$s5UIKit11UITextFieldC29enablesReturnKeyAutomaticallySbvs:1
1
$s5UIKit11UITextFieldC8delegateAA0bC8Delegate_pSgvs:1
1
$s5UIKit9UIControlC9addAction_3foryAA8UIActionC_AC5EventVtF:1
1
$s5UIKit6UIViewC10addSubviewyyACF:1

$s5UIKit11UISearchBarC8delegateAA0bC8Delegate_pSgvs
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
1
$0

$s5UIKit11UISearchBarCMa
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
1
$0

$s5UIKit11UITextFieldC10QuartzCore12LayerPainterAadEP16observesPaintingSbvgTW
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
14
$0

$s5UIKit11UITextFieldC10QuartzCore12LayerPainterAadEP4text2of5scale10TextEngine010PositionedK6LayoutVSgAD7CALayerC_10Foundation7CGFloatVtFTW
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
14
$0

$s5UIKit11UITextFieldC10QuartzCore12LayerPainterAadEP5paint_2in5scaleyAD7CALayerC_0E8Graphics9CGContextC10Foundation7CGFloatVtFTW
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
14
$0

$s5UIKit11UITextFieldC10borderRect9forBounds10Foundation6CGRectVAH_tF
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
28
$0

$s5UIKit11UITextFieldC10drawBorder33_F18096AD5B1C41A039A24F750D3A7FBELLyyAA13ControlCanvasVF
# Func Hash:
569747071176704030
# Num Counters:
35
# Counter Values:
14
14
0
0
14
0
0
0
14
0
0
0
0
0
0
0
0
0
14
0
14
0
0
0
0
0
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
17
1
$s5UIKit6UIViewC6bounds10Foundation6CGRectVvg:14
1
$s5UIKit11UITextFieldC10borderRect9forBounds10Foundation6CGRectVAH_tF:14
1
$s5UIKit11UITextFieldC11borderStyleAC06BorderE0Ovg:14
1
$s5UIKit11UITextFieldC11borderStyleAC06BorderE0Ovg:14
1
$s5UIKit11UITextFieldC9isEditingSbvg:14
1
$s5UIKit17UISearchTextFieldC23inactiveBackgroundColorAA7UIColorCSgvg:14
1
$s5UIKit6UIViewC15backgroundColorAA7UIColorCSgvg:14
1
$s5UIKit7UIColorC13resolvedColor4withAcA17UITraitCollectionC_tF:14
1
$s5UIKit7UIColorC7cgColor12CoreGraphics7CGColorCvg:14
0
0
0
0
0
0
0
0

$s5UIKit11UITextFieldC10placeViewsyyF
# Func Hash:
538890094732286269
# Num Counters:
38
# Counter Values:
0
0
0
3
0
0
0
3
0
0
0
0
0
1
0
0
2
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
30
1
$s5UIKit11UITextFieldC8leftViewAA6UIViewCSgvg:3
1
$s5UIKit11UITextFieldC12leftViewModeAC0eF0Ovg:3
1
$s5UIKit11UITextFieldC9isEditingSbvg:3
1
$s5UIKit6UIViewC6bounds10Foundation6CGRectVvg:3
1
$s5UIKit17UISearchTextFieldC12leftViewRect9forBounds10Foundation6CGRectVAH_tF:3
1
$s5UIKit6UIViewC5frame10Foundation6CGRectVvg:3
0
1
$s5UIKit6UIViewC5frame10Foundation6CGRectVvs:1
1
$s5UIKit6UIViewC9superviewACSgvg:3
1
$s5UIKit11UITextFieldC9rightViewAA6UIViewCSgvg:3
1
$s5UIKit11UITextFieldC13rightViewModeAC0eF0Ovg:3
1
$s5UIKit11UITextFieldC9isEditingSbvg:3
1
$s5UIKit6UIViewC10addSubviewyyACF:1
0
0
0
0
0
0
0
1
$s5UIKit11UITextFieldC9isEditingSbvg:3
1
$s5UIKit11UITextFieldC7hasTextSbvg:3
0
0
0
0
0
0
0
0

$s5UIKit11UITextFieldC11borderStyleAC06BorderE0Ovg
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
73
$0

$s5UIKit11UITextFieldC11borderStyleAC06BorderE0Ovs
# Func Hash:
1004040629009356653
# Num Counters:
5
# Counter Values:
1
1
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
$s5UIKit6UIViewC14setNeedsLayoutyyF:1
1
$s5UIKit6UIViewC15setNeedsDisplayyyF:1
0

$s5UIKit11UITextFieldC11placeholderSSSgvs
# Func Hash:
212526876123949159
# Num Counters:
2
# Counter Values:
1
1
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
1
1
$s5UIKit11UITextFieldC21attributedPlaceholder10Foundation18NSAttributedStringCSgvs:1

$s5UIKit11UITextFieldC11viewsByEdge33_85EC8DE3AA6A2C9C2D4C37B4324C7DBFLL9isEditing2in10Foundation6CGRectVSg4left_AK5righttSb_AJtF
# Func Hash:
1014568413291352334
# Num Counters:
23
# Counter Values:
0
0
0
0
0
0
14
14
0
0
0
0
0
0
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
1
$s5UIKit11UITextFieldC12leftViewModeAC0eF0Ovg:14
1
$s5UIKit11UITextFieldC8leftViewAA6UIViewCSgvg:14
1
$s5UIKit17UISearchTextFieldC12leftViewRect9forBounds10Foundation6CGRectVAH_tF:14
1
$s5UIKit11UITextFieldC13rightViewModeAC0eF0Ovg:14
0
0
1
$s5UIKit17UISearchTextFieldC16mirrorsSideViewsSbvg:14

$s5UIKit11UITextFieldC12documentFontAA6UIFontCvg
# Func Hash:
728453322856651412
# Num Counters:
2
# Counter Values:
3
0
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
1
1
$s5UIKit11UITextFieldC4fontAA6UIFontCSgvg:3

$s5UIKit11UITextFieldC12leftViewModeAC0eF0Ovg
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
17
$0

$s5UIKit11UITextFieldC12leftViewModeAC0eF0Ovs
# Func Hash:
212526876123949159
# Num Counters:
2
# Counter Values:
1
1
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
1
1
$s5UIKit6UIViewC14setNeedsLayoutyyF:1

$s5UIKit11UITextFieldC12setUpDrawingyyF
# Func Hash:
694937220832414186
# Num Counters:
6
# Counter Values:
3
1
1
1
0
0
$0

$s5UIKit11UITextFieldC13ownAttributesSDy10Foundation18NSAttributedStringC3KeyVypGvg
# Func Hash:
1123877649158554619
# Num Counters:
7
# Counter Values:
3
3
3
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
$s5UIKit11UITextFieldC4fontAA6UIFontCSgvg:3
1
$s5UIKit11UITextFieldC9textColorAA7UIColorCSgvg:3
1
$s5UIKit11UITextFieldC13textAlignmentAA06NSTextE0Ovg:3
0

$s5UIKit11UITextFieldC13returnKeyTypeAA08UIReturneF0Ovs
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
1
$0

$s5UIKit11UITextFieldC13rightViewModeAC0eF0Ovg
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
17
$0

$s5UIKit11UITextFieldC13scrollToCaretyyF
# Func Hash:
717880968090565345
# Num Counters:
15
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
$s5UIKit11UITextFieldC9isEditingSbvg:3
0
0
0
0
0
0
0
0

$s5UIKit11UITextFieldC13textAlignmentAA06NSTextE0Ovg
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
17
$0

$s5UIKit11UITextFieldC14layoutSubviewsyyF
# Func Hash:
784007056844089447
# Num Counters:
2
# Counter Values:
3
3
$0

$s5UIKit11UITextFieldC15clearButtonModeAC04ViewF0Ovs
# Func Hash:
212526876123949159
# Num Counters:
2
# Counter Values:
1
1
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
1
1
$s5UIKit6UIViewC14setNeedsLayoutyyF:1

$s5UIKit11UITextFieldC15drawPlaceholder2in_y10Foundation6CGRectV_12CoreGraphics9CGContextCtF
# Func Hash:
442648314091359109
# Num Counters:
9
# Counter Values:
14
14
0
0
14
0
0
0
14
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
7
1
$s5UIKit11UITextFieldC9isEditingSbvg:14
0
0
1
$s5UIKit6UIViewC15traitCollectionAA07UITraitD0Cvg:14
1
$s5UIKit7UIColorC13resolvedColor4withAcA17UITraitCollectionC_tF:14
1
$s5UIKit7UIColorC7cgColor12CoreGraphics7CGColorCvg:14
1
$s10QuartzCore7CALayerC13contentsScale10Foundation7CGFloatVvg:14

$s5UIKit11UITextFieldC15placeholderRect9forBounds10Foundation6CGRectVAH_tF
# Func Hash:
542754882849004180
# Num Counters:
2
# Counter Values:
0
14
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
3
1
$s5UIKit11UITextFieldC9isEditingSbvg:14
0
1
$s5UIKit11UITextFieldC8textRect9forBounds10Foundation6CGRectVAH_tF:14

$s5UIKit11UITextFieldC16standardTextRect2in9isEditing10Foundation6CGRectVAI_SbtF
# Func Hash:
348728456756102029
# Num Counters:
34
# Counter Values:
0
0
0
0
0
14
14
0
0
14
0
0
0
0
14
0
0
0
0
0
0
0
0
0
0
0
14
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
$s5UIKit11UITextFieldC10borderRect9forBounds10Foundation6CGRectVAH_tF:14
1
$s5UIKit11UITextFieldC11borderStyleAC06BorderE0Ovg:14
1
$s5UIKit11UITextFieldC11borderStyleAC06BorderE0Ovg:14
1
$s5UIKit11UITextFieldC7hasTextSbvg:14
0
0
0
0

$s5UIKit11UITextFieldC17isSecureTextEntrySbvg
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
3
$0

$s5UIKit11UITextFieldC17placeholderLayout5width10TextEngine0gE0CSg10Foundation7CGFloatV_tF
# Func Hash:
468315852534956291
# Num Counters:
6
# Counter Values:
14
14
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
$s5UIKit11UITextFieldC21attributedPlaceholder10Foundation18NSAttributedStringCSgvg:14
1
** External Symbol **:14
1
$s5UIKit11UITextFieldC4fontAA6UIFontCSgvg:14
1
$s5UIKit6UIViewC15traitCollectionAA07UITraitD0Cvg:14
1
$s5UIKit11UITextFieldC13textAlignmentAA06NSTextE0Ovg:14
1
$s5UIKit6UIViewC37effectiveUserInterfaceLayoutDirectionAA06UIUserefG0Ovg:14
1
$s10QuartzCore7CALayerC13contentsScale10Foundation7CGFloatVvg:14

$s5UIKit11UITextFieldC18tintColorDidChangeyyF
# Func Hash:
170957022131388415
# Num Counters:
1
# Counter Values:
1
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
1
1
$s5UIKit6UIViewC15setNeedsDisplayyyF:1

$s5UIKit11UITextFieldC19updateDocumentStyleyyF
# Func Hash:
1039659284679540918
# Num Counters:
5
# Counter Values:
3
0
3
0
0
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
6
1
$s5UIKit6UIViewC15traitCollectionAA07UITraitD0Cvg:3
1
$s5UIKit11UITextFieldC17isSecureTextEntrySbvg:3
1
$s10QuartzCore7CALayerC13contentsScale10Foundation7CGFloatVvg:3
1
$s5UIKit6UIViewC37effectiveUserInterfaceLayoutDirectionAA06UIUserefG0Ovg:3
1
$s5UIKit11UITextFieldC21defaultTextAttributesSDy10Foundation18NSAttributedStringC3KeyVypGvg:3
0

$s5UIKit11UITextFieldC21attributedPlaceholder10Foundation18NSAttributedStringCSgvg
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
14
$0

$s5UIKit11UITextFieldC21attributedPlaceholder10Foundation18NSAttributedStringCSgvs
# Func Hash:
886389645512081122
# Num Counters:
4
# Counter Values:
1
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
$s5UIKit6UIViewC15setNeedsDisplayyyF:1
0

$s5UIKit11UITextFieldC21defaultTextAttributesSDy10Foundation18NSAttributedStringC3KeyVypGvg
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
3
$0

$s5UIKit11UITextFieldC22autocapitalizationTypeAA0b18AutocapitalizationE0Ovs
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
1
$0

$s5UIKit11UITextFieldC23canBecomeFirstResponderSbvg
# Func Hash:
170957022131388415
# Num Counters:
1
# Counter Values:
1
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
1
1
$s5UIKit9UIControlC9isEnabledSbvg:1

$s5UIKit11UITextFieldC25adjustsFontSizeToFitWidthSbvg
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
4
$0

$s5UIKit11UITextFieldC29enablesReturnKeyAutomaticallySbvs
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
1
$0

$s5UIKit11UITextFieldC4fontAA6UIFontCSgvg
# Func Hash:
784007059655560962
# Num Counters:
2
# Counter Values:
20
2
$0

$s5UIKit11UITextFieldC4fontAA6UIFontCSgvs
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
1
$0

$s5UIKit11UITextFieldC4fontAA6UIFontCSgvsTf4gn_n
# Func Hash:
1004040631461321384
# Num Counters:
5
# Counter Values:
1
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
$s5UIKit6UIViewC14setNeedsLayoutyyF:1
1
$s5UIKit6UIViewC15setNeedsDisplayyyF:1
0

$s5UIKit11UITextFieldC4textSSSgvg
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
40
$0

$s5UIKit11UITextFieldC5frameAC10Foundation6CGRectV_tcfc
# Func Hash:
567090795815895039
# Num Counters:
1
# Counter Values:
1
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
2
1
$s5UIKit6UIViewC8isOpaqueSbvs:1
1
$s5UIKit6UIViewC11contentModeAC07ContentD0Ovs:1

$s5UIKit11UITextFieldC5paint_5scale12isOverriddeny12CoreGraphics9CGContextC_10Foundation7CGFloatVSbtF
# Func Hash:
1143705277883808220
# Num Counters:
20
# Counter Values:
14
14
0
0
0
0
0
0
0
0
0
14
0
0
0
0
0
0
0
14
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
32
1
$s5UIKit6UIViewC15traitCollectionAA07UITraitD0Cvg:14
1
$s5UIKit6UIViewC37effectiveUserInterfaceLayoutDirectionAA06UIUserefG0Ovg:14
1
$s5UIKit9UIControlC9isEnabledSbvg:14
1
$s5UIKit11UITextFieldC7hasTextSbvg:14
1
$s5UIKit6UIViewC6bounds10Foundation6CGRectVvg:14
1
$s5UIKit11UITextFieldC15placeholderRect9forBounds10Foundation6CGRectVAH_tF:14
0
1
$s5UIKit11UITextFieldC9isEditingSbvg:14
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
1
$s5UIKit11UITextFieldC7hasTextSbvg:14
0
0
0

$s5UIKit11UITextFieldC7fitFontyyF
# Func Hash:
212427826899966022
# Num Counters:
4
# Counter Values:
4
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
$s5UIKit11UITextFieldC25adjustsFontSizeToFitWidthSbvg:4
0
0

$s5UIKit11UITextFieldC7hasTextSbvg
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
45
$0

$s5UIKit11UITextFieldC8delegateAA0bC8Delegate_pSgvs
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
1
$0

$s5UIKit11UITextFieldC8leftViewAA6UIViewCSgvg
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
34
$0

$s5UIKit11UITextFieldC8leftViewAA6UIViewCSgvs
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
1
$0

$s5UIKit11UITextFieldC8leftViewAA6UIViewCSgvsTf4gn_n
# Func Hash:
287703004799456364
# Num Counters:
6
# Counter Values:
0
0
1
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
1
$s5UIKit6UIViewC14setNeedsLayoutyyF:1
1
$s5UIKit6UIViewC15setNeedsDisplayyyF:1

$s5UIKit11UITextFieldC8sideRect33_85EC8DE3AA6A2C9C2D4C37B4324C7DBFLL2of2in6atLeft10Foundation6CGRectVAA6UIViewCSg_AKSbtF
# Func Hash:
299987447838353008
# Num Counters:
15
# Counter Values:
0
0
17
17
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
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
5
1
$s5UIKit6UIViewC6bounds10Foundation6CGRectVvg:17
0
0
1
$s5UIKit11UITextFieldC11borderStyleAC06BorderE0Ovg:17
1
$s5UIKit6UIViewC6bounds10Foundation6CGRectVvg:17

$s5UIKit11UITextFieldC8textRect9forBounds10Foundation6CGRectVAH_tF
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
14
$0

$s5UIKit11UITextFieldC9isEditingSbvg
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
68
$0

$s5UIKit11UITextFieldC9rightViewAA6UIViewCSgvg
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
3
$0

$s5UIKit11UITextFieldC9textColorAA7UIColorCSgvg
# Func Hash:
784007059655560962
# Num Counters:
2
# Counter Values:
3
3
$0

$s5UIKit11UITextFieldCMa
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
2
$0

$s5UIKit11UITextInputPA2A6UIViewCRbzrlE04textC4ViewAEvgTf4n_g
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
35
$0

$s5UIKit11UndoManagerC02isB19RegistrationEnabledSbvg
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
13
$0

$s5UIKit11UndoManagerC03canB0Sbvg
# Func Hash:
896858934584868491
# Num Counters:
9
# Counter Values:
6
0
6
0
0
0
0
0
0
$0

$s5UIKit11UndoManagerC08levelsOfB0Sivg
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
5
$0

$s5UIKit11UndoManagerC08registerB010withTarget7handleryx_yxctRlzClF
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
5
$0

$s5UIKit11UndoManagerC13groupingLevelSivg
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
5
$0

$s5UIKit11UndoManagerC13groupsByEventSbvg
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
5
$0

$s5UIKit11UndoManagerC13setActionNameyySSF
# Func Hash:
135188632445180390
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

$s5UIKit11UndoManagerC16removeAllActions10withTargetyyp_tF
# Func Hash:
116473873891019451
# Num Counters:
172
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
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
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
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
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

$s5UIKit11UndoManagerC16removeAllActionsyyF
# Func Hash:
287486626122371906
# Num Counters:
6
# Counter Values:
1
0
0
1
0
0
$0

$s5UIKit11UndoManagerC4open33_DF103C22C9673A5556DAAB58090C1A66LLyyF
# Func Hash:
444246272891937062
# Num Counters:
4
# Counter Values:
5
0
1
0
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
2
0
1
** External Symbol **:5

$s5UIKit11UndoManagerC4post33_DF103C22C9673A5556DAAB58090C1A66LLyy10Foundation14NSNotificationC4NameV_SDySSypGSgtF
# Func Hash:
728453322856651412
# Num Counters:
2
# Counter Values:
0
10
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
1
1
** External Symbol **:10

$s5UIKit11UndoManagerC4trim33_DF103C22C9673A5556DAAB58090C1A66LLyyF
# Func Hash:
19126819073970482
# Num Counters:
8
# Counter Values:
5
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
$s5UIKit11UndoManagerC08levelsOfB0Sivg:5
0
0

$s5UIKit11UndoManagerC5close33_DF103C22C9673A5556DAAB58090C1A66LLyyF
# Func Hash:
982227568716611657
# Num Counters:
20
# Counter Values:
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
1
0
0
0
0
0
0
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
** External Symbol **:5
1
$s5UIKit11UndoManagerC9isUndoingSbvg:5

$s5UIKit11UndoManagerC8register33_DF103C22C9673A5556DAAB58090C1A66LLyyAA0B5GroupV6ActionVF
# Func Hash:
190982391193494771
# Num Counters:
11
# Counter Values:
5
5
5
0
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
$s5UIKit11UndoManagerC02isB19RegistrationEnabledSbvg:5
1
$s5UIKit11UndoManagerC13groupsByEventSbvg:5
1
$s5UIKit11UndoManagerC9isUndoingSbvg:5
1
$s5UIKit11UndoManagerC9isRedoingSbvg:5

$s5UIKit11UndoManagerC8register33_DF103C22C9673A5556DAAB58090C1A66LLyyAA0B5GroupV6ActionVFyyYbScMYccfU_
# Func Hash:
264495435253535035
# Num Counters:
4
# Counter Values:
5
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
$s5UIKit11UndoManagerC13groupingLevelSivg:5

$s5UIKit11UndoManagerC9isRedoingSbvg
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
10
$0

$s5UIKit11UndoManagerC9isUndoingSbvg
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
15
$0

$s5UIKit11UndoManagerCMa
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
1
$0

$s5UIKit12ButtonColorsV8stressed33_762B0E4C5D15FD342286397DD5BEE756LLyAA7UIColorCAG_10Foundation7CGFloatVAA17UITraitCollectionCtFZTf4nnnd_n
# Func Hash:
58898758330482687
# Num Counters:
2
# Counter Values:
6
0
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
3
1
$s5UIKit17UITraitCollectionC18userInterfaceStyleAA06UIUsereF0Ovg:6
1
$s5UIKit7UIColorC13resolvedColor4withAcA17UITraitCollectionC_tF:6
1
$s5UIKit7UIColorC7cgColor12CoreGraphics7CGColorCvg:6

$s5UIKit12ButtonColorsV_2ofAcA8UIButtonC13ConfigurationV_AFtcfCTf4nnd_n
# Func Hash:
189399462211092990
# Num Counters:
39
# Counter Values:
7
1
39
30
3
3
0
0
0
11
11
2
6
6
12
12
0
14
1
1
1
1
1
1
4
0
0
15
1
1
0
0
0
0
0
0
0
1
1
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
15
1
$s5UIKit6UIViewC15traitCollectionAA07UITraitD0Cvg:44
1
$s5UIKit6UIViewC9tintColorAA7UIColorCSgvg:44
1
$s5UIKit9UIControlC10isSelectedSbvg:44
1
$s5UIKit17UITraitCollectionC18userInterfaceStyleAA06UIUsereF0Ovg:6
1
$s5UIKit7UIColorC18withAlphaComponentyAC10Foundation7CGFloatVF:6
1
$s5UIKit17UITraitCollectionC18userInterfaceStyleAA06UIUsereF0Ovg:15
1
$s5UIKit9UIControlC9isEnabledSbvg:44
1
$s5UIKit9UIControlC13isHighlightedSbvg:38
1
$s5UIKit8UIButtonC9isHoveredSbvg:30
1
$s5UIKit7UIColorC13resolvedColor4withAcA17UITraitCollectionC_tF:1
1
$s5UIKit7UIColorC18withAlphaComponentyAC10Foundation7CGFloatVF:1
1
$s5UIKit9UIControlC13isHighlightedSbvg:1
1
$s5UIKit7UIColorC13resolvedColor4withAcA17UITraitCollectionC_tF:1
1
$s5UIKit7UIColorC7cgColor12CoreGraphics7CGColorCvg:1
1
$s5UIKit7UIColorC18withAlphaComponentyAC10Foundation7CGFloatVF:1

$s5UIKit12CaretBlinkerC4stopyyF
# Func Hash:
811594942365586512
# Num Counters:
3
# Counter Values:
2
2
2
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
1
1
** External Symbol **:2

$s5UIKit12CaretBlinkerC7restartyyF
# Func Hash:
691527669625352702
# Num Counters:
8
# Counter Values:
54
52
54
2
54
54
0
54
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
6
1
** External Symbol **:2
1
$s5UIKit6UIViewC6windowAA8UIWindowCSgvg:54
1
$s5UIKit8UIWindowC11windowSceneAA0bD0CSgvg:54
1
$s13DisplayServer03X11B0CAA15DesktopServicesA2aDP8settingsAA0A8SettingsVvgTW:54
1
$s13DisplayServer03X11B0CAA15DesktopServicesA2aDP8settingsAA0A8SettingsVvgTW:54
1
$s13DisplayServer03X11B0CAA0A9EventLoopA2aDP9schedulerAA9SchedulerCvgTW:54

$s5UIKit12CaretBlinkerC8schedule33_6D322132497DAF75A1123F8F86C2D2F2LL_2onySd_13DisplayServer0N9EventLoop_ptFTf4nen_n
# Func Hash:
955604089020874751
# Num Counters:
2
# Counter Values:
56
55
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
1
1
$s13DisplayServer03X11B0CAA0A9EventLoopA2aDP9schedulerAA9SchedulerCvgTW:56

$s5UIKit12CaretBlinkerC8schedule33_6D322132497DAF75A1123F8F86C2D2F2LL_2onySd_13DisplayServer0N9EventLoop_ptFyyYbScMYccfU_
# Func Hash:
303805474268310329
# Num Counters:
6
# Counter Values:
2
0
0
2
1
0
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
2
1
$s13DisplayServer03X11B0CAA0A9EventLoopA2aDP9schedulerAA9SchedulerCvgTW:1
1
** External Symbol **:2

$s5UIKit12CaretBlinkerCMa
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
1
$0

$s5UIKit12ControlStyleO12disabledKnob_WZ
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
1
$0

$s5UIKit12ControlStyleO4edge_WZ
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
1
$0

$s5UIKit12ControlStyleO4font_WZ
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
1
$0

$s5UIKit12ControlStyleO5hover_WZ
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
1
$0

$s5UIKit12ControlStyleO6groove_WZ
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
1
$0

$s5UIKit12ControlStyleO6raised_WZ
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
1
$0

$s5UIKit12ControlStyleO7pressed_WZ
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
1
$0

$s5UIKit12ControlStyleO8contrast2to_AA7UIColorCAG_AA17UITraitCollectionCtFZTf4nnd_n
# Func Hash:
5916478610221467
# Num Counters:
5
# Counter Values:
12
12
12
0
12
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
2
1
$s5UIKit7UIColorC13resolvedColor4withAcA17UITraitCollectionC_tF:12
1
$s5UIKit7UIColorC7cgColor12CoreGraphics7CGColorCvg:12

$s5UIKit12ControlStyleO9knobColor_WZ
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
1
$0

$s5UIKit12DisplayLinksC4fire2aty0B6Server9FrameTimeV_tF
# Func Hash:
824071605736853735
# Num Counters:
36
# Counter Values:
0
0
0
0
0
952
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
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
0
0
0
0
0
0
0
0
0

$s5UIKit12DisplayLinksC4loopAC0B6Server0B9EventLoop_p_tcfCTf4en_nTf4gn_n
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
4
$0

$s5UIKit12DisplayLinksCMa
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
4
$0

$s5UIKit12FocusTrackerC10updateRingyyF
# Func Hash:
817494869829506125
# Num Counters:
11
# Counter Values:
93
0
63
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

$s5UIKit12FocusTrackerC11lastFocused7inGroupAA11UIFocusItem_pSgSSSg_tF
# Func Hash:
287486626290858741
# Num Counters:
5
# Counter Values:
63
0
0
0
0
$0

$s5UIKit12FocusTrackerC4show_7headingyAA11UIFocusItem_pSg_AA0F7HeadingVtF
# Func Hash:
96213850934813686
# Num Counters:
15
# Counter Values:
6
63
93
63
60
63
39
0
0
60
63
30
30
63
0
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
2
2
$s5UIKit9UIControlC14focusDidChangeyyF:31
$s5UIKit6UIViewC14focusDidChangeyyF:29
2
$s5UIKit9UIControlC14focusDidChangeyyF:33
$s5UIKit6UIViewC14focusDidChangeyyF:30

$s5UIKit12FocusTrackerCMa
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
4
$0

$s5UIKit12HoverTrackerC13viewWillLeaveyyAA6UIViewCF
# Func Hash:
605030228641003726
# Num Counters:
27
# Counter Values:
59
0
30
0
0
0
29
30
0
204
0
0
29
59
30
0
29
30
29
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
12
1
$s5UIKit19UIGestureRecognizerC4viewAA6UIViewCSgvg:59
1
$s5UIKit6UIViewC12isDescendant2ofSbAC_tF:59
0
1
$s5UIKit19UIGestureRecognizerC4viewAA6UIViewCSgvg:59
1
$s5UIKit6UIViewC12isDescendant2ofSbAC_tF:59
0
0
1
$s5UIKit6UIViewC12isDescendant2ofSbAC_tF:59
2
$s5UIKit6UIViewC15pointerDidLeaveyyF:203
$s5UIKit9UIControlC15pointerDidLeaveyyF:1
1
$s5UIKit6UIViewC9superviewACSgvg:204
0
0

$s5UIKit12HoverTrackerC15findRecognizers33_F7871A7364CD95050A150AFFF38A3054LLyyAA12UIHoverEventCSgF
# Func Hash:
25398237348541182
# Num Counters:
14
# Counter Values:
994
329
298
329
300
1573
109
344
300
44
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
$s5UIKit6UIViewC9superviewACSgvg:1902

$s5UIKit12HoverTrackerC15tellRecognizersyyAA12UIHoverEventCF
# Func Hash:
456808927526966735
# Num Counters:
25
# Counter Values:
100
572
0
850
336
434
169
0
0
0
741
0
813
741
0
0
741
33
0
0
138
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
$s5UIKit19UIGestureRecognizerC13modifierFlagsAA013UIKeyModifierE0Vvg:169
1
$s5UIKit19UIGestureRecognizerC9isEnabledSbvg:138
1
$s5UIKit19UIGestureRecognizerC13shouldReceiveySbAA7UIEventCF:138
1
$s5UIKit19UIGestureRecognizerC5stateAC5StateOvs:138
1
$s5UIKit19UIGestureRecognizerC5stateAC5StateOvs:434

$s5UIKit12HoverTrackerC4move2to8locationyAA6UIViewCSg_10Foundation7CGPointVtF
# Func Hash:
303805472459682061
# Num Counters:
6
# Counter Values:
4429
336
846
813
12
4
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
2
2
$s5UIKit6UIViewC14pointerDidMove7inSceney10Foundation7CGPointV_tF:4305
$s5UIKit9UIControlC14pointerDidMove7inSceney10Foundation7CGPointV_tF:124
1
$s5UIKit6UIViewC9superviewACSgvg:4429

$s5UIKit12HoverTrackerC6notify33_F7871A7364CD95050A150AFFF38A3054LL4left7enteredyAA6UIViewCSg_AJtFZTf4nnd_n
# Func Hash:
1063355337233185721
# Num Counters:
7
# Counter Values:
810
900
15
129
336
299
299
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
6
1
$s5UIKit6UIViewC12isDescendant2ofSbAC_tF:810
2
$s5UIKit6UIViewC15pointerDidLeaveyyF:464
$s5UIKit9UIControlC15pointerDidLeaveyyF:62
1
$s5UIKit6UIViewC9superviewACSgvg:526
1
$s5UIKit6UIViewC12isDescendant2ofSbAC_tF:900
2
$s5UIKit6UIViewC15pointerDidEnteryyF:667
$s5UIKit9UIControlC15pointerDidEnteryyF:63
1
$s5UIKit6UIViewC9superviewACSgvg:730

$s5UIKit12HoverTrackerCACycfc
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
4
$0

$s5UIKit12HoverTrackerCMa
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
4
$0

$s5UIKit12HoverTrackerCfD
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
4
$0

$s5UIKit12LayoutEngineC10willDetachyyAA6UIViewCFZyAFXEfU_
# Func Hash:
79639227330995848
# Num Counters:
8
# Counter Values:
0
0
0
0
2777
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

$s5UIKit12LayoutEngineC11assignRanks33_FB8AE3B7F60847B0C2C28B308463DD31LLyyF5visitL_yyAA0B4ItemCFTf0nns_n
# Func Hash:
287486628566061703
# Num Counters:
6
# Counter Values:
393
201
201
201
10
0
$0

$s5UIKit12LayoutEngineC11assignRanks33_FB8AE3B7F60847B0C2C28B308463DD31LLyyFyAA6UIViewCXEfU_Tf0nns_n
# Func Hash:
521810680400209628
# Num Counters:
21
# Counter Values:
63
0
63
0
0
0
0
0
0
9903
0
0
393
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
2
$s5UIKit6UIViewC9ownGuidesSayAA13UILayoutGuideCGvg:330
$s5UIKit12UIScrollViewC9ownGuidesSayAA13UILayoutGuideCGvg:63

$s5UIKit12LayoutEngineC12removeUnused33_FB8AE3B7F60847B0C2C28B308463DD31LLyyF
# Func Hash:
287486625900113680
# Num Counters:
5
# Counter Values:
0
0
0
0
117
$0

$s5UIKit12LayoutEngineC13placeSubviews2ofyAA6UIViewC_tFZTf4nd_n
# Func Hash:
1114857553772928204
# Num Counters:
16
# Counter Values:
4964
455
280
280
280
1596
760
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
$s5UIKit8UIWindowC6screenAA8UIScreenCvg:1596
1
$s5UIKit8UIScreenC5scale10Foundation7CGFloatVvg:1596

$s5UIKit12LayoutEngineC13setConstraint_3foryAA08NSLayoutE0CSg_0E6Solver0H0C0E2IDVtF
# Func Hash:
974670605434842469
# Num Counters:
7
# Counter Values:
0
37
37
0
7
0
0
$0

$s5UIKit12LayoutEngineC14measureWrapped33_FB8AE3B7F60847B0C2C28B308463DD31LLySbSayAA0B4ItemCGF
# Func Hash:
616803018479953473
# Num Counters:
12
# Counter Values:
0
136
0
0
0
0
117
0
87
0
0
0
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
5
2
$s5UIKit6UIViewC20wrapsContentInLayoutSbvg:106
$s5UIKit7UILabelC20wrapsContentInLayoutSbvg:30
0
0
0
0

$s5UIKit12LayoutEngineC14setNeedsUpdateyyF
# Func Hash:
444246272872905362
# Num Counters:
5
# Counter Values:
11
2
2
2
2
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
2
1
$s5UIKit8UIWindowC11windowSceneAA0bD0CSgvg:2
1
$s13DisplayServer03X11B0CAA0A9EventLoopA2aDP10frameClockAA05FrameG0CvgTW:2

$s5UIKit12LayoutEngineC15reportConflictsyyF
# Func Hash:
446474807464334256
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
117
0
0
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

$s5UIKit12LayoutEngineC17reportInexactness33_9CDD6242CEFD077A818793719C2190FDLLyyF
# Func Hash:
896858937789473308
# Num Counters:
9
# Counter Values:
0
0
0
117
0
0
0
0
0
$0

$s5UIKit12LayoutEngineC17setNeedsMeasuringyyAA0B4ItemCF
# Func Hash:
536873290819778863
# Num Counters:
4
# Counter Values:
10
10
10
3
$0

$s5UIKit12LayoutEngineC17updateConstraints6withinyAA6UIViewC_tF
# Func Hash:
934280743003504325
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
0
0
0
0
0
0
117
0
0
0
0
0
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

$s5UIKit12LayoutEngineC5enteryyAA6UIViewCFyAFXEfU_
# Func Hash:
815463249100230135
# Num Counters:
168
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
37
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
37
0
2963
37
0
0
0
32
0
32
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
37
0
32
0
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
5
0
23
0
0
9
32
0
0
0
0
0
17
0
0
0
0
9
37
0
32
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
7
0
0
0
0
0
0
0
0
0
0
0
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
30
2
$s5UIKit6UIViewC26contentGuideForConstraintsAA08UILayoutD0CSgvg:29
$s5UIKit12UIScrollViewC26contentGuideForConstraintsAA08UILayoutE0CSgvg:8
0
0
0
0
0
0
0
0
0
0
0
0
0
1
$s5UIKit6UIViewC26contentGuideForConstraintsAA08UILayoutD0CSgvg:32
0
0
0
0
0
0
0
0
0
0
0
0
0
1
$s5UIKit8UIWindowC11windowSceneAA0bD0CSgvg:2
1
$s13DisplayServer03X11B0CAA0A9EventLoopA2aDP10frameClockAA05FrameG0CvgTW:2

$s5UIKit12LayoutEngineC5leaveySbAA6UIViewCF
# Func Hash:
1070589994561621468
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
0
59
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

$s5UIKit12LayoutEngineC5leaveySbAA6UIViewCFyAFXEfU_
# Func Hash:
198820615801947596
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
2777
0
0
0
0
0
0
0
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

$s5UIKit12LayoutEngineC5place33_2D90A1979842D6C31C722399BDFACADFLL__5scaleyAA6UIViewC_10Foundation6CGRectVAI7CGFloatVtFZTf4nnnd_n
# Func Hash:
787213010593073721
# Num Counters:
18
# Counter Values:
6
6
6
277
273
7
278
280
280
94
274
6
136
0
243
271
2
225
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
7
1
$s5UIKit6UIViewC5frame16forAlignmentRect10Foundation6CGRectVAH_tF:280
1
$s5UIKit6UIViewC6bounds10Foundation6CGRectVvg:280
1
$s5UIKit6UIViewC6bounds10Foundation6CGRectVvM:94
1
** External Symbol **:94
1
$s5UIKit6UIViewC11anchorPoint10Foundation7CGPointVvg:280
1
$s5UIKit6UIViewC6center10Foundation7CGPointVvg:280
1
$s5UIKit6UIViewC6center10Foundation7CGPointVvs:136

$s5UIKit12LayoutEngineC5solve33_FB8AE3B7F60847B0C2C28B308463DD31LLSayAA0B4ItemCGyFy16ConstraintSolver0P0C8VariableV_SdtXEfU_
# Func Hash:
287486625521207910
# Num Counters:
6
# Counter Values:
155
155
155
136
0
45
$0

$s5UIKit12LayoutEngineC6layOutyyAA6UIViewCF
# Func Hash:
567185239228857052
# Num Counters:
5
# Counter Values:
6
0
6
0
0
$0

$s5UIKit12LayoutEngineC6updateyyF
# Func Hash:
702534863445491976
# Num Counters:
20
# Counter Values:
0
136
0
0
0
997
0
0
0
0
117
0
0
30
0
63
0
117
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
$s5UIKit6UIViewC14setNeedsLayoutyyF:136

$s5UIKit12LayoutEngineC7measure33_FB8AE3B7F60847B0C2C28B308463DD31LLyyF
# Func Hash:
461059291890816215
# Num Counters:
14
# Counter Values:
0
11
0
117
0
5
6
0
11
0
3
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
$s5UIKit8UIWindowC6screenAA8UIScreenCvg:3
1
$s5UIKit8UIScreenC5scale10Foundation7CGFloatVvg:3
5
$s5UIKit6UIViewC20intrinsicContentSize10Foundation6CGSizeVvg:5
$s5UIKit8UIButtonC20intrinsicContentSize10Foundation6CGSizeVvg:2
$s5UIKit7UILabelC20intrinsicContentSize10Foundation6CGSizeVvg:2
$s5UIKit18UISegmentedControlC20intrinsicContentSize10Foundation6CGSizeVvg:1
$s5UIKit11UISearchBarC20intrinsicContentSize10Foundation6CGSizeVvg:1
2
$s5UIKit6UIViewC20wrapsContentInLayoutSbvg:9
$s5UIKit7UILabelC20wrapsContentInLayoutSbvg:2

$s5UIKit12LayoutEngineC7request3foryAA6UIViewC_tFZTf4nd_n
# Func Hash:
331865488561894592
# Num Counters:
7
# Counter Values:
10
0
4
35
2
5
0
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
2
1
$s5UIKit8UIWindowC11windowSceneAA0bD0CSgvg:2
1
$s13DisplayServer03X11B0CAA0A9EventLoopA2aDP10frameClockAA05FrameG0CvgTW:2

$s5UIKit12LayoutEngineC9didAttachyyAA6UIViewCFZTf4nd_n
# Func Hash:
604429084538586115
# Num Counters:
7
# Counter Values:
69
0
350
8
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
$s5UIKit6UIViewC29requiresConstraintBasedLayoutSbvgZ:419

$s5UIKit12LayoutEngineC9translate33_FB8AE3B7F60847B0C2C28B308463DD31LLyyAA18NSLayoutConstraintC_AA0B11ExpressionsVtF
# Func Hash:
995843726266165364
# Num Counters:
9
# Counter Values:
37
0
847
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
$s5UIKit18NSLayoutConstraintC8constant10Foundation7CGFloatVvg:884
1
$s5UIKit18NSLayoutConstraintC8priorityAA16UILayoutPriorityVvg:37
0

$s5UIKit12LayoutEngineC9translate33_FB8AE3B7F60847B0C2C28B308463DD31LLyyF
# Func Hash:
737863018313117168
# Num Counters:
11
# Counter Values:
0
0
0
0
137
747
137
0
117
0
767
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
1
1
$s5UIKit6UIViewC37effectiveUserInterfaceLayoutDirectionAA06UIUserefG0Ovg:137

$s5UIKit12LayoutEngineC9variables2ofAA0B9VariablesVAA0B4ItemC_tF
# Func Hash:
1096621591309623388
# Num Counters:
6
# Counter Values:
1370
10
1360
0
1360
0
$0

$s5UIKit12LayoutEngineC9variables2ofAA0B9VariablesVAA0B4ItemC_tFy16ConstraintSolver0I0C8VariableVXEfU_
# Func Hash:
974670605434842469
# Num Counters:
7
# Counter Values:
0
40
40
0
7
0
0
$0

$s5UIKit12LayoutEngineCAA0B14VariableSourceA2aDP14determinesSize2ofSbAA0B4ItemC_tFTW
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
782
$0

$s5UIKit12LayoutEngineCAA0B14VariableSourceA2aDP9variables2ofAA0B9VariablesVAA0B4ItemC_tFTW
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
1370
$0

$s5UIKit12LayoutEngineCMa
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
2
$0

$s5UIKit12PressTrackerV4type33_B9168253B0D5C81D8E16F6C69326E169LL2ofAA7UIPressC0B4TypeOSg13DisplayServer9KeyChangeV_tFZTf4nd_n
# Func Hash:
331779890233956466
# Num Counters:
13
# Counter Values:
33
0
33
491
491
33
33
0
33
29
0
363
0
$0

$s5UIKit12PressTrackerV5event33_B9168253B0D5C81D8E16F6C69326E169LL7changed4time9modifiersAA14UIPressesEventCSayAA7UIPressCG_SdAA18UIKeyModifierFlagsVtF
# Func Hash:
650973722760828896
# Num Counters:
8
# Counter Values:
685
685
194
588
394
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
97
491
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
12
0
0
0
$0

$s5UIKit12PressTrackerV6cancel4time5whereAA14UIPressesEventCSgSd_SbAA7UIPressCXEtF010$s5UIKit15h44TranslatorC13viewWillLeaveyyAA6UIViewCFSbAA7I7CXEfU2_AA0Q0CTf1ncn_nTf4nng_n
# Func Hash:
352808217495553353
# Num Counters:
26
# Counter Values:
29
0
0
0
58
0
0
0
0
0
0
0
29
0
0
59
0
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
$s5UIKit7UIPressC9responderAA11UIResponderCSgvg:58
0
0

$s5UIKit12PressTrackerV6handle_6window4time9modifiersAA14UIPressesEventCSg13DisplayServer9KeyChangeV_AA8UIWindowCSgSdAA18UIKeyModifierFlagsVtF
# Func Hash:
45209323523354654
# Num Counters:
15
# Counter Values:
97
0
491
0
0
491
491
434
4
434
57
14
0
0
4
$0

$s5UIKit12ScrollMotionVMa
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
1
$0

$s5UIKit12ScrollMotionVSgWOc
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

$s5UIKit12ScrollMotionVSgWOd
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

$s5UIKit12ScrollMotionVSgWOh
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

$s5UIKit12ScrollMotionVwet
# Func Hash:
607699200014702880
# Num Counters:
5
# Counter Values:
16
16
0
0
0
$0

$s5UIKit12SegmentModelVMa
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
3
$0

$s5UIKit12SegmentModelVWOc
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
2511
$0

$s5UIKit12SegmentModelVWOh
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
2454
$0

$s5UIKit12SegmentModelVwcp
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
2511
$0

$s5UIKit12SegmentModelVwxx
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
57
$0

$s5UIKit12SegmentModelVyACypcfCTf4nd_n
# Func Hash:
218421988571358739
# Num Counters:
4
# Counter Values:
4
0
26
0
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
1
0

$s5UIKit12TextEditMenuC8delegateAcA06UIEditD19InteractionDelegate_pSg_tcfcTf4gn_n
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
2
$0

$s5UIKit12TextEditMenuCMa
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
2
$0

$s5UIKit12TextPositionCMa
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
35
$0

$s5UIKit12TextPositionCfD
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
35
$0

$s5UIKit12TextRendererV4draw2iny12CoreGraphics9CGContextC_tF
# Func Hash:
811839670270661726
# Num Counters:
56
# Counter Values:
0
1202
24
0
0
0
78
0
0
0
0
78
0
23
0
0
25
22
0
0
0
0
78
11
22
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
78
0
0
0
0
0
0
0
35
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
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
2
0
0

$s5UIKit12TextRendererV5caret_2in5scale10Foundation6CGRectVAI_AiG7CGFloatVtFZTf4nnnd_nTf4nxn_n
# Func Hash:
1005142730697487037
# Num Counters:
20
# Counter Values:
0
0
4
0
0
0
0
0
63
4
0
0
0
0
0
4
63
4
67
0
$0

$s5UIKit12TextRendererV9caretRect10Foundation6CGRectVvg
# Func Hash:
219088261532191143
# Num Counters:
6
# Counter Values:
67
0
67
0
0
67
$0

$s5UIKit12TextRendererVWOh
# Func Hash:
170957022131388415
# Num Counters:
1
# Counter Values:
122
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
1
1
$s5UIKit12TextRendererVwxx:122

$s5UIKit12TextRendererVwxx
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
122
$0

$s5UIKit12UIBezierPathC10miterLimit10Foundation7CGFloatVvg
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
943
$0

$s5UIKit12UIBezierPathC11roundedRect12cornerRadiusAC10Foundation6CGRectV_AF7CGFloatVtcfC
# Func Hash:
170957022131388415
# Num Counters:
1
# Counter Values:
2
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
1
1
$s5UIKit12UIBezierPathCACycfC:2

$s5UIKit12UIBezierPathC12currentPoint10Foundation7CGPointVvg
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
16
$0

$s5UIKit12UIBezierPathC12lineCapStyle12CoreGraphics06CGLineE0Ovg
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
943
$0

$s5UIKit12UIBezierPathC12lineCapStyle12CoreGraphics06CGLineE0Ovs
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
853
$0

$s5UIKit12UIBezierPathC13lineJoinStyle12CoreGraphics06CGLineE0Ovg
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
943
$0

$s5UIKit12UIBezierPathC13lineJoinStyle12CoreGraphics06CGLineE0Ovs
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
13
$0

$s5UIKit12UIBezierPathC19usesEvenOddFillRuleSbvg
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
2
$0

$s5UIKit12UIBezierPathC4fillyyF
# Func Hash:
212526876123949159
# Num Counters:
2
# Counter Values:
2
2
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
1
1
$s5UIKit12UIBezierPathC19usesEvenOddFillRuleSbvg:2

$s5UIKit12UIBezierPathC4move2toy10Foundation7CGPointV_tF
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
853
$0

$s5UIKit12UIBezierPathC6bounds10Foundation6CGRectVvg
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
195
$0

$s5UIKit12UIBezierPathC6strokeyyF
# Func Hash:
896554592581937255
# Num Counters:
2
# Counter Values:
943
943
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
4
1
$s5UIKit12UIBezierPathC9lineWidth10Foundation7CGFloatVvg:943
1
$s5UIKit12UIBezierPathC12lineCapStyle12CoreGraphics06CGLineE0Ovg:943
1
$s5UIKit12UIBezierPathC13lineJoinStyle12CoreGraphics06CGLineE0Ovg:943
1
$s5UIKit12UIBezierPathC10miterLimit10Foundation7CGFloatVvg:943

$s5UIKit12UIBezierPathC7addLine2toy10Foundation7CGPointV_tF
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
861
$0

$s5UIKit12UIBezierPathC7isEmptySbvg
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
1680
$0

$s5UIKit12UIBezierPathC9lineWidth10Foundation7CGFloatVvg
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
959
$0

$s5UIKit12UIBezierPathC9lineWidth10Foundation7CGFloatVvs
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
853
$0

$s5UIKit12UIBezierPathCACycfC
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
2
$0

$s5UIKit12UIBezierPathCACycfc
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
855
$0

$s5UIKit12UIBezierPathCMa
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
30
$0

$s5UIKit12UIBezierPathCfD
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
855
$0

$s5UIKit12UIEdgeInsetsV4zeroACvau
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
7
$0

$s5UIKit12UIFontFamilyOWOe
# Func Hash:
784007056844089447
# Num Counters:
2
# Counter Values:
493
0
$0

$s5UIKit12UIFontFamilyOWOy
# Func Hash:
784007056844089447
# Num Counters:
2
# Counter Values:
44
0
$0

$s5UIKit12UIHoverEventC4send4fromyAA13UIApplicationC_tF
# Func Hash:
212526876123949159
# Num Counters:
2
# Counter Values:
850
850
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
1
1
$s5UIKit8UIWindowC9sendEventyyAA7UIEventCF:850

$s5UIKit12UIHoverEventC7deliver2inyAA8UIWindowC_tF
# Func Hash:
212526876123949159
# Num Counters:
2
# Counter Values:
850
850
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
1
1
$s5UIKit8UIWindowC11windowSceneAA0bD0CSgvg:850

$s5UIKit12UIHoverEventCMa
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
4
$0

$s5UIKit12UIHoverEventCfD
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
4
$0

$s5UIKit12UIImageAssetCMa
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
3
$0

$s5UIKit12UIImageAssetCSgWOh
# Func Hash:
170957022131388415
# Num Counters:
1
# Counter Values:
104
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
1
1
** External Symbol **:104

$s5UIKit12UIKeyCommandC27allowsAutomaticLocalizationSbvg
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
682
$0

$s5UIKit12UIKeyCommandC3fit2of4withAC3FitOSgAA0B0C_AA0B13ModifierFlagsVtF
# Func Hash:
183744715669654946
# Num Counters:
38
# Counter Values:
0
1594
1408
0
726
0
726
0
0
0
0
0
0
682
0
0
0
682
0
0
0
0
0
0
0
0
0
0
0
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
13
1
$s5UIKit5UIKeyC13modifierFlagsAA0b8ModifierD0Vvg:1594
0
1
$s5UIKit5UIKeyC7keyCodeAA18UIKeyboardHIDUsageOvg:726
0
1
$s5UIKit5UIKeyC27charactersIgnoringModifiersSSvg:682
0
1
$s5UIKit5UIKeyC10charactersSSvg:682
1
$s5UIKit5UIKeyC13modifierFlagsAA0b8ModifierD0Vvg:682
0
1
$s5UIKit12UIKeyCommandC27allowsAutomaticLocalizationSbvg:682
0
0
0

$s5UIKit12UIKeyCommandC5holds33_4719B83E5806D96E0F92EDE2BB444BFCLLySbAA0B13ModifierFlagsV_AGtFZTf4nnd_n
# Func Hash:
515675266475578343
# Num Counters:
8
# Counter Values:
1594
1594
1594
868
806
1594
1594
62
$0

$s5UIKit12UIKeyCommandC5title5image6action5input13modifierFlags12propertyList10alternates20discoverabilityTitle10attributes5stateACSS_AA7UIImageCSgAA8SelectorVSSAA0b8ModifierI0VypSgSayAA18UICommandAlternateCGSSSgAA13UIMenuElementC10AttributesVA_5StateOtcfc
# Func Hash:
974670606182794385
# Num Counters:
6
# Counter Values:
0
0
7
0
0
0
$0

$s5UIKit12UIKeyCommandC8ownInputAA03KeycE0VSgvg
# Func Hash:
567185239527298362
# Num Counters:
5
# Counter Values:
1408
30
30
0
8
$0

$s5UIKit12UIKeyCommandC9namedKeys_WZ
# Func Hash:
120147496606044092
# Num Counters:
4907
# Counter Values:
4
3
1
8
12
12
112
8
12
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
0
0
0
0
0
0
0
0
0
0
0
0
0
4
4
4
4
4
4
4
4
4
4
4
4
4
4
4
4
4
4
4
4
4
4
4
4
4
4
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
4
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
4
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
4
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
4
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
4
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
4
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
4
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
4
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
4
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
4
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
4
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
4
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
4
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
4
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
4
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
4
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
4
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
4
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
4
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
4
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
4
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
4
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
4
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
4
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
4
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
4
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
4
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
4
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
4
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
4
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
4
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
4
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
4
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
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
336
$0

$s5UIKit12UIKeyCommandCfD
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
1
$0

$s5UIKit12UIMenuSystemC04mainC033_1C79A26C86167BAD31F983F9F503C68ELL_WZ
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
4
$0

$s5UIKit12UIMenuSystemC11keyCommands33_1C79A26C86167BAD31F983F9F503C68ELL2inSayAA12UIKeyCommandCGAA0B0C_tFZ
# Func Hash:
640704447276628607
# Num Counters:
14
# Counter Values:
186
158
143
109
41
74
84
88
0
0
0
0
0
0
$0

$s5UIKit12UIMenuSystemC5Built33_1C79A26C86167BAD31F983F9F503C68ELLVMa
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
4
$0

$s5UIKit12UIMenuSystemC5Built33_1C79A26C86167BAD31F983F9F503C68ELLVSgWOc
# Func Hash:
170957022131388415
# Num Counters:
1
# Counter Values:
394
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
1
1
** External Symbol **:394

$s5UIKit12UIMenuSystemC5Built33_1C79A26C86167BAD31F983F9F503C68ELLVSgWOd
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

$s5UIKit12UIMenuSystemC5Built33_1C79A26C86167BAD31F983F9F503C68ELLVSgWOh
# Func Hash:
170957022131388415
# Num Counters:
1
# Counter Values:
8
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
1
1
** External Symbol **:8

$s5UIKit12UIMenuSystemC5Built33_1C79A26C86167BAD31F983F9F503C68ELLVWOb
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
780
$0

$s5UIKit12UIMenuSystemC5Built33_1C79A26C86167BAD31F983F9F503C68ELLVWOc
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
4
$0

$s5UIKit12UIMenuSystemC5Built33_1C79A26C86167BAD31F983F9F503C68ELLVWOh
# Func Hash:
170957022131388415
# Num Counters:
1
# Counter Values:
394
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
1
1
$s5UIKit12UIMenuSystemC5Built33_1C79A26C86167BAD31F983F9F503C68ELLVwxx:394

$s5UIKit12UIMenuSystemC5Built33_1C79A26C86167BAD31F983F9F503C68ELLVwcp
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
394
$0

$s5UIKit12UIMenuSystemC5Built33_1C79A26C86167BAD31F983F9F503C68ELLVwet
# Func Hash:
607699200014702880
# Num Counters:
5
# Counter Values:
410
410
0
0
398
$0

$s5UIKit12UIMenuSystemC5Built33_1C79A26C86167BAD31F983F9F503C68ELLVwst
# Func Hash:
567185240178928211
# Num Counters:
5
# Counter Values:
394
0
0
0
0
$0

$s5UIKit12UIMenuSystemC5Built33_1C79A26C86167BAD31F983F9F503C68ELLVwtk
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
4
$0

$s5UIKit12UIMenuSystemC5Built33_1C79A26C86167BAD31F983F9F503C68ELLVwxx
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
398
$0

$s5UIKit12UIMenuSystemC8mainMenu33_1C79A26C86167BAD31F983F9F503C68ELLAC5BuiltAELLVvg
# Func Hash:
521403699250147187
# Num Counters:
18
# Counter Values:
0
0
118
8
4
0
4
0
0
0
390
0
0
0
0
390
0
0
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
3
1
$s5UIKit13UIApplicationC4nextAA11UIResponderCSgvg:394
1
$s5UIKit11UIResponderC9buildMenu4withyAA13UIMenuBuilder_p_tF:4
2
$s5UIKit11UIResponderC9buildMenu4withyAA13UIMenuBuilder_p_tF:3
$s5Notes0A3AppC9buildMenu4withy5UIKit13UIMenuBuilder_p_tF:1

$s5UIKit12UIPasteboardC13desktopBoards33_FF4FA0E9EFCE36536D5411A55C0E6D42LL_WZ
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
1
$0

$s5UIKit12UIPasteboardC3setyySayAA14PasteboardItemVG_AA0D7OptionsVtF
# Func Hash:
413711113850994782
# Num Counters:
21
# Counter Values:
1
1
1
1
1
0
0
0
1
1
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
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
3
1
$s5UIKit22DesktopPasteboardStoreCAA0cD0A2aDP8contentsAA0C8Contents_pvgTW:1
1
$s5UIKit22DesktopPasteboardStoreCAA0cD0A2aDP8setItems__6expireSbSayAA0C4ItemVG_AA0C7OptionsVyyYbScMYcctFTW:1
1
** External Symbol **:1

$s5UIKit12UIPasteboardC5storeAA15PasteboardStore_pSgvg
# Func Hash:
1152385647563122545
# Num Counters:
12
# Counter Values:
4
4
0
0
0
4
0
0
0
0
0
4
$0

$s5UIKit12UIPasteboardC7setText6madeByySSSgyc_tF
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
1
$0

$s5UIKit12UIScrollViewC10endZoomingyyF
# Func Hash:
1050536508431904872
# Num Counters:
5
# Counter Values:
122
0
122
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

$s5UIKit12UIScrollViewC11contentSize10Foundation6CGSizeVvg
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
13983
$0

$s5UIKit12UIScrollViewC11contentSize10Foundation6CGSizeVvs
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
193
$0

$s5UIKit12UIScrollViewC11makeVisible_10isAnimatedy10Foundation6CGRectV_SbtF
# Func Hash:
890895516519825953
# Num Counters:
30
# Counter Values:
106
106
0
0
106
106
106
106
0
106
106
106
0
0
0
0
0
0
0
106
0
0
0
0
106
0
106
104
106
106
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
6
1
$s5UIKit12UIScrollViewC20adjustedContentInsetAA12UIEdgeInsetsVvg:106
1
$s5UIKit6UIViewC6bounds10Foundation6CGRectVvg:106
1
$s5UIKit12UIScrollViewC13contentOffset10Foundation7CGPointVvg:106
1
$s5UIKit12UIScrollViewC13contentOffset10Foundation7CGPointVvg:106
1
$s5UIKit12UIScrollViewC13contentOffset10Foundation7CGPointVvg:106
1
$s5UIKit12UIScrollViewC13contentOffset10Foundation7CGPointVvg:106

$s5UIKit12UIScrollViewC12contentInsetAA12UIEdgeInsetsVvg
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
99
$0

$s5UIKit12UIScrollViewC12contentInsetAA12UIEdgeInsetsVvs
# Func Hash:
856435868943173809
# Num Counters:
7
# Counter Values:
1
1
0
0
0
0
0
$0

$s5UIKit12UIScrollViewC12panDidChangeyyAA22UIPanGestureRecognizerCFTf4dn_n
# Func Hash:
14432756167890718
# Num Counters:
37
# Counter Values:
0
0
0
0
0
7
0
0
0
5
2
3
0
0
2
2
1
0
2
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
2
3
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
7
1
$s5UIKit12UIScrollViewC22alwaysBounceHorizontalSbvg:2
0
0
0
1
$s5UIKit12UIScrollViewC24isDirectionalLockEnabledSbvg:2
0
0

$s5UIKit12UIScrollViewC12pressesBegan_4withyShyAA7UIPressCG_AA14UIPressesEventCSgtF
# Func Hash:
146835647075900052
# Num Counters:
2
# Counter Values:
92
0
$0

$s5UIKit12UIScrollViewC12scrollsByKey_8isRepeatSbAA5UIKeyCSg_SbtF
# Func Hash:
768900583443809608
# Num Counters:
58
# Counter Values:
0
0
0
105
0
0
0
0
0
0
0
0
0
62
0
0
0
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
0
30
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
92
0
0
0
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
40
2
$s5UIKit12UIScrollViewC27isKeyboardScrollingPossibleSbvg:92
$s5UIKit10UITextViewC27isKeyboardScrollingPossibleSbvg:13
1
$s5UIKit5UIKeyC13modifierFlagsAA0b8ModifierD0Vvg:92
1
$s5UIKit5UIKeyC7keyCodeAA18UIKeyboardHIDUsageOvg:92
1
$s5UIKit5UIKeyC7keyCodeAA18UIKeyboardHIDUsageOvg:62
1
$s5UIKit5UIKeyC7keyCodeAA18UIKeyboardHIDUsageOvg:30
0
0
0
0
0
0
0
0
0
0
0
1
$s5UIKit6UIViewC6windowAA8UIWindowCSgvg:30
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0

$s5UIKit12UIScrollViewC13contentOffset10Foundation7CGPointVvg
# Func Hash:
170957022131388415
# Num Counters:
1
# Counter Values:
996
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
1
1
$s5UIKit6UIViewC6bounds10Foundation6CGRectVvg:996

$s5UIKit12UIScrollViewC13contentOffset10Foundation7CGPointVvs
# Func Hash:
82667509117773252
# Num Counters:
5
# Counter Values:
5
0
5
4
5
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
3
1
$s5UIKit6UIViewC6bounds10Foundation6CGRectVvg:5
1
$s5UIKit6UIViewC6bounds10Foundation6CGRectVvM:4
1
** External Symbol **:4

$s5UIKit12UIScrollViewC14hoverDidChangeyyAA24UIHoverGestureRecognizerCF
# Func Hash:
566450989845367585
# Num Counters:
7
# Counter Values:
710
681
681
190
123
123
2
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
4
1
$s5UIKit6UIViewC6windowAA8UIWindowCSgvg:710
1
$s5UIKit19UIGestureRecognizerC5stateAC5StateOvg:192
1
$s5UIKit19UIGestureRecognizerC5stateAC5StateOvg:123
1
$s5UIKit19UIGestureRecognizerC8location2in10Foundation7CGPointVAA6UIViewCSg_tF:123

$s5UIKit12UIScrollViewC14indicatorStyleAC09IndicatorE0Ovg
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
253
$0

$s5UIKit12UIScrollViewC14pointerDidMove2to8isInsidey10Foundation7CGPointV_SbtF
# Func Hash:
484405274747637970
# Num Counters:
13
# Counter Values:
0
0
192
0
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

$s5UIKit12UIScrollViewC14refreshControlAA09UIRefreshE0CSgvg
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
326
$0

$s5UIKit12UIScrollViewC14takesScrolling2by12isContinuousSb12CoreGraphics8CGVectorV_SbtF
# Func Hash:
313389647813391309
# Num Counters:
39
# Counter Values:
90
0
0
0
0
0
0
0
4
0
92
0
0
92
0
2
0
2
0
0
92
0
2
1
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
0
2
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
14
1
$s5UIKit12UIScrollViewC22alwaysBounceHorizontalSbvg:92
0
1
$s5UIKit12UIScrollViewC20alwaysBounceVerticalSbvg:90
0
1
$s5UIKit6UIViewC9superviewACSgvg:2
1
$s5UIKit6UIViewC9superviewACSgvg:4
0
1
$s5UIKit12UIScrollViewC13contentOffset10Foundation7CGPointVvg:2
0
0
0
0
0
0

$s5UIKit12UIScrollViewC15boundsDidChange4fromy10Foundation6CGRectV_tF
# Func Hash:
958957827547214645
# Num Counters:
5
# Counter Values:
47
1
46
47
27
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
2
1
$s5UIKit6UIViewC6bounds10Foundation6CGRectVvg:47
1
$s5UIKit6UIViewC6bounds10Foundation6CGRectVvg:47

$s5UIKit12UIScrollViewC15isPagingEnabledSbvg
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
5
$0

$s5UIKit12UIScrollViewC15isScrollEnabledSbvg
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
985
$0

$s5UIKit12UIScrollViewC15layoutSublayers2ofy10QuartzCore7CALayerC_tF
# Func Hash:
264495437582620827
# Num Counters:
4
# Counter Values:
0
225
0
108
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
1
1
$s5UIKit12UIScrollViewC14refreshControlAA09UIRefreshE0CSgvg:225

$s5UIKit12UIScrollViewC15offsetDidChange4fromy10Foundation7CGPointV_tF
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
1
$0

$s5UIKit12UIScrollViewC15offsetDidChange4fromy10Foundation7CGPointV_tFTf4dn_n
# Func Hash:
624597113239244675
# Num Counters:
8
# Counter Values:
3
0
0
8
6
0
6
5
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
3
1
$s5UIKit12UIScrollViewC14refreshControlAA09UIRefreshE0CSgvg:9
1
$s5UIKit12UIScrollViewC8delegateAA0bC8Delegate_pSgvg:9
1
$s5Notes0A10ControllerC5UIKit20UIScrollViewDelegateAadEP06scrollE9DidScrollyyAD0dE0CFTW:8

$s5UIKit12UIScrollViewC16decelerationRateAC012DecelerationE0Vvg
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
6
$0

$s5UIKit12UIScrollViewC17bouncesVerticallySbvg
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
2
$0

$s5UIKit12UIScrollViewC18contentLayoutGuideAA08UILayoutF0Cvg
# Func Hash:
1124680650602959256
# Num Counters:
3
# Counter Values:
300
2
0
$0

$s5UIKit12UIScrollViewC19coastsAfterTouchpad33_2567965935D55D23551E4DD8C92F4E9ALL5alongSbAA10ScrollAxesV_tF
# Func Hash:
135188635738403491
# Num Counters:
6
# Counter Values:
2
0
0
0
0
0
$0

$s5UIKit12UIScrollViewC19scrollRectToVisible_8animatedy10Foundation6CGRectV_SbtF
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
106
$0

$s5UIKit12UIScrollViewC20adjustedContentInsetAA12UIEdgeInsetsVvg
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
4451
$0

$s5UIKit12UIScrollViewC20alwaysBounceVerticalSbvg
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
180
$0

$s5UIKit12UIScrollViewC20contentSizeDidChange4fromy10Foundation6CGSizeV_tF
# Func Hash:
155504558228880628
# Num Counters:
8
# Counter Values:
193
0
0
22
22
0
0
173
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
10
1
$s5UIKit12UIScrollViewC11contentSize10Foundation6CGSizeVvg:193
1
$s5UIKit12UIScrollViewC11contentSize10Foundation6CGSizeVvg:22
1
$s5UIKit12UIScrollViewC11contentSize10Foundation6CGSizeVvg:22
1
$s5UIKit12UIScrollViewC11contentSize10Foundation6CGSizeVvg:22
1
$s5UIKit6UIViewC14setNeedsLayoutyyF:22
0
0
0
0
0

$s5UIKit12UIScrollViewC21contentAlignmentPoint10Foundation7CGPointVvg
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
8422
$0

$s5UIKit12UIScrollViewC22alwaysBounceHorizontalSbvg
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
193
$0

$s5UIKit12UIScrollViewC23allowsKeyboardScrollingSbvg
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
92
$0

$s5UIKit12UIScrollViewC24isDirectionalLockEnabledSbvg
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
2
$0

$s5UIKit12UIScrollViewC24traitCollectionDidChangeyyAA07UITraitE0CSgF
# Func Hash:
784007056844089447
# Num Counters:
2
# Counter Values:
4
2
$0

$s5UIKit12UIScrollViewC25settleAfterGeometryChangeyyF
# Func Hash:
1132587676971980894
# Num Counters:
19
# Counter Values:
247
274
1
34
34
34
34
34
0
274
272
272
34
34
1
34
34
31
34
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
4
1
$s5UIKit12UIScrollViewC13contentOffset10Foundation7CGPointVvg:34
1
$s5UIKit6UIViewC6bounds10Foundation6CGRectVvg:34
0
0

$s5UIKit12UIScrollViewC26contentGuideForConstraintsAA08UILayoutE0CSgvg
# Func Hash:
170957022131388415
# Num Counters:
1
# Counter Values:
302
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
1
1
$s5UIKit12UIScrollViewC18contentLayoutGuideAA08UILayoutF0Cvg:302

$s5UIKit12UIScrollViewC26updateAdjustedContentInset05movesF0ySb_tF
# Func Hash:
975787900642913127
# Num Counters:
21
# Counter Values:
99
0
1
0
0
0
1
1
1
1
99
99
99
0
0
98
98
98
1
1
1
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
12
1
$s5UIKit6UIViewC14safeAreaInsetsAA06UIEdgeE0Vvg:99
1
$s5UIKit12UIScrollViewC12contentInsetAA12UIEdgeInsetsVvg:99
1
$s5UIKit12UIScrollViewC20adjustedContentInsetAA12UIEdgeInsetsVvg:99
1
$s5UIKit12UIScrollViewC20adjustedContentInsetAA12UIEdgeInsetsVvg:1
1
$s5UIKit6UIViewC14setNeedsLayoutyyF:1
1
$s5UIKit12UIScrollViewC29adjustedContentInsetDidChangeyyF:1
1
$s5UIKit12UIScrollViewC8delegateAA0bC8Delegate_pSgvg:1
0
1
$s5UIKit12UIScrollViewC13contentOffset10Foundation7CGPointVvg:1
1
$s5UIKit6UIViewC6bounds10Foundation6CGRectVvg:1
1
$s5UIKit6UIViewC6bounds10Foundation6CGRectVvM:1
1
** External Symbol **:1

$s5UIKit12UIScrollViewC27isKeyboardScrollingPossibleSbvg
# Func Hash:
536744762437996290
# Num Counters:
2
# Counter Values:
92
92
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
2
1
$s5UIKit12UIScrollViewC23allowsKeyboardScrollingSbvg:92
1
$s5UIKit12UIScrollViewC15isScrollEnabledSbvg:92

$s5UIKit12UIScrollViewC28showsVerticalScrollIndicatorSbvg
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
945
$0

$s5UIKit12UIScrollViewC29adjustedContentInsetDidChangeyyF
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
1
$0

$s5UIKit12UIScrollViewC29verticalScrollIndicatorInsetsAA06UIEdgeG0Vvg
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
635
$0

$s5UIKit12UIScrollViewC30showsHorizontalScrollIndicatorSbvg
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
945
$0

$s5UIKit12UIScrollViewC31horizontalScrollIndicatorInsetsAA06UIEdgeG0Vvg
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
310
$0

$s5UIKit12UIScrollViewC41automaticallyAdjustsScrollIndicatorInsetsSbvg
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
945
$0

$s5UIKit12UIScrollViewC5frameAC10Foundation6CGRectV_tcfc
# Func Hash:
927006190477508607
# Num Counters:
1
# Counter Values:
8
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
4
1
$s5UIKit6UIViewC13clipsToBoundsSbvs:8
1
$s5UIKit6UIViewC20addGestureRecognizeryyAA09UIGestureE0CF:8
1
$s5UIKit6UIViewC20addGestureRecognizeryyAA09UIGestureE0CF:8
1
$s5UIKit6UIViewC20addGestureRecognizeryyAA09UIGestureE0CF:8

$s5UIKit12UIScrollViewC6hasBar4over2atSbAA6UIViewC_10Foundation7CGPointVtFZTf4nnd_n
# Func Hash:
877239358374627075
# Num Counters:
20
# Counter Values:
161
0
3583
161
161
0
161
0
0
0
580
161
0
161
0
846
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
2
$s5UIKit12UIScrollViewC15isScrollEnabledSbvg:702
$s5UIKit10UITextViewC15isScrollEnabledSbvg:39
1
$s5UIKit6UIViewC6windowAA8UIWindowCSgvg:161
1
$s5UIKit6UIViewC7convert_4from10Foundation7CGPointVAH_ACSgtF:161
1
$s5UIKit12UIScrollViewC28showsVerticalScrollIndicatorSbvg:161
1
$s5UIKit12UIScrollViewC30showsHorizontalScrollIndicatorSbvg:161
1
$s5UIKit6UIViewC6bounds10Foundation6CGRectVvg:161
1
$s5UIKit12UIScrollViewC29verticalScrollIndicatorInsetsAA06UIEdgeG0Vvg:161
0
1
$s5UIKit12UIScrollViewC41automaticallyAdjustsScrollIndicatorInsetsSbvg:161
1
$s5UIKit6UIViewC14safeAreaInsetsAA06UIEdgeE0Vvg:161
1
$s5UIKit6UIViewC37effectiveUserInterfaceLayoutDirectionAA06UIUserefG0Ovg:161
1
$s5UIKit6UIViewC9superviewACSgvg:4429

$s5UIKit12UIScrollViewC6rangesAA12ScrollRangesVvg
# Func Hash:
837122064635489597
# Num Counters:
17
# Counter Values:
4211
4211
4211
0
0
0
0
1
2940
0
0
4192
2941
0
0
0
0
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
16
1
$s5UIKit6UIViewC6bounds10Foundation6CGRectVvg:4211
1
$s5UIKit12UIScrollViewC20adjustedContentInsetAA12UIEdgeInsetsVvg:4211
2
$s5UIKit12UIScrollViewC11contentSize10Foundation6CGSizeVvg:3431
$s5UIKit10UITextViewC11contentSize10Foundation6CGSizeVvg:780
2
$s5UIKit12UIScrollViewC11contentSize10Foundation6CGSizeVvg:3431
$s5UIKit10UITextViewC11contentSize10Foundation6CGSizeVvg:780
1
$s5UIKit12UIScrollViewC21contentAlignmentPoint10Foundation7CGPointVvg:4211
2
$s5UIKit12UIScrollViewC11contentSize10Foundation6CGSizeVvg:3431
$s5UIKit10UITextViewC11contentSize10Foundation6CGSizeVvg:780
1
$s5UIKit12UIScrollViewC21contentAlignmentPoint10Foundation7CGPointVvg:4211
2
$s5UIKit12UIScrollViewC11contentSize10Foundation6CGSizeVvg:3431
$s5UIKit10UITextViewC11contentSize10Foundation6CGSizeVvg:780
1
$s5UIKit6UIViewC6windowAA8UIWindowCSgvg:4211
1
$s5UIKit8UIWindowC6screenAA8UIScreenCvg:4211
1
$s5UIKit8UIScreenC5scale10Foundation7CGFloatVvg:4211
0
1
$s5UIKit6UIViewC6windowAA8UIWindowCSgvg:4211
1
$s5UIKit8UIWindowC6screenAA8UIScreenCvg:4211
1
$s5UIKit8UIScreenC5scale10Foundation7CGFloatVvg:4211
0

$s5UIKit12UIScrollViewC6scroll33_A0485A46AB6A428CA1BA36CDC702462FLL8toReveal_10isAnimated10Foundation6CGRectV_AJSgtAJ_AKSbtF
# Func Hash:
815928173500381893
# Num Counters:
57
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
0
0
0
0
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
1
1
0
0
1
1
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
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
14
1
$s5UIKit12UIScrollViewC13contentOffset10Foundation7CGPointVvg:1
1
$s5UIKit12UIScrollViewC15isScrollEnabledSbvg:1
1
$s5UIKit12UIScrollViewC20adjustedContentInsetAA12UIEdgeInsetsVvg:1
1
$s5UIKit6UIViewC6bounds10Foundation6CGRectVvg:1
1
$s5UIKit12UIScrollViewC15isPagingEnabledSbvg:1
0
0
0
0
0
0
1
$s5UIKit12UIScrollViewC13contentOffset10Foundation7CGPointVvg:1
1
$s5UIKit12UIScrollViewC13contentOffset10Foundation7CGPointVvg:1
1
$s5UIKit12UIScrollViewC13contentOffset10Foundation7CGPointVvg:1

$s5UIKit12UIScrollViewC6scroll33_A0485A46AB6A428CA1BA36CDC702462FLL8toReveal_10isAnimated10Foundation6CGRectV_AJSgtAJ_AKSbtF7visibleL_yA2JF
# Func Hash:
727304657881162241
# Num Counters:
7
# Counter Values:
1
1
1
0
0
1
0
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
2
1
$s5UIKit6UIViewC13clipsToBoundsSbvg:1
1
$s5UIKit6UIViewC6bounds10Foundation6CGRectVvg:1

$s5UIKit12UIScrollViewC8delegateAA0bC8Delegate_pSgvg
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
16
$0

$s5UIKit12UIScrollViewC8delegateAA0bC8Delegate_pSgvs
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
1
$0

$s5UIKit12UIScrollViewC8distance33_A0485A46AB6A428CA1BA36CDC702462FLL8toReveal_2in10Foundation7CGFloatVSNyAJG_AKSgAKtF
# Func Hash:
502407522806742447
# Num Counters:
12
# Counter Values:
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
$0

$s5UIKit12UIScrollViewC8movementAA14ScrollMovementCvg
# Func Hash:
146835647075900052
# Num Counters:
2
# Counter Values:
684
8
$0

$s5UIKit12UIScrollViewC8showBarsyyF
# Func Hash:
543243709095184807
# Num Counters:
3
# Counter Values:
3
3
0
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
1
1
$s5UIKit6UIViewC6windowAA8UIWindowCSgvg:3

$s5UIKit12UIScrollViewC8willMove8toWindowyAA8UIWindowCSg_tF
# Func Hash:
859921301018281359
# Num Counters:
6
# Counter Values:
122
63
0
0
59
59
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
1
1
$s5UIKit6UIViewC6windowAA8UIWindowCSgvg:122

$s5UIKit12UIScrollViewC9ownGuidesSayAA13UILayoutGuideCGvg
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
91
$0

$s5UIKit12UIScrollViewC9refreshes33_8DFB8DBE42E17D0CD30FCEEFBD42FD1CLLySbAA18UIKeyboardHIDUsageO_AA18UIKeyModifierFlagsVtF
# Func Hash:
1087507989448340288
# Num Counters:
9
# Counter Values:
92
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
$s5UIKit12UIScrollViewC14refreshControlAA09UIRefreshE0CSgvg:92
0
0
0
0
0
0
0

$s5UIKit12UIScrollViewC9wheelStep10Foundation7CGFloatVvg
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
190
$0

$s5UIKit12UIScrollViewCAA22UIPanGestureRecognizerCIeAgg_Ieggo_ACxxQp_QSiq_RvzRi_zRi0_zRi__Ri0__r0_lyAE_QPytIseAgpr_Iegno_TR010$s5UIKit12bc5CAA22deF117CIeghg_Ieghgo_AcEIeAgg_Ieggo_TR019$s5UIKit19ScrollPanf16C6attach2toyAA12bc10C_tFyAA012dE19D0CYbScMYccAGYbcfu_Tf3npf_nTf3npf_n
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
7
$0

$s5UIKit12UIScrollViewCAA24UIHoverGestureRecognizerCIeAgg_Ieggo_ACxxQp_QSiq_RvzRi_zRi0_zRi__Ri0__r0_lyAE_QPytIseAgpr_Iegno_TR010$s5UIKit12bc5CAA24deF117CIeghg_Ieghgo_AcEIeAgg_Ieggo_TR010$s5UIKit12bc39C5frameAC10Foundation6CGRectV_tcfcyAA24deF17CYbScMYccACYbcfu_Tf3npf_nTf3npf_n
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
710
$0

$s5UIKit12UIScrollViewCMa
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
1556
$0

$s5UIKit13ButtonContentV7ByStateV5value3forxSgAA9UIControlC0E0V_tF10Foundation18NSAttributedStringC_Tg5
# Func Hash:
391331301822030875
# Num Counters:
7
# Counter Values:
419
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
276
49
6
43
6
0
6
$0

$s5UIKit13ButtonContentV7ByStateV5value3forxSgAA9UIControlC0E0V_tFAA7UIImageC_Tg5
# Func Hash:
391331301822030875
# Num Counters:
7
# Counter Values:
926
109
2
107
2
0
2
$0

$s5UIKit13ButtonContentV7ByStateV5value3forxSgAA9UIControlC0E0V_tFSS_Tg5
# Func Hash:
391331301822030875
# Num Counters:
7
# Counter Values:
137
68
0
68
0
0
0
$0

$s5UIKit13ButtonContentV7ByStateVMa
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
4
$0

$s5UIKit13ButtonContentV7ByStateVMi
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
1
$0

$s5UIKit13ButtonContentV7ByStateVyxSgAA9UIControlC0E0VcisAA7UIColorC_Tg5
# Func Hash:
844982798266130406
# Num Counters:
4
# Counter Values:
20
0
0
0
$0

$s5UIKit13ButtonContentV7ByStateVyxSgAA9UIControlC0E0VcisAA7UIImageC_Tg5
# Func Hash:
844982798266130406
# Num Counters:
4
# Counter Values:
14
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
40
0
0
0
$0

$s5UIKit13ControlCanvasV4knob_5color4edge9isEnabledy10Foundation6CGRectV_AA7UIColorCSgAMSbtF
# Func Hash:
644506371358659850
# Num Counters:
33
# Counter Values:
0
181
59
163
0
240
0
0
240
0
0
0
181
0
181
0
0
0
0
0
0
181
181
0
0
0
0
0
240
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
$s5UIKit7UIColorC13resolvedColor4withAcA17UITraitCollectionC_tF:181
1
$s5UIKit7UIColorC7cgColor12CoreGraphics7CGColorCvg:181
1
$s5UIKit7UIColorC13resolvedColor4withAcA17UITraitCollectionC_tF:240
1
$s5UIKit7UIColorC7cgColor12CoreGraphics7CGColorCvg:240
1
$s5UIKit7UIColorC13resolvedColor4withAcA17UITraitCollectionC_tF:240
1
$s5UIKit7UIColorC7cgColor12CoreGraphics7CGColorCvg:240
0
0

$s5UIKit13ControlCanvasV4sign33_8F5335E9DA9DD409973F7D0F4CCE3176LL6isPlus2inySb_10Foundation6CGRectVtF
# Func Hash:
515743075588558239
# Num Counters:
21
# Counter Values:
0
0
1426
0
1426
0
1426
713
713
713
548
548
213
213
213
213
1426
0
0
1426
713
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
6
1
$s5UIKit7UIColorC13resolvedColor4withAcA17UITraitCollectionC_tF:1426
1
$s5UIKit7UIColorC7cgColor12CoreGraphics7CGColorCvg:1426
1
$s5UIKit7UIColorC13resolvedColor4withAcA17UITraitCollectionC_tF:713
1
$s5UIKit7UIColorC7cgColor12CoreGraphics7CGColorCvg:713
1
$s5UIKit7UIColorC13resolvedColor4withAcA17UITraitCollectionC_tF:713
1
$s5UIKit7UIColorC7cgColor12CoreGraphics7CGColorCvg:713

$s5UIKit13ControlCanvasV5image__2inyAA7UIImageC_AA7UIColorC10Foundation6CGRectVtF
# Func Hash:
387250789703590005
# Num Counters:
10
# Counter Values:
0
0
218
0
218
0
218
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
$s5UIKit7UIImageC4size10Foundation6CGSizeVvg:218
1
$s5UIKit7UIColorC13resolvedColor4withAcA17UITraitCollectionC_tF:218
1
$s5UIKit7UIColorC7cgColor12CoreGraphics7CGColorCvg:218
0
0
1
$s5UIKit7UIImageC13renderingModeAC09RenderingD0Ovg:218
1
$s5UIKit7UIImageC13isSymbolImageSbvg:218

$s5UIKit13ControlCanvasV6placed_6around10Foundation6CGRectVAF6CGSizeV_AF7CGPointVtFTf4nnx_n
# Func Hash:
702941992757231615
# Num Counters:
3
# Counter Values:
508
508
508
$0

$s5UIKit13ControlCanvasV7snappedy10Foundation6CGRectVAGFTf4nx_n
# Func Hash:
960862598675300351
# Num Counters:
5
# Counter Values:
1223
1223
1223
0
0
$0

$s5UIKit13ControlCanvasV__5scaleAcA6UIViewC_12CoreGraphics9CGContextC10Foundation7CGFloatVtcfCTf4nnnd_n
# Func Hash:
618647872481712788
# Num Counters:
3
# Counter Values:
254
0
195
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
3
1
$s5UIKit6UIViewC15traitCollectionAA07UITraitD0Cvg:254
1
$s5UIKit6UIViewC37effectiveUserInterfaceLayoutDirectionAA06UIUserefG0Ovg:254
1
$s5UIKit9UIControlC9isEnabledSbvg:254

$s5UIKit13DeferredValueCMa
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
3
$0

$s5UIKit13GraphicsStackC3key33_DDD1E256AD434AFBABB2EACF47CE02DELL_WZ
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
3
$0

$s5UIKit13GraphicsStackC5EntryVMa
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
3
$0

$s5UIKit13GraphicsStackC5EntryVSgWOe
# Func Hash:
784007056844089447
# Num Counters:
2
# Counter Values:
52
52
$0

$s5UIKit13GraphicsStackC5EntryVwxx
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
2
$0

$s5UIKit13GraphicsStackCMa
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
3
$0

$s5UIKit13ObjectFactoryO4slot33_33B964904B3EB8193FAAD5ECD4214976LLSivpZfiSiyXEfU_
# Func Hash:
927205938382678382
# Num Counters:
11
# Counter Values:
76
8
8
4
4
4
4
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
4
$0

$s5UIKit13ObjectFactoryO5First33_33B964904B3EB8193FAAD5ECD4214976LLCMa
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
4
$0

$s5UIKit13ObjectFactoryO6Second33_33B964904B3EB8193FAAD5ECD4214976LLCMa
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
4
$0

$s5UIKit13ProcessLimitsV7currentACvgZTf4d_n
# Func Hash:
1104024242569751973
# Num Counters:
12
# Counter Values:
4
4
4
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

$s5UIKit13ProcessLimitsV8shortageSSSgvg
# Func Hash:
886271540551095840
# Num Counters:
4
# Counter Values:
4
0
0
0
$0

$s5UIKit13StandardMenusO4edit33_6949E31CD1AA83571F1E0AB28C3069C5LLAA6UIMenuCvgZTf4d_n
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
4
$0

$s5UIKit13StandardMenusO4file33_6949E31CD1AA83571F1E0AB28C3069C5LLAA6UIMenuCvgZTf4d_n
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
4
$0

$s5UIKit13StandardMenusO4rootAA6UIMenuCvgZTf4d_n
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
4
$0

$s5UIKit13StandardMenusO4view33_6949E31CD1AA83571F1E0AB28C3069C5LLAA6UIMenuCvgZTf4d_n
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
4
$0

$s5UIKit13StandardMenusO6format33_6949E31CD1AA83571F1E0AB28C3069C5LLAA6UIMenuCvgZTf4d_n
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
4
$0

$s5UIKit13StandardMenusO7command33_6949E31CD1AA83571F1E0AB28C3069C5LLyAA9UICommandCSS_AA0B10EditActionOSSSgAA18UIKeyModifierFlagsVtFZTf4nnnnd_n
# Func Hash:
146835647075900052
# Num Counters:
2
# Counter Values:
104
28
$0

$s5UIKit13SymbolLibraryO20flippedInRightToLeft_WZ
# Func Hash:
783548776430293734
# Num Counters:
8
# Counter Values:
22
18
0
0
3
0
0
0
$0

$s5UIKit13SymbolLibraryO5marks_WZ
# Func Hash:
844982796956431215
# Num Counters:
4
# Counter Values:
111
3
0
0
$0

$s5UIKit13SymbolLibraryO5media_WZ
# Func Hash:
844982796956431215
# Num Counters:
4
# Counter Values:
69
3
0
0
$0

$s5UIKit13SymbolLibraryO5parts2ofSayAA0B4PartVGSgSS_tFZTf4nd_n
# Func Hash:
287486626187468807
# Num Counters:
5
# Counter Values:
183
0
0
183
0
$0

$s5UIKit13SymbolLibraryO6arrows_WZ
# Func Hash:
844982796956431215
# Num Counters:
4
# Counter Values:
78
3
0
0
$0

$s5UIKit13SymbolLibraryO6people_WZ
# Func Hash:
844982796956431215
# Num Counters:
4
# Counter Values:
54
3
0
0
$0

$s5UIKit13SymbolLibraryO6shapes_WZ
# Func Hash:
844982796956431215
# Num Counters:
4
# Counter Values:
60
3
0
0
$0

$s5UIKit13SymbolLibraryO6things_WZ
# Func Hash:
844982796956431215
# Num Counters:
4
# Counter Values:
93
3
0
0
$0

$s5UIKit13SymbolLibraryO7weather_WZ
# Func Hash:
981446173605691631
# Num Counters:
13
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
0
0
$0

$s5UIKit13SymbolLibraryO8drawings33_0977701BA5A9234900AFC0742906723DLLSDySSSayAA0B4PartVGGvpZfiAIyXEfU_
# Func Hash:
1124680649821146753
# Num Counters:
3
# Counter Values:
24
3
0
$0

$s5UIKit13SymbolLibraryO8drawings33_0977701BA5A9234900AFC0742906723DLL_WZ
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
3
$0

$s5UIKit13SymbolLibraryO8synonyms33_0977701BA5A9234900AFC0742906723DLL_WZ
# Func Hash:
844982796956431215
# Num Counters:
4
# Counter Values:
27
3
0
0
$0

$s5UIKit13SymbolLibraryO9documents_WZ
# Func Hash:
844982796956431215
# Num Counters:
4
# Counter Values:
63
3
0
0
$0

$s5UIKit13TextClipboardC14offerSelectionyyF
# Func Hash:
491275434898903685
# Num Counters:
3
# Counter Values:
21
1
1
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
1
1
** External Symbol **:1

$s5UIKit13TextClipboardC16selectionWillEndyySnySiGF
# Func Hash:
897330788749556790
# Num Counters:
7
# Counter Values:
31
1
0
0
0
1
0
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
2
1
** External Symbol **:1
1
$s13DisplayServer12X11ClipboardCAA0aD0A2aDP7content2ofAA0D7ContentVSgAA0D9SelectionO_tFTW:1

$s5UIKit13TextClipboardC5Offer33_075D984305C2C824E9E056EAE2909725LLCMa
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
1
$0

$s5UIKit13TextClipboardCMa
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
1
$0

$s5UIKit13TouchDeliveryC10sendGroups33_C90FC4F31A55A4B94FFDC643694D004CLLyyF
# Func Hash:
287486624837456217
# Num Counters:
5
# Counter Values:
0
716
0
716
0
$0

$s5UIKit13TouchDeliveryC11cancelTaken33_C90FC4F31A55A4B94FFDC643694D004CLLyyF
# Func Hash:
446858650603326900
# Num Counters:
17
# Counter Values:
0
0
0
0
0
426
0
0
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

$s5UIKit13TouchDeliveryC13viewWillLeaveyyAA6UIViewCF
# Func Hash:
426499108864251934
# Num Counters:
23
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
59
0
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

$s5UIKit13TouchDeliveryC4send33_C90FC4F31A55A4B94FFDC643694D004CLLyyAC5GroupAELLVFTf4nd_n
# Func Hash:
575153607348430308
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
716
226
0
264
0
0
226
226
0
0
0
0
716
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
6
1
$s5UIKit7UITouchC4viewAA6UIViewCSgvg:716
1
$s5UIKit7UITouchC5phaseAC5PhaseOvg:716
6
$s5UIKit11UIResponderC12touchesBegan_4withyShyAA7UITouchCG_AA7UIEventCSgtF:138
$s5UIKit9UIControlC12touchesBegan_4withyShyAA7UITouchCG_AA7UIEventCSgtF:31
$s7Gallery11SidebarListC12touchesBegan_4withyShy5UIKit7UITouchCG_AF7UIEventCSgtF:31
$s10DrawingPad0B0C12touchesBegan_4withyShy5UIKit7UITouchCG_AF7UIEventCSgtF:13
$s5UIKit10UITextViewC12touchesBegan_4withyShyAA7UITouchCG_AA7UIEventCSgtF:10
$s5Notes8NoteListC12touchesBegan_4withyShy5UIKit7UITouchCG_AF7UIEventCSgtF:3
3
$s5UIKit11UIResponderC12touchesMoved_4withyShyAA7UITouchCG_AA7UIEventCSgtF:248
$s10DrawingPad0B0C12touchesMoved_4withyShy5UIKit7UITouchCG_AF7UIEventCSgtF:8
$s5UIKit10UITextViewC12touchesMoved_4withyShyAA7UITouchCG_AA7UIEventCSgtF:8
6
$s5UIKit11UIResponderC12touchesEnded_4withyShyAA7UITouchCG_AA7UIEventCSgtF:138
$s7Gallery11SidebarListC12touchesEnded_4withyShy5UIKit7UITouchCG_AF7UIEventCSgtF:31
$s5UIKit9UIControlC12touchesEnded_4withyShyAA7UITouchCG_AA7UIEventCSgtF:31
$s10DrawingPad0B0C12touchesEnded_4withyShy5UIKit7UITouchCG_AF7UIEventCSgtF:13
$s5UIKit10UITextViewC12touchesEnded_4withyShyAA7UITouchCG_AA7UIEventCSgtF:10
$s5Notes8NoteListC12touchesEnded_4withyShy5UIKit7UITouchCG_AF7UIEventCSgtF:3
0

$s5UIKit13TouchDeliveryC5Group33_C90FC4F31A55A4B94FFDC643694D004CLLVMa
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
4
$0

$s5UIKit13TouchDeliveryC5Group33_C90FC4F31A55A4B94FFDC643694D004CLLVwxx
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
716
$0

$s5UIKit13TouchDeliveryC7deliver_2inyAA14UITouchesEventC_AA8UIWindowCtF
# Func Hash:
1039882231720198652
# Num Counters:
45
# Counter Values:
0
0
0
0
200
0
0
716
0
0
0
200
716
490
0
716
226
0
0
4
226
264
0
226
0
0
200
0
200
0
0
0
0
0
0
0
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
$s5UIKit7UITouchC6windowAA8UIWindowCSgvg:716
1
$s5UIKit7UITouchC5phaseAC5PhaseOvg:716
1
$s5UIKit7UITouchC4viewAA6UIViewCSgvg:716
1
$s5UIKit7UITouchC5phaseAC5PhaseOvg:716
1
$s5UIKit7UITouchC5phaseAC5PhaseOvg:716
1
$s5UIKit7UITouchC5phaseAC5PhaseOvg:716
0
0
1
$s5UIKit7UITouchC5phaseAC5PhaseOvg:716

$s5UIKit13TouchDeliveryC7release33_C90FC4F31A55A4B94FFDC643694D004CLLyyF
# Func Hash:
880588624573097052
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
938
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
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
4
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
20
16
24
20
4
4
0
12
8
4
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
$s5UIKit7UISceneC15activationStateAC010ActivationD0Ovg:20
1
$s5UIKit7UISceneC15activationStateAC010ActivationD0Ovg:16
1
$s5UIKit13UIApplicationC16applicationStateAC0D0Ovg:24
1
$s13DisplayServer03X11B0CAA0A9EventLoopA2aDP9schedulerAA9SchedulerCvgTW:4

$s5UIKit13UIApplicationC13DisplayServer0cD8DelegateAadEP07displayD0_7frameAtyA2D_p_AD9FrameTimeVtFTW
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
952
$0

$s5UIKit13UIApplicationC13configuration33_71BA6623689F84DA30E642EC4A696A6DLL3for_AA20UISceneConfigurationCSgAA0L7SessionC_AA14NSUserActivityCSgtF
# Func Hash:
170821686438494820
# Num Counters:
5
# Counter Values:
4
0
0
4
0
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
3
1
$s5UIKit13UIApplicationC8delegateAA0B8Delegate_pSgvg:4
4
$s7Gallery0A3AppC5UIKit21UIApplicationDelegateAadEP11application_26configurationForConnecting7optionsAD20UISceneConfigurationCAD0D0C_AD0K7SessionCAD0K0C17ConnectionOptionsCtFTW:1
** External Symbol **:1
** External Symbol **:1
$s5Notes0A3AppC5UIKit21UIApplicationDelegateAadEP11application_26configurationForConnecting7optionsAD20UISceneConfigurationCAD0D0C_AD0K7SessionCAD0K0C17ConnectionOptionsCtFTW:1
0

$s5UIKit13UIApplicationC13displayServer_7frameAty07DisplayD0AF_p_AF9FrameTimeVtF
# Func Hash:
650973720975467041
# Num Counters:
8
# Counter Values:
0
0
948
0
952
952
948
0
$0

$s5UIKit13UIApplicationC13willTerminateyyF
# Func Hash:
783881049626917741
# Num Counters:
4
# Counter Values:
4
4
4
4
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
2
1
$s5UIKit13UIApplicationC8delegateAA0B8Delegate_pSgvg:4
4
$s5Notes0A3AppC5UIKit21UIApplicationDelegateAadEP24applicationWillTerminateyyAD0D0CFTW:1
** External Symbol **:1
** External Symbol **:1
$s7Gallery0A3AppC5UIKit21UIApplicationDelegateAadEP24applicationWillTerminateyyAD0D0CFTW:1

$s5UIKit13UIApplicationC14sceneWasClosedyyF
# Func Hash:
170821684919222868
# Num Counters:
6
# Counter Values:
0
4
4
4
4
4
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
3
1
$s5UIKit13UIApplicationC8delegateAA0B8Delegate_pSgvg:4
4
$s7Gallery0A3AppC5UIKit21UIApplicationDelegateAadEP47applicationShouldTerminateAfterLastWindowClosedySbAD0D0CFTW:1
** External Symbol **:1
** External Symbol **:1
$s5Notes0A3AppC5UIKit21UIApplicationDelegateAadEP47applicationShouldTerminateAfterLastWindowClosedySbAD0D0CFTW:1
1
$s13DisplayServer03X11B0CAA0A9EventLoopA2aDP4stopyyFTW:4

$s5UIKit13UIApplicationC15finishLaunchingyyF
# Func Hash:
414721474789126965
# Num Counters:
3
# Counter Values:
4
4
4
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
4
1
$s5UIKit13UIApplicationC8delegateAA0B8Delegate_pSgvg:4
4
** External Symbol **:1
$s5Notes0A3AppC5UIKit21UIApplicationDelegateAadEP11application_30willFinishLaunchingWithOptionsSbAD0D0C_SDyAJ06LaunchK3KeyVypGSgtFTW:1
** External Symbol **:1
$s7Gallery0A3AppC5UIKit21UIApplicationDelegateAadEP11application_30willFinishLaunchingWithOptionsSbAD0D0C_SDyAJ06LaunchK3KeyVypGSgtFTW:1
1
$s5UIKit13UIApplicationC8delegateAA0B8Delegate_pSgvg:4
4
** External Symbol **:1
** External Symbol **:1
$s5Notes0A3AppC5UIKit21UIApplicationDelegateAadEP11application_29didFinishLaunchingWithOptionsSbAD0D0C_SDyAJ06LaunchK3KeyVypGSgtFTW:1
$s7Gallery0A3AppC5UIKit21UIApplicationDelegateAadEP11application_29didFinishLaunchingWithOptionsSbAD0D0C_SDyAJ06LaunchK3KeyVypGSgtFTW:1

$s5UIKit13UIApplicationC16applicationStateAC0D0Ovg
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
92
$0

$s5UIKit13UIApplicationC17connectFirstSceneyyF
# Func Hash:
146835647075900052
# Num Counters:
2
# Counter Values:
0
4
$0

$s5UIKit13UIApplicationC19isIdleTimerDisabledSbvg
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
16
$0

$s5UIKit13UIApplicationC20applicationIconImageAA7UIImageCSgvg
# Func Hash:
784007059655560962
# Num Counters:
2
# Counter Values:
4
4
$0

$s5UIKit13UIApplicationC28preferredContentSizeCategoryAA09UIContenteF0Vvg
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
$s5UIKit17UITraitCollectionC28preferredContentSizeCategoryAA09UIContentfG0Vvg:4

$s5UIKit13UIApplicationC4nextAA11UIResponderCSgvg
# Func Hash:
971686718830083287
# Num Counters:
6
# Counter Values:
2246
0
0
0
2246
0
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
1
1
$s5UIKit13UIApplicationC8delegateAA0B8Delegate_pSgvg:2246

$s5UIKit13UIApplicationC4postyy10Foundation14NSNotificationC4NameVF
# Func Hash:
170957022131388415
# Num Counters:
1
# Counter Values:
20
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
1
1
** External Symbol **:20

$s5UIKit13UIApplicationC6follow33_D47195769EB7DA1C268038915D0FD717LLyyF
# Func Hash:
704178891906879431
# Num Counters:
29
# Counter Values:
8
12
4
16
12
4
20
4
4
4
4
12
4
8
0
4
8
4
0
4
4
4
0
4
4
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
$s5UIKit7UISceneC15activationStateAC010ActivationD0Ovg:16
1
$s5UIKit7UISceneC15activationStateAC010ActivationD0Ovg:12
1
$s5UIKit13UIApplicationC8delegateAA0B8Delegate_pSgvg:20
1
$s5UIKit13UIApplicationC16applicationStateAC0D0Ovg:20
4
** External Symbol **:1
$s5Notes0A3AppC5UIKit21UIApplicationDelegateAadEP27applicationWillResignActiveyyAD0D0CFTW:1
** External Symbol **:1
$s7Gallery0A3AppC5UIKit21UIApplicationDelegateAadEP27applicationWillResignActiveyyAD0D0CFTW:1
1
$s5UIKit13UIApplicationC16applicationStateAC0D0Ovg:20
4
** External Symbol **:1
** External Symbol **:1
$s5Notes0A3AppC5UIKit21UIApplicationDelegateAadEP29applicationDidEnterBackgroundyyAD0D0CFTW:1
$s7Gallery0A3AppC5UIKit21UIApplicationDelegateAadEP29applicationDidEnterBackgroundyyAD0D0CFTW:1
1
$s5UIKit13UIApplicationC16applicationStateAC0D0Ovg:8
0
1
$s5UIKit13UIApplicationC16applicationStateAC0D0Ovg:20
4
$s7Gallery0A3AppC5UIKit21UIApplicationDelegateAadEP26applicationDidBecomeActiveyyAD0D0CFTW:1
** External Symbol **:1
** External Symbol **:1
$s5Notes0A3AppC5UIKit21UIApplicationDelegateAadEP26applicationDidBecomeActiveyyAD0D0CFTW:1

$s5UIKit13UIApplicationC6launch_12makeDelegates5Int32VyXlXp_AA0bE0_pSgyXEtFZTf4nnd_n
# Func Hash:
211800876581801434
# Num Counters:
9
# Counter Values:
0
4
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
** External Symbol **:4
1
$s5UIKit13UIApplicationC8delegateAA0B8Delegate_pSgvs:4
1
$s13DisplayServer03X11B0CAA0A9EventLoopA2aDP3runyyFTW:4
1
$s13DisplayServer03X11B0CA5AP10disconnectyyFTW:4
0

$s5UIKit13UIApplicationC7ownIcon33_D47195769EB7DA1C268038915D0FD717LLAA7UIImageCSgvg
# Func Hash:
238984484777895808
# Num Counters:
3
# Counter Values:
4
0
4
$0

$s5UIKit13UIApplicationC8delegateAA0B8Delegate_pSgvg
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
2286
$0

$s5UIKit13UIApplicationC8delegateAA0B8Delegate_pSgvs
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
4
$0

$s5UIKit13UIApplicationC8displaysAA8DisplaysCvg
# Func Hash:
146835647075900052
# Num Counters:
2
# Counter Values:
2965
4
$0

$s5UIKit13UIApplicationC9sendEventyyAA7UIEventCF
# Func Hash:
170957022131388415
# Num Counters:
1
# Counter Values:
2647
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
1
4
$s5UIKit14UIPressesEventC4send4fromyAA13UIApplicationC_tF:982
$s5UIKit12UIHoverEventC4send4fromyAA13UIApplicationC_tF:850
$s5UIKit14UITouchesEventC4send4fromyAA13UIApplicationC_tF:716
$s5UIKit13UIScrollEventC4send4fromyAA13UIApplicationC_tF:99

$s5UIKit13UIApplicationCACycfc
# Func Hash:
784007058953177093
# Num Counters:
2
# Counter Values:
4
0
$0

$s5UIKit13UIApplicationCACycfcyycfU0_
# Func Hash:
742169493957037534
# Num Counters:
4
# Counter Values:
72
0
72
0
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
2
1
$s13DisplayServer03X11B0CA5AP11isConnectedSbvgTW:72
1
$s13DisplayServer03X11B0CAA0A9EventLoopA2aDP10frameClockAA05FrameG0CvgTW:72

$s5UIKit13UIApplicationCMa
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
24
$0

$s5UIKit13UIFocusEffectCMa
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
105
$0

$s5UIKit13UIFocusSystemC05focusC03forACSgAA0B11Environment_p_tFZ
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
1
$0

$s5UIKit13UIFocusSystemC05focusC03forACSgAA0B11Environment_p_tFZTf4en_n
# Func Hash:
491275434249748194
# Num Counters:
3
# Counter Values:
95
95
95
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
1
1
$s5UIKit6UIViewC6windowAA8UIWindowCSgvg:95

$s5UIKit13UIFocusSystemC18requestFocusUpdate2toyAA0B11Environment_p_tF
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
1
$0

$s5UIKit13UIFocusSystemC19updateFocusIfNeededyyF
# Func Hash:
178396237874190659
# Num Counters:
14
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
1
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

$s5UIKit13UIFocusSystemC6allowsySbAA0B13UpdateContextCFTf4nd_n
# Func Hash:
859921303253815917
# Num Counters:
5
# Counter Values:
348
63
0
0
0
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
1
2
$s5UIKit6UIViewCAA18UIFocusEnvironmentA2aDP17shouldUpdateFocus2inSbAA0cF7ContextC_tFTW:284
$s5UIKit16UIViewControllerCAA18UIFocusEnvironmentA2aDP17shouldUpdateFocus2inSbAA0dG7ContextC_tFTW:64

$s5UIKit13UIFocusSystemC7didMoveyyAA0B13UpdateContextCF
# Func Hash:
146393202975815267
# Num Counters:
3
# Counter Values:
409
93
0
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
2
2
$s5UIKit6UIViewCAA18UIFocusEnvironmentA2aDP14didUpdateFocus2in4withyAA0cF7ContextC_AA0C20AnimationCoordinatorCtFTW:407
$s5UIKit16UIViewControllerCAA18UIFocusEnvironmentA2aDP14didUpdateFocus2in4withyAA0dG7ContextC_AA0D20AnimationCoordinatorCtFTW:95
1
** External Symbol **:93

$s5UIKit13UIFocusSystemC8schedule33_B53CB54903B21E44875609C376B6FC48LLyyF
# Func Hash:
1040022892678442189
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
2
1
$s5UIKit8UIWindowC11windowSceneAA0bD0CSgvg:1
1
$s13DisplayServer03X11B0CAA0A9EventLoopA2aDP10frameClockAA05FrameG0CvgTW:1

$s5UIKit13UIFocusSystemC8schedule33_B53CB54903B21E44875609C376B6FC48LLyyFyycfU_
# Func Hash:
811594940626252597
# Num Counters:
3
# Counter Values:
1
1
1
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
1
1
$s5UIKit13UIFocusSystemC19updateFocusIfNeededyyF:1

$s5UIKit13UIFocusSystemC9preferred33_B53CB54903B21E44875609C376B6FC48LL2in5amongSayAA0B4Item_pGAA0B11Environment_p_AItF3addL_yyAaJ_pFTf0nsns_n
# Func Hash:
585075841192824834
# Num Counters:
14
# Counter Values:
0
0
0
21
1
0
1
1
1
0
1
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
$s5UIKit6UIViewCAA18UIFocusEnvironmentA2aDP26preferredFocusEnvironmentsSayAaD_pGvgTW:1

$s5UIKit13UIFocusSystemCMa
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
97
$0

$s5UIKit13UILayoutGuideCMa
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
93
$0

$s5UIKit13UIMenuElementC5imageAA7UIImageCSgvg
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
4
$0

$s5UIKit13UIMenuElementC5titleSSvg
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
4
$0

$s5UIKit13UIMenuElementC8subtitleSSSgvg
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
4
$0

$s5UIKit13UIMenuElementCMa
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
3
$0

$s5UIKit13UIScrollEventC4send4fromyAA13UIApplicationC_tF
# Func Hash:
212526876123949159
# Num Counters:
2
# Counter Values:
99
99
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
1
1
$s5UIKit8UIWindowC9sendEventyyAA7UIEventCF:99

$s5UIKit13UIScrollEventC7deliver2inyAA8UIWindowC_tF
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
99
$0

$s5UIKit13UIScrollEventCMa
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
99
$0

$s5UIKit13UIScrollEventCfD
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
99
$0

$s5UIKit13UIWindowSceneC10disconnectyyF
# Func Hash:
250254729572084358
# Num Counters:
72
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
4
0
0
0
4
0
0
4
0
0
0
0
0
4
0
0
0
4
0
0
0
2
0
0
0
0
4
4
4
0
4
0
0
0
0
4
0
0
0
0
0
4
0
0
0
0
0
0
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
$s5UIKit13UIWindowSceneC7isPopupSbvg:4
1
$s10QuartzCore7CALayerC8isHiddenSbvg:4
1
$s10QuartzCore7CALayerC8isHiddenSbvg:4
1
$s10QuartzCore7CALayerC8isHiddenSbvs:4
0
1
$s10QuartzCore7CALayerC20removeFromSuperlayeryyF:4
1
** External Symbol **:4
1
$s13DisplayServer10X11SurfaceCAA0aD0A2aDP8delegateAA0aD8Delegate_pSgvsTW:4
1
$s13DisplayServer10X11SurfaceCAA0aD0A2aDP7destroyyyFTW:4
1
$s5UIKit7UISceneC8delegateAA0B8Delegate_pSgvg:4
0

$s5UIKit13UIWindowSceneC10translatorAA15EventTranslatorCvg
# Func Hash:
146835647075900052
# Num Counters:
2
# Counter Values:
3338
4
$0

$s5UIKit13UIWindowSceneC11renderFrameyy13DisplayServer0E4TimeVF
# Func Hash:
55246681070666365
# Num Counters:
28
# Counter Values:
0
1
948
0
0
948
832
0
12
0
3
0
945
86
0
0
0
0
0
0
859
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
$s5UIKit23UIActivityIndicatorViewCAA13FrameListenerA2aDP14frameWillBegin2atySd_tFTW:12
3
** External Symbol **:64
** External Symbol **:52
** External Symbol **:1
1
$s5UIKit13UIWindowSceneC7windowsSayAA0B0CGvg:948
1
$s13DisplayServer10X11SurfaceCAA07ManagedD0A2aDP8isMappedSbvgTW:948
0
1
$s13DisplayServer10X11SurfaceCAA09PaintableD0A2aDP5paint_6moving_Sb12CoreGraphics11PixelRegionV_SayAH0J4MoveVGyAH0J6BufferVXEtFTW:859
0

$s5UIKit13UIWindowSceneC11renderFrameyy13DisplayServer0E4TimeVFy12CoreGraphics11PixelBufferVXEfU_
# Func Hash:
784007056844089447
# Num Counters:
2
# Counter Values:
859
0
$0

$s5UIKit13UIWindowSceneC12restrictions33_7B629F14C7D02F8DE64D6C1F873BE3DFLLAA23UISceneSizeRestrictionsCvg
# Func Hash:
146835647075900052
# Num Counters:
2
# Counter Values:
878
4
$0

$s5UIKit13UIWindowSceneC13DisplayServer0D15SurfaceDelegateAadEP14surfaceDidMoveyyAD0dF0_pFTW
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
52
$0

$s5UIKit13UIWindowSceneC13DisplayServer0D15SurfaceDelegateAadEP16surfaceDidResizeyyAD0dF0_pFTW
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
52
$0

$s5UIKit13UIWindowSceneC13DisplayServer0D15SurfaceDelegateAadEP19surfaceWasDestroyedyyAD0dF0_pFTW
# Func Hash:
728453322856651412
# Num Counters:
2
# Counter Values:
4
0
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
1
1
$s13DisplayServer03X11B0CA5AP11isConnectedSbvgTW:4

$s5UIKit13UIWindowSceneC13DisplayServer0D15SurfaceDelegateAadEP21surfaceDidChangeFocusyyAD0dF0_pFTW
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
8
$0

$s5UIKit13UIWindowSceneC13DisplayServer0D15SurfaceDelegateAadEP23surfaceDidChangeMappingyyAD0dF0_pFTW
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
8
$0

$s5UIKit13UIWindowSceneC13DisplayServer0D15SurfaceDelegateAadEP7surface_10didReceiveyAD0dF0_p_AD10InputEventVtFTW
# Func Hash:
811594941239279739
# Num Counters:
3
# Counter Values:
2421
0
2421
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
1
1
$s5UIKit13UIWindowSceneC8forwardsySb13DisplayServer10InputEventVF:2421

$s5UIKit13UIWindowSceneC13DisplayServer0D15SurfaceDelegateAadEP7surface_19didChangeVisibilityyAD0dF0_p_SbtFTW
# Func Hash:
212526878935420674
# Num Counters:
2
# Counter Values:
8
4
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
1
1
$s13DisplayServer03X11B0CAA0A9EventLoopA2aDP10frameClockAA05FrameG0CvgTW:4

$s5UIKit13UIWindowSceneC14surfaceDidMoveyy13DisplayServer0G7Surface_pFTf4dn_n
# Func Hash:
515008860508341662
# Num Counters:
5
# Counter Values:
0
0
0
52
0
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
1
0

$s5UIKit13UIWindowSceneC15traitCollectionAA07UITraitE0Cvg
# Func Hash:
784007056844089447
# Num Counters:
2
# Counter Values:
28031
0
$0

$s5UIKit13UIWindowSceneC16adoptSurfaceSize33_7B629F14C7D02F8DE64D6C1F873BE3DFLLyyF
# Func Hash:
1014553885063042365
# Num Counters:
11
# Counter Values:
0
56
52
0
4
0
0
52
0
0
4
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
8
1
$s5UIKit13UIWindowSceneC17effectiveGeometryAC0E0Cvg:56
1
$s13DisplayServer10X11SurfaceCAA0D8GeometryA2aDP9pixelSizeSi5width_Si6heighttvgTW:56
1
$s13DisplayServer10X11SurfaceCAA0D8GeometryA2aDP5scale10Foundation7CGFloatVvgTW:56
1
$s10QuartzCore7CALayerC6bounds10Foundation6CGRectVvg:56
1
$s10QuartzCore7CALayerC6bounds10Foundation6CGRectVvs:56
1
$s10QuartzCore7CALayerC8position10Foundation7CGPointVvs:56
1
$s5UIKit7UISceneC8delegateAA0B8Delegate_pSgvg:52
0

$s5UIKit13UIWindowSceneC16sizeRestrictionsAA011UISceneSizeE0CSgvg
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
2
$0

$s5UIKit13UIWindowSceneC16updateActivationyyF
# Func Hash:
32211890947155170
# Num Counters:
8
# Counter Values:
16
16
0
16
12
0
0
4
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
4
1
$s5UIKit13UIWindowSceneC7isPopupSbvg:16
0
1
$s13DisplayServer10X11SurfaceCAA07ManagedD0A2aDP8isMappedSbvgTW:16
1
$s13DisplayServer10X11SurfaceCAA07ManagedD0A2aDP8hasFocusSbvgTW:12

$s5UIKit13UIWindowSceneC16updateBackgroundyyF
# Func Hash:
190355457037705060
# Num Counters:
4
# Counter Values:
5
2
4
0
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
2
0
0

$s5UIKit13UIWindowSceneC17applyOwnIconLateryyF
# Func Hash:
212526876123949159
# Num Counters:
2
# Counter Values:
859
4
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
1
1
$s13DisplayServer03X11B0CAA0A9EventLoopA2aDP9schedulerAA9SchedulerCvgTW:4

$s5UIKit13UIWindowSceneC17applyOwnIconLateryyFyyYbScMYccfU_
# Func Hash:
995382921181344884
# Num Counters:
7
# Counter Values:
4
0
0
0
0
4
0
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
1
1
$s5UIKit13UIApplicationC20applicationIconImageAA7UIImageCSgvg:4

$s5UIKit13UIWindowSceneC17effectiveGeometryAC0E0Cvg
# Func Hash:
536744759626524775
# Num Counters:
2
# Counter Values:
56
56
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
2
1
$s13DisplayServer10X11SurfaceCAA0D8GeometryA2aDP12screenOrigin10Foundation7CGPointVvgTW:56
1
$s10QuartzCore7CALayerC6bounds10Foundation6CGRectVvg:56

$s5UIKit13UIWindowSceneC20mapIfThereAreWindows33_7B629F14C7D02F8DE64D6C1F873BE3DFLLyyF
# Func Hash:
264495437160552387
# Num Counters:
5
# Counter Values:
4
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

$s5UIKit13UIWindowSceneC21surfaceDidChangeFocusyy13DisplayServer0H7Surface_pF
# Func Hash:
790542750084437244
# Num Counters:
21
# Counter Values:
8
0
0
0
0
0
0
0
0
8
0
8
8
8
0
0
4
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
$s13DisplayServer10X11SurfaceCAA07ManagedD0A2aDP8hasFocusSbvgTW:8
0

$s5UIKit13UIWindowSceneC23surfaceDidChangeMappingyy13DisplayServer0H7Surface_pF
# Func Hash:
701753976065888445
# Num Counters:
14
# Counter Values:
0
0
0
0
0
0
4
0
0
0
0
4
0
0
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
2
1
$s13DisplayServer10X11SurfaceCAA07ManagedD0A2aDP8isMappedSbvgTW:8
1
$s13DisplayServer03X11B0CAA0A9EventLoopA2aDP10frameClockAA05FrameG0CvgTW:4

$s5UIKit13UIWindowSceneC3endyyF
# Func Hash:
536873293986372656
# Num Counters:
3
# Counter Values:
4
0
0
$0

$s5UIKit13UIWindowSceneC4move2toyAA7UISceneC15ActivationStateO_tF
# Func Hash:
361361408802217386
# Num Counters:
15
# Counter Values:
8
4
12
8
4
4
0
8
4
0
4
0
4
0
16
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
13
1
$s5UIKit7UISceneC15activationStateAC010ActivationD0Ovg:20
1
$s5UIKit7UISceneC8delegateAA0B8Delegate_pSgvg:4
0
1
$s5UIKit7UISceneC15activationStateAC010ActivationD0Ovg:20
1
$s5UIKit7UISceneC8delegateAA0B8Delegate_pSgvg:4
0
1
$s5UIKit7UISceneC15activationStateAC010ActivationD0Ovg:12
1
$s5UIKit7UISceneC15activationStateAC010ActivationD0Ovg:8
1
$s5UIKit7UISceneC8delegateAA0B8Delegate_pSgvg:4
0
1
$s5UIKit7UISceneC15activationStateAC010ActivationD0Ovg:4
1
$s5UIKit7UISceneC8delegateAA0B8Delegate_pSgvg:4
0

$s5UIKit13UIWindowSceneC4open4size4mapsy10Foundation6CGSizeV_SbtF
# Func Hash:
462209603538149854
# Num Counters:
13
# Counter Values:
0
4
0
4
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
6
1
$s5UIKit13UIWindowSceneC5titleSSSgvg:4
0
1
$s13DisplayServer03X11B0CA5AP11makeSurfaceyAA0aE0_pAA0E13ConfigurationVKFTW:4
1
$s13DisplayServer10X11SurfaceCAA0aD0A2aDP8delegateAA0aD8Delegate_pSgvsTW:4
1
$s5UIKit13UIWindowSceneC15traitCollectionAA07UITraitE0Cvg:4
1
$s13DisplayServer10X11SurfaceCAA07ManagedD0A2aDP3mapyyFTW:4

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
4
0
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
$s10QuartzCore7CALayerC11addSublayeryyACF:4

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
6
6
0
0
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
2
1
$s5UIKit13UIWindowSceneC5titleSSSgvg:6
1
$s13DisplayServer10X11SurfaceCAA07ManagedD0A2aDP5titleSSvsTW:6

$s5UIKit13UIWindowSceneC6layOut33_7B629F14C7D02F8DE64D6C1F873BE3DFLLyyF
# Func Hash:
691155018379291453
# Num Counters:
34
# Counter Values:
0
0
0
0
991
991
991
0
989
0
0
0
0
1064
876
2
0
991
0
115
0
0
0
0
0
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
1
$s5UIKit13UIWindowSceneC7windowsSayAA0B0CGvg:991
1
$s5UIKit13UIWindowSceneC7windowsSayAA0B0CGvg:991
1
$s5UIKit13UIWindowSceneC7windowsSayAA0B0CGvg:876
0

$s5UIKit13UIWindowSceneC6screenAA8UIScreenCvg
# Func Hash:
515008862320231313
# Num Counters:
5
# Counter Values:
10359
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

$s5UIKit13UIWindowSceneC7hitTest_4withAA0B0C6window_AA6UIViewC4viewtSg10Foundation7CGPointV_AA7UIEventCSgtF
# Func Hash:
82603274881633097
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
1171
0
0
0
0
0
1171
0
0
0
0
0
0
0
1171
0
0
0
0
0
0
0
0
1171
1171
1171
1171
1171
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
9
0
0
0
0
0
1
$s10QuartzCore7CALayerC6bounds10Foundation6CGRectVvg:1171
1
$s10QuartzCore7CALayerC8position10Foundation7CGPointVvg:1171
1
$s10QuartzCore7CALayerC11anchorPoint10Foundation7CGPointVvg:1171
1
$s5UIKit6UIViewC7hitTest_4withACSg10Foundation7CGPointV_AA7UIEventCSgtF:1171

$s5UIKit13UIWindowSceneC7isPopupSbvg
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
20
$0

$s5UIKit13UIWindowSceneC7makeKeyyyAA0B0CSgF
# Func Hash:
443747086646353927
# Num Counters:
9
# Counter Values:
0
4
4
0
4
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
$s5UIKit8UIWindowC9becomeKeyyyF:4

$s5UIKit13UIWindowSceneC7session17connectionOptionsAcA14UISceneSessionC_AA0G0C010ConnectionF0Ctcfc
# Func Hash:
146835647075900052
# Num Counters:
2
# Counter Values:
4
0
$0

$s5UIKit13UIWindowSceneC7session17connectionOptionsAcA14UISceneSessionC_AA0G0C010ConnectionF0CtcfcyycfU_
# Func Hash:
212526876123949159
# Num Counters:
2
# Counter Values:
860
860
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
1
1
$s13DisplayServer03X11B0CAA0A9EventLoopA2aDP10frameClockAA05FrameG0CvgTW:860

$s5UIKit13UIWindowSceneC7windowsSayAA0B0CGvg
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
3806
$0

$s5UIKit13UIWindowSceneC8GeometryCMa
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
56
$0

$s5UIKit13UIWindowSceneC8GeometryCfD
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
56
$0

$s5UIKit13UIWindowSceneC8forwardsySb13DisplayServer10InputEventVF
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
2421
$0

$s5UIKit13UIWindowSceneC9keyWindowAA0B0CSgvg
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
5108
$0

$s5UIKit13UIWindowSceneC9textInputAA04TextE7SessionCvg
# Func Hash:
146835647075900052
# Num Counters:
2
# Counter Values:
3991
4
$0

$s5UIKit13UIWindowSceneCMa
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
12
$0

$s5UIKit13UIWindowSceneCfD
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
4
$0

$s5UIKit13UIWindowSceneCfd
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
4
$0

$s5UIKit14AnimatedScalarC3set_8animated2iny10Foundation7CGFloatV_SbAA6UIViewCtF
# Func Hash:
469730127367236668
# Num Counters:
12
# Counter Values:
34
0
0
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

$s5UIKit14AnimatedScalarCMa
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
17
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
3523
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
4
$0

$s5UIKit14AnimationBlockCMa
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
3523
$0

$s5UIKit14ConstraintListV6appendySiAA08NSLayoutB0CF
# Func Hash:
238984481867023963
# Num Counters:
3
# Counter Values:
114
37
0
$0

$s5UIKit14ConstraintListV8elementsSayAA08NSLayoutB0CGvg
# Func Hash:
1096621587511250058
# Num Counters:
5
# Counter Values:
37
37
27
0
9
$0

$s5UIKit14ControlActionsV12RegistrationVMa
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
3
$0

$s5UIKit14ControlActionsV12RegistrationVwxx
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
4
$0

$s5UIKit14ControlActionsV3addyyyXlSg_AA8SelectorVAA9UIControlC5EventVtF
# Func Hash:
709651041083816886
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
6
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
$0

$s5UIKit14ControlActionsV6TargetCMa
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
18
$0

$s5UIKit14ControlActionsV6remove12identifiedBy_yAA8UIActionC10IdentifierV_AA9UIControlC5EventVtF
# Func Hash:
1090300850192024363
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
0
0
0
0
0
0
$0

$s5UIKit14ControlActionsV7HandlerOWOe
# Func Hash:
1124680649989012514
# Num Counters:
4
# Counter Values:
8
0
8
0
$0

$s5UIKit14ControlActionsV7HandlerOWOy
# Func Hash:
1124680649989012514
# Num Counters:
4
# Counter Values:
4
0
4
0
$0

$s5UIKit14ControlActionsV8matchingySayAC12RegistrationVGAA9UIControlC5EventVF
# Func Hash:
426301856329716364
# Num Counters:
26
# Counter Values:
13
4
13
4
0
0
0
0
131
13
0
0
0
0
0
0
0
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

$s5UIKit14GestureActionsV3addyyyXlSg_AA8SelectorVtF
# Func Hash:
750865549701067389
# Num Counters:
14
# Counter Values:
0
0
0
0
0
8
8
8
8
0
0
0
0
0
$0

$s5UIKit14GestureActionsV4send4fromyAA19UIGestureRecognizerC_tF
# Func Hash:
633411661193402282
# Num Counters:
26
# Counter Values:
717
0
0
0
0
0
0
717
0
0
0
0
0
0
0
0
0
717
0
0
717
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
2
$s5UIKit14MethodFunctionCyACq0_q_q_QpYAcxccRv_r1_lufcSbyXlcfU_AA12UIScrollViewC_AA24UIHoverGestureRecognizerC_QPytTg5:710
$s5UIKit14MethodFunctionCyACq0_q_q_QpYAcxccRv_r1_lufcSbyXlcfU_AA12UIScrollViewC_AA22UIPanGestureRecognizerC_QPytTg5:7
2
** External Symbol **:710
** External Symbol **:7
0
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
4
$0

$s5UIKit14GestureArbiterC10windowless_WZ
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
2
$0

$s5UIKit14GestureArbiterC12addContenderyyAA19UIGestureRecognizerCF
# Func Hash:
927205940964606737
# Num Counters:
9
# Counter Values:
955
1
1092
138
204
0
0
0
0
$0

$s5UIKit14GestureArbiterC12clearChanges33_53C25230DBE5DE4C61AB2FC9B2094790LLyyF
# Func Hash:
1124680653258158719
# Num Counters:
3
# Counter Values:
200
200
26
$0

$s5UIKit14GestureArbiterC12stopTrackingyyAA19UIGestureRecognizerCF
# Func Hash:
599005164025561097
# Num Counters:
9
# Counter Values:
29
29
0
0
29
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
5318
0
0
0
0
0
0
0
0
0
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

$s5UIKit14GestureArbiterC13viewWillLeaveyyAA6UIViewCFyyXEfU_
# Func Hash:
1040022892988934607
# Num Counters:
5
# Counter Values:
0
60
29
59
59
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
2
1
$s5UIKit19UIGestureRecognizerC4viewAA6UIViewCSgvg:89
1
$s5UIKit6UIViewC12isDescendant2ofSbAC_tF:89

$s5UIKit14GestureArbiterC15notifyResponder33_108274AC687715AC2EAE63071A325EA3LLyyAA7UIPressC_AA14UIPressesEventCtFTf4nnd_n
# Func Hash:
491906492829689232
# Num Counters:
9
# Counter Values:
982
0
0
0
0
491
491
0
0
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
7
1
$s5UIKit7UIPressC9responderAA11UIResponderCSgvg:982
0
1
$s5UIKit7UIPressC5phaseAC5PhaseOvg:982
4
$s5UIKit9UIControlC12pressesBegan_4withyShyAA7UIPressCG_AA14UIPressesEventCSgtF:372
$s7Gallery11SidebarListC12pressesBegan_4withyShy5UIKit7UIPressCG_AF14UIPressesEventCSgtF:92
$s5UIKit16UIViewControllerC12pressesBegan_4withyShyAA7UIPressCG_AA14UIPressesEventCSgtF:14
$s5UIKit10UITextViewC12pressesBegan_4withyShyAA7UIPressCG_AA14UIPressesEventCSgtF:13
0
2
$s5UIKit9UIControlC12pressesEnded_4withyShyAA7UIPressCG_AA14UIPressesEventCSgtF:372
$s5UIKit11UIResponderC12pressesEnded_4withyShyAA7UIPressCG_AA14UIPressesEventCSgtF:119
0

$s5UIKit14GestureArbiterC17chooseRecognizers33_108274AC687715AC2EAE63071A325EA3LL3for_yAA7UIPressC_AA14UIPressesEventCtF
# Func Hash:
938995325650837834
# Num Counters:
40
# Counter Values:
64
0
105
118
0
2
2
0
0
0
0
58
2
0
146
1420
62
105
0
0
0
491
0
0
491
14
14
14
0
0
0
0
2
0
0
0
0
1
0
0
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
12
1
$s5UIKit7UIPressC9responderAA11UIResponderCSgvg:491
1
$s5UIKit7UIPressC9responderAA11UIResponderCSgvg:14
1
$s5UIKit16UIViewControllerC12viewIfLoadedAA0B0CSgvg:14
1
$s5UIKit19UIGestureRecognizerC9isEnabledSbvg:433
2
$s5UIKit19UIGestureRecognizerC8competesSbvg:328
$s5UIKit24UIHoverGestureRecognizerC8competesSbvg:105
3
$s5UIKit19UIGestureRecognizerC12takesPressesSbvg:210
$s5UIKit22UIPanGestureRecognizerC12takesPressesSbvg:105
$s5UIKit28UILongPressGestureRecognizerC12takesPressesSbvg:13
1
$s5UIKit7UIPressC4typeAC9PressTypeOSgvg:210
1
$s5UIKit19UIGestureRecognizerC17allowedPressTypesSay10Foundation8NSNumberCGvg:64
1
** External Symbol **:64
2
$s5UIKit19UIGestureRecognizerC13shouldReceiveySbAA7UIEventCF:1
$s5UIKit20ScrollHoldRecognizerC13shouldReceiveySbAA7UIEventCF:1
1
$s5UIKit19UIGestureRecognizerC8delegateAA0bC8Delegate_pSgvg:2
0

$s5UIKit14GestureArbiterC17chooseRecognizers33_53C25230DBE5DE4C61AB2FC9B2094790LL3for_yAA7UITouchC_AA14UITouchesEventCtF
# Func Hash:
1054508047554052591
# Num Counters:
30
# Counter Values:
0
0
200
0
961
210
400
0
200
0
0
0
0
0
226
200
226
0
0
200
0
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
$s5UIKit19UIGestureRecognizerC9isEnabledSbvg:810
2
$s5UIKit19UIGestureRecognizerC8competesSbvg:610
$s5UIKit24UIHoverGestureRecognizerC8competesSbvg:200
1
$s5UIKit7UITouchC4typeAC9TouchTypeOvg:610
1
$s5UIKit19UIGestureRecognizerC26requiresExclusiveTouchTypeSbvg:400
0
0
1
$s5UIKit19UIGestureRecognizerC18acceptsMoreTouchesSbvg:400
2
$s5UIKit19UIGestureRecognizerC13shouldReceiveySbAA7UIEventCF:200
$s5UIKit20ScrollHoldRecognizerC13shouldReceiveySbAA7UIEventCF:200
1
$s5UIKit19UIGestureRecognizerC8delegateAA0bC8Delegate_pSgvg:200
0
0

$s5UIKit14GestureArbiterC18failStaleMultiTaps33_53C25230DBE5DE4C61AB2FC9B2094790LL6before2inyAA14UITouchesEventC_AA8UIWindowCtF
# Func Hash:
309136999324177363
# Num Counters:
29
# Counter Values:
0
0
200
0
0
0
490
0
0
716
0
0
716
200
0
0
26
0
0
0
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
1
$s5UIKit7UITouchC6windowAA8UIWindowCSgvg:716
1
$s5UIKit7UITouchC5phaseAC5PhaseOvg:716
0
0
0
0
0

$s5UIKit14GestureArbiterC19finishIdleTrackings33_53C25230DBE5DE4C61AB2FC9B2094790LLyyF
# Func Hash:
237486783362420066
# Num Counters:
16
# Counter Values:
400
0
0
226
0
200
0
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
6
0
0
0
0
0
0

$s5UIKit14GestureArbiterC3end_9cancelled4withyAA25ScrollOrTransformSequenceC_SbAA7UIEventCSgtF
# Func Hash:
391331301822905365
# Num Counters:
6
# Counter Values:
2
2
2
0
0
0
$0

$s5UIKit14GestureArbiterC3end_9cancelled4withyAA25ScrollOrTransformSequenceC_SbAA7UIEventCSgtFyyXEfU_
# Func Hash:
157205120050011474
# Num Counters:
17
# Counter Values:
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
2
0
2
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
$s5UIKit19ScrollPanRecognizerC17sequenceDidChange_4withyAA7UITouchC5PhaseO_AA7UIEventCSgtF:2
0

$s5UIKit14GestureArbiterC4lift33_53C25230DBE5DE4C61AB2FC9B2094790LL_2inyAA14UITouchesEventC_AA8UIWindowCtF
# Func Hash:
280511521704075150
# Num Counters:
19
# Counter Values:
0
200
400
0
0
200
200
490
226
0
716
490
226
200
226
226
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
$s5UIKit7UITouchC6windowAA8UIWindowCSgvg:716
1
$s5UIKit7UITouchC5phaseAC5PhaseOvg:716

$s5UIKit14GestureArbiterC5begin33_5246E108C146981DBF12069DA66C9957LL_2at2inAA25ScrollOrTransformSequenceCSgAA7UIEventC_10Foundation7CGPointVAA8UIWindowCtF
# Func Hash:
597595605146053841
# Num Counters:
16
# Counter Values:
0
0
368
0
0
556
92
0
0
0
2
98
2
96
0
0
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
4
1
$s5UIKit6UIViewC7hitTest_4withACSg10Foundation7CGPointV_AA7UIEventCSgtF:98
1
$s5UIKit19UIGestureRecognizerC9isEnabledSbvg:370
2
$s5UIKit19UIGestureRecognizerC7acceptsySbAA7UIEventCF:278
$s5UIKit19ScrollPanRecognizerC7acceptsySbAA7UIEventCF:92
1
$s5UIKit19UIGestureRecognizerC13shouldReceiveySbAA7UIEventCF:2

$s5UIKit14GestureArbiterC5close33_108274AC687715AC2EAE63071A325EA3LLyyAA7UIPressCF
# Func Hash:
1006784406412515214
# Num Counters:
25
# Counter Values:
2
2
0
0
0
2
0
0
0
0
0
1
0
490
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
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
1
1
$s5UIKit19UIGestureRecognizerC19waitsForMoreTouchesSbvg:2

$s5UIKit14GestureArbiterC5enteryyAA19UIGestureRecognizerC5StateO_AFtF
# Func Hash:
716669423661727997
# Num Counters:
7
# Counter Values:
919
0
0
717
342
2
0
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
1
0

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
342
0
205
205
0
0
200
0
200
205
0
200
0
0
204
0
0
0
342
0
342
200
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
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
4
$s5UIKit19ScrollBarRecognizerC5resetyyF:201
$s5UIKit19UIGestureRecognizerC5resetyyF:138
$s5UIKit19ScrollPanRecognizerC5resetyyF:2
$s5UIKit20ScrollHoldRecognizerC5resetyyF:1
0
# ValueKind = IPVK_MemOPSize:
1
# NumValueSites:
2
1
0:200
0

$s5UIKit14GestureArbiterC6notify33_108274AC687715AC2EAE63071A325EA3LLyyAA7UIPressC_AA14UIPressesEventCtFTf4nnd_n
# Func Hash:
626475499376965157
# Num Counters:
18
# Counter Values:
4
0
0
0
0
0
982
0
2
0
0
2
2
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
$s5UIKit7UIPressC5phaseAC5PhaseOvg:4
1
$s5UIKit19UIGestureRecognizerC12pressesBegan_4withyShyAA7UIPressCG_AA14UIPressesEventCtF:2
0
1
$s5UIKit19UIGestureRecognizerC12pressesEnded_4withyShyAA7UIPressCG_AA14UIPressesEventCtF:2
0

$s5UIKit14GestureArbiterC6notify33_53C25230DBE5DE4C61AB2FC9B2094790LL__2inyAA7UITouchC5PhaseO_AA14UITouchesEventCAA8UIWindowCtF
# Func Hash:
597237362229254521
# Num Counters:
11
# Counter Values:
1432
0
0
68
0
648
2148
648
1942
206
0
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
2
1
$s5UIKit7UITouchC5phaseAC5PhaseOvg:2148
1
$s5UIKit7UITouchC6windowAA8UIWindowCSgvg:716

$s5UIKit14GestureArbiterC6notify33_53C25230DBE5DE4C61AB2FC9B2094790LLyySayAA7UITouchCG_AG5PhaseOAA14UITouchesEventCtF
# Func Hash:
386293830948011584
# Num Counters:
36
# Counter Values:
0
0
848
0
200
200
0
0
448
0
0
0
0
0
648
648
0
448
0
648
0
0
0
0
0
200
0
448
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
6
1
** External Symbol **:448
1
** External Symbol **:448
1
$s5UIKit19ScrollBarRecognizerC12touchesBegan_4withyShyAA7UITouchCG_AA7UIEventCtF:200
0
0
0

$s5UIKit14GestureArbiterC6removeyyAA7UITouchC_AA14UITouchesEventCtF
# Func Hash:
844982797524240697
# Num Counters:
4
# Counter Values:
226
0
0
0
$0

$s5UIKit14GestureArbiterC6settleyyF
# Func Hash:
1140360636824919452
# Num Counters:
47
# Counter Values:
512
0
512
0
0
0
0
400
0
0
0
0
0
0
0
810
3455
0
2559
2559
200
0
342
0
1057
202
809
0
0
717
0
0
0
0
0
0
0
0
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

$s5UIKit14GestureArbiterC7deliver_2inyAA13UIScrollEventC_AA8UIWindowCtF
# Func Hash:
803395097571584132
# Num Counters:
44
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
1
0
1
98
1
0
0
0
0
0
1
0
1
2
0
2
0
1
2
0
0
0
2
2
0
2
1
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
$s5UIKit8UIWindowC11windowSceneAA0bD0CSgvg:1
1
$s5UIKit19ScrollPanRecognizerC17sequenceDidChange_4withyAA7UITouchC5PhaseO_AA7UIEventCSgtF:1
1
$s5UIKit19ScrollPanRecognizerC17sequenceDidChange_4withyAA7UITouchC5PhaseO_AA7UIEventCSgtF:2
1
$s5UIKit19ScrollPanRecognizerC17sequenceDidChange_4withyAA7UITouchC5PhaseO_AA7UIEventCSgtF:2

$s5UIKit14GestureArbiterC7deliver_2inyAA14UITouchesEventC_AA8UIWindowCtFyyXEfU_
# Func Hash:
415356760214587906
# Num Counters:
9
# Counter Values:
1432
0
426
0
0
490
226
716
716
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
2
1
$s5UIKit7UITouchC6windowAA8UIWindowCSgvg:716
1
$s5UIKit7UITouchC5phaseAC5PhaseOvg:716

$s5UIKit14GestureArbiterC7deliveryyAA14UIPressesEventCFyyXEfU_
# Func Hash:
720842452122807329
# Num Counters:
14
# Counter Values:
491
685
194
982
194
982
685
491
685
982
982
982
982
982
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
5
1
$s5UIKit7UIPressC5phaseAC5PhaseOvg:1176
1
$s5UIKit7UIPressC5phaseAC5PhaseOvg:1176
1
$s5UIKit7UIPressC5phaseAC5PhaseOvg:1176
1
$s5UIKit7UIPressC5phaseAC5PhaseOvg:1176
1
$s5UIKit7UIPressC5phaseAC5PhaseOvg:685

$s5UIKit14GestureArbiterC7request_4fromyAA19UIGestureRecognizerC5StateO_AGtF
# Func Hash:
1096621590131079888
# Num Counters:
5
# Counter Values:
888
888
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
548
140
200
111
200
$0

$s5UIKit14GestureArbiterC8mayBegin33_7C1D689565C44354DD22C9CC7FF0DE24LLySbAA19UIGestureRecognizerCFTf4nd_n
# Func Hash:
727480579127822212
# Num Counters:
9
# Counter Values:
140
0
140
140
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
$s5UIKit19UIGestureRecognizerC4viewAA6UIViewCSgvg:140
0
2
$s5UIKit6UIViewC28gestureRecognizerShouldBeginySbAA09UIGestureD0CF:131
$s5UIKit10UITextViewC28gestureRecognizerShouldBeginySbAA09UIGestureE0CF:9
2
$s5UIKit19UIGestureRecognizerC8delegateAA0bC8Delegate_pSgvg:138
$s5UIKit19ScrollPanRecognizerC8delegateAA09UIGestureD8Delegate_pSgvg:2
0

$s5UIKit14GestureArbiterC8precedes33_0089BB923C7897266F59A26634583341LLySbAA19UIGestureRecognizerC_AGtFZTf4nnd_n
# Func Hash:
761743602203127206
# Num Counters:
19
# Counter Values:
0
0
205
404
0
0
0
0
205
0
0
0
204
1
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
$s5UIKit19UIGestureRecognizerC4viewAA6UIViewCSgvg:205
1
$s5UIKit19UIGestureRecognizerC4viewAA6UIViewCSgvg:205
1
$s5UIKit19UIGestureRecognizerC16tapCountForOrderSiSgvg:205
0
0

$s5UIKit14GestureArbiterC8tracking33_7C1D689565C44354DD22C9CC7FF0DE24LLyyAA19UIGestureRecognizerC5StateO_AGtF
# Func Hash:
446858652522555087
# Num Counters:
18
# Counter Values:
142
0
140
2
0
0
0
0
140
140
0
0
0
0
140
0
0
0
$0

$s5UIKit14GestureArbiterC8withdrawyyAA19UIGestureRecognizerCF
# Func Hash:
93478047025089808
# Num Counters:
7
# Counter Values:
29
63
29
34
0
0
0
$0

$s5UIKit14GestureArbiterC8withdrawyyAA19UIGestureRecognizerCFyyXEfU0_
# Func Hash:
944141213824998711
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
0
0
0
0
0
0
0
0
0
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

$s5UIKit14GestureArbiterC9expectEnd33_5246E108C146981DBF12069DA66C9957LL_2inyAA25ScrollOrTransformSequenceC_AA8UIWindowCtF
# Func Hash:
346200323214934588
# Num Counters:
7
# Counter Values:
4
3
4
4
1
1
0
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
3
1
$s5UIKit8UIWindowC11windowSceneAA0bD0CSgvg:4
1
$s13DisplayServer03X11B0CAA0A9EventLoopA2aDP9schedulerAA9SchedulerCvgTW:4
1
$s5UIKit8UIWindowC11windowSceneAA0bD0CSgvg:4

$s5UIKit14GestureArbiterC9expectEnd33_5246E108C146981DBF12069DA66C9957LL_2inyAA25ScrollOrTransformSequenceC_AA8UIWindowCtFyyYbScMYccfU_
# Func Hash:
624520586220049418
# Num Counters:
9
# Counter Values:
3
0
0
0
2
1
2
3
0
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
1
1
$s5UIKit8UIWindowC11windowSceneAA0bD0CSgvg:3

$s5UIKit14GestureArbiterC9isBlocked33_7C1D689565C44354DD22C9CC7FF0DE24LLySbAA19UIGestureRecognizerCF
# Func Hash:
141929912664875391
# Num Counters:
11
# Counter Values:
142
2
0
0
140
140
0
0
0
0
0
$0

$s5UIKit14GestureArbiterC9recognize33_7C1D689565C44354DD22C9CC7FF0DE24LLyyAA19UIGestureRecognizerC5StateO_AGtF
# Func Hash:
183760480960849971
# Num Counters:
30
# Counter Values:
0
140
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
140
0
0
140
140
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
$s5UIKit19UIGestureRecognizerC20cancelsTouchesInViewSbvg:140
0

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
4
$0

$s5UIKit14GestureOverlayC7isShown_WZ
# Func Hash:
1111451243751233437
# Num Counters:
8
# Counter Values:
12
4
0
0
0
4
4
0
$0

$s5UIKit14MethodFunctionCMa
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
31
$0

$s5UIKit14MethodFunctionCyACq0_q_q_QpYAcxccRv_r1_lufC
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
3
$0

$s5UIKit14MethodFunctionCyACq0_q_q_QpYAcxccRv_r1_lufc
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
3
$0

$s5UIKit14MethodFunctionCyACq0_q_q_QpYAcxccRv_r1_lufcSbyXlcfU_AA12UIScrollViewC_AA22UIPanGestureRecognizerC_QPytTg5
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
7
$0

$s5UIKit14MethodFunctionCyACq0_q_q_QpYAcxccRv_r1_lufcSbyXlcfU_AA12UIScrollViewC_AA24UIHoverGestureRecognizerC_QPytTg5
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
710
$0

$s5UIKit14MethodFunctionCyACq0_q_q_QpYAcxccRv_r1_lufcypSgyXl_AA0B9ArgumentsVtcfU0_AA12UIScrollViewC_AA22UIPanGestureRecognizerC_QPytTg5
# Func Hash:
783881052591231876
# Num Counters:
3
# Counter Values:
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
$s5UIKit12UIScrollViewCAA22UIPanGestureRecognizerCIeAgg_Ieggo_ACxxQp_QSiq_RvzRi_zRi0_zRi__Ri0__r0_lyAE_QPytIseAgpr_Iegno_TR010$s5UIKit12bc5CAA22deF117CIeghg_Ieghgo_AcEIeAgg_Ieggo_TR019$s5UIKit19ScrollPanf16C6attach2toyAA12bc10C_tFyAA012dE19D0CYbScMYccAGYbcfu_Tf3npf_nTf3npf_n:7
1
** External Symbol **:7

$s5UIKit14MethodFunctionCyACq0_q_q_QpYAcxccRv_r1_lufcypSgyXl_AA0B9ArgumentsVtcfU0_AA12UIScrollViewC_AA24UIHoverGestureRecognizerC_QPytTg5
# Func Hash:
783881052591231876
# Num Counters:
3
# Counter Values:
0
0
710
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
2
1
$s5UIKit12UIScrollViewCAA24UIHoverGestureRecognizerCIeAgg_Ieggo_ACxxQp_QSiq_RvzRi_zRi0_zRi__Ri0__r0_lyAE_QPytIseAgpr_Iegno_TR010$s5UIKit12bc5CAA24deF117CIeghg_Ieghgo_AcEIeAgg_Ieggo_TR010$s5UIKit12bc39C5frameAC10Foundation6CGRectV_tcfcyAA24deF17CYbScMYccACYbcfu_Tf3npf_nTf3npf_n:710
1
** External Symbol **:710

$s5UIKit14MethodFunctionCyACq_yYAcxccr0_lufC
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
10
$0

$s5UIKit14MethodFunctionCyACq_yYAcxccr0_lufc
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
10
$0

$s5UIKit14MotionReporterC6finish33_683A142D8934624ACD511F6A905F479BLLyyAA13UIMotionEventC5PhaseOF
# Func Hash:
771823169412876415
# Num Counters:
5
# Counter Values:
4
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
4
$0

$s5UIKit14NSLayoutAnchorC10constraint7equalTo8constantAA0B10ConstraintCACyxG_10Foundation7CGFloatVtF
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
14
$0

$s5UIKit14NSLayoutAnchorC10constraint7equalToAA0B10ConstraintCACyxG_tF
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
18
$0

$s5UIKit14NSLayoutAnchorC6relate_2to10multiplier8constantAA0B10ConstraintCAI8RelationO_ACyxG10Foundation7CGFloatVAOtF
# Func Hash:
784007058953177093
# Num Counters:
2
# Counter Values:
32
0
$0

$s5UIKit14NSLayoutAnchorCMa
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
6
$0

$s5UIKit14NSLayoutAnchorCMi
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
6
$0

$s5UIKit14NSLayoutAnchorCMr
# Func Hash:
784007059655560962
# Num Counters:
2
# Counter Values:
6
6
$0

$s5UIKit14PasteboardItemV15representations33_8F73E422AB8E9C73FB89DC49232D9E35LL2ofSDySSypGyp_tFZTf4nd_n
# Func Hash:
93478047678235183
# Num Counters:
6
# Counter Values:
0
0
0
0
1
0
$0

$s5UIKit14PasteboardItemVMa
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
1
$0

$s5UIKit14PasteboardItemVWOh
# Func Hash:
170957022131388415
# Num Counters:
1
# Counter Values:
1
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
1
1
$s5UIKit14PasteboardItemVwxx:1

$s5UIKit14PasteboardItemVwxx
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
1
$0

$s5UIKit14PasteboardItemVyACSDySSypGcfCTf4nd_n
# Func Hash:
944879032646182317
# Num Counters:
47
# Counter Values:
0
0
0
0
0
1
1
0
0
0
0
1
1
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
1
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
0
0
0
1
1
1
0
$0

$s5UIKit14PasteboardKindV12byIdentifier33_3D04983220F6645051F764B7DCE025ABLLSDySSSiGvpZfiAFyXEfU_
# Func Hash:
833558498561973929
# Num Counters:
29
# Counter Values:
0
0
5
5
0
0
0
0
15
0
15
8
4
0
0
1
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

$s5UIKit14PasteboardKindV12byIdentifier33_3D04983220F6645051F764B7DCE025ABLL_WZ
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
1
$0

$s5UIKit14PasteboardKindV3all_WZ
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
1
$0

$s5UIKit14PasteboardKindV4text_WZ
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
1
$0

$s5UIKit14PasteboardKindV5color_WZ
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
1
$0

$s5UIKit14PasteboardKindVMa
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
1
$0

$s5UIKit14PointerRegionsC11leaveRegion33_1831CFFC3C24C3A36BBCED24E3B7933ELLyyF
# Func Hash:
578522694551791482
# Num Counters:
6
# Counter Values:
14
0
7
7
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
1
$s5UIKit10UITextViewCAA28UIPointerInteractionDelegateA2aDP07pointerE0_8willExit8animatoryAA0dE0C_AA0D6RegionCAA0dE9Animating_ptFTW:7

$s5UIKit14PointerRegionsC13viewWillLeaveyyAA6UIViewCF
# Func Hash:
1040022892950950351
# Num Counters:
6
# Counter Values:
59
0
59
29
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
$s5UIKit6UIViewC12isDescendant2ofSbAC_tF:59

$s5UIKit14PointerRegionsC14pointerDidMove4over8location9modifiersyAA6UIViewCSg_10Foundation7CGPointVAA18UIKeyModifierFlagsVtF
# Func Hash:
1127770086927447427
# Num Counters:
28
# Counter Values:
39
0
0
0
39
3505
0
0
0
0
39
0
0
7
0
804
39
0
1
807
1
0
0
39
39
39
39
39
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
7
1
$s5UIKit20UIPointerInteractionC9isEnabledSbvg:39
1
$s10QuartzCore7CALayerC6bounds10Foundation6CGRectVvg:39
1
$s10QuartzCore7CALayerC8position10Foundation7CGPointVvg:39
1
$s10QuartzCore7CALayerC11anchorPoint10Foundation7CGPointVvg:39
1
$s5UIKit6UIViewC7convert_4from10Foundation7CGPointVAH_ACSgtF:39
1
$s5UIKit6UIViewC6bounds10Foundation6CGRectVvg:39
1
$s5UIKit10UITextViewCAA28UIPointerInteractionDelegateA2aDP07pointerE0_9regionFor13defaultRegionAA0dK0CSgAA0dE0C_AA0dK7RequestCAJtFTW:39

$s5UIKit14PointerRegionsC4show33_1831CFFC3C24C3A36BBCED24E3B7933ELL_2iny13DisplayServer11CursorShapeO_AA6UIViewCSgtF
# Func Hash:
903345239027846891
# Num Counters:
9
# Counter Values:
0
0
14
14
14
14
14
0
14
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
3
1
$s5UIKit8UIWindowC11windowSceneAA0bD0CSgvg:14
1
$s13DisplayServer10X11SurfaceCAA0aD0A2aDP9setCursoryyAA0F5ShapeOFTW:14
0

$s5UIKit14PointerRegionsC5enter33_1831CFFC3C24C3A36BBCED24E3B7933ELL_2of2inyAA15UIPointerRegionC_AA0N11InteractionCAA6UIViewCtF
# Func Hash:
759122771063976953
# Num Counters:
13
# Counter Values:
39
7
32
7
7
7
7
0
32
32
0
7
0
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
3
1
$s5UIKit10UITextViewCAA28UIPointerInteractionDelegateA2aDP07pointerE0_9willEnter8animatoryAA0dE0C_AA0D6RegionCAA0dE9Animating_ptFTW:7
1
$s5UIKit10UITextViewCAA28UIPointerInteractionDelegateA2aDP07pointerE0_8styleForAA0D5StyleCSgAA0dE0C_AA0D6RegionCtFTW:7
1
$s5UIKit14UIPointerStyleC11accessoriesSayAA0B9AccessoryCGvg:7

$s5UIKit14PointerRegionsC8Animator33_1831CFFC3C24C3A36BBCED24E3B7933ELLC6finishyyF
# Func Hash:
811594940071889404
# Num Counters:
3
# Counter Values:
0
14
0
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
1
0

$s5UIKit14PointerRegionsC8Animator33_1831CFFC3C24C3A36BBCED24E3B7933ELLCMa
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
14
$0

$s5UIKit14PointerRegionsC8Animator33_1831CFFC3C24C3A36BBCED24E3B7933ELLCfD
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
14
$0

$s5UIKit14PointerRegionsCMa
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
4
$0

$s5UIKit14PointerRegionsCfD
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
4
$0

$s5UIKit14ScrollMovementC13restingOffset10Foundation7CGPointVvg
# Func Hash:
1051176397822830695
# Num Counters:
9
# Counter Values:
107
1
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
1
$s5UIKit12UIScrollViewC13contentOffset10Foundation7CGPointVvg:107
0
0
0
0

$s5UIKit14ScrollMovementC13stopAndReturnyyF
# Func Hash:
410820313159947964
# Num Counters:
16
# Counter Values:
0
0
0
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

$s5UIKit14ScrollMovementC15rangesDidChange4fromyAA0B6RangesV_tF
# Func Hash:
716433188076778077
# Num Counters:
58
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
1
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
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
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

$s5UIKit14ScrollMovementC15rangesDidChangeyyF
# Func Hash:
26920487827085834
# Num Counters:
13
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

$s5UIKit14ScrollMovementC20endDragForOtherInputyyF
# Func Hash:
380062450772452127
# Num Counters:
8
# Counter Values:
2
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

$s5UIKit14ScrollMovementC4DragVWOc
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
5
$0

$s5UIKit14ScrollMovementC4DragVWOh
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
8
$0

$s5UIKit14ScrollMovementC4drag2by2aty12CoreGraphics8CGVectorV_SdtF
# Func Hash:
962756908686250231
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
3
3
0
3
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
0
3
0
3
3
0
0
0
3
3
0
3
0
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
17
0
0
0
0
0
0
0
0
0
0
1
$s5UIKit6UIViewC6bounds10Foundation6CGRectVvg:3
1
$s5UIKit12UIScrollViewC13contentOffset10Foundation7CGPointVvg:3
0
1
$s5UIKit6UIViewC6windowAA8UIWindowCSgvg:3
1
$s5UIKit8UIWindowC6screenAA8UIScreenCvg:3
1
$s5UIKit8UIScreenC5scale10Foundation7CGFloatVvg:3
0

$s5UIKit14ScrollMovementC4stopyyF
# Func Hash:
217645707767489471
# Num Counters:
11
# Counter Values:
129
0
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

$s5UIKit14ScrollMovementC5State33_3E46B6A0F93383295CFFDAD781C8C696LLOWOc
# Func Hash:
170957022131388415
# Num Counters:
1
# Counter Values:
818
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
1
1
$s5UIKit14ScrollMovementC5State33_3E46B6A0F93383295CFFDAD781C8C696LLOwcp:818

$s5UIKit14ScrollMovementC5State33_3E46B6A0F93383295CFFDAD781C8C696LLOWOh
# Func Hash:
170957022131388415
# Num Counters:
1
# Counter Values:
578
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
1
1
$s5UIKit14ScrollMovementC5State33_3E46B6A0F93383295CFFDAD781C8C696LLOwxx:578

$s5UIKit14ScrollMovementC5State33_3E46B6A0F93383295CFFDAD781C8C696LLOwcp
# Func Hash:
389770373073713172
# Num Counters:
14
# Counter Values:
799
19
799
0
0
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
0
0
0
0
0
0
0

$s5UIKit14ScrollMovementC5State33_3E46B6A0F93383295CFFDAD781C8C696LLOwxx
# Func Hash:
950994586436597059
# Num Counters:
14
# Counter Values:
578
565
0
0
13
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

$s5UIKit14ScrollMovementC5shift2byy12CoreGraphics8CGVectorV_tF
# Func Hash:
989075702504213436
# Num Counters:
7
# Counter Values:
9
1
0
0
0
0
9
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
2
1
$s5UIKit12UIScrollViewC13contentOffset10Foundation7CGPointVvg:1
1
$s5UIKit12UIScrollViewC13contentOffset10Foundation7CGPointVvg:1

$s5UIKit14ScrollMovementC6motion33_3E46B6A0F93383295CFFDAD781C8C696LL_4from8velocity_AA0B6MotionVSgAA0B4AxesV_10Foundation7CGFloatVAoC4DragVtF
# Func Hash:
231647804467269491
# Num Counters:
42
# Counter Values:
0
0
0
0
2
0
4
4
0
0
0
4
0
0
2
0
4
0
0
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
4
2
2
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
10
1
$s5UIKit6UIViewC6bounds10Foundation6CGRectVvg:2
1
$s5UIKit6UIViewC6bounds10Foundation6CGRectVvg:2
1
$s5UIKit12UIScrollViewC15isPagingEnabledSbvg:4
1
$s5UIKit12UIScrollViewC16decelerationRateAC012DecelerationE0Vvg:4
1
$s5UIKit12UIScrollViewC22alwaysBounceHorizontalSbvg:4
0
0
0
0
1
$s5UIKit12UIScrollViewC17bouncesVerticallySbvg:2

$s5UIKit14ScrollMovementC7Motions33_3E46B6A0F93383295CFFDAD781C8C696LLVWOh
# Func Hash:
170957022131388415
# Num Counters:
1
# Counter Values:
2
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
1
1
$s5UIKit14ScrollMovementC7Motions33_3E46B6A0F93383295CFFDAD781C8C696LLVwxx:2

$s5UIKit14ScrollMovementC7Motions33_3E46B6A0F93383295CFFDAD781C8C696LLVwxx
# Func Hash:
798733567441082833
# Num Counters:
5
# Counter Values:
2
0
0
0
0
$0

$s5UIKit14ScrollMovementC7endDrag2at11isCancelledySd_SbtF
# Func Hash:
899392563912156173
# Num Counters:
44
# Counter Values:
0
2
0
2
0
0
0
0
0
0
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
2
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
12
1
$s5UIKit12UIScrollViewC13contentOffset10Foundation7CGPointVvg:2
0
0
0
0
1
$s5UIKit12UIScrollViewC8delegateAA0bC8Delegate_pSgvg:2
1
$s5Notes0A10ControllerC5UIKit20UIScrollViewDelegateAadEP06scrollE15WillEndDragging_12withVelocity19targetContentOffsetyAD0dE0C_10Foundation7CGPointVSpyANGtFTW:2
1
$s5UIKit12UIScrollViewC16decelerationRateAC012DecelerationE0Vvg:2
1
$s5UIKit12UIScrollViewC8delegateAA0bC8Delegate_pSgvg:2
1
$s5Notes0A10ControllerC5UIKit20UIScrollViewDelegateAadEP06scrollE14DidEndDragging_14willDecelerateyAD0dE0C_SbtFTW:2
0
0

$s5UIKit14ScrollMovementC9beginDrag_5along2atyAC0E0V6SourceO_AA0B4AxesVSdtF
# Func Hash:
973305816459592718
# Num Counters:
20
# Counter Values:
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
$s5UIKit10UITextViewC15isScrollEnabledSbvg:2
1
$s5UIKit12UIScrollViewC13contentOffset10Foundation7CGPointVvg:2
1
$s5UIKit6UIViewC6bounds10Foundation6CGRectVvg:2
1
$s5UIKit12UIScrollViewC8delegateAA0bC8Delegate_pSgvg:2
1
$s5Notes0A10ControllerC5UIKit20UIScrollViewDelegateAadEP06scrollE17WillBeginDraggingyyAD0dE0CFTW:2

$s5UIKit14ScrollMovementC9setOffset33_3E46B6A0F93383295CFFDAD781C8C696LLyy10Foundation7CGPointVF
# Func Hash:
362506649973018886
# Num Counters:
4
# Counter Values:
0
0
4
4
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
3
1
$s5UIKit6UIViewC6bounds10Foundation6CGRectVvg:4
1
$s5UIKit6UIViewC6bounds10Foundation6CGRectVvM:4
1
** External Symbol **:4

$s5UIKit14ScrollMovementCMa
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
8
$0

$s5UIKit14SymbolRendererO6render_5width6height12CoreGraphics7CGImageCSgAA0B0V_S2itFZTf4nnnd_nTf4xnn_n
# Func Hash:
611066994709632150
# Num Counters:
173
# Counter Values:
71
12
12
0
0
0
114
454
455
124
0
547
506
286
0
469
0
589
0
458
589
454
455
124
0
547
506
286
0
469
0
589
0
458
589
161
201
201
201
201
0
106
44
0
54
96
134
0
59
117
137
68
0
98
0
116
0
93
108
0
189
104
133
0
92
116
138
49
0
95
0
100
0
107
105
200
1
0
118
0
0
0
0
0
0
0
0
0
0
0
0
0
0
121
179
1
325
312
112
0
400
346
221
0
332
0
417
0
325
420
12
0
121
0
3
0
114
0
0
0
0
7
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
71
0
0
0
0
0
0
7
0
0
0
0
0
114
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
2
0
1
$s12CoreGraphics6CGPathC8elementsSayAA11PathElementOGvg:201

$s5UIKit14TextKeyHandlerO3end_2onShyAA7UIPressCGAH_AA11UIResponderCtFZTf4nnd_n
# Func Hash:
159676625270798492
# Num Counters:
8
# Counter Values:
0
3786
9
3786
0
9
0
3786
$0

$s5UIKit14TextKeyHandlerO5means33_FD702D8F1C4133715763EA1B89C4C7C1LLySbAA5UIKeyC_AA11UIResponderCtFZTf4nnd_n
# Func Hash:
59175507329431353
# Num Counters:
11
# Counter Values:
13
0
5
8
0
0
0
3
0
5
0
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
7
1
$s5UIKit11UIResponderC16isFirstResponderSbvg:13
1
$s5UIKit10UITextViewCAA11TextEditingA2aDP5takesySbAA0D7CommandOFTW:5
1
$s5UIKit10UITextViewCAA11TextEditingA2aDP13acceptsTypingSbvgTW:8
1
$s5UIKit5UIKeyC13modifierFlagsAA0b8ModifierD0Vvg:8
1
$s5UIKit5UIKeyC10charactersSSvg:8
1
$s5UIKit5UIKeyC10charactersSSvg:5
1
$s5UIKit5UIKeyC10charactersSSvg:5

$s5UIKit14TextKeyHandlerO7perform_2onSbAA5UIKeyC_AA11UIResponderCtFZTf4nnd_n
# Func Hash:
34094885641803373
# Num Counters:
15
# Counter Values:
13
0
4
4
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
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
13
1
$s5UIKit11UIResponderC16isFirstResponderSbvg:13
1
$s5UIKit10UITextViewCAA11TextEditingA2aDP7performyyAA0D7CommandOFTW:4
1
$s5UIKit5UIKeyC13modifierFlagsAA0b8ModifierD0Vvg:5
1
$s5UIKit5UIKeyC10charactersSSvg:5
1
$s5UIKit5UIKeyC10charactersSSvg:5
1
$s5UIKit5UIKeyC10charactersSSvg:5
1
$s5UIKit10UITextViewCAA10UIKeyInputA2aDP10insertTextyySSFTW:5
0
0
0
0
0
0

$s5UIKit14UIPointerStyleC11accessoriesSayAA0B9AccessoryCGvg
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
7
$0

$s5UIKit14UIPointerStyleCMa
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
7
$0

$s5UIKit14UIPointerStyleCfD
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
7
$0

$s5UIKit14UIPressesEventC4send4fromyAA13UIApplicationC_tF
# Func Hash:
578522693454785421
# Num Counters:
6
# Counter Values:
0
0
982
982
0
0
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
3
1
$s5UIKit7UIPressC5phaseAC5PhaseOvg:982
1
$s5UIKit7UIPressC6windowAA8UIWindowCSgvg:982
1
$s5UIKit8UIWindowC9sendEventyyAA7UIEventCF:982

$s5UIKit14UIPressesEventC7deliver2inyAA8UIWindowC_tF
# Func Hash:
675525043189611611
# Num Counters:
9
# Counter Values:
588
491
588
0
394
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
$s5UIKit7UIPressC5phaseAC5PhaseOvg:1079
1
$s5UIKit7UIPressC3keyAA5UIKeyCSgvg:491
1
$s5UIKit5UIKeyC7keyCodeAA18UIKeyboardHIDUsageOvg:491

$s5UIKit14UIPressesEventCMa
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
982
$0

$s5UIKit14UIPressesEventCfD
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
982
$0

$s5UIKit14UIProgressViewCMa
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
7
$0

$s5UIKit14UISceneSessionC6server4roleAC13DisplayServerAF_p_AC4RoleVtcfcTf4gnn_n
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
8
$0

$s5UIKit14UISceneSessionCMa
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
8
$0

$s5UIKit14UISceneSessionCfD
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
8
$0

$s5UIKit14UITouchesEventC10allTouchesShyAA7UITouchCGSgvg
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
200
$0

$s5UIKit14UITouchesEventC16coalescedTouches3forSayAA7UITouchCGSgAG_tF
# Func Hash:
1124680650380144322
# Num Counters:
3
# Counter Values:
8
0
8
$0

$s5UIKit14UITouchesEventC4send4fromyAA13UIApplicationC_tF
# Func Hash:
641059978666612461
# Num Counters:
12
# Counter Values:
0
0
0
716
0
716
716
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
$s5UIKit7UITouchC6windowAA8UIWindowCSgvg:716
1
$s5UIKit8UIWindowC9sendEventyyAA7UIEventCF:716

$s5UIKit14UITouchesEventC7deliver2inyAA8UIWindowC_tF
# Func Hash:
597595607634839309
# Num Counters:
17
# Counter Values:
0
716
0
0
0
0
0
716
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
1
$s5UIKit7UITouchC5phaseAC5PhaseOvg:716
0
0
0

$s5UIKit14UITouchesEventCMa
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
226
$0

$s5UIKit14UITouchesEventCfD
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
226
$0

$s5UIKit15EventTranslatorC12pointerMoved33_B0718E178FC8C2C56F487245F77684A1LL_2at_ySay13DisplayServer13PointerSampleVG_SdAA18UIKeyModifierFlagsVtF
# Func Hash:
974670608692550080
# Num Counters:
7
# Counter Values:
0
880
880
264
264
616
0
$0

$s5UIKit15EventTranslatorC13cancelPressesyyF
# Func Hash:
146393204153223591
# Num Counters:
3
# Counter Values:
12
0
0
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
2
1
$s13DisplayServer03X11B0CAA0A9EventLoopA2aDP9schedulerAA9SchedulerCvgTW:12
0

$s5UIKit15EventTranslatorC13cancelTouches8bySystem5whereySb_SbAA7UITouchCXEtF010$s5UIKit15bc19C9cancelAllyyFSbAA7I6CXEfU_Tf1ncn_n
# Func Hash:
88040245818351879
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
8
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
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

$s5UIKit15EventTranslatorC13cancelTouches8bySystem5whereySb_SbAA7UITouchCXEtF010$s5UIKit15bc34C13viewWillLeaveyyAA6UIViewCFSbAA7I7CXEfU1_AA0P0CTf1ncn_nTf4nng_n
# Func Hash:
411926738748152735
# Num Counters:
53
# Counter Values:
0
0
30
30
0
0
0
0
30
0
0
0
0
0
0
0
0
0
59
0
0
30
0
0
0
0
0
30
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
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
6
0
0
0
0
1
$s5UIKit7UITouchC4viewAA6UIViewCSgvg:30
1
$s5UIKit6UIViewC12isDescendant2ofSbAC_tF:30

$s5UIKit15EventTranslatorC13viewWillLeaveyyAA6UIViewCF
# Func Hash:
116984084201349253
# Num Counters:
22
# Counter Values:
0
0
0
30
0
59
30
0
0
0
0
59
0
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
$s5UIKit7UITouchC4viewAA6UIViewCSgvg:30
1
$s5UIKit6UIViewC12isDescendant2ofSbAC_tF:30
1
$s13DisplayServer03X11B0CAA0A9EventLoopA2aDP9schedulerAA9SchedulerCvgTW:59

$s5UIKit15EventTranslatorC15performsCommand33_B0718E178FC8C2C56F487245F77684A1LLySb13DisplayServer9KeyChangeV_AA18UIKeyModifierFlagsVtF
# Func Hash:
315285100158627705
# Num Counters:
10
# Counter Values:
491
491
491
97
0
341
0
394
341
12
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
1
1
$s5UIKit13UIWindowSceneC9keyWindowAA0B0CSgvg:491

$s5UIKit15EventTranslatorC3key33_B0718E178FC8C2C56F487245F77684A1LL_2at_y13DisplayServer9KeyChangeV_SdAA18UIKeyModifierFlagsVtF
# Func Hash:
239377746258762918
# Num Counters:
8
# Counter Values:
982
491
982
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
$s5UIKit13UIWindowSceneC9keyWindowAA0B0CSgvg:982
1
$s5UIKit13UIApplicationC9sendEventyyAA7UIEventCF:982
0
0

$s5UIKit15EventTranslatorC4send33_B0718E178FC8C2C56F487245F77684A1LL_2at_ySayAA7UITouchCG_SdAA18UIKeyModifierFlagsVtF
# Func Hash:
796120925984225772
# Num Counters:
18
# Counter Values:
716
716
490
0
0
0
0
0
716
0
226
716
716
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
$s5UIKit13UIApplicationC9sendEventyyAA7UIEventCF:716
1
$s5UIKit7UITouchC5phaseAC5PhaseOvg:716

$s5UIKit15EventTranslatorC5start33_B0718E178FC8C2C56F487245F77684A1LL_2at4timeyAA7UITouchC_10Foundation7CGPointVSdtF
# Func Hash:
203830857254381986
# Num Counters:
20
# Counter Values:
0
29
0
0
226
226
226
226
0
226
0
222
222
0
193
0
0
0
0
222
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
3
1
$s5UIKit7UITouchC4typeAC9TouchTypeOvg:226
1
$s5UIKit7UITouchC6windowAA8UIWindowCSgvg:226
1
$s5UIKit7UITouchC4typeAC9TouchTypeOvg:226

$s5UIKit15EventTranslatorC6handleyy13DisplayServer05InputB0VF
# Func Hash:
387063163672249782
# Num Counters:
45
# Counter Values:
0
0
0
0
880
4
982
0
99
99
0
0
0
0
0
4
0
0
0
226
0
0
0
0
0
0
226
0
0
0
0
0
0
0
0
0
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
$s5UIKit13UIApplicationC9sendEventyyAA7UIEventCF:99
0

$s5UIKit15EventTranslatorC6handleyy13DisplayServer05InputB0VF6$deferL_yyF
# Func Hash:
1138669267316480305
# Num Counters:
5
# Counter Values:
0
2421
2421
5
0
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
1
1
** External Symbol **:5

$s5UIKit15EventTranslatorC6remove33_B0718E178FC8C2C56F487245F77684A1LLyyAA7UITouchCF
# Func Hash:
521810678469655316
# Num Counters:
20
# Counter Values:
0
0
0
0
0
226
226
226
226
0
226
226
0
226
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
$s5UIKit7UITouchC6windowAA8UIWindowCSgvg:226

$s5UIKit15EventTranslatorC6update33_B0718E178FC8C2C56F487245F77684A1LL_2to2at_ySayAA7UITouchC7ContactO7contact_Say13DisplayServer11TouchSampleVG7samplestG_AI5PhaseOSdAA18UIKeyModifierFlagsVtF
# Func Hash:
962421121617466921
# Num Counters:
23
# Counter Values:
490
0
0
0
0
490
490
490
226
0
490
33
193
490
0
490
226
0
0
0
0
0
490
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
3
1
$s5UIKit7UITouchC8tapCountSivg:490
1
$s5UIKit7UITouchC4typeAC9TouchTypeOvg:226
1
$s5UIKit7UITouchC9timestampSdvg:193

$s5UIKit15EventTranslatorC8receives33_B0718E178FC8C2C56F487245F77684A1LL__2inSbAA7UITouchC_AA6UIViewCAA8UIWindowCtF
# Func Hash:
865064916348432694
# Num Counters:
14
# Counter Values:
0
0
0
226
0
0
0
0
0
0
0
0
0
226
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

$s5UIKit15EventTranslatorC9sendHover33_B0718E178FC8C2C56F487245F77684A1LLyyAA07UIHoverB0C5PhaseO_10Foundation7CGPointVSdAA18UIKeyModifierFlagsVtF
# Func Hash:
93911643349319620
# Num Counters:
9
# Counter Values:
846
846
846
850
4
0
846
4
0
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
2
1
$s5UIKit6UIViewC6windowAA8UIWindowCSgvg:4
1
$s5UIKit13UIApplicationC9sendEventyyAA7UIEventCF:850

$s5UIKit15EventTranslatorCMa
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
4
$0

$s5UIKit15EventTranslatorCfD
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
4
$0

$s5UIKit15EventTranslatorCfd
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
4
$0

$s5UIKit15GestureTrackingV8centroid10Foundation7CGPointVSgvg
# Func Hash:
567185240942274898
# Num Counters:
5
# Counter Values:
200
0
342
200
0
$0

$s5UIKit15GestureTrackingV8competes4withSbAC_tF
# Func Hash:
981446176474011701
# Num Counters:
15
# Counter Values:
2
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
0
0
0
0
$0

$s5UIKit15GestureTrackingVWOc
# Func Hash:
170957022131388415
# Num Counters:
1
# Counter Values:
342
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
1
1
$s5UIKit15GestureTrackingVwcp:342

$s5UIKit15GestureTrackingVWOh
# Func Hash:
170957022131388415
# Num Counters:
1
# Counter Values:
684
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
1
1
$s5UIKit15GestureTrackingVwxx:684

$s5UIKit15GestureTrackingVwcp
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
342
$0

$s5UIKit15GestureTrackingVwxx
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
684
$0

$s5UIKit15KeyCommandInputVSgSgWOe
# Func Hash:
784007056844089447
# Num Counters:
2
# Counter Values:
32
0
$0

$s5UIKit15KeyCommandInputVSgSgWOy
# Func Hash:
784007056844089447
# Num Counters:
2
# Counter Values:
1408
1378
$0

$s5UIKit15KeyCommandInputVSgWOy
# Func Hash:
784007056844089447
# Num Counters:
2
# Counter Values:
1378
1378
$0

$s5UIKit15LayoutAttributeV5itemsSayAA0B4ItemCGvg
# Func Hash:
844982796233425917
# Num Counters:
4
# Counter Values:
1176
588
588
0
$0

$s5UIKit15MethodArgumentsV4nextyxxmAC8MismatchVYKlF
# Func Hash:
1019476347195229081
# Num Counters:
9
# Counter Values:
717
0
0
717
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
15
0
0
1
** External Symbol **:717
1
** External Symbol **:717
1
** External Symbol **:717
0
0
0
0
0
0
0
0
0
0

$s5UIKit15MethodArgumentsVWOc
# Func Hash:
170957022131388415
# Num Counters:
1
# Counter Values:
717
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
1
1
$s5UIKit15MethodArgumentsVwcp:717

$s5UIKit15MethodArgumentsVWOh
# Func Hash:
170957022131388415
# Num Counters:
1
# Counter Values:
1434
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
1
1
$s5UIKit15MethodArgumentsVwxx:1434

$s5UIKit15MethodArgumentsVwcp
# Func Hash:
783881053725236272
# Num Counters:
3
# Counter Values:
0
0
717
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
2
1
** External Symbol **:717
0

$s5UIKit15MethodArgumentsVwxx
# Func Hash:
238984482353853237
# Num Counters:
3
# Counter Values:
1434
1434
0
$0

$s5UIKit15NSLayoutManagerCSgIego_SgWOe
# Func Hash:
784007056844089447
# Num Counters:
2
# Counter Values:
1
0
$0

$s5UIKit15NSTextAlignmentO04lineC013isRightToLeft10TextEngine0iC0OSb_tF
# Func Hash:
928018418771539393
# Num Counters:
8
# Counter Values:
3174
3174
0
472
31
2526
0
2526
$0

$s5UIKit15NSTextContainerC13lineBreakModeAA06NSLineeF0Ovg
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
60
$0

$s5UIKit15NSTextContainerC19lineFragmentPadding10Foundation7CGFloatVvg
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
420
$0

$s5UIKit15NSTextContainerC19widthTracksTextViewSbvg
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
120
$0

$s5UIKit15NSTextContainerC19widthTracksTextViewSbvs
# Func Hash:
470088712931460682
# Num Counters:
5
# Counter Values:
1
1
0
1
0
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
2
0
0

$s5UIKit15NSTextContainerC20maximumNumberOfLinesSivg
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
60
$0

$s5UIKit15NSTextContainerC4size10Foundation6CGSizeVvg
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
60
$0

$s5UIKit15NSTextContainerC4size10Foundation6CGSizeVvs
# Func Hash:
692348641096848902
# Num Counters:
6
# Counter Values:
60
11
0
0
0
49
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
2
0
0

$s5UIKit15NSTextContainerC4sizeAC10Foundation6CGSizeV_tcfc
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
1
$0

$s5UIKit15NSTextContainerCMa
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
1
$0

$s5UIKit15ParagraphStylesV6append_2toyAA16NSParagraphStyleCSg_SitF
# Func Hash:
965012994923125476
# Num Counters:
13
# Counter Values:
14
0
14
0
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

$s5UIKit15UIPointerEffectOSgWOe
# Func Hash:
784007056844089447
# Num Counters:
2
# Counter Values:
7
0
$0

$s5UIKit15UIPointerRegionC6isSame2asSbAC_tF
# Func Hash:
391331301431252995
# Num Counters:
6
# Counter Values:
32
32
32
0
0
0
$0

$s5UIKit15UIPointerRegionCMa
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
78
$0

$s5UIKit15UIPointerRegionCfD
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
78
$0

$s5UIKit15VelocityTrackerV3add__2aty10Foundation7CGFloatV_AHSdtF
# Func Hash:
1085769283150088730
# Num Counters:
15
# Counter Values:
6
2
8
0
2
4
0
0
0
0
0
2
0
0
2
$0

$s5UIKit15VelocityTrackerV6Sample33_81122152577CF1BB524CFA45115692E5LLVMa
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
1
$0

$s5UIKit16ButtonTitleLabelC20contentSizeDidChangeyyF
# Func Hash:
1063614630654525563
# Num Counters:
3
# Counter Values:
334
115
219
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
2
1
$s5UIKit6UIViewC14setNeedsLayoutyyF:219
1
$s5UIKit6UIViewC30invalidateIntrinsicContentSizeyyF:219

$s5UIKit16ButtonTitleLabelCMa
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
65
$0

$s5UIKit16DrawingOverrides33_05CE99882DAFB47BDF5848BC31E48F8BLLO4DrawCMa
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
3
$0

$s5UIKit16DrawingOverrides33_05CE99882DAFB47BDF5848BC31E48F8BLLO5PlainCMa
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
3
$0

$s5UIKit16DrawingOverrides33_05CE99882DAFB47BDF5848BC31E48F8BLLO5areInySbyXlXpFZTf4nd_n
# Func Hash:
287486626719122547
# Num Counters:
6
# Counter Values:
0
195
209
65
0
0
$0

$s5UIKit16DrawingOverrides33_05CE99882DAFB47BDF5848BC31E48F8BLLO5slots_WZ
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
3
$0

$s5UIKit16DrawingOverrides33_05CE99882DAFB47BDF5848BC31E48F8BLLO8DrawTextCMa
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
3
$0

$s5UIKit16DrawingOverrides33_05CE99882DAFB47BDF5848BC31E48F8BLLO8TextRectCMa
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
3
$0

$s5UIKit16DrawingOverrides33_F18096AD5B1C41A039A24F750D3A7FBELLO15DrawPlaceholderCMa
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
1
$0

$s5UIKit16DrawingOverrides33_F18096AD5B1C41A039A24F750D3A7FBELLO4DrawCMa
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
1
$0

$s5UIKit16DrawingOverrides33_F18096AD5B1C41A039A24F750D3A7FBELLO5PlainCMa
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
1
$0

$s5UIKit16DrawingOverrides33_F18096AD5B1C41A039A24F750D3A7FBELLO5slots_WZ
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
1
$0

$s5UIKit16DrawingOverrides33_F18096AD5B1C41A039A24F750D3A7FBELLO8DrawTextCMa
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
1
$0

$s5UIKit16FrameInstrumentsC4loop11environment6outputACSg13DisplayServer0G9EventLoop_p_13SystemSupport18ProcessEnvironmentVySSYbScMYcctcfCTf4ennn_n
# Func Hash:
975481987213534634
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
0
0
0
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
1
0

$s5UIKit16FrameInstrumentsCMa
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
4
$0

$s5UIKit16LayoutValidationO7problemySSSgAA0B9AttributeV_AG10Foundation7CGFloatVAJtFZTf4xnnnd_n
# Func Hash:
842476040209210695
# Num Counters:
102
# Counter Values:
7
9
0
0
0
0
0
0
0
0
0
7
9
0
0
0
0
0
0
0
12
4
0
0
0
0
0
0
0
0
0
8
8
0
0
0
0
0
6
10
0
0
0
0
0
0
8
8
0
0
0
0
0
0
0
0
0
0
7
9
0
0
0
0
0
16
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
16
0
0
5
32
0
0
0
32
32
32
16
16
16
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
5
5
$0

$s5UIKit16LinearExpressionV3addyy16ConstraintSolver0F0C8VariableV_SdtF
# Func Hash:
141929913067235767
# Num Counters:
11
# Counter Values:
551
1370
0
0
0
1370
2
0
0
0
4
$0

$s5UIKit16NSParagraphStyleCMa
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
2
$0

$s5UIKit16TextInputAdapterV13selectedRangeAA06UITextF0Cvg
# Func Hash:
146835647075900052
# Num Counters:
2
# Counter Values:
24
11
$0

$s5UIKit16TextInputAdapterV9caretRect3for5scale10Foundation6CGRectVAA14UITextPositionC_AG7CGFloatVtF
# Func Hash:
56200829993855103
# Num Counters:
8
# Counter Values:
0
35
0
35
0
35
0
35
$0

$s5UIKit16TextInputSessionC04textC7Changed33_5C0DAF72EC569FBB62733618525F3271LLyyAA06UITextC0_pSgF
# Func Hash:
187771966602152379
# Num Counters:
9
# Counter Values:
0
2
2
0
0
0
0
0
0
$0

$s5UIKit16TextInputSessionC12endComposing33_5C0DAF72EC569FBB62733618525F3271LL2iny13DisplayServer0bC7Surface_p_tFTf4en_n
# Func Hash:
408615144257394182
# Num Counters:
6
# Counter Values:
131
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

$s5UIKit16TextInputSessionC5sceneAcA13UIWindowSceneC_tcfcTf4gn_n
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
4
$0

$s5UIKit16TextInputSessionC6update9isLaidOutySb_tF
# Func Hash:
137560411125626376
# Num Counters:
31
# Counter Values:
0
3504
131
3504
67
2
3116
3049
388
2
67
64
913
0
0
0
0
0
0
0
31
4
0
0
2
0
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
8
1
$s5UIKit13UIWindowSceneC9keyWindowAA0B0CSgvg:3504
1
$s5UIKit10UITextViewCAA0B5InputA2aDP13inputDelegateAA0bdF0_pSgvgTW:2
1
$s5UIKit10UITextViewCAA0B5InputA2aDP13inputDelegateAA0bdF0_pSgvsTW:2
1
$s5UIKit10UITextViewCAA0B5InputA2aDP13inputDelegateAA0bdF0_pSgvgTW:2
1
$s5UIKit10UITextViewCAA0B5InputA2aDP13inputDelegateAA0bdF0_pSgvsTW:2
1
$s13DisplayServer10X11SurfaceCAA09TextInputD0A2aDP03seteF06active9caretRectySb_10Foundation6CGRectVtFTW:131
0
1
$s13DisplayServer10X11SurfaceCAA09TextInputD0A2aDP03seteF06active9caretRectySb_10Foundation6CGRectVtFTW:31

$s5UIKit16TextInputSessionC9caretRect33_5C0DAF72EC569FBB62733618525F3271LL10Foundation6CGRectVSgyF
# Func Hash:
543593582492891515
# Num Counters:
9
# Counter Values:
35
0
0
0
35
0
0
35
35
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
7
1
$s5UIKit10UITextViewCAA0B5InputA2aDP17selectedTextRangeAA0bG0CSgvgTW:35
1
$s5UIKit9TextRangeC3endAA14UITextPositionCvg:35
1
$s5UIKit10UITextViewCAA0B5InputA2aDP04textdC0AA6UIViewCvgTW:35
1
$s5UIKit10UITextViewCAA0B5InputA2aDP9caretRect3for10Foundation6CGRectVAA0B8PositionC_tFTW:35
1
$s5UIKit6UIViewC7convert_2to10Foundation6CGRectVAH_ACSgtF:35
0
0

$s5UIKit16TextInputSessionCAA06UITextC8DelegateA2aDP13textDidChangeyyAA0eC0_pSgFTW
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
1
$0

$s5UIKit16TextInputSessionCAA06UITextC8DelegateA2aDP14textWillChangeyyAA0eC0_pSgFTW
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
1
$0

$s5UIKit16TextInputSessionCAA06UITextC8DelegateA2aDP18selectionDidChangeyyAA0eC0_pSgFTW
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
1
$0

$s5UIKit16TextInputSessionCAA06UITextC8DelegateA2aDP19selectionWillChangeyyAA0eC0_pSgFTW
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
1
$0

$s5UIKit16TextInputSessionCMa
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
4
$0

$s5UIKit16TextInputSessionCfD
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
4
$0

$s5UIKit16UILayoutPriorityV8requiredACvau
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
2
$0

$s5UIKit16UIViewControllerC05PlainC033_4A422D4C0921459632523340A4EFA7D9LLCMa
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
2
$0

$s5UIKit16UIViewControllerC08UpdatingC033_4A422D4C0921459632523340A4EFA7D9LLCMa
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
2
$0

$s5UIKit16UIViewControllerC11keyCommandsSayAA12UIKeyCommandCGSgvg
# Func Hash:
784007056844089447
# Num Counters:
2
# Counter Values:
394
0
$0

$s5UIKit16UIViewControllerC11leaveParentyyF
# Func Hash:
400786964350960445
# Num Counters:
19
# Counter Values:
59
0
0
0
0
0
119
0
0
59
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
1
$s5UIKit16UIViewControllerC7didMove8toParentyACSg_tF:59

$s5UIKit16UIViewControllerC12isViewLoadedSbvg
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
52
$0

$s5UIKit16UIViewControllerC12pressesBegan_4withyShyAA7UIPressCG_AA14UIPressesEventCSgtF
# Func Hash:
1124680650125156080
# Num Counters:
3
# Counter Values:
0
418
0
$0

$s5UIKit16UIViewControllerC12viewIfLoadedAA0B0CSgvg
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
4061
$0

$s5UIKit16UIViewControllerC13followsWindow33_34723E0DFC0D6BDDCE159D47E156736CLLSbvg
# Func Hash:
444246269779497275
# Num Counters:
4
# Counter Values:
254
0
121
0
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
2
1
$s5UIKit16UIViewControllerC6parentACSgvg:254
1
$s5UIKit16UIViewControllerC43shouldAutomaticallyForwardAppearanceMethodsSbvg:121

$s5UIKit16UIViewControllerC13viewDidAppearyySbF
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
4
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
64
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
$s5UIKit16UIViewControllerC14viewWillAppearyySbF:64
0
0

$s5UIKit16UIViewControllerC14didUpdateFocus2in4withyAA07UIFocusE7ContextC_AA0I20AnimationCoordinatorCtF
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
95
$0

$s5UIKit16UIViewControllerC14viewWillAppearyySbF
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
64
$0

$s5UIKit16UIViewControllerC15overridesTraitsSbvg
# Func Hash:
1108181534204898891
# Num Counters:
4
# Counter Values:
1
0
1
0
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
1
1
$s5UIKit16UIViewControllerC26overrideUserInterfaceStyleAA06UIUserfG0Ovg:1

$s5UIKit16UIViewControllerC15viewIsAppearingyySbF
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
64
$0

$s5UIKit16UIViewControllerC16loadViewIfNeededyyF
# Func Hash:
783881049860672304
# Num Counters:
4
# Counter Values:
1395
8
8
0
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
2
2
$s7Gallery4PageC8loadViewyyF:5
$s5UIKit16UIViewControllerC8loadViewyyF:3
4
$s7Gallery8CardPageC11viewDidLoadyyF:5
$s5Notes0A10ControllerC11viewDidLoadyyF:1
$s7Gallery0A14ViewControllerC11viewDidLoadyyF:1
$s10DrawingPad0B10ControllerC11viewDidLoadyyF:1

$s5UIKit16UIViewControllerC16removeFromParentyyF
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
119
$0

$s5UIKit16UIViewControllerC16viewDidDisappearyySbF
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
64
$0

$s5UIKit16UIViewControllerC17continueAppearing33_34723E0DFC0D6BDDCE159D47E156736CLLyyF
# Func Hash:
491498960496239948
# Num Counters:
9
# Counter Values:
69
69
0
0
0
64
5
63
1
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
5
1
$s5UIKit16UIViewControllerC12viewIfLoadedAA0B0CSgvg:69
1
$s5UIKit6UIViewC6windowAA8UIWindowCSgvg:69
1
$s5UIKit8UIWindowC11windowSceneAA0bD0CSgvg:69
1
$s5UIKit6UIViewC14setNeedsLayoutyyF:69
1
$s13DisplayServer03X11B0CAA0A9EventLoopA2aDP10frameClockAA05FrameG0CvgTW:64

$s5UIKit16UIViewControllerC17continueAppearing33_34723E0DFC0D6BDDCE159D47E156736CLLyyFyycfU_
# Func Hash:
647943846428580319
# Num Counters:
6
# Counter Values:
64
0
0
0
64
0
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
2
0
2
$s7Gallery4PageC13viewDidAppearyySbF:60
$s5UIKit16UIViewControllerC13viewDidAppearyySbF:4

$s5UIKit16UIViewControllerC17shouldUpdateFocus2inSbAA07UIFocusE7ContextC_tF
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
64
$0

$s5UIKit16UIViewControllerC17viewWillDisappearyySbF
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
64
$0

$s5UIKit16UIViewControllerC18focusItemContainerAA07UIFocuseF0_pSgvg
# Func Hash:
955604089020874751
# Num Counters:
2
# Counter Values:
187
0
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
1
1
$s5UIKit16UIViewControllerC12viewIfLoadedAA0B0CSgvg:187

$s5UIKit16UIViewControllerC18notifyOfSizeChangeyy10Foundation6CGSizeV_AA0bC21TransitionCoordinator_ptF
# Func Hash:
663326772027107584
# Num Counters:
8
# Counter Values:
0
0
13
13
0
0
39
13
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
6
1
$s5UIKit16UIViewControllerC8childrenSayACGvg:52
1
$s5UIKit16UIViewControllerC4size24forChildContentContainer010withParentH4Size10Foundation6CGSizeVAA09UIContentH0_p_AItF:13
1
$s5UIKit16UIViewControllerC12viewIfLoadedAA0B0CSgvg:13
1
$s5UIKit6UIViewC6bounds10Foundation6CGRectVvg:13
0
0

$s5UIKit16UIViewControllerC18viewWillTransition2to4withy10Foundation6CGSizeV_AA0bcF11Coordinator_ptF
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
52
$0

$s5UIKit16UIViewControllerC19viewDidMoveToWindowyyF
# Func Hash:
391024175982024870
# Num Counters:
6
# Counter Values:
123
123
59
59
64
0
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
4
1
$s5UIKit16UIViewControllerC12viewIfLoadedAA0B0CSgvg:123
1
$s5UIKit6UIViewC6windowAA8UIWindowCSgvg:123
1
$s5UIKit8UIWindowC8isHiddenSbvg:64
1
$s5UIKit16UIViewControllerC16viewDidDisappearyySbF:59

$s5UIKit16UIViewControllerC20focusGroupIdentifierSSSgvg
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
1155
$0

$s5UIKit16UIViewControllerC21viewDidLayoutSubviewsyyF
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
14
$0

$s5UIKit16UIViewControllerC22parentFocusEnvironmentAA07UIFocusF0_pSgvg
# Func Hash:
607782374630451303
# Num Counters:
3
# Counter Values:
1721
1721
0
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
2
1
$s5UIKit16UIViewControllerC12viewIfLoadedAA0B0CSgvg:1721
1
$s5UIKit6UIViewC9superviewACSgvg:1721

$s5UIKit16UIViewControllerC22viewWillLayoutSubviewsyyF
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
252
$0

$s5UIKit16UIViewControllerC24additionalSafeAreaInsetsAA06UIEdgeG0Vvg
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
64
$0

$s5UIKit16UIViewControllerC24traitCollectionDidChangeyyAA07UITraitE0CSgF
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
4
$0

$s5UIKit16UIViewControllerC25beginDisappearingByItself33_34723E0DFC0D6BDDCE159D47E156736CLLyyF
# Func Hash:
212526878935420674
# Num Counters:
2
# Counter Values:
59
59
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
1
1
$s5UIKit16UIViewControllerC17viewWillDisappearyySbF:59

$s5UIKit16UIViewControllerC26overrideUserInterfaceStyleAA06UIUserfG0Ovg
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
34184
$0

$s5UIKit16UIViewControllerC27beginAppearingAutomatically33_34723E0DFC0D6BDDCE159D47E156736CLLyyF
# Func Hash:
218421986545849131
# Num Counters:
5
# Counter Values:
69
64
60
1
0
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
1
1
$s5UIKit16UIViewControllerC6parentACSgvg:64

$s5UIKit16UIViewControllerC27updateViewConstraintsMethod_WZ
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
2
$0

$s5UIKit16UIViewControllerC3addyyACF
# Func Hash:
287703007582321305
# Num Counters:
6
# Counter Values:
0
60
60
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
$s5UIKit16UIViewControllerC6parentACSgvg:60
1
$s5UIKit16UIViewControllerC6parentACSgvg:60
1
$s5UIKit16UIViewControllerC16removeFromParentyyF:60
1
$s5UIKit16UIViewControllerC8willMove8toParentyACSg_tF:60

$s5UIKit16UIViewControllerC43shouldAutomaticallyForwardAppearanceMethodsSbvg
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
121
$0

$s5UIKit16UIViewControllerC4nextAA11UIResponderCSgvg
# Func Hash:
1138669270513227761
# Num Counters:
5
# Counter Values:
0
2416
2416
0
0
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
1
1
$s5UIKit6UIViewC9superviewACSgvg:2416

$s5UIKit16UIViewControllerC4size24forChildContentContainer010withParentH4Size10Foundation6CGSizeVAA09UIContentH0_p_AItF
# Func Hash:
759476786733990944
# Num Counters:
6
# Counter Values:
13
13
13
13
0
0
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
5
1
$s5UIKit16UIViewControllerC12viewIfLoadedAA0B0CSgvg:13
1
$s5UIKit6UIViewC6bounds10Foundation6CGRectVvg:13
1
$s5UIKit16UIViewControllerC12viewIfLoadedAA0B0CSgvg:13
1
$s5UIKit6UIViewC6bounds10Foundation6CGRectVvg:13
1
$s5UIKit6UIViewC6bounds10Foundation6CGRectVvg:13

$s5UIKit16UIViewControllerC4viewAA0B0CSgvg
# Func Hash:
170957022131388415
# Num Counters:
1
# Counter Values:
1395
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
1
1
$s5UIKit16UIViewControllerC16loadViewIfNeededyyF:1395

$s5UIKit16UIViewControllerC4viewAA0B0CSgvs
# Func Hash:
287486627139289715
# Num Counters:
6
# Counter Values:
9
0
0
9
9
0
$0

$s5UIKit16UIViewControllerC5titleSSSgvs
# Func Hash:
238984482413483552
# Num Counters:
3
# Counter Values:
0
0
5
$0

$s5UIKit16UIViewControllerC6parentACSgvg
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
497
$0

$s5UIKit16UIViewControllerC7didMove8toParentyACSg_tF
# Func Hash:
784007056844089447
# Num Counters:
2
# Counter Values:
119
60
$0

$s5UIKit16UIViewControllerC7nibName6bundleACSSSg_10Foundation6BundleCSgtcfc
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
9
$0

$s5UIKit16UIViewControllerC7nibName6bundleACSSSg_10Foundation6BundleCSgtcfcTf4ddn_n
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
9
$0

$s5UIKit16UIViewControllerC8addChildyyACF
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
60
$0

$s5UIKit16UIViewControllerC8childrenSayACGvg
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
52
$0

$s5UIKit16UIViewControllerC8loadViewyyF
# Func Hash:
170957022131388415
# Num Counters:
1
# Counter Values:
3
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
1
1
$s5UIKit16UIViewControllerC4viewAA0B0CSgvs:3

$s5UIKit16UIViewControllerC8willMove8toParentyACSg_tF
# Func Hash:
811594939869376007
# Num Counters:
3
# Counter Values:
119
59
59
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
1
1
$s5UIKit16UIViewControllerC6parentACSgvg:59

$s5UIKit16UIViewControllerCAA18UIFocusEnvironmentA2aDP011parentFocusE0AaD_pSgvgTW
# Func Hash:
170957022131388415
# Num Counters:
1
# Counter Values:
1721
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
1
1
$s5UIKit16UIViewControllerC22parentFocusEnvironmentAA07UIFocusF0_pSgvg:1721

$s5UIKit16UIViewControllerCAA18UIFocusEnvironmentA2aDP14didUpdateFocus2in4withyAA0dG7ContextC_AA0D20AnimationCoordinatorCtFTW
# Func Hash:
170957022131388415
# Num Counters:
1
# Counter Values:
95
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
1
1
$s5UIKit16UIViewControllerC14didUpdateFocus2in4withyAA07UIFocusE7ContextC_AA0I20AnimationCoordinatorCtF:95

$s5UIKit16UIViewControllerCAA18UIFocusEnvironmentA2aDP17shouldUpdateFocus2inSbAA0dG7ContextC_tFTW
# Func Hash:
170957022131388415
# Num Counters:
1
# Counter Values:
64
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
1
1
$s5UIKit16UIViewControllerC17shouldUpdateFocus2inSbAA07UIFocusE7ContextC_tF:64

$s5UIKit16UIViewControllerCAA18UIFocusEnvironmentA2aDP20focusGroupIdentifierSSSgvgTW
# Func Hash:
170957022131388415
# Num Counters:
1
# Counter Values:
1155
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
1
1
$s5UIKit16UIViewControllerC20focusGroupIdentifierSSSgvg:1155

$s5UIKit16UIViewControllerCMa
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
2355
$0

$s5UIKit16WritingDirectionO12everMirrored33_AC0F80CE40A10681993EF05892E293EDLL_WZ
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
3
$0

$s5UIKit16WritingDirectionO13isRightToLeft2inSb13SystemSupport18ProcessEnvironmentV_tFZTf4nd_n
# Func Hash:
764657763403362256
# Num Counters:
14
# Counter Values:
21
14
7
0
7
0
0
0
7
0
0
0
0
0
$0

$s5UIKit16WritingDirectionO9direction33_AC0F80CE40A10681993EF05892E293EDLL_WZ
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
4
$0

$s5UIKit17DeferredEventWorkO4work33_B181B10FDC4ABC4E8D40933828D73FA8LL_WZ
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
4
$0

$s5UIKit17DeferredEventWorkO5beginyyFZTf4d_n
# Func Hash:
1138669269118430985
# Num Counters:
5
# Counter Values:
0
2421
2421
0
0
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
1
0

$s5UIKit17DeferredEventWorkO7performyyyyYbScMYccFZ
# Func Hash:
376260594905445654
# Num Counters:
7
# Counter Values:
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
1
0

$s5UIKit17LayoutExpressionsV10difference2of_yAA18NSLayoutConstraintC_AA16LinearExpressionVztF
# Func Hash:
325048436561421152
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
882
2
0
0
0
884
879
0
0
0
0
0
0
$0

$s5UIKit17LayoutExpressionsV20addOriginInContainer33_5464E2326CEF0304D8DD8381E663C114LL2of__2toyAA0B4ItemC_AA18NSLayoutConstraintC4AxisOSdAA16LinearExpressionVztFTf4nnnnx_n
# Func Hash:
453238606296725365
# Num Counters:
13
# Counter Values:
944
0
0
0
0
0
0
0
0
436
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
$s5UIKit12LayoutEngineCAA0B14VariableSourceA2aDP9variables2ofAA0B9VariablesVAA0B4ItemC_tFTW:944
0
0
0
0
0
0
0

$s5UIKit17LayoutExpressionsV3add33_5464E2326CEF0304D8DD8381E663C114LL_2of_2toyAA18NSLayoutConstraintC9AttributeO_AA0B4ItemCSdAA16LinearExpressionVztF
# Func Hash:
563228025820441039
# Num Counters:
53
# Counter Values:
0
446
506
0
0
535
271
535
271
0
535
271
0
0
2
0
2569
0
0
952
0
1612
5
777
981
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
535
0
271
0
0
0
0
535
271
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

$s5UIKit17LayoutExpressionsV7addSize33_5464E2326CEF0304D8DD8381E663C114LL2of__2toyAA0B4ItemC_AA18NSLayoutConstraintC4AxisOSdAA16LinearExpressionVztF
# Func Hash:
908541931477840642
# Num Counters:
10
# Counter Values:
356
426
356
0
0
0
0
154
0
119
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
8
1
$s5UIKit12LayoutEngineCAA0B14VariableSourceA2aDP14determinesSize2ofSbAA0B4ItemC_tFTW:782
1
$s5UIKit12LayoutEngineCAA0B14VariableSourceA2aDP9variables2ofAA0B9VariablesVAA0B4ItemC_tFTW:426
0
0
1
$s10QuartzCore7CALayerC6bounds10Foundation6CGRectVvg:356
1
$s10QuartzCore7CALayerC8position10Foundation7CGPointVvg:356
1
$s10QuartzCore7CALayerC11anchorPoint10Foundation7CGPointVvg:356
1
$s5UIKit6UIViewC13alignmentRect8forFrame10Foundation6CGRectVAH_tF:356

$s5UIKit17LayoutExpressionsV7resolve__2inAA0B4ItemCAG_AA18NSLayoutConstraintC9AttributeOAItFTf4nnnd_n
# Func Hash:
1013467809709182020
# Num Counters:
36
# Counter Values:
294
0
0
0
0
0
0
0
0
117
30
103
648
588
294
294
1469
0
0
1469
0
294
0
0
0
0
0
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
2
$s5UIKit6UIViewC26contentGuideForConstraintsAA08UILayoutD0CSgvg:1469
$s5UIKit12UIScrollViewC26contentGuideForConstraintsAA08UILayoutE0CSgvg:294
0
0

$s5UIKit17LayoutExpressionsV9addOrigin33_5464E2326CEF0304D8DD8381E663C114LL2of__2toyAA0B4ItemC_AA18NSLayoutConstraintC4AxisOSdAA16LinearExpressionVztF
# Func Hash:
722343651164263049
# Num Counters:
21
# Counter Values:
0
0
0
0
1758
0
0
1758
0
0
0
0
944
0
814
370
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
$s5UIKit6UIViewC19alignmentRectInsetsAA06UIEdgeE0Vvg:814
0
0
0
0
0
0
0
0
0
0

$s5UIKit17LayoutExpressionsVSgWOe
# Func Hash:
784007056844089447
# Num Counters:
2
# Counter Values:
2022
1651
$0

$s5UIKit17LayoutExpressionsVSgWOy
# Func Hash:
784007056844089447
# Num Counters:
2
# Counter Values:
137
20
$0

$s5UIKit17NSLayoutDimensionC10constraint15equalToConstantAA0B10ConstraintC10Foundation7CGFloatV_tF
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
5
$0

$s5UIKit17NSLayoutDimensionC3fix33_A2DADD956B911191A3264463B178EF3ALLyAA0B10ConstraintCAG8RelationO_10Foundation7CGFloatVtF
# Func Hash:
784007058953177093
# Num Counters:
2
# Counter Values:
5
0
$0

$s5UIKit17NSLayoutDimensionCMa
# Func Hash:
784007059655560962
# Num Counters:
2
# Counter Values:
7
4
$0

$s5UIKit17NSLayoutDimensionCMr
# Func Hash:
784007059655560962
# Num Counters:
2
# Counter Values:
2
2
$0

$s5UIKit17NSLayoutDimensionCfD
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
5
$0

$s5UIKit17TextViewFindStateCMa
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
1
$0

$s5UIKit17UIFindInteractionC14placeNavigatoryyF
# Func Hash:
319612781507825975
# Num Counters:
8
# Counter Values:
40
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
6
0
0
0
0
0
0

$s5UIKit17UIFindInteractionC15sessionDelegateAcA0bcE0_p_tcfcTf4en_nAA10UITextViewC_Tg5Tf4gn_n
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
1
$0

$s5UIKit17UIFindInteractionC17activeFindSessionAA0bF0CSgvg
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
9
$0

$s5UIKit17UIFindInteractionC20dismissFindNavigatoryyF
# Func Hash:
324014780991466227
# Num Counters:
10
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
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
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
0
0

$s5UIKit17UIFindInteractionC22isFindNavigatorVisibleSbvg
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
13
$0

$s5UIKit17UIFindInteractionC4viewAA6UIViewCSgvg
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
2
$0

$s5UIKit17UIFindInteractionC7didMove2toyAA6UIViewCSg_tF
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
1
$0

$s5UIKit17UIFindInteractionC8willMove2toyAA6UIViewCSg_tF
# Func Hash:
170957022131388415
# Num Counters:
1
# Counter Values:
1
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
1
1
$s5UIKit17UIFindInteractionC20dismissFindNavigatoryyF:1

$s5UIKit17UIFindInteractionCAA13UIInteractionA2aDP4viewAA6UIViewCSgvgTW
# Func Hash:
170957022131388415
# Num Counters:
1
# Counter Values:
2
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
1
1
$s5UIKit17UIFindInteractionC4viewAA6UIViewCSgvg:2

$s5UIKit17UIFindInteractionCAA13UIInteractionA2aDP7didMove2toyAA6UIViewCSg_tFTW
# Func Hash:
170957022131388415
# Num Counters:
1
# Counter Values:
1
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
1
1
$s5UIKit17UIFindInteractionC7didMove2toyAA6UIViewCSg_tF:1

$s5UIKit17UIFindInteractionCAA13UIInteractionA2aDP8willMove2toyAA6UIViewCSg_tFTW
# Func Hash:
170957022131388415
# Num Counters:
1
# Counter Values:
1
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
1
1
$s5UIKit17UIFindInteractionC8willMove2toyAA6UIViewCSg_tF:1

$s5UIKit17UIFindInteractionCMa
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
1
$0

$s5UIKit17UIFocusHaloEffectCMa
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
72
$0

$s5UIKit17UISearchTextFieldC10glassImage33_A41C615EF55E4C99398FA455076473C1LL_WZ
# Func Hash:
225048572507031290
# Num Counters:
18
# Counter Values:
0
0
0
1
1
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
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
1
0

$s5UIKit17UISearchTextFieldC12leftViewRect9forBounds10Foundation6CGRectVAH_tF
# Func Hash:
322942367230662319
# Num Counters:
12
# Counter Values:
0
17
0
0
17
0
0
0
0
0
17
0
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
3
1
$s5UIKit11UITextFieldC8leftViewAA6UIViewCSgvg:17
1
$s5UIKit6UIViewC37effectiveUserInterfaceLayoutDirectionAA06UIUserefG0Ovg:17
1
$s5UIKit6UIViewC37effectiveUserInterfaceLayoutDirectionAA06UIUserefG0Ovg:17

$s5UIKit17UISearchTextFieldC16mirrorsSideViewsSbvg
# Func Hash:
170957022131388415
# Num Counters:
1
# Counter Values:
14
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
1
1
$s5UIKit6UIViewC37effectiveUserInterfaceLayoutDirectionAA06UIUserefG0Ovg:14

$s5UIKit17UISearchTextFieldC23inactiveBackgroundColorAA7UIColorCSgvg
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
14
$0

$s5UIKit17UISearchTextFieldC5frameAC10Foundation6CGRectV_tcfc
# Func Hash:
210599961383927807
# Num Counters:
1
# Counter Values:
1
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
11
1
$s5UIKit6UIViewC9tintColorAA7UIColorCSgvs:1
1
$s5UIKit6UIViewC22isAccessibilityElementSbvs:1
1
$s5UIKit6UIViewC9sizeToFityyF:1
1
$s5UIKit11UITextFieldC11borderStyleAC06BorderE0Ovs:1
1
$s5UIKit11UITextFieldC8leftViewAA6UIViewCSgvs:1
1
$s5UIKit11UITextFieldC12leftViewModeAC0eF0Ovs:1
1
$s5UIKit11UITextFieldC15clearButtonModeAC04ViewF0Ovs:1
1
$s5UIKit11UITextFieldC13returnKeyTypeAA08UIReturneF0Ovs:1
1
$s5UIKit11UITextFieldC22autocapitalizationTypeAA0b18AutocapitalizationE0Ovs:1
1
$s5UIKit6UIViewC19accessibilityTraitsAA015UIAccessibilityD0VvM:1
1
** External Symbol **:1

$s5UIKit17UISearchTextFieldCMa
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
1
$0

$s5UIKit17UITraitCollectionC10makeSystem33_919F587456E6E85F616CA23366DD01F8LLyACSiFZTf4nd_n
# Func Hash:
219088259856404829
# Num Counters:
6
# Counter Values:
32
0
0
16
16
16
$0

$s5UIKit17UITraitCollectionC10overriddenyAcA11TraitValuesVF
# Func Hash:
1124680650125156080
# Num Counters:
3
# Counter Values:
180
0
178
$0

$s5UIKit17UITraitCollectionC11chosenStyle33_919F587456E6E85F616CA23366DD01F8LL_WZ
# Func Hash:
732038794327951092
# Num Counters:
8
# Counter Values:
4
4
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
4
$0

$s5UIKit17UITraitCollectionC12displayScale10Foundation7CGFloatVvg
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
14521
$0

$s5UIKit17UITraitCollectionC15layoutDirectionAA0b17EnvironmentLayoutE0Ovg
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
644
$0

$s5UIKit17UITraitCollectionC16performAsCurrentyyyyXEF
# Func Hash:
170957022131388415
# Num Counters:
1
# Counter Values:
421
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
1
3
** External Symbol **:322
** External Symbol **:52
** External Symbol **:47

$s5UIKit17UITraitCollectionC18userInterfaceStyleAA06UIUsereF0Ovg
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
24502
$0

$s5UIKit17UITraitCollectionC27hasDifferentColorAppearance10comparedToSbACSg_tF
# Func Hash:
784007056844089447
# Num Counters:
2
# Counter Values:
322
322
$0

$s5UIKit17UITraitCollectionC28preferredContentSizeCategoryAA09UIContentfG0Vvg
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
8
$0

$s5UIKit17UITraitCollectionC5index33_919F587456E6E85F616CA23366DD01F8LL2ofSi13DisplayServer0M8SettingsV_tFZTf4nd_n
# Func Hash:
177584449430427436
# Num Counters:
11
# Counter Values:
0
16
16
16
0
0
0
16
16
0
0
$0

$s5UIKit17UITraitCollectionC6system33_919F587456E6E85F616CA23366DD01F8LL2atACSi_tFZTf4nd_n
# Func Hash:
52047013364063232
# Num Counters:
9
# Counter Values:
1872
0
0
0
0
0
0
0
0
$0

$s5UIKit17UITraitCollectionC6tinted33_919F587456E6E85F616CA23366DD01F8LL_WZ
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
3
$0

$s5UIKit17UITraitCollectionC6tintedyAcA7UIColorCF
# Func Hash:
1127386595426378409
# Num Counters:
9
# Counter Values:
0
0
3
19723
0
0
0
0
0
$0

$s5UIKit17UITraitCollectionC6tintedyAcA7UIColorCFACSayACGzYuYTXEfU_
# Func Hash:
1055735127790109210
# Num Counters:
9
# Counter Values:
22716
22164
109
7
19607
0
3
22716
22164
$0

$s5UIKit17UITraitCollectionC7isEqualySbypSgF
# Func Hash:
567185242566001521
# Num Counters:
4
# Counter Values:
0
0
72
105
$0

$s5UIKit17UITraitCollectionC7systems33_919F587456E6E85F616CA23366DD01F8LL_WZ
# Func Hash:
784007056844089447
# Num Counters:
2
# Counter Values:
28
4
$0

$s5UIKit17UITraitCollectionC9$override33_919F587456E6E85F616CA23366DD01F8LL_WZ
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
4
$0

$s5UIKit17UITraitCollectionCMa
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
269
$0

$s5UIKit17UITraitCollectionCfD
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
357
$0

$s5UIKit17UITraitCollectionCfd
# Func Hash:
238984481702691045
# Num Counters:
3
# Counter Values:
180
105
357
$0

$s5UIKit18DesktopPasteboardsCMa
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
1
$0

$s5UIKit18GestureTransitionsO4flat33_CE01BEA79C296C0735DAB6A713BFF783LL_WZ
# Func Hash:
640704448434950942
# Num Counters:
19
# Counter Values:
0
0
12
72
72
12
12
12
12
12
12
12
12
12
12
24
12
2
0
$0

$s5UIKit18GestureTransitionsO5table_WZ
# Func Hash:
981446173605691631
# Num Counters:
13
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
2
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
2
0
0
0
0
0
0
0
0
$0

$s5UIKit18KeyCommandDispatchO7escaped33_CE28ABE391BC5585C10E828274C370C9LL2by4fromAA16UIViewControllerCSgAA5UIKeyC_AA11UIResponderCtFZTf4nnd_n
# Func Hash:
469730125801505081
# Num Counters:
11
# Counter Values:
226
33
96
394
0
33
33
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
$s5UIKit5UIKeyC7keyCodeAA18UIKeyboardHIDUsageOvg:394
1
$s5UIKit5UIKeyC13modifierFlagsAA0b8ModifierD0Vvg:33
0
6
$s5UIKit6UIViewC4nextAA11UIResponderCSgvg:94
$s5UIKit7UISceneC4nextAA11UIResponderCSgvg:33
$s5UIKit13UIApplicationC4nextAA11UIResponderCSgvg:33
$s5UIKit11UIResponderC4nextACSgvg:33
$s5UIKit16UIViewControllerC4nextAA11UIResponderCSgvg:33
$s5UIKit8UIWindowC4nextAA11UIResponderCSgvg:33

$s5UIKit18KeyCommandDispatchO7perform_4from2inSbAA5UIKeyC_AA11UIResponderCAA8UIWindowCtFZTf4nnnd_n
# Func Hash:
785328572833608402
# Num Counters:
52
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
1149
3095
0
0
0
1594
0
0
0
0
0
0
394
0
0
0
0
394
0
0
363
0
0
0
0
0
0
0
0
0
0
0
0
0
0
3095
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
21
2
$s5UIKit11UIResponderC11keyCommandsSayAA12UIKeyCommandCGSgvg:2701
$s5UIKit16UIViewControllerC11keyCommandsSayAA12UIKeyCommandCGSgvg:394
6
$s5UIKit6UIViewC4nextAA11UIResponderCSgvg:1125
$s5UIKit7UISceneC4nextAA11UIResponderCSgvg:394
$s5UIKit13UIApplicationC4nextAA11UIResponderCSgvg:394
$s5UIKit11UIResponderC4nextACSgvg:394
$s5UIKit16UIViewControllerC4nextAA11UIResponderCSgvg:394
$s5UIKit8UIWindowC4nextAA11UIResponderCSgvg:394
1
$s5UIKit5UIKeyC13modifierFlagsAA0b8ModifierD0Vvg:394
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0

$s5UIKit18LayoutDependenciesV10Dependency33_3C26ED0DE06B6B568FD9D487E6574721LLVMa
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
2
$0

$s5UIKit18LayoutDependenciesV6insert_2ofyAA0B4ItemC_AA18NSLayoutConstraintCtF
# Func Hash:
927205938211029894
# Num Counters:
10
# Counter Values:
0
40
37
8
8
32
8
8
0
0
$0

$s5UIKit18LayoutInstallationVWOh
# Func Hash:
170957022131388415
# Num Counters:
1
# Counter Values:
37
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
1
1
$s5UIKit18LayoutInstallationVwxx:37

$s5UIKit18LayoutInstallationVwxx
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
37
$0

$s5UIKit18NSLayoutConstraintC14commonAncestorAA6UIViewCvg
# Func Hash:
68357354597400252
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
74
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
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

$s5UIKit18NSLayoutConstraintC25commonAncestorOfRelatives33_3CB585307FD59894A0E25264D4DE41FDLLAA6UIViewCSgvg
# Func Hash:
560350481460351722
# Num Counters:
20
# Counter Values:
74
74
74
0
10
0
0
64
0
0
0
0
46
18
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

$s5UIKit18NSLayoutConstraintC8activateyyF
# Func Hash:
567185239400488339
# Num Counters:
4
# Counter Values:
0
0
37
0
$0

$s5UIKit18NSLayoutConstraintC8activateyySayACGFZ
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
3
$0

$s5UIKit18NSLayoutConstraintC8activateyySayACGFZTf4nd_n
# Func Hash:
742169495532145328
# Num Counters:
5
# Counter Values:
34
0
37
3
3
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
2
1
$s5UIKit18NSLayoutConstraintC8isActiveSbvg:37
1
$s5UIKit18NSLayoutConstraintC8isActiveSbvs:37

$s5UIKit18NSLayoutConstraintC8constant10Foundation7CGFloatVvg
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
884
$0

$s5UIKit18NSLayoutConstraintC8isActiveSbvg
# Func Hash:
784007059655560962
# Num Counters:
2
# Counter Values:
74
0
$0

$s5UIKit18NSLayoutConstraintC8isActiveSbvs
# Func Hash:
811594943050295168
# Num Counters:
3
# Counter Values:
37
37
0
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
1
1
$s5UIKit18NSLayoutConstraintC8isActiveSbvg:37

$s5UIKit18NSLayoutConstraintC8priorityAA16UILayoutPriorityVvg
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
37
$0

$s5UIKit18NSLayoutConstraintC8priorityAA16UILayoutPriorityVvs
# Func Hash:
536873291315759332
# Num Counters:
4
# Counter Values:
9
9
0
0
$0

$s5UIKit18NSLayoutConstraintCACycfc
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
37
$0

$s5UIKit18NSLayoutConstraintCMa
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
43
$0

$s5UIKit18StandardEditActionO12selectorNameSSvg
# Func Hash:
657568766010652416
# Num Counters:
37
# Counter Values:
132
0
4
4
4
4
0
4
4
4
8
4
4
4
4
4
0
4
4
4
4
4
0
4
4
0
4
4
8
4
4
4
8
4
4
0
0
$0

$s5UIKit18SymbolPixelFittingV4Axis33_691EAED9C2F3EDF60FDF7B54D1179580LLVWOh
# Func Hash:
170957022131388415
# Num Counters:
1
# Counter Values:
242
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
1
1
$s5UIKit18SymbolPixelFittingV4Axis33_691EAED9C2F3EDF60FDF7B54D1179580LLVwxx:242

$s5UIKit18SymbolPixelFittingV4Axis33_691EAED9C2F3EDF60FDF7B54D1179580LLV_6lengthAFSay10Foundation7CGFloatVG_SitcfCTf4nnd_n
# Func Hash:
135188631960332357
# Num Counters:
7
# Counter Values:
282
472
542
190
190
52
251
$0

$s5UIKit18SymbolPixelFittingV4Axis33_691EAED9C2F3EDF60FDF7B54D1179580LLVwxx
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
242
$0

$s5UIKit18SymbolPixelFittingV7collect33_691EAED9C2F3EDF60FDF7B54D1179580LLyy12CoreGraphics6CGPathC_Say10Foundation7CGFloatVGzALztFZTf4nnnd_n
# Func Hash:
454273436170468484
# Num Counters:
39
# Counter Values:
727
491
112
333
0
114
260
273
98
0
102
213
74
69
0
189
42
48
102
75
0
0
42
3
42
45
14
42
24
0
101
0
92
2
31
7
7
28
0
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
1
1
$s12CoreGraphics6CGPathC8elementsSayAA11PathElementOGvg:189

$s5UIKit18SymbolPixelFittingV_5width6heightACSay12CoreGraphics6CGPathCG_S2itcfCTf4nnnd_n
# Func Hash:
1124680650937841251
# Num Counters:
3
# Counter Values:
71
118
3
$0

$s5UIKit18TerminationSignalsO7install2on2ofy13DisplayServer0G9EventLoop_p_AA13UIApplicationCtFZSbycfU_
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
7669
$0

$s5UIKit18TerminationSignalsO7install2on2ofy13DisplayServer0G9EventLoop_p_AA13UIApplicationCtFZTf4enn_n
# Func Hash:
212526878935420674
# Num Counters:
2
# Counter Values:
4
4
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
1
1
$s13DisplayServer03X11B0CAA0A9EventLoopA2aDP9interruptAA0A9InterruptVSgvsTW:4

$s5UIKit18TouchTextSelectionC12placeHandlesyyF
# Func Hash:
945831821017904156
# Num Counters:
64
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
65
0
0
0
0
65
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
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
18
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
# ValueKind = IPVK_MemOPSize:
1
# NumValueSites:
1
0

$s5UIKit18TouchTextSelectionC3add33_4ED7890CF18191D2DED928325663F10DLL_2toyAA28UILongPressGestureRecognizerC_AA0bcD4Host_ptFTf4nen_nAA10UITextViewC_Tg5
# Func Hash:
1138531377474437119
# Num Counters:
1
# Counter Values:
1
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
3
1
$s5UIKit19UIGestureRecognizerC17allowedTouchTypesSay10Foundation8NSNumberCGvs:1
1
$s5UIKit19UIGestureRecognizerC8delegateAA0bC8Delegate_pSgvs:1
1
$s5UIKit6UIViewC20addGestureRecognizeryyAA09UIGestureE0CF:1

$s5UIKit18TouchTextSelectionC3add33_4ED7890CF18191D2DED928325663F10DLL_2toyAA28UILongPressGestureRecognizerC_AA0bcD4Host_ptFTf4nen_nAA11UITextFieldC_Tg5
# Func Hash:
1138531377474437119
# Num Counters:
1
# Counter Values:
1
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
3
1
$s5UIKit19UIGestureRecognizerC17allowedTouchTypesSay10Foundation8NSNumberCGvs:1
1
$s5UIKit19UIGestureRecognizerC8delegateAA0bC8Delegate_pSgvs:1
1
$s5UIKit6UIViewC20addGestureRecognizeryyAA09UIGestureE0CF:1

$s5UIKit18TouchTextSelectionCMa
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
2
$0

$s5UIKit18TouchTextSelectionC_2in4menuAcA0C6EditorC_AA0bcD4Host_pAA21UIEditMenuInteractionCtcfcTf4nenn_nAA10UITextViewC_Tg5
# Func Hash:
170957022131388415
# Num Counters:
1
# Counter Values:
1
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
1
1
$s5UIKit19UIGestureRecognizerC9addTarget_6actionyyp_AA8SelectorVtF:1

$s5UIKit18TouchTextSelectionC_2in4menuAcA0C6EditorC_AA0bcD4Host_pAA21UIEditMenuInteractionCtcfcTf4nenn_nAA11UITextFieldC_Tg5
# Func Hash:
170957022131388415
# Num Counters:
1
# Counter Values:
1
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
1
1
$s5UIKit19UIGestureRecognizerC9addTarget_6actionyyp_AA8SelectorVtF:1

$s5UIKit18UIFocusEnvironmentPAAE09isInFocusC0ySbAaB_pF
# Func Hash:
626974632372370420
# Num Counters:
11
# Counter Values:
0
0
0
22
22
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
$s5UIKit6UIViewC14associatedViewACSgvg:22
1
$s5UIKit6UIViewC12isDescendant2ofSbAC_tF:22
0

$s5UIKit18UIFocusEnvironmentPAAE10focusChainSayAaB_pGvg
# Func Hash:
18663489450649376
# Num Counters:
9
# Counter Values:
0
0
7112
1229
1229
0
0
0
4157
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
1
2
$s5UIKit6UIViewCAA18UIFocusEnvironmentA2aDP011parentFocusD0AaD_pSgvgTW:6620
$s5UIKit16UIViewControllerCAA18UIFocusEnvironmentA2aDP011parentFocusE0AaD_pSgvgTW:1721

$s5UIKit18UIFocusEnvironmentPAAE19effectiveFocusGroupSSSgvg
# Func Hash:
859921303253815917
# Num Counters:
5
# Counter Values:
5528
672
0
0
0
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
1
2
$s5UIKit6UIViewCAA18UIFocusEnvironmentA2aDP20focusGroupIdentifierSSSgvgTW:4373
$s5UIKit16UIViewControllerCAA18UIFocusEnvironmentA2aDP20focusGroupIdentifierSSSgvgTW:1155

$s5UIKit18UIFocusEnvironmentPAAE9focusHostAA6UIViewCSgvg
# Func Hash:
402209678546781842
# Num Counters:
6
# Counter Values:
341
341
0
341
0
0
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
1
1
$s5UIKit6UIViewC14associatedViewACSgvg:341

$s5UIKit18UIKeyModifierFlagsV5shiftACvau
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
1
$0

$s5UIKit18UIKeyModifierFlagsV7commandACvau
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
1
$0

$s5UIKit18UIKeyModifierFlagsV7controlACvau
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
514
$0

$s5UIKit18UIKeyModifierFlagsV9alternateACvau
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
92
$0

$s5UIKit18UIKeyboardHIDUsageO8rawValueACSgSi_tcfCTf4nd_n
# Func Hash:
327888558718688063
# Num Counters:
173
# Counter Values:
1376
194
0
0
0
99
99
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
99
198
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
87
0
99
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
198
0
99
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
99
0
0
0
99
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
62
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
132
0
$0

$s5UIKit18UIKeyboardHIDUsageOACSQAAWl
# Func Hash:
784007059655560962
# Num Counters:
2
# Counter Values:
4
4
$0

$s5UIKit18UIKeyboardHIDUsageOMa
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
16
$0

$s5UIKit18UIKeyboardHIDUsageOSHAASQWb
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
4
$0

$s5UIKit18UIPointerAccessoryC6cursor3for13DisplayServer11CursorShapeOSgSayACG_tFZTf4nd_n
# Func Hash:
591567704845197181
# Num Counters:
6
# Counter Values:
7
0
0
0
0
0
$0

$s5UIKit18UISegmentedControlC10QuartzCore12LayerPainterAadEP16observesPaintingSbvgTW
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
496
$0

$s5UIKit18UISegmentedControlC10QuartzCore12LayerPainterAadEP4text2of5scale10TextEngine010PositionedK6LayoutVSgAD7CALayerC_10Foundation7CGFloatVtFTW
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
496
$0

$s5UIKit18UISegmentedControlC10QuartzCore12LayerPainterAadEP5paint_2in5scaleyAD7CALayerC_0E8Graphics9CGContextC10Foundation7CGFloatVtFTW
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
496
$0

$s5UIKit18UISegmentedControlC10setEnabled_12forSegmentAtySb_SitF
# Func Hash:
264495434291136213
# Num Counters:
4
# Counter Values:
2
2
0
0
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
1
1
$s5UIKit6UIViewC15setNeedsDisplayyyF:2

$s5UIKit18UISegmentedControlC10titleColor3forAA7UIColorCAA9UIControlC5StateV_tF
# Func Hash:
142702034820030076
# Num Counters:
16
# Counter Values:
1096
0
384
712
56
0
56
0
0
0
0
0
0
384
0
0
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
6
1
$s5UIKit18UISegmentedControlC19titleTextAttributes3forSDy10Foundation18NSAttributedStringC3KeyVypGSgAA9UIControlC5StateV_tF:1152
1
$s5UIKit18UISegmentedControlC19titleTextAttributes3forSDy10Foundation18NSAttributedStringC3KeyVypGSgAA9UIControlC5StateV_tF:1096
1
$s5UIKit18UISegmentedControlC11isMomentarySbvg:384
1
$s5UIKit18UISegmentedControlC24selectedSegmentTintColorAA7UIColorCSgvg:384
0
0

$s5UIKit18UISegmentedControlC11fittingSize10Foundation6CGSizeVvg
# Func Hash:
963345913448146304
# Num Counters:
50
# Counter Values:
34
32
0
0
34
8
52
8
57
52
52
0
57
52
0
25
52
0
52
26
26
26
1
25
0
0
0
25
25
0
0
0
0
0
0
0
0
32
0
0
60
52
0
0
0
0
4
0
52
0
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
5
1
$s5UIKit7UIImageC4size10Foundation6CGSizeVvg:8
1
$s10QuartzCore7CALayerC13contentsScale10Foundation7CGFloatVvg:52
1
$s5UIKit18UISegmentedControlC32apportionsSegmentWidthsByContentSbvg:26
1
$s5UIKit7UIImageC4size10Foundation6CGSizeVvg:8
1
$s10QuartzCore7CALayerC13contentsScale10Foundation7CGFloatVvg:52

$s5UIKit18UISegmentedControlC11isMomentarySbvg
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
4774
$0

$s5UIKit18UISegmentedControlC11isMomentarySbvs
# Func Hash:
811594939869376007
# Num Counters:
3
# Counter Values:
1
1
1
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
1
1
$s5UIKit6UIViewC15setNeedsDisplayyyF:1

$s5UIKit18UISegmentedControlC11paintGround33_94BD366A2DAC2EFEE3B2636BE2D20FF9LL2of2in_ySi_10Foundation6CGRectVAA0C6CanvasVtF
# Func Hash:
775210975024035522
# Num Counters:
60
# Counter Values:
0
468
328
0
0
0
0
0
1152
1068
872
844
328
0
412
0
84
0
90
0
0
468
0
0
140
0
0
328
0
328
0
0
0
0
140
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
328
328
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
18
1
$s5UIKit18UISegmentedControlC11isMomentarySbvg:1152
1
$s5UIKit18UISegmentedControlC20selectedSegmentIndexSivg:1068
1
$s5UIKit9UIControlC9isEnabledSbvg:468
1
$s5UIKit7UIColorC13resolvedColor4withAcA17UITraitCollectionC_tF:328
1
$s5UIKit7UIColorC7cgColor12CoreGraphics7CGColorCvg:328
1
$s5UIKit18UISegmentedControlC24selectedSegmentTintColorAA7UIColorCSgvg:468
1
$s5UIKit7UIColorC13resolvedColor4withAcA17UITraitCollectionC_tF:468
1
$s5UIKit7UIColorC7cgColor12CoreGraphics7CGColorCvg:468
1
$s5UIKit9UIControlC9isEnabledSbvg:1152
1
$s5UIKit18UISegmentedControlC11isMomentarySbvg:844
0
0
0
0
1
$s5UIKit9UIControlC9isFocusedSbvg:844
1
$s5UIKit18UISegmentedControlC11isMomentarySbvg:90
0
0

$s5UIKit18UISegmentedControlC12sizeThatFitsy10Foundation6CGSizeVAGF
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
25
$0

$s5UIKit18UISegmentedControlC19titleTextAttributes3forSDy10Foundation18NSAttributedStringC3KeyVypGSgAA9UIControlC5StateV_tF
# Func Hash:
1063705162558100101
# Num Counters:
3
# Counter Values:
4704
408
84
$0

$s5UIKit18UISegmentedControlC20intrinsicContentSize10Foundation6CGSizeVvg
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
1
$0

$s5UIKit18UISegmentedControlC20selectedSegmentIndexSivg
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
2815
$0

$s5UIKit18UISegmentedControlC20selectedSegmentIndexSivs
# Func Hash:
675064525239716065
# Num Counters:
7
# Counter Values:
0
0
14
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
$s5UIKit6UIViewC15setNeedsDisplayyyF:14

$s5UIKit18UISegmentedControlC21isTriggeredByKeyboardSbvg
# Func Hash:
212526878935420674
# Num Counters:
2
# Counter Values:
330
0
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
1
1
$s5UIKit18UISegmentedControlC11isMomentarySbvg:330

$s5UIKit18UISegmentedControlC22setTitleTextAttributes_3forySDy10Foundation18NSAttributedStringC3KeyVypGSg_AA9UIControlC5StateVtF
# Func Hash:
363181750273745534
# Num Counters:
6
# Counter Values:
2
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
$s5UIKit6UIViewC30invalidateIntrinsicContentSizeyyF:2
1
$s5UIKit6UIViewC15setNeedsDisplayyyF:2

$s5UIKit18UISegmentedControlC24selectedSegmentTintColorAA7UIColorCSgvg
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
852
$0

$s5UIKit18UISegmentedControlC24selectedSegmentTintColorAA7UIColorCSgvs
# Func Hash:
728453322856651412
# Num Counters:
2
# Counter Values:
0
2
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
1
1
$s5UIKit6UIViewC15setNeedsDisplayyyF:2

$s5UIKit18UISegmentedControlC32apportionsSegmentWidthsByContentSbvg
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
1178
$0

$s5UIKit18UISegmentedControlC32apportionsSegmentWidthsByContentSbvs
# Func Hash:
958957829815873177
# Num Counters:
5
# Counter Values:
1
1
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
$s5UIKit6UIViewC30invalidateIntrinsicContentSizeyyF:1
1
$s5UIKit6UIViewC15setNeedsDisplayyyF:1

$s5UIKit18UISegmentedControlC4font3forAA6UIFontCAA9UIControlC5StateV_tF
# Func Hash:
641059977879554689
# Num Counters:
11
# Counter Values:
1228
0
0
28
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
$s5UIKit18UISegmentedControlC19titleTextAttributes3forSDy10Foundation18NSAttributedStringC3KeyVypGSgAA9UIControlC5StateV_tF:1228
1
$s5UIKit18UISegmentedControlC19titleTextAttributes3forSDy10Foundation18NSAttributedStringC3KeyVypGSgAA9UIControlC5StateV_tF:1228

$s5UIKit18UISegmentedControlC4goOn33_ECC2909A4CC95952815D0CCEF6144A1ALL4from2by4withySi_SiAA7UIEventCSgtF
# Func Hash:
567547168687192601
# Num Counters:
7
# Counter Values:
0
30
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

$s5UIKit18UISegmentedControlC5edgesSay10Foundation7CGFloatVGvg
# Func Hash:
464710689506618129
# Num Counters:
36
# Counter Values:
656
56
1152
656
1152
1068
1068
1068
0
496
84
0
496
496
468
28
0
0
468
28
0
0
0
0
0
0
655
0
0
496
0
84
84
0
496
496
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
5
1
$s5UIKit6UIViewC6bounds10Foundation6CGRectVvg:496
1
$s5UIKit18UISegmentedControlC32apportionsSegmentWidthsByContentSbvg:1152
0
1
$s10QuartzCore7CALayerC13contentsScale10Foundation7CGFloatVvg:84
1
$s5UIKit6UIViewC6bounds10Foundation6CGRectVvg:496

$s5UIKit18UISegmentedControlC5frameAC10Foundation6CGRectV_tcfC
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
13
$0

$s5UIKit18UISegmentedControlC5frameAC10Foundation6CGRectV_tcfc
# Func Hash:
170957022131388415
# Num Counters:
1
# Counter Values:
13
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
1
1
$s5UIKit6UIViewC8isOpaqueSbvs:13

$s5UIKit18UISegmentedControlC5itemsACSayypGSg_tcfC
# Func Hash:
692348641184447190
# Num Counters:
5
# Counter Values:
17
13
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
$s5UIKit18UISegmentedControlC5frameAC10Foundation6CGRectV_tcfC:13
1
$s5UIKit6UIViewC9sizeToFityyF:13

$s5UIKit18UISegmentedControlC5paint_2in5scaley10QuartzCore7CALayerC_0H8Graphics9CGContextC10Foundation7CGFloatVtFTf4dnnn_n
# Func Hash:
726036948107354597
# Num Counters:
56
# Counter Values:
0
496
112
844
516
0
0
760
1152
0
0
0
252
0
0
0
252
0
1040
0
252
0
496
252
140
496
0
0
140
0
0
0
0
356
496
0
1152
0
0
1152
1152
0
0
1096
872
0
0
0
112
0
0
1040
1040
0
1152
0
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
17
1
$s5UIKit6UIViewC15traitCollectionAA07UITraitD0Cvg:496
1
$s5UIKit6UIViewC37effectiveUserInterfaceLayoutDirectionAA06UIUserefG0Ovg:496
1
$s5UIKit9UIControlC9isEnabledSbvg:496
1
$s5UIKit6UIViewC6bounds10Foundation6CGRectVvg:496
1
$s5UIKit7UIColorC13resolvedColor4withAcA17UITraitCollectionC_tF:496
1
$s5UIKit7UIColorC7cgColor12CoreGraphics7CGColorCvg:496
1
$s5UIKit6UIViewC6bounds10Foundation6CGRectVvg:1152
1
$s5UIKit6UIViewC6bounds10Foundation6CGRectVvg:1152
1
$s5UIKit6UIViewC37effectiveUserInterfaceLayoutDirectionAA06UIUserefG0Ovg:1152
0
1
$s5UIKit9UIControlC9isEnabledSbvg:1152
1
$s5UIKit18UISegmentedControlC11isMomentarySbvg:844
1
$s5UIKit18UISegmentedControlC20selectedSegmentIndexSivg:760
1
$s5UIKit18UISegmentedControlC11isMomentarySbvg:252
1
$s5UIKit18UISegmentedControlC20selectedSegmentIndexSivg:252
1
$s5UIKit7UIColorC13resolvedColor4withAcA17UITraitCollectionC_tF:1040
1
$s5UIKit7UIColorC7cgColor12CoreGraphics7CGColorCvg:1040

$s5UIKit18UISegmentedControlC7perform_8isRepeat4withSbAA18UIKeyboardHIDUsageO_SbAA7UIEventCSgtF
# Func Hash:
881991935150823327
# Num Counters:
20
# Counter Values:
0
0
30
0
0
330
0
0
0
0
0
360
0
0
0
30
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
$s5UIKit6UIViewC37effectiveUserInterfaceLayoutDirectionAA06UIUserefG0Ovg:360
1
$s5UIKit18UISegmentedControlC11isMomentarySbvg:30
0

$s5UIKit18UISegmentedControlC9paintLine33_94BD366A2DAC2EFEE3B2636BE2D20FF9LL5after__ySi_10Foundation6CGRectVAA0C6CanvasVtF
# Func Hash:
109218293742560217
# Num Counters:
20
# Counter Values:
376
187
733
0
0
1152
469
0
0
187
0
187
187
0
0
0
0
0
187
187
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
4
1
$s5UIKit18UISegmentedControlC11isMomentarySbvg:845
1
$s5UIKit18UISegmentedControlC20selectedSegmentIndexSivg:733
1
$s5UIKit7UIColorC13resolvedColor4withAcA17UITraitCollectionC_tF:187
1
$s5UIKit7UIColorC7cgColor12CoreGraphics7CGColorCvg:187

$s5UIKit18UISegmentedControlCMa
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
12
$0

$s5UIKit19AccessibilityValuesCMa
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
24
$0

$s5UIKit19CoveredViewPositionVMa
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
4
$0

$s5UIKit19CoveredViewPositionVSgWOc
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

$s5UIKit19CoveredViewPositionVSgWOh
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

$s5UIKit19CoveredViewPositionVwet
# Func Hash:
1063705161908944610
# Num Counters:
3
# Counter Values:
8
8
8
$0

$s5UIKit19NSLayoutXAxisAnchorCMa
# Func Hash:
784007059655560962
# Num Counters:
2
# Counter Values:
34
4
$0

$s5UIKit19NSLayoutXAxisAnchorCMr
# Func Hash:
784007059655560962
# Num Counters:
2
# Counter Values:
2
2
$0

$s5UIKit19NSLayoutXAxisAnchorCfD
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
32
$0

$s5UIKit19NSLayoutYAxisAnchorCMa
# Func Hash:
784007059655560962
# Num Counters:
2
# Counter Values:
34
4
$0

$s5UIKit19NSLayoutYAxisAnchorCMr
# Func Hash:
784007059655560962
# Num Counters:
2
# Counter Values:
2
2
$0

$s5UIKit19NSLayoutYAxisAnchorCfD
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
32
$0

$s5UIKit19ScrollBarRecognizerC12touchesBegan_4withyShyAA7UITouchCG_AA7UIEventCtF
# Func Hash:
477474687368859835
# Num Counters:
28
# Counter Values:
200
200
200
200
200
0
200
0
0
0
159
0
0
41
0
0
0
0
0
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
2
$s5UIKit12UIScrollViewC15isScrollEnabledSbvg:190
$s5UIKit10UITextViewC15isScrollEnabledSbvg:10
1
$s5UIKit7UITouchC8location2in10Foundation7CGPointVAA6UIViewCSg_tF:41
1
$s5UIKit7UITouchC4typeAC9TouchTypeOvg:41
0
0
0
0

$s5UIKit19ScrollBarRecognizerC5resetyyF
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
201
$0

$s5UIKit19ScrollBarRecognizerC7release028_C9FE04786A4FCD7A30391DAC520F3E26LLyyF
# Func Hash:
950994587926084280
# Num Counters:
12
# Counter Values:
201
0
0
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

$s5UIKit19ScrollBarRecognizerCMa
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
8
$0

$s5UIKit19ScrollPanRecognizerC10contentWay12CoreGraphics8CGVectorVvg
# Func Hash:
146835647075900052
# Num Counters:
2
# Counter Values:
5
0
$0

$s5UIKit19ScrollPanRecognizerC17sequenceDidChange_4withyAA7UITouchC5PhaseO_AA7UIEventCSgtF
# Func Hash:
134732432720417413
# Num Counters:
4
# Counter Values:
7
3
3
0
$0

$s5UIKit19ScrollPanRecognizerC17standardWheelStep_WZ
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
2
$0

$s5UIKit19ScrollPanRecognizerC5resetyyF
# Func Hash:
238984482966880379
# Num Counters:
3
# Counter Values:
2
0
2
$0

$s5UIKit19ScrollPanRecognizerC6attach2toyAA12UIScrollViewC_tF
# Func Hash:
170957022131388415
# Num Counters:
1
# Counter Values:
8
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
1
1
$s5UIKit6UIViewC20addGestureRecognizeryyAA09UIGestureE0CF:8

$s5UIKit19ScrollPanRecognizerC7acceptsySbAA7UIEventCF
# Func Hash:
1031809831505088101
# Num Counters:
9
# Counter Values:
0
0
92
0
92
0
92
0
92
$0

$s5UIKit19ScrollPanRecognizerC8delegateAA09UIGestureD8Delegate_pSgvg
# Func Hash:
238984482966880379
# Num Counters:
3
# Counter Values:
4
0
4
$0

$s5UIKit19ScrollPanRecognizerC8distance33_0D247049AF697A1EC8FBB35A692E6698LL2of12CoreGraphics8CGVectorVAA13UIScrollEventC_tF
# Func Hash:
710418539532077827
# Num Counters:
16
# Counter Values:
0
0
0
0
0
5
0
0
95
0
90
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
6
1
$s5UIKit12UIScrollViewC9wheelStep10Foundation7CGFloatVvg:95
1
$s5UIKit12UIScrollViewC9wheelStep10Foundation7CGFloatVvg:95
1
$s5UIKit12UIScrollViewC22alwaysBounceHorizontalSbvg:95
0
1
$s5UIKit12UIScrollViewC20alwaysBounceVerticalSbvg:90
0

$s5UIKit19ScrollPanRecognizerCMa
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
8
$0

$s5UIKit19SymbolOutlineParserV3add33_A32989A1269F6ECCEAB3454B51A1A9FCLLySbSSF
# Func Hash:
1050700451104998416
# Num Counters:
28
# Counter Values:
5782
839
638
1225
1225
159
0
5787
606
5782
0
0
201
0
0
0
0
0
0
0
0
323
411
0
164
0
0
0
$0

$s5UIKit19SymbolOutlineParserV3add33_A32989A1269F6ECCEAB3454B51A1A9FCLLySbSSF9endNumberL_SbyFTf0ss_n
# Func Hash:
928018418511080653
# Num Counters:
7
# Counter Values:
201
189
189
189
62
37
0
$0

$s5UIKit19SymbolOutlineParserV6addArc33_A32989A1269F6ECCEAB3454B51A1A9FCLL_8isJoinedySay10Foundation7CGFloatVG_SbtF
# Func Hash:
391331302298489562
# Num Counters:
6
# Counter Values:
8
8
0
0
0
0
$0

$s5UIKit19SymbolOutlineParserV6finish33_A32989A1269F6ECCEAB3454B51A1A9FCLLySbSJSg_Say10Foundation7CGFloatVGtF
# Func Hash:
359336754426766202
# Num Counters:
105
# Counter Values:
0
479
0
0
0
0
0
0
0
135
0
0
201
614
225
0
479
341
138
0
135
258
83
135
0
258
0
0
221
37
12
169
52
161
8
161
0
83
78
0
0
54
83
0
6
18
65
0
18
0
12
6
12
0
6
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
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
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
0
$0

$s5UIKit19UIGestureRecognizerC11tracksHoverSbvg
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
26
$0

$s5UIKit19UIGestureRecognizerC12pressesBegan_4withyShyAA7UIPressCG_AA14UIPressesEventCtF
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
2
$0

$s5UIKit19UIGestureRecognizerC12pressesEnded_4withyShyAA7UIPressCG_AA14UIPressesEventCtF
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
2
$0

$s5UIKit19UIGestureRecognizerC12takesPressesSbvg
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
210
$0

$s5UIKit19UIGestureRecognizerC13modifierFlagsAA013UIKeyModifierE0Vvg
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
169
$0

$s5UIKit19UIGestureRecognizerC13shouldReceiveySbAA7UIEventCF
# Func Hash:
536744759626524775
# Num Counters:
2
# Counter Values:
341
0
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
2
2
$s5UIKit19UIGestureRecognizerC8delegateAA0bC8Delegate_pSgvg:339
$s5UIKit19ScrollPanRecognizerC8delegateAA09UIGestureD8Delegate_pSgvg:2
0

$s5UIKit19UIGestureRecognizerC16tapCountForOrderSiSgvg
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
205
$0

$s5UIKit19UIGestureRecognizerC17allowedPressTypesSay10Foundation8NSNumberCGvg
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
64
$0

$s5UIKit19UIGestureRecognizerC17allowedTouchTypesSay10Foundation8NSNumberCGvs
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
2
$0

$s5UIKit19UIGestureRecognizerC17allowedTouchTypesSay10Foundation8NSNumberCGvsTf4gn_n
# Func Hash:
525801537981395301
# Num Counters:
8
# Counter Values:
0
0
20
10
0
0
0
20
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
2
1
** External Symbol **:20
1
** External Symbol **:20

$s5UIKit19UIGestureRecognizerC18acceptsMoreTouchesSbvg
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
400
$0

$s5UIKit19UIGestureRecognizerC19waitsForMoreTouchesSbvg
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
2
$0

$s5UIKit19UIGestureRecognizerC20cancelsTouchesInViewSbvg
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
140
$0

$s5UIKit19UIGestureRecognizerC26requiresExclusiveTouchTypeSbvg
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
400
$0

$s5UIKit19UIGestureRecognizerC4viewAA6UIViewCSgvg
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
1687
$0

$s5UIKit19UIGestureRecognizerC5StateO10isTerminalSbvg
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
919
$0

$s5UIKit19UIGestureRecognizerC5StateO11sendsActionSbvg
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
919
$0

$s5UIKit19UIGestureRecognizerC5StateO8isActiveSbvg
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
29
$0

$s5UIKit19UIGestureRecognizerC5StateOAESQAAWl
# Func Hash:
784007059655560962
# Num Counters:
2
# Counter Values:
2
2
$0

$s5UIKit19UIGestureRecognizerC5StateOMa
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
16
$0

$s5UIKit19UIGestureRecognizerC5StateOSHAASQWb
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
2
$0

$s5UIKit19UIGestureRecognizerC5resetyyF
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
138
$0

$s5UIKit19UIGestureRecognizerC5stateAC5StateOvg
# Func Hash:
784007059655560962
# Num Counters:
2
# Counter Values:
315
0
$0

$s5UIKit19UIGestureRecognizerC5stateAC5StateOvs
# Func Hash:
811594942365586512
# Num Counters:
3
# Counter Values:
688
0
688
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
1
1
$s5UIKit19UIGestureRecognizerC4viewAA6UIViewCSgvg:688

$s5UIKit19UIGestureRecognizerC6target6actionACypSg_AA8SelectorVSgtcfc
# Func Hash:
1124680652115249575
# Num Counters:
3
# Counter Values:
34
8
0
$0

$s5UIKit19UIGestureRecognizerC7acceptsySbAA7UIEventCF
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
278
$0

$s5UIKit19UIGestureRecognizerC7convert9fromScene2to10Foundation7CGPointVAI_AA6UIViewCSgtF
# Func Hash:
651056899739776996
# Num Counters:
9
# Counter Values:
0
123
123
0
0
0
0
0
123
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
2
1
$s5UIKit19UIGestureRecognizerC4viewAA6UIViewCSgvg:123
1
$s5UIKit6UIViewC7convert_4from10Foundation7CGPointVAH_ACSgtF:123

$s5UIKit19UIGestureRecognizerC8competesSbvg
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
938
$0

$s5UIKit19UIGestureRecognizerC8delegateAA0bC8Delegate_pSgvg
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
679
$0

$s5UIKit19UIGestureRecognizerC8delegateAA0bC8Delegate_pSgvs
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
2
$0

$s5UIKit19UIGestureRecognizerC8location2in10Foundation7CGPointVAA6UIViewCSg_tF
# Func Hash:
170957022131388415
# Num Counters:
1
# Counter Values:
123
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
1
1
$s5UIKit24UIHoverGestureRecognizerC13sceneLocation10Foundation7CGPointVvg:123

$s5UIKit19UIGestureRecognizerC9addTarget_6actionyyp_AA8SelectorVtF
# Func Hash:
1073436550686751777
# Num Counters:
12
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
0
0
0
$0

$s5UIKit19UIGestureRecognizerC9isEnabledSbvg
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
1751
$0

$s5UIKit19UIGestureRecognizerC9scheduler13DisplayServer9SchedulerCSgvg
# Func Hash:
727966330415200639
# Num Counters:
4
# Counter Values:
6
6
6
6
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
3
1
$s5UIKit19UIGestureRecognizerC4viewAA6UIViewCSgvg:6
1
$s5UIKit8UIWindowC11windowSceneAA0bD0CSgvg:6
1
$s13DisplayServer03X11B0CAA0A9EventLoopA2aDP9schedulerAA9SchedulerCvgTW:6

$s5UIKit19UIGestureRecognizerCMa
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
1605
$0

$s5UIKit20ScrollHoldRecognizerC13shouldReceiveySbAA7UIEventCF
# Func Hash:
935611664543117990
# Num Counters:
14
# Counter Values:
0
200
200
0
201
0
0
0
200
0
0
0
200
200
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
4
2
$s5UIKit14UITouchesEventC10allTouchesShyAA7UITouchCGSgvg:200
$s5UIKit7UIEventC10allTouchesShyAA7UITouchCGSgvg:1
1
$s5UIKit7UITouchC4typeAC9TouchTypeOvg:200
1
$s5UIKit7UITouchC5phaseAC5PhaseOvg:200
0

$s5UIKit20ScrollHoldRecognizerC5resetyyF
# Func Hash:
694937218482769025
# Num Counters:
6
# Counter Values:
1
0
0
0
0
0
$0

$s5UIKit20ScrollHoldRecognizerCMa
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
8
$0

$s5UIKit20TextSelectionTrackerC3endyyF
# Func Hash:
212526878935420674
# Num Counters:
2
# Counter Values:
12
10
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
1
1
$s5UIKit20TextSelectionTrackerC_2in5along11visibleArea10toDocument6scroll6didEndAcA0B6EditorC_AA6UIViewCAA10ScrollAxesV10Foundation6CGRectVycAP7CGPointVATcSbAP7CGFloatVcyyctcfcfA5_yycfU_:10

$s5UIKit20TextSelectionTrackerC6extend33_B366209FB3A5D19733D4CDC63D48F27BLLyyF
# Func Hash:
675064528067811430
# Num Counters:
8
# Counter Values:
0
0
8
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
** External Symbol **:8

$s5UIKit20TextSelectionTrackerCMa
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
1
$0

$s5UIKit20TextSelectionTrackerC_2in5along11visibleArea10toDocument6scroll6didEndAcA0B6EditorC_AA6UIViewCAA10ScrollAxesV10Foundation6CGRectVycAP7CGPointVATcSbAP7CGFloatVcyyctcfcfA5_yycfU_
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
10
$0

$s5UIKit20UIFocusUpdateContextC12environmentsSayAA0B11Environment_pGvg
# Func Hash:
981628528384077723
# Num Counters:
14
# Counter Values:
510
118
454
214
300
90
156
126
90
126
0
0
91
0
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
2
1
$s5UIKit20UIFocusUpdateContextC15nextFocusedItemAA0bG0_pSgvg:156
1
$s5UIKit20UIFocusUpdateContextC21previouslyFocusedItemAA0bG0_pSgvg:156

$s5UIKit20UIFocusUpdateContextC15nextFocusedItemAA0bG0_pSgvg
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
156
$0

$s5UIKit20UIFocusUpdateContextC21previouslyFocusedItemAA0bG0_pSgvg
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
156
$0

$s5UIKit20UIFocusUpdateContextCMa
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
249
$0

$s5UIKit20UIFocusUpdateContextCfD
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
156
$0

$s5UIKit20UIPointerInteractionC7didMove2toyAA6UIViewCSg_tF
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
2
$0

$s5UIKit20UIPointerInteractionC8willMove2toyAA6UIViewCSg_tF
# Func Hash:
903233819662253213
# Num Counters:
10
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
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
1
0

$s5UIKit20UIPointerInteractionC9isEnabledSbvg
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
39
$0

$s5UIKit20UIPointerInteractionCAA13UIInteractionA2aDP4viewAA6UIViewCSgvgTW
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
4
$0

$s5UIKit20UIPointerInteractionCAA13UIInteractionA2aDP7didMove2toyAA6UIViewCSg_tFTW
# Func Hash:
170957022131388415
# Num Counters:
1
# Counter Values:
2
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
1
1
$s5UIKit20UIPointerInteractionC7didMove2toyAA6UIViewCSg_tF:2

$s5UIKit20UIPointerInteractionCAA13UIInteractionA2aDP8willMove2toyAA6UIViewCSg_tFTW
# Func Hash:
170957022131388415
# Num Counters:
1
# Counter Values:
2
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
1
1
$s5UIKit20UIPointerInteractionC8willMove2toyAA6UIViewCSg_tF:2

$s5UIKit20UIPointerInteractionCMa
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
41
$0

$s5UIKit20UISceneConfigurationCMa
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
16
$0

$s5UIKit20UISceneConfigurationCfD
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
8
$0

$s5UIKit21ExtendedTextSelectionVMa
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
4
$0

$s5UIKit21ExtendedTextSelectionVSgWOh
# Func Hash:
170957022131388415
# Num Counters:
1
# Counter Values:
135
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
1
1
** External Symbol **:135

$s5UIKit21ExtendedTextSelectionVwet
# Func Hash:
607699200014702880
# Num Counters:
5
# Counter Values:
135
135
0
0
0
$0

$s5UIKit21NSDirectionalRectEdgeV8trailingACvau
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
1
$0

$s5UIKit21TransitionCoordinatorCMa
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
52
$0

$s5UIKit21TransitionCoordinatorCfD
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
52
$0

$s5UIKit21UIAccessibilityTraitsVMa
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
2
$0

$s5UIKit21UIApplicationDelegatePAAE11application_26configurationForConnecting7optionsAA20UISceneConfigurationCAA0B0C_AA0I7SessionCAA0I0C17ConnectionOptionsCtF
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
4
$0

$s5UIKit21UIApplicationDelegatePAAE4mainyyFZ
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
4
$0

$s5UIKit21UIApplicationDelegatePAAE4mainyyFZAaB_pSgyXEfU_
# Func Hash:
798733566933097745
# Num Counters:
4
# Counter Values:
4
0
0
0
$0

$s5UIKit21UIContentSizeCategoryV9textScaleACSd_tcfCTf4nd_g
# Func Hash:
783548774170518309
# Num Counters:
9
# Counter Values:
176
16
16
0
0
0
0
0
48
$0

$s5UIKit21UIContentSizeCategoryVMa
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
4
$0

$s5UIKit21UIEditMenuInteractionC07dismissC0yyF
# Func Hash:
784007056844089447
# Num Counters:
2
# Counter Values:
2
0
$0

$s5UIKit21UIEditMenuInteractionC7didMove2toyAA6UIViewCSg_tF
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
2
$0

$s5UIKit21UIEditMenuInteractionC8willMove2toyAA6UIViewCSg_tF
# Func Hash:
218421988090707604
# Num Counters:
5
# Counter Values:
2
2
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
$s5UIKit21UIEditMenuInteractionC07dismissC0yyF:2

$s5UIKit21UIEditMenuInteractionCAA13UIInteractionA2aDP4viewAA6UIViewCSgvgTW
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
4
$0

$s5UIKit21UIEditMenuInteractionCAA13UIInteractionA2aDP7didMove2toyAA6UIViewCSg_tFTW
# Func Hash:
170957022131388415
# Num Counters:
1
# Counter Values:
2
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
1
1
$s5UIKit21UIEditMenuInteractionC7didMove2toyAA6UIViewCSg_tF:2

$s5UIKit21UIEditMenuInteractionCAA13UIInteractionA2aDP8willMove2toyAA6UIViewCSg_tFTW
# Func Hash:
170957022131388415
# Num Counters:
1
# Counter Values:
2
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
1
1
$s5UIKit21UIEditMenuInteractionC8willMove2toyAA6UIViewCSg_tF:2

$s5UIKit21UIGraphicsPushContextyy12CoreGraphics9CGContextCF
# Func Hash:
798733566889755673
# Num Counters:
4
# Counter Values:
52
3
2
0
$0

$s5UIKit22DesktopPasteboardStoreC5offer33_5EDD6DEE0BB9E7E3723E80B2A7FB79B5LLy13DisplayServer16ClipboardContentVSayAA0C4ItemVG_AA0C7OptionsVtF4MadeL_CMa
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
1
$0

$s5UIKit22DesktopPasteboardStoreC5offer33_5EDD6DEE0BB9E7E3723E80B2A7FB79B5LLy13DisplayServer16ClipboardContentVSayAA0C4ItemVG_AA0C7OptionsVtF4MadeL_CfD
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
1
$0

$s5UIKit22DesktopPasteboardStoreC5offer33_5EDD6DEE0BB9E7E3723E80B2A7FB79B5LLy13DisplayServer16ClipboardContentVSayAA0C4ItemVG_AA0C7OptionsVtFTf4nnd_n
# Func Hash:
296805427266671001
# Num Counters:
22
# Counter Values:
0
1
1
0
1
0
0
1
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
0
0
0
$0

$s5UIKit22DesktopPasteboardStoreC8contentsAA0C8Contents_pvg
# Func Hash:
728453322856651412
# Num Counters:
2
# Counter Values:
0
1
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
1
1
$s13DisplayServer12X11ClipboardCAA0aD0A2aDP7content2ofAA0D7ContentVSgAA0D9SelectionO_tFTW:1

$s5UIKit22DesktopPasteboardStoreC8setItems__6expireSbSayAA0C4ItemVG_AA0C7OptionsVyyYbScMYcctF
# Func Hash:
515008862736241177
# Num Counters:
5
# Counter Values:
1
1
1
0
0
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
1
1
$s13DisplayServer12X11ClipboardCAA0aD0A2aDP10setContent_2ofSbAA0dF0VSg_AA0D9SelectionOtFTW:1

$s5UIKit22DesktopPasteboardStoreCAA0cD0A2aDP8contentsAA0C8Contents_pvgTW
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
1
$0

$s5UIKit22DesktopPasteboardStoreCAA0cD0A2aDP8setItems__6expireSbSayAA0C4ItemVG_AA0C7OptionsVyyYbScMYcctFTW
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
1
$0

$s5UIKit22DesktopPasteboardStoreCMa
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
1
$0

$s5UIKit22DesktopPasteboardStoreC_6serverAC13DisplayServer18ClipboardSelectionO_A2E_ptcfcTf4ngn_n
# Func Hash:
567090795815895039
# Num Counters:
1
# Counter Values:
2
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
2
1
$s13DisplayServer03X11B0CAA15DesktopServicesA2aDP9clipboardAA0A9Clipboard_pvgTW:2
1
$s13DisplayServer03X11B0CAA0A9EventLoopA2aDP9schedulerAA9SchedulerCvgTW:2

$s5UIKit22SearchBarFieldDelegateCMa
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
1
$0

$s5UIKit22TouchTextSelectionHostPA2A29UIEditMenuInteractionDelegateRzAA09UIPointerhI0RzAA11UITextInputRzrlE04makebD0yAA0bcD0CAA0C6EditorCFAA0K4ViewC_Tg5
# Func Hash:
567090795815895039
# Num Counters:
1
# Counter Values:
1
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
2
1
$s5UIKit6UIViewC14addInteractionyyAA13UIInteraction_pF:1
1
$s5UIKit6UIViewC14addInteractionyyAA13UIInteraction_pF:1

$s5UIKit22TouchTextSelectionHostPA2A29UIEditMenuInteractionDelegateRzAA09UIPointerhI0RzAA11UITextInputRzrlE04makebD0yAA0bcD0CAA0C6EditorCFAA0K5FieldC_Tg5
# Func Hash:
567090795815895039
# Num Counters:
1
# Counter Values:
1
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
2
1
$s5UIKit6UIViewC14addInteractionyyAA13UIInteraction_pF:1
1
$s5UIKit6UIViewC14addInteractionyyAA13UIInteraction_pF:1

$s5UIKit22TouchTextSelectionHostPAAE09textKeepsB04fromSbAA19UIGestureRecognizerC_tFAA10UITextViewC_Tg5
# Func Hash:
101411367903681768
# Num Counters:
16
# Counter Values:
9
0
9
9
0
0
0
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
6
1
$s5UIKit19UIGestureRecognizerC4viewAA6UIViewCSgvg:9
0
0
0
0
0

$s5UIKit22UIPanGestureRecognizerC12takesPressesSbvg
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
105
$0

$s5UIKit22UIPanGestureRecognizerC17sequenceDidChange_4withyAA7UITouchC5PhaseO_AA7UIEventCSgtF
# Func Hash:
928372555773419679
# Num Counters:
12
# Counter Values:
3
4
3
2
2
0
3
2
2
0
0
0
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
6
1
$s5UIKit19UIGestureRecognizerC4viewAA6UIViewCSgvg:2
1
$s5UIKit8UIWindowC11windowSceneAA0bD0CSgvg:2
1
$s5UIKit19UIGestureRecognizerC5stateAC5StateOvs:2
1
$s5UIKit19UIGestureRecognizerC5stateAC5StateOvs:3
1
$s5UIKit19UIGestureRecognizerC5stateAC5StateOvs:2
0

$s5UIKit22UIPanGestureRecognizerC5resetyyF
# Func Hash:
146835647075900052
# Num Counters:
2
# Counter Values:
2
0
$0

$s5UIKit22UIPanGestureRecognizerCIeAgg_AC_QSiytIeAgpr_TR
# Func Hash:
170957022131388415
# Num Counters:
1
# Counter Values:
7
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
1
1
** External Symbol **:7

$s5UIKit22UIPanGestureRecognizerCIeghg_ACIeAgg_TR
# Func Hash:
170957022131388415
# Num Counters:
1
# Counter Values:
7
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
1
1
** External Symbol **:7

$s5UIKit22UIPanGestureRecognizerCMa
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
7
$0

$s5UIKit22UIPointerRegionRequestCMa
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
39
$0

$s5UIKit22UIPointerRegionRequestCfD
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
39
$0

$s5UIKit23UIActivityIndicatorViewC10QuartzCore12LayerPainterAadEP16observesPaintingSbvgTW
# Func Hash:
170957022131388415
# Num Counters:
1
# Counter Values:
12
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
1
1
$s5UIKit23UIActivityIndicatorViewC11isAnimatingSbvg:12

$s5UIKit23UIActivityIndicatorViewC10QuartzCore12LayerPainterAadEP4text2of5scale10TextEngine010PositionedL6LayoutVSgAD7CALayerC_10Foundation7CGFloatVtFTW
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
12
$0

$s5UIKit23UIActivityIndicatorViewC10QuartzCore12LayerPainterAadEP5paint_2in5scaleyAD7CALayerC_0F8Graphics9CGContextC10Foundation7CGFloatVtFTW
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
12
$0

$s5UIKit23UIActivityIndicatorViewC10QuartzCore12LayerPainterAadEP8didPaintyyAD7CALayerCFTW
# Func Hash:
287703007837167693
# Num Counters:
7
# Counter Values:
12
12
12
12
12
2
0
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
4
1
$s5UIKit23UIActivityIndicatorViewC11isAnimatingSbvg:12
1
$s5UIKit6UIViewC6windowAA8UIWindowCSgvg:12
1
$s5UIKit8UIWindowC11windowSceneAA0bD0CSgvg:12
1
$s13DisplayServer03X11B0CAA0A9EventLoopA2aDP10frameClockAA05FrameG0CvgTW:12

$s5UIKit23UIActivityIndicatorViewC11isAnimatingSbvg
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
37
$0

$s5UIKit23UIActivityIndicatorViewC14startAnimatingyyF
# Func Hash:
1108079925070882919
# Num Counters:
2
# Counter Values:
1
1
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
3
1
$s5UIKit6UIViewC8isHiddenSbvs:1
1
$s5UIKit23UIActivityIndicatorViewC11isAnimatingSbvg:1
1
$s5UIKit6UIViewC15setNeedsDisplayyyF:1

$s5UIKit23UIActivityIndicatorViewC20intrinsicContentSize10Foundation6CGSizeVvg
# Func Hash:
955604089020874751
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
$s5UIKit23UIActivityIndicatorViewC5styleAC5StyleOvg:5

$s5UIKit23UIActivityIndicatorViewC5colorAA7UIColorCSgvg
# Func Hash:
784007059655560962
# Num Counters:
2
# Counter Values:
12
0
$0

$s5UIKit23UIActivityIndicatorViewC5colorAA7UIColorCSgvs
# Func Hash:
212526878935420674
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

$s5UIKit23UIActivityIndicatorViewC5frameAC10Foundation6CGRectV_tcfc
# Func Hash:
567090795815895039
# Num Counters:
1
# Counter Values:
1
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
2
1
$s5UIKit6UIViewC8isOpaqueSbvs:1
1
$s5UIKit6UIViewC8isHiddenSbvs:1

$s5UIKit23UIActivityIndicatorViewC5paint_2in5scaley10QuartzCore7CALayerC_0I8Graphics9CGContextC10Foundation7CGFloatVtFTf4dnnn_n
# Func Hash:
452501971685195182
# Num Counters:
16
# Counter Values:
0
0
12
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
12
0
0
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
9
1
$s5UIKit6UIViewC15traitCollectionAA07UITraitD0Cvg:12
1
$s5UIKit6UIViewC37effectiveUserInterfaceLayoutDirectionAA06UIUserefG0Ovg:12
1
$s5UIKit23UIActivityIndicatorViewC5styleAC5StyleOvg:12
1
$s5UIKit23UIActivityIndicatorViewC5styleAC5StyleOvg:12
1
$s5UIKit6UIViewC6bounds10Foundation6CGRectVvg:12
1
$s5UIKit6UIViewC6bounds10Foundation6CGRectVvg:12
1
$s5UIKit23UIActivityIndicatorViewC5colorAA7UIColorCSgvg:12
1
$s5UIKit7UIColorC13resolvedColor4withAcA17UITraitCollectionC_tF:12
1
$s5UIKit7UIColorC7cgColor12CoreGraphics7CGColorCvg:12

$s5UIKit23UIActivityIndicatorViewC5styleAC5StyleOvg
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
29
$0

$s5UIKit23UIActivityIndicatorViewCAA13FrameListenerA2aDP14frameWillBegin2atySd_tFTW
# Func Hash:
536744762437996290
# Num Counters:
2
# Counter Values:
12
12
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
2
1
$s5UIKit23UIActivityIndicatorViewC11isAnimatingSbvg:12
1
$s5UIKit6UIViewC15setNeedsDisplayyyF:12

$s5UIKit23UIActivityIndicatorViewCMa
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
1
$0

$s5UIKit23UIGraphicsImageRendererC3run33_6E6BF0C9A7D9FE4E119E66D3FF22ABB6LL_2inyyAA0bcD7ContextCXE_AHtFTf4nnd_n
# Func Hash:
1108181538038848560
# Num Counters:
3
# Counter Values:
2
0
1
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
1
2
** External Symbol **:1
** External Symbol **:1

$s5UIKit23UIGraphicsImageRendererC4sizeAC10Foundation6CGSizeV_tcfC
# Func Hash:
170957022131388415
# Num Counters:
1
# Counter Values:
2
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
1
1
$s5UIKit23UIGraphicsImageRendererC6bounds6formatAC10Foundation6CGRectV_AA0bcD6FormatCtcfC:2

$s5UIKit23UIGraphicsImageRendererC5image7actionsAA7UIImageCyAA0bcD7ContextCXE_tF
# Func Hash:
79257884595179928
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
5
1
$s5UIKit24UIGraphicsRendererFormatC6bounds10Foundation6CGRectVvg:2
1
$s5UIKit24UIGraphicsRendererFormatC6bounds10Foundation6CGRectVvg:2
1
$s5UIKit29UIGraphicsImageRendererFormatC5scale10Foundation7CGFloatVvg:2
1
$s5UIKit29UIGraphicsImageRendererFormatC6opaqueSbvg:2
0

$s5UIKit23UIGraphicsImageRendererC6bounds6formatAC10Foundation6CGRectV_AA0bcD6FormatCtcfC
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
2
$0

$s5UIKit23UIGraphicsImageRendererCMa
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
1
$0

$s5UIKit23UIGraphicsImageRendererCfD
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
2
$0

$s5UIKit23UISceneSizeRestrictionsC07maximumC010Foundation6CGSizeVvg
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
12
$0

$s5UIKit23UISceneSizeRestrictionsC07minimumC010Foundation6CGSizeVvg
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
12
$0

$s5UIKit23UISceneSizeRestrictionsC07minimumC010Foundation6CGSizeVvs
# Func Hash:
886271540491465525
# Num Counters:
4
# Counter Values:
2
0
2
0
$0

$s5UIKit23UISceneSizeRestrictionsC07minimumC18FollowsConstraintsSbvg
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
876
$0

$s5UIKit23UISceneSizeRestrictionsC12layoutDidEnd2inySayAA8UIWindowCG_tF
# Func Hash:
28162707306195358
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
0
0
0
0
0
0
876
0
0
0
0
0
0
0
0
0
0
0
0
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
1
$s5UIKit23UISceneSizeRestrictionsC07minimumC18FollowsConstraintsSbvg:876
0
0
0

$s5UIKit23UISceneSizeRestrictionsC5applyyyF
# Func Hash:
89011967815101296
# Num Counters:
13
# Counter Values:
6
6
6
6
2
0
4
4
2
2
2
0
0
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
7
1
$s5UIKit23UISceneSizeRestrictionsC07minimumC010Foundation6CGSizeVvg:6
1
$s5UIKit23UISceneSizeRestrictionsC07minimumC010Foundation6CGSizeVvg:6
1
$s5UIKit23UISceneSizeRestrictionsC07maximumC010Foundation6CGSizeVvg:6
1
$s5UIKit23UISceneSizeRestrictionsC07maximumC010Foundation6CGSizeVvg:6
0
0
1
$s13DisplayServer10X11SurfaceCAA0D8GeometryA2aDP13setSizeLimits7minimum7maximumy10Foundation6CGSizeVSg_ALtFTW:6

$s5UIKit23UISceneSizeRestrictionsCMa
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
4
$0

$s5UIKit23UISceneSizeRestrictionsCfD
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
4
$0

$s5UIKit24IntrinsicSizeConstraintsV9setMetric__2of10priorities2inSb10Foundation7CGFloatVSg_AA18NSLayoutConstraintC4AxisOAA15LayoutVariablesVAA17ContentPrioritiesV0M6Solver0S0CtF
# Func Hash:
884164666519174006
# Num Counters:
21
# Counter Values:
11
6
2
5
0
4
0
0
0
0
0
0
0
0
0
4
4
4
6
0
0
$0

$s5UIKit24UIGraphicsRendererFormatC6bounds10Foundation6CGRectVvg
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
4
$0

$s5UIKit24UIHoverGestureRecognizerC11tracksHoverSbvg
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
8
$0

$s5UIKit24UIHoverGestureRecognizerC13sceneLocation10Foundation7CGPointVvg
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
123
$0

$s5UIKit24UIHoverGestureRecognizerC15pointerDidLeaveyyAA0B5EventCSgF
# Func Hash:
314967301087843408
# Num Counters:
4
# Counter Values:
109
109
109
0
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
1
1
$s5UIKit19UIGestureRecognizerC5stateAC5StateOvs:109

$s5UIKit24UIHoverGestureRecognizerC8competesSbvg
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
305
$0

$s5UIKit24UIHoverGestureRecognizerCMa
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
1106
$0

$s5UIKit25ForeignPasteboardContentsVwxx
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
1
$0

$s5UIKit25ScrollOrTransformSequenceC3addyyAA13UIScrollEventCF
# Func Hash:
319113596757301238
# Num Counters:
13
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
0
3
$0

$s5UIKit25ScrollOrTransformSequenceC7endTimeySdAA15InputThresholdsVF
# Func Hash:
917515341290931538
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

$s5UIKit25ScrollOrTransformSequenceC8locationAC10Foundation7CGPointV_tcfc
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
2
$0

$s5UIKit25ScrollOrTransformSequenceCMa
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
2
$0

$s5UIKit25ScrollOrTransformSequenceCfD
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
2
$0

$s5UIKit27UIFocusAnimationCoordinatorC3runyyF
# Func Hash:
1146360243744684276
# Num Counters:
19
# Counter Values:
0
0
93
0
0
93
0
0
0
0
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

$s5UIKit27UIFocusAnimationCoordinatorCMa
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
93
$0

$s5UIKit27UIFocusAnimationCoordinatorCfD
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
93
$0

$s5UIKit27UIGraphicsGetCurrentContext12CoreGraphics9CGContextCSgyF
# Func Hash:
536873293986372656
# Num Counters:
3
# Counter Values:
1890
0
0
$0

$s5UIKit28DocumentAttributeInterpreterV10TextEngine0ecD0AAWI
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
1
$0

$s5UIKit28DocumentAttributeInterpreterV23__derived_struct_equalsySbAC_ACtFZTf4nnd_n
# Func Hash:
467443201789589849
# Num Counters:
7
# Counter Values:
49
49
49
0
0
0
49
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
3
1
$s5UIKit6UIFontC7isEqualySbypSgF:49
1
$s5UIKit17UITraitCollectionC7isEqualySbypSgF:49
0

$s5UIKit28DocumentAttributeInterpreterVAC10TextEngine0ecD0AAWl
# Func Hash:
784007059655560962
# Num Counters:
2
# Counter Values:
65
1
$0

$s5UIKit28DocumentAttributeInterpreterVACSQAAWl
# Func Hash:
784007059655560962
# Num Counters:
2
# Counter Values:
1
1
$0

$s5UIKit28DocumentAttributeInterpreterVSQAASQ2eeoiySbx_xtFZTW
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
49
$0

$s5UIKit28DocumentAttributeInterpreterVwCP
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
2739
$0

$s5UIKit28DocumentAttributeInterpreterVwca
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
15
$0

$s5UIKit28DocumentAttributeInterpreterVwcp
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
196
$0

$s5UIKit28DocumentAttributeInterpreterVwet
# Func Hash:
607699200014702880
# Num Counters:
5
# Counter Values:
392
392
0
0
392
$0

$s5UIKit28DocumentAttributeInterpreterVwst
# Func Hash:
567185240178928211
# Num Counters:
5
# Counter Values:
245
0
0
0
0
$0

$s5UIKit28DocumentAttributeInterpreterVwxx
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
2998
$0

$s5UIKit28UILongPressGestureRecognizerC12takesPressesSbvg
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
13
$0

$s5UIKit28UILongPressGestureRecognizerC6target6actionACypSg_AA8SelectorVSgtcfc
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
2
$0

$s5UIKit28UILongPressGestureRecognizerCMa
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
2
$0

$s5UIKit29UIGraphicsImageRendererFormatC5scale10Foundation7CGFloatVvg
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
16
$0

$s5UIKit29UIGraphicsImageRendererFormatC5taken3forAC10Foundation6CGRectV_tF
# Func Hash:
414721475155379649
# Num Counters:
3
# Counter Values:
0
4
4
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
4
1
$s5UIKit29UIGraphicsImageRendererFormatC5scale10Foundation7CGFloatVvg:4
1
$s5UIKit29UIGraphicsImageRendererFormatC5scale10Foundation7CGFloatVvg:4
1
$s5UIKit29UIGraphicsImageRendererFormatC5scale10Foundation7CGFloatVvg:4
1
$s5UIKit29UIGraphicsImageRendererFormatC6opaqueSbvg:4

$s5UIKit29UIGraphicsImageRendererFormatC6opaqueSbvg
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
6
$0

$s5UIKit29UIGraphicsImageRendererFormatCMa
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
2
$0

$s5UIKit29UIGraphicsImageRendererFormatCfD
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
6
$0

$s5UIKit30UIGraphicsImageRendererContextC07currentC0AA7UIImageCvg
# Func Hash:
728453322856651412
# Num Counters:
2
# Counter Values:
2
0
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
1
1
$s5UIKit29UIGraphicsImageRendererFormatC5scale10Foundation7CGFloatVvg:2

$s5UIKit30UIGraphicsImageRendererContextCMa
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
2
$0

$s5UIKit30UIGraphicsImageRendererContextCfD
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
2
$0

$s5UIKit41UIPopoverPresentationControllerSourceItem_pSgXwWOh
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
4
$0

$s5UIKit5UIKeyC10charactersSSvg
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
737
$0

$s5UIKit5UIKeyC13modifierFlagsAA0b8ModifierD0Vvg
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
4939
$0

$s5UIKit5UIKeyC27charactersIgnoringModifiersSSvg
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
1037
$0

$s5UIKit5UIKeyC7keyCodeAA18UIKeyboardHIDUsageOvg
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
4510
$0

$s5UIKit5UIKeyCMa
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
885
$0

$s5UIKit5UIKeyC_9modifiersAC13DisplayServer9KeyChangeV_AA0B13ModifierFlagsVtcfc
# Func Hash:
382993475055910911
# Num Counters:
2
# Counter Values:
885
0
$0

$s5UIKit5UIKeyCfD
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
885
$0

$s5UIKit6SymbolV4size10Foundation6CGSizeVvgTf4x_n
# Func Hash:
1011178365343636768
# Num Counters:
21
# Counter Values:
0
7233
7137
7109
7233
124
0
7137
0
0
0
0
96
0
0
0
0
479
7109
124
7109
$0

$s5UIKit6SymbolVACSQAAWl
# Func Hash:
784007059655560962
# Num Counters:
2
# Counter Values:
3
3
$0

$s5UIKit6SymbolVMa
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
12
$0

$s5UIKit6SymbolVSHAASQWb
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
3
$0

$s5UIKit6UIFontC10lineHeight10Foundation7CGFloatVvg
# Func Hash:
382993475055910911
# Num Counters:
2
# Counter Values:
152
0
$0

$s5UIKit6UIFontC10systemFont6ofSize6weightAC10Foundation7CGFloatV_AC6WeightVtFZ
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
17
$0

$s5UIKit6UIFontC25monospacedDigitSystemFont6ofSize6weightAC10Foundation7CGFloatV_AC6WeightVtFZ
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
3
$0

$s5UIKit6UIFontC6WeightV6mediumAEvau
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
6
$0

$s5UIKit6UIFontC6WeightV6numberSivg
# Func Hash:
1062511247822368186
# Num Counters:
14
# Counter Values:
2017
2017
576
0
0
576
0
0
0
0
0
0
576
0
$0

$s5UIKit6UIFontC6WeightV7regularAEvau
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
2
$0

$s5UIKit6UIFontC6WeightV8semiboldAEvau
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
3
$0

$s5UIKit6UIFontC6WeightVMa
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
3
$0

$s5UIKit6UIFontC7isEqualySbypSgF
# Func Hash:
804816984851736375
# Num Counters:
12
# Counter Values:
0
0
49
277
44
0
0
0
0
0
0
0
$0

$s5UIKit6UIFontC9TextStyleVAESQAAWl
# Func Hash:
784007059655560962
# Num Counters:
2
# Counter Values:
4
4
$0

$s5UIKit6UIFontC9TextStyleVMa
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
8
$0

$s5UIKit6UIFontC9TextStyleVSHAASQWb
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
4
$0

$s5UIKit6UIFontC9TextStyleVwxx
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
36
$0

$s5UIKit6UIFontC9pointSize10Foundation7CGFloatVvg
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
15
$0

$s5UIKit6UIFontCMa
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
576
$0

$s5UIKit6UIFontCfD
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
493
$0

$s5UIKit6UIMenuC10IdentifierV4fileAEvau
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
1
$0

$s5UIKit6UIMenuC10IdentifierV8documentAEvau
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
1
$0

$s5UIKit6UIMenuC17replacingChildrenyACSayAA0B7ElementCGF
# Func Hash:
1138531377474437119
# Num Counters:
1
# Counter Values:
4
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
3
1
$s5UIKit13UIMenuElementC5titleSSvg:4
1
$s5UIKit13UIMenuElementC8subtitleSSSgvg:4
1
$s5UIKit13UIMenuElementC5imageAA7UIImageCSgvg:4

$s5UIKit6UIMenuC5title8subtitle5image10identifier7options8childrenACSS_SSSgAA7UIImageCSgAC10IdentifierVSgAC7OptionsVSayAA0B7ElementCGtcfc
# Func Hash:
146835647075900052
# Num Counters:
2
# Counter Values:
0
1
$0

$s5UIKit6UIMenuC7OptionsV13displayInlineAEvau
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
1
$0

$s5UIKit6UIMenuCMa
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
155
$0

$s5UIKit6UIMenuCfD
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
5
$0

$s5UIKit6UIViewC10QuartzCore12CALayerOwnerAadEP12layerDidMoveyyAD0E0CFTW
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
1368
$0

$s5UIKit6UIViewC10QuartzCore12CALayerOwnerAadEP20layerDidChangeBounds_4fromyAD0E0C_10Foundation6CGRectVtFTW
# Func Hash:
784007056844089447
# Num Counters:
2
# Counter Values:
1173
0
$0

$s5UIKit6UIViewC10QuartzCore15CALayerDelegateAadEP13layerWillDrawyyAD0E0CFTW
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
52
$0

$s5UIKit6UIViewC10QuartzCore15CALayerDelegateAadEP15layoutSublayers2ofyAD0E0C_tFTW
# Func Hash:
170957022131388415
# Num Counters:
1
# Counter Values:
1690
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
1
2
$s5UIKit6UIViewC15layoutSublayers2ofy10QuartzCore7CALayerC_tF:1465
$s5UIKit12UIScrollViewC15layoutSublayers2ofy10QuartzCore7CALayerC_tF:225

$s5UIKit6UIViewC10QuartzCore15CALayerDelegateAadEP4draw_2inyAD0E0C_0D8Graphics9CGContextCtFTW
# Func Hash:
170957022131388415
# Num Counters:
1
# Counter Values:
52
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
1
1
$s5UIKit6UIViewC4draw_2iny10QuartzCore7CALayerC_0F8Graphics9CGContextCtF:52

$s5UIKit6UIViewC10QuartzCore15CALayerDelegateAadEP6action3for0H3KeyAD8CAAction_pSgAD0E0C_SStFTW
# Func Hash:
170957022131388415
# Num Counters:
1
# Counter Values:
3523
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
1
1
$s5UIKit6UIViewC6action3for0D3Key10QuartzCore8CAAction_pSgAG7CALayerC_SStF:3523

$s5UIKit6UIViewC10QuartzCore15CALayerDelegateAadEP7displayyyAD0E0CFTW
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
262
$0

$s5UIKit6UIViewC10addSubviewyyACF
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
525
$0

$s5UIKit6UIViewC10drawMethod33_BF77D0ECA8D0186D5007AEA91F49AB81LL_WZ
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
4
$0

$s5UIKit6UIViewC10focusItems2inSayAA11UIFocusItem_pG10Foundation6CGRectV_tF
# Func Hash:
402209679130058682
# Num Counters:
6
# Counter Values:
1183
0
7117
2603
0
0
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
1
1
$s5UIKit6UIViewC5frame10Foundation6CGRectVvg:8300

$s5UIKit6UIViewC10layerClassyXlXpvgZ
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
497
$0

$s5UIKit6UIViewC10setUpLayeryyF
# Func Hash:
1050536511520760827
# Num Counters:
4
# Counter Values:
497
212
0
0
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
3
1
$s5UIKit8UIScreenC5scale10Foundation7CGFloatVvg:497
1
$s10QuartzCore7CALayerC13contentsScale10Foundation7CGFloatVvs:497
1
$s10QuartzCore7CALayerC15setNeedsDisplayyyF:212

$s5UIKit6UIViewC10tellWindow33_C68F195461D851F0BF7D650E523DDE98LLyyF
# Func Hash:
668285658121980014
# Num Counters:
14
# Counter Values:
0
0
2718
5611
0
0
0
123
1613
0
0
0
4131
0
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
1
3
$s5UIKit6UIViewC15didMoveToWindowyyF:5376
$s7Gallery4CardC15didMoveToWindowyyF:300
$s5UIKit11UIImageViewC15didMoveToWindowyyF:68

$s5UIKit6UIViewC11DrawingView33_BF77D0ECA8D0186D5007AEA91F49AB81LLCMa
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
4
$0

$s5UIKit6UIViewC11anchorPoint10Foundation7CGPointVvg
# Func Hash:
170957022131388415
# Num Counters:
1
# Counter Values:
280
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
1
1
$s10QuartzCore7CALayerC11anchorPoint10Foundation7CGPointVvg:280

$s5UIKit6UIViewC11contentModeAC07ContentD0Ovs
# Func Hash:
784007056844089447
# Num Counters:
2
# Counter Values:
213
213
$0

$s5UIKit6UIViewC11convertRect_2to10Foundation6CGRectVAH_ACSgtF
# Func Hash:
135188634034479097
# Num Counters:
7
# Counter Values:
0
1124
35
0
1159
1159
0
$0

$s5UIKit6UIViewC11drawContent2of2iny10QuartzCore7CALayerC_0H8Graphics9CGContextCtF
# Func Hash:
811100326680402845
# Num Counters:
9
# Counter Values:
52
0
52
52
0
0
52
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
1
$s10QuartzCore7CALayerC8isOpaqueSbvg:52
1
$s10QuartzCore7CALayerC15backgroundColor0B8Graphics7CGColorCSgvg:52
1
$s5UIKit6UIViewC15traitCollectionAA07UITraitD0Cvg:52
1
$s5UIKit17UITraitCollectionC16performAsCurrentyyyyXEF:52

$s5UIKit6UIViewC11focusEffectAA07UIFocusD0CSgvg
# Func Hash:
811594942365586512
# Num Counters:
3
# Counter Values:
135
0
0
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
1
2
$s5UIKit9UIControlC19standardFocusEffectAA07UIFocusE0CSgvg:105
$s5UIKit6UIViewC19standardFocusEffectAA07UIFocusE0CSgvg:30

$s5UIKit6UIViewC11forEachViewyyyACXEF034$s5UIKit12LayoutEngineC5enteryyAA6B10CFyAFXEfU_AA0hI0CTf1cn_n
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
69
$0

$s5UIKit6UIViewC11forEachViewyyyACXEF034$s5UIKit12LayoutEngineC5enteryyAA6B10CFyAFXEfU_AA0hI0CTf1cn_nTf4ng_n
# Func Hash:
1124680650602959256
# Num Counters:
3
# Counter Values:
2056
836
2127
$0

$s5UIKit6UIViewC11forEachViewyyyACXEF035$s5UIKit12LayoutEngineC5leaveySbAA6B10CFyAFXEfU_SayAA0H4ItemCGSbTf1cn_n
# Func Hash:
238984481799490044
# Num Counters:
3
# Counter Values:
1941
2777
777
$0

$s5UIKit6UIViewC11forEachViewyyyACXEF040$s5UIKit12LayoutEngineC10willDetachyyAA6B11CFZyAFXEfU_ACTf1cn_nTf4ng_n
# Func Hash:
1124680650602959256
# Num Counters:
3
# Counter Values:
1941
777
2000
$0

$s5UIKit6UIViewC11forEachViewyyyACXEF046$s5UIKit8UIWindowC19sceneWillDisconnectyyFyAA6B6CXEfU_Tf1cn_n
# Func Hash:
971686719705780044
# Num Counters:
6
# Counter Values:
126
194
64
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
126
194
5
64
$0

$s5UIKit6UIViewC11forEachViewyyyACXEF067$s5UIKit8UIWindowC4show33_372DF50CC390D686E0BC816FA809B6E7LLyyFyAA6B7CXEfU0_Tf1cn_n
# Func Hash:
1096621588092726769
# Num Counters:
5
# Counter Values:
150
257
103
5
0
$0

$s5UIKit6UIViewC11forEachViewyyyACXEF080$s5UIKit12LayoutEngineC11assignRanks33_FB8AE3B7F60847B0C2C28B308463DD31LLyyFyAA6B6CXEfU_AA0hI0CSiz_XxTf1cn_nTf4ngg_nTf0nns_n
# Func Hash:
1124680650602959256
# Num Counters:
3
# Counter Values:
6687
3153
6750
$0

$s5UIKit6UIViewC11insertLayer33_C68F195461D851F0BF7D650E523DDE98LL2of2at_yAC_SiAC16SublayerPositionOtF
# Func Hash:
1063355335127702726
# Num Counters:
9
# Counter Values:
17
0
525
0
4
2
0
0
0
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
6
1
$s10QuartzCore7CALayerC14insertSublayer_5belowyAC_ACSgtF:17
0
1
$s10QuartzCore7CALayerC11addSublayeryyACF:525
0
1
$s10QuartzCore7CALayerC14insertSublayer_5belowyAC_ACSgtF:2
1
$s10QuartzCore7CALayerC11addSublayeryyACF:4

$s5UIKit6UIViewC11resizeToFityyF
# Func Hash:
76419224466283156
# Num Counters:
7
# Counter Values:
14
0
14
14
14
14
14
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
6
1
$s5UIKit6UIViewC6bounds10Foundation6CGRectVvg:14
2
$s5UIKit18UISegmentedControlC12sizeThatFitsy10Foundation6CGSizeVAGF:13
$s5UIKit11UIImageViewC12sizeThatFitsy10Foundation6CGSizeVAGF:1
1
$s5UIKit6UIViewC5frame10Foundation6CGRectVvM:14
1
** External Symbol **:14
0
0

$s5UIKit6UIViewC11widthAnchorAA17NSLayoutDimensionCvg
# Func Hash:
784007059655560962
# Num Counters:
2
# Counter Values:
2
0
$0

$s5UIKit6UIViewC12UpdatingView33_902879A54FC2C4F385FD5CA40A6A387ELLCMa
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
2
$0

$s5UIKit6UIViewC12bottomAnchorAA013NSLayoutYAxisD0Cvg
# Func Hash:
784007059655560962
# Num Counters:
2
# Counter Values:
18
2
$0

$s5UIKit6UIViewC12convertPoint_2to10Foundation7CGPointVAH_ACSgtF
# Func Hash:
896858936687066179
# Num Counters:
10
# Counter Values:
0
0
0
0
0
648
0
0
648
0
$0

$s5UIKit6UIViewC12heightAnchorAA17NSLayoutDimensionCvg
# Func Hash:
784007059655560962
# Num Counters:
2
# Counter Values:
3
0
$0

$s5UIKit6UIViewC12isDescendant2ofSbAC_tF
# Func Hash:
238984484854825621
# Num Counters:
4
# Counter Values:
2643
580
7663
3387
$0

$s5UIKit6UIViewC12layerDidMoveyy10QuartzCore7CALayerCFTf4dn_n
# Func Hash:
68943038782192124
# Num Counters:
17
# Counter Values:
1368
136
0
136
136
0
136
0
0
136
0
136
136
136
136
136
136
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
1
0

$s5UIKit6UIViewC12layoutEngineAA06LayoutD0CSgvg
# Func Hash:
391331300576049986
# Num Counters:
6
# Counter Values:
132
65
65
0
0
0
$0

$s5UIKit6UIViewC12notifyTraits33_0C80FBE43506DDF1DBEF50B5A54BD00ALLyyAA17UITraitCollectionC_AGtF
# Func Hash:
610469948476381451
# Num Counters:
58
# Counter Values:
316
4
184
220
35
34
70
70
70
0
320
0
0
0
0
0
0
0
0
0
4
0
0
70
0
70
0
0
0
36
0
37
0
34
33
0
0
250
0
322
322
100
0
0
0
0
0
4
0
0
0
0
0
0
0
0
184
220
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
14
1
$s5UIKit17UITraitCollectionC12displayScale10Foundation7CGFloatVvg:322
1
$s5UIKit17UITraitCollectionC12displayScale10Foundation7CGFloatVvg:322
0
0
0
0
0
0
1
$s5UIKit17UITraitCollectionC12displayScale10Foundation7CGFloatVvg:322
1
$s5UIKit17UITraitCollectionC12displayScale10Foundation7CGFloatVvg:322
1
$s5UIKit17UITraitCollectionC27hasDifferentColorAppearance10comparedToSbACSg_tF:322
1
$s5UIKit17UITraitCollectionC16performAsCurrentyyyyXEF:322
1
$s5UIKit16UIViewControllerC26overrideUserInterfaceStyleAA06UIUserfG0Ovg:4
1
$s5UIKit17UITraitCollectionC7isEqualySbypSgF:70

$s5UIKit6UIViewC13alignmentRect8forFrame10Foundation6CGRectVAH_tF
# Func Hash:
170957022131388415
# Num Counters:
1
# Counter Values:
356
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
1
1
$s5UIKit6UIViewC19alignmentRectInsetsAA06UIEdgeE0Vvg:356

$s5UIKit6UIViewC13clipsToBoundsSbvg
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
$s10QuartzCore7CALayerC13masksToBoundsSbvg:383

$s5UIKit6UIViewC13clipsToBoundsSbvs
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
$s10QuartzCore7CALayerC13masksToBoundsSbvs:22

$s5UIKit6UIViewC13didAddSubviewyyACF
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
548
$0

$s5UIKit6UIViewC13fromSuperviewy10Foundation7CGPointVAGF
# Func Hash:
746437086627935660
# Num Counters:
10
# Counter Values:
707
0
0
707
0
707
707
707
707
707
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
3
1
$s10QuartzCore7CALayerC6bounds10Foundation6CGRectVvg:707
1
$s10QuartzCore7CALayerC8position10Foundation7CGPointVvg:707
1
$s10QuartzCore7CALayerC11anchorPoint10Foundation7CGPointVvg:707

$s5UIKit6UIViewC13hitTestMethod33_C3D08F24140EE199C7FF67CF27A70829LL_WZ
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
1
$0

$s5UIKit6UIViewC13insertSubview_05belowD0yAC_ACtF
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
17
$0

$s5UIKit6UIViewC13insertSubview_2atyAC_SitF
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
6
$0

$s5UIKit6UIViewC13leadingAnchorAA013NSLayoutXAxisD0Cvg
# Func Hash:
784007059655560962
# Num Counters:
2
# Counter Values:
19
0
$0

$s5UIKit6UIViewC13performLayout2ofy10QuartzCore7CALayerC_tF
# Func Hash:
600931134494571939
# Num Counters:
14
# Counter Values:
1643
0
1690
1690
0
1690
47
1643
4
0
1643
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
$s5UIKit6UIViewC15traitCollectionAA07UITraitD0Cvg:1690
1
$s5UIKit17UITraitCollectionC12displayScale10Foundation7CGFloatVvg:1690
0
1
$s5UIKit17UITraitCollectionC18userInterfaceStyleAA06UIUsereF0Ovg:1690
1
$s5UIKit17UITraitCollectionC18userInterfaceStyleAA06UIUsereF0Ovg:1690
1
$s5UIKit17UITraitCollectionC12displayScale10Foundation7CGFloatVvg:1643
0
1
$s5UIKit17UITraitCollectionC16performAsCurrentyyyyXEF:47

$s5UIKit6UIViewC14HitTestingView33_C3D08F24140EE199C7FF67CF27A70829LLCMa
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
1
$0

$s5UIKit6UIViewC14addInteractionyyAA13UIInteraction_pF
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
5
$0

$s5UIKit6UIViewC14addInteractionyyAA13UIInteraction_pFTf4en_n
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
5
$0

$s5UIKit6UIViewC14announceWindow33_C68F195461D851F0BF7D650E523DDE98LLyyAA8UIWindowCSgF
# Func Hash:
897330789545812190
# Num Counters:
7
# Counter Values:
3998
5744
1613
0
59
0
64
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
2
1
$s5UIKit8UIWindowC8isHiddenSbvg:64
2
$s5UIKit6UIViewC8willMove8toWindowyAA8UIWindowCSg_tF:5622
$s5UIKit12UIScrollViewC8willMove8toWindowyAA8UIWindowCSg_tF:122

$s5UIKit6UIViewC14associatedViewACSgvg
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
1428
$0

$s5UIKit6UIViewC14didUpdateFocus2in4withyAA07UIFocusD7ContextC_AA0H20AnimationCoordinatorCtF
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
407
$0

$s5UIKit6UIViewC14focusDidChangeyyF
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
59
$0

$s5UIKit6UIViewC14interfaceStyleAA015UIUserInterfaceD0Ovg
# Func Hash:
597478894406075328
# Num Counters:
20
# Counter Values:
4147
13527
105
0
15902
0
0
105
0
0
0
4147
0
105
0
2375
0
2375
0
4147
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
6
1
$s5UIKit16UIViewControllerC26overrideUserInterfaceStyleAA06UIUserfG0Ovg:4147
0
0
1
$s5UIKit8UIWindowC11windowSceneAA0bD0CSgvg:2375
1
$s5UIKit13UIWindowSceneC15traitCollectionAA07UITraitE0Cvg:2375
1
$s5UIKit17UITraitCollectionC18userInterfaceStyleAA06UIUsereF0Ovg:2375

$s5UIKit6UIViewC14layoutIfNeededyyF
# Func Hash:
536873289807038216
# Num Counters:
4
# Counter Values:
6
0
0
0
$0

$s5UIKit6UIViewC14layoutSubviewsyyF
# Func Hash:
784007059655560962
# Num Counters:
2
# Counter Values:
1191
1134
$0

$s5UIKit6UIViewC14performHitTest_4withACSg10Foundation7CGPointV_AA7UIEventCSgtF
# Func Hash:
1115131805475888238
# Num Counters:
45
# Counter Values:
12111
12111
0
9713
0
0
9713
10503
0
0
9713
10503
0
0
0
0
0
5508
0
345
339
0
0
0
339
0
0
0
195
150
0
717
0
0
357
339
339
339
339
339
10503
10503
10503
10503
10503
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
11
1
$s10QuartzCore7CALayerC8isHiddenSbvg:12111
1
$s5UIKit6UIViewC24isUserInteractionEnabledSbvg:12111
1
$s5UIKit6UIViewC5point6inside4withSb10Foundation7CGPointV_AA7UIEventCSgtF:9713
1
$s5UIKit6UIViewC7hitTest_4withACSg10Foundation7CGPointV_AA7UIEventCSgtF:339
1
$s10QuartzCore7CALayerC6bounds10Foundation6CGRectVvg:339
1
$s10QuartzCore7CALayerC8position10Foundation7CGPointVvg:339
1
$s10QuartzCore7CALayerC11anchorPoint10Foundation7CGPointVvg:339
1
$s5UIKit6UIViewC7hitTest_4withACSg10Foundation7CGPointV_AA7UIEventCSgtF:10503
1
$s10QuartzCore7CALayerC6bounds10Foundation6CGRectVvg:10503
1
$s10QuartzCore7CALayerC8position10Foundation7CGPointVvg:10503
1
$s10QuartzCore7CALayerC11anchorPoint10Foundation7CGPointVvg:10503

$s5UIKit6UIViewC14pointerDidMove7inSceney10Foundation7CGPointV_tF
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
4305
$0

$s5UIKit6UIViewC14resizeSubviews33_142D3CE5D9C49370216401EC0495D52CLL4from2toy10Foundation6CGSizeV_AJtF
# Func Hash:
718016315725449237
# Num Counters:
43
# Counter Values:
0
0
1960
0
0
0
0
513
0
0
0
0
0
52
0
0
0
0
0
0
0
52
0
0
513
0
0
0
0
0
0
0
0
0
52
0
0
0
0
52
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
$s5UIKit6UIViewC16autoresizingMaskAC012AutoresizingD0Vvg:2012
1
$s5UIKit6UIViewC41translatesAutoresizingMaskIntoConstraintsSbvg:52
1
$s5UIKit6UIViewC16autoresizingMaskAC012AutoresizingD0Vvg:52
1
$s5UIKit6UIViewC5frame10Foundation6CGRectVvg:52
1
$s5UIKit6UIViewC5frame10Foundation6CGRectVvs:52

$s5UIKit6UIViewC14safeAreaInsetsAA06UIEdgeE0Vvg
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
1044
$0

$s5UIKit6UIViewC14setNeedsLayoutyyF
# Func Hash:
170957022131388415
# Num Counters:
1
# Counter Values:
3171
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
1
1
$s10QuartzCore7CALayerC14setNeedsLayoutyyF:3171

$s5UIKit6UIViewC14trailingAnchorAA013NSLayoutXAxisD0Cvg
# Func Hash:
784007059655560962
# Num Counters:
2
# Counter Values:
13
0
$0

$s5UIKit6UIViewC14updateSafeAreayyF
# Func Hash:
471038689195916647
# Num Counters:
12
# Counter Values:
0
5816
3019
0
64
0
0
0
0
5816
5816
5816
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
5
2
$s5UIKit6UIViewC19safeAreaFromOutsideAA12UIEdgeInsetsVvg:2967
$s5UIKit8UIWindowC19safeAreaFromOutsideAA12UIEdgeInsetsVvg:52
1
$s5UIKit16UIViewControllerC24additionalSafeAreaInsetsAA06UIEdgeG0Vvg:64
0
0
0

$s5UIKit6UIViewC15PointInsideView33_C3D08F24140EE199C7FF67CF27A70829LLCMa
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
1
$0

$s5UIKit6UIViewC15backgroundColorAA7UIColorCSgvg
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
14
$0

$s5UIKit6UIViewC15backgroundColorAA7UIColorCSgvs
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
6506
$0

$s5UIKit6UIViewC15backgroundColorAA7UIColorCSgvsTf4gn_n
# Func Hash:
844982797376123063
# Num Counters:
4
# Counter Values:
6517
0
0
0
$0

$s5UIKit6UIViewC15boundsDidChange4fromy10Foundation6CGRectV_tF
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
1046
$0

$s5UIKit6UIViewC15didMoveToWindowyyF
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
5376
$0

$s5UIKit6UIViewC15inheritedTraitsAA17UITraitCollectionCvg
# Func Hash:
968674963336536013
# Num Counters:
39
# Counter Values:
127150
358
0
0
153350
0
0
358
0
0
30032
0
0
0
55950
0
0
0
25656
0
25652
906
6835
26200
0
0
0
30032
0
0
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
1
$s5UIKit8UIWindowC11windowSceneAA0bD0CSgvg:25656
1
$s5UIKit13UIWindowSceneC15traitCollectionAA07UITraitE0Cvg:25652
1
$s5UIKit16UIViewControllerC26overrideUserInterfaceStyleAA06UIUserfG0Ovg:30032
0
0

$s5UIKit6UIViewC15layoutSublayers2ofy10QuartzCore7CALayerC_tF
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
1465
$0

$s5UIKit6UIViewC15overridesTraitsSbvg
# Func Hash:
567185240656188365
# Num Counters:
6
# Counter Values:
140
140
140
0
0
0
$0

$s5UIKit6UIViewC15pointerDidEnteryyF
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
667
$0

$s5UIKit6UIViewC15pointerDidLeaveyyF
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
667
$0

$s5UIKit6UIViewC15setNeedsDisplayyy10Foundation6CGRectVF
# Func Hash:
728453322856651412
# Num Counters:
2
# Counter Values:
8
81
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
1
1
$s10QuartzCore7CALayerC15setNeedsDisplayyy10Foundation6CGRectVF:8

$s5UIKit6UIViewC15setNeedsDisplayyyF
# Func Hash:
728453322856651412
# Num Counters:
2
# Counter Values:
44
3057
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
1
1
$s10QuartzCore7CALayerC15setNeedsDisplayyyF:44

$s5UIKit6UIViewC15subviewHitIndex33_C3D08F24140EE199C7FF67CF27A70829LL10QuartzCore05LayerdE0CSgvgSbSayAF7CALayerCGXEfU_
# Func Hash:
5832817426017687
# Num Counters:
10
# Counter Values:
2652
66
35
31
0
0
0
0
0
0
$0

$s5UIKit6UIViewC15traitCollectionAA07UITraitD0Cvg
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
26558
$0

$s5UIKit6UIViewC15transformToRoot33_142D3CE5D9C49370216401EC0495D52CLL12CoreGraphics17CGAffineTransformVSgvg
# Func Hash:
287486628032676753
# Num Counters:
5
# Counter Values:
6452
3614
3614
0
1936
$0

$s5UIKit6UIViewC16applyContentModeyyF
# Func Hash:
974752426619721322
# Num Counters:
14
# Counter Values:
38
251
0
0
0
0
0
0
129
0
0
6580
0
0
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
2
1
$s10QuartzCore7CALayerC15contentsGravityAA0c8ContentsE0Vvs:6960
1
$s10QuartzCore7CALayerC26needsDisplayOnBoundsChangeSbvs:6960

$s5UIKit6UIViewC16autoresizingMaskAC012AutoresizingD0Vvg
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
2064
$0

$s5UIKit6UIViewC16autoresizingMaskAC012AutoresizingD0Vvs
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
4
$0

$s5UIKit6UIViewC16canBecomeFocusedSbvg
# Func Hash:
170957022131388415
# Num Counters:
1
# Counter Values:
2571
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
1
6
$s5UIKit11UIResponderC23canBecomeFirstResponderSbvg:1297
$s5UIKit9UIControlC23canBecomeFirstResponderSbvg:1150
$s7Gallery11SidebarListC23canBecomeFirstResponderSbvg:121
$s5Notes8NoteListC23canBecomeFirstResponderSbvg:1
$s5UIKit10UITextViewC23canBecomeFirstResponderSbvg:1
$s5UIKit11UITextFieldC23canBecomeFirstResponderSbvg:1

$s5UIKit6UIViewC16setAccessibilityyys24ReferenceWritableKeyPathCyAA0D6ValuesCxG_xtlFAA21UIAccessibilityTraitsVSg_Tg5
# Func Hash:
146835647075900052
# Num Counters:
2
# Counter Values:
0
1
$0

$s5UIKit6UIViewC16setAccessibilityyys24ReferenceWritableKeyPathCyAA0D6ValuesCxG_xtlFSSSg_Tg5
# Func Hash:
146835647075900052
# Num Counters:
2
# Counter Values:
0
18
$0

$s5UIKit6UIViewC16setAccessibilityyys24ReferenceWritableKeyPathCyAA0D6ValuesCxG_xtlFSbSg_Tg5
# Func Hash:
146835647075900052
# Num Counters:
2
# Counter Values:
0
1
$0

$s5UIKit6UIViewC17geometryDidChange33_142D3CE5D9C49370216401EC0495D52CLL4fromy10Foundation6CGRectV_tF
# Func Hash:
1028723794431335986
# Num Counters:
46
# Counter Values:
0
2012
0
0
0
0
0
72
0
295
0
4294
1106
5400
1115
513
1106
460
9
5400
0
147
257
780
513
5328
0
0
0
4416
0
0
0
0
0
0
0
0
0
4294
5400
5400
5400
5328
5328
5328
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
8
1
$s10QuartzCore7CALayerC6bounds10Foundation6CGRectVvg:5400
1
$s5UIKit6UIViewC14setNeedsLayoutyyF:1106
1
$s5UIKit6UIViewC14setNeedsLayoutyyF:257
1
$s5UIKit6UIViewC19autoresizesSubviewsSbvg:1106
1
$s5UIKit6UIViewC15setNeedsDisplayyyF:460
1
$s5UIKit6UIViewC14setNeedsLayoutyyF:9
0
3
$s5UIKit6UIViewC15boundsDidChange4fromy10Foundation6CGRectV_tF:1046
$s5UIKit12UIScrollViewC15boundsDidChange4fromy10Foundation6CGRectV_tF:47
$s5UIKit10UITextViewC15boundsDidChange4fromy10Foundation6CGRectV_tF:22

$s5UIKit6UIViewC17pointInsideMethod33_C3D08F24140EE199C7FF67CF27A70829LL_WZ
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
1
$0

$s5UIKit6UIViewC17reachableSubviewsSayACGvg
# Func Hash:
940975710674278793
# Num Counters:
16
# Counter Values:
8300
0
0
2603
0
0
0
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

$s5UIKit6UIViewC17removeFromStorage33_C68F195461D851F0BF7D650E523DDE98LLyyACF
# Func Hash:
123497037837322297
# Num Counters:
6
# Counter Values:
59
59
59
59
0
0
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
1
1
$s10QuartzCore7CALayerC20removeFromSuperlayeryyF:59

$s5UIKit6UIViewC17shouldUpdateFocus2inSbAA07UIFocusD7ContextC_tF
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
284
$0

$s5UIKit6UIViewC17updateLayerColorsyyF
# Func Hash:
871617809743699231
# Num Counters:
12
# Counter Values:
448
448
214
6864
0
7078
0
4
4
4
0
4
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
7
1
$s5UIKit6UIViewC15traitCollectionAA07UITraitD0Cvg:448
1
$s5UIKit7UIColorC13resolvedColor4withAcA17UITraitCollectionC_tF:448
1
$s5UIKit7UIColorC7cgColor12CoreGraphics7CGColorCvg:448
1
$s10QuartzCore7CALayerC15backgroundColor0B8Graphics7CGColorCSgvs:7078
1
$s5UIKit6UIViewC8isOpaqueSbvg:214
1
$s10QuartzCore7CALayerC8isOpaqueSbvs:214
1
$s10QuartzCore7CALayerC15setNeedsDisplayyyF:214

$s5UIKit6UIViewC17willRemoveSubviewyyACF
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
59
$0

$s5UIKit6UIViewC18accessibilityLabelSSSgvs
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
18
$0

$s5UIKit6UIViewC18didMoveToSuperviewyyF
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
607
$0

$s5UIKit6UIViewC18focusItemContainerAA07UIFocusdE0_pSgvg
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
2603
$0

$s5UIKit6UIViewC18tintColorDidChangeyyF
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
784
$0

$s5UIKit6UIViewC19accessibilityTraitsAA015UIAccessibilityD0VvM
# Func Hash:
264495436531772564
# Num Counters:
4
# Counter Values:
1
0
1
0
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
1
1
$s5UIKit9UIControlC26defaultAccessibilityTraitsAA015UIAccessibilityE0Vvg:1

$s5UIKit6UIViewC19alignmentRectInsetsAA06UIEdgeE0Vvg
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
1450
$0

$s5UIKit6UIViewC19autoresizesSubviewsSbvg
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
1106
$0

$s5UIKit6UIViewC19hoverMayHaveChanged33_B58A34A677ED8AF4E8EB53A6FC4EACA0LLyyAA19UIGestureRecognizerCF
# Func Hash:
146393203609282867
# Num Counters:
4
# Counter Values:
34
8
0
0
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
2
2
$s5UIKit19UIGestureRecognizerC11tracksHoverSbvg:26
$s5UIKit24UIHoverGestureRecognizerC11tracksHoverSbvg:8
0

$s5UIKit6UIViewC19makesOwnConstraintsSbvg
# Func Hash:
1063705161908944610
# Num Counters:
3
# Counter Values:
2963
2963
62
$0

$s5UIKit6UIViewC19removeFromSuperviewyyF
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
59
$0

$s5UIKit6UIViewC19safeAreaFromOutsideAA12UIEdgeInsetsVvg
# Func Hash:
1135183727997108347
# Num Counters:
6
# Counter Values:
2967
2967
0
2967
2967
2967
$0

$s5UIKit6UIViewC19standardFocusEffectAA07UIFocusE0CSgvg
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
30
$0

$s5UIKit6UIViewC19visibilityDidChange2ofyAC_tF
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
1
$0

$s5UIKit6UIViewC20addGestureRecognizeryyAA09UIGestureE0CF
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
34
$0

$s5UIKit6UIViewC20existingLayoutEngineAA0dE0CSgvg
# Func Hash:
844982796770327320
# Num Counters:
4
# Counter Values:
538
456
106
348
$0

$s5UIKit6UIViewC20focusGroupIdentifierSSSgvg
# Func Hash:
784007056844089447
# Num Counters:
2
# Counter Values:
4373
0
$0

$s5UIKit6UIViewC20intrinsicContentSize10Foundation6CGSizeVvg
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
5
$0

$s5UIKit6UIViewC20scrollsWithSuperviewSbvg
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
1
$0

$s5UIKit6UIViewC20transformToSuperview12CoreGraphics17CGAffineTransformVvg
# Func Hash:
1120623731590486676
# Num Counters:
7
# Counter Values:
12002
0
12002
12002
12002
12002
12002
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
3
1
$s10QuartzCore7CALayerC6bounds10Foundation6CGRectVvg:12002
1
$s10QuartzCore7CALayerC8position10Foundation7CGPointVvg:12002
1
$s10QuartzCore7CALayerC11anchorPoint10Foundation7CGPointVvg:12002

$s5UIKit6UIViewC20updatePlainFocusRingyyF
# Func Hash:
536382832585694444
# Num Counters:
10
# Counter Values:
59
30
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
6
1
$s5UIKit6UIViewC9isFocusedSbvg:59
1
$s5UIKit6UIViewC11focusEffectAA07UIFocusD0CSgvg:30
0
0
0
0

$s5UIKit6UIViewC20wrapsContentInLayoutSbvg
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
115
$0

$s5UIKit6UIViewC21notifyTintColorChangeyyF
# Func Hash:
810690371530242691
# Num Counters:
8
# Counter Values:
38
2854
9437
176
836
176
0
176
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
5
1
$s5UIKit6UIViewC15traitCollectionAA07UITraitD0Cvg:176
1
$s5UIKit7UIColorC13resolvedColor4withAcA17UITraitCollectionC_tF:176
1
$s5UIKit7UIColorC7cgColor12CoreGraphics7CGColorCvg:176
1
$s10QuartzCore7CALayerC15backgroundColor0B8Graphics7CGColorCSgvg:176
7
$s5UIKit11UIImageViewC18tintColorDidChangeyyF:6519
$s5UIKit7UILabelC18tintColorDidChangeyyF:1308
$s5UIKit6UIViewC18tintColorDidChangeyyF:784
$s5UIKit9UIControlC18tintColorDidChangeyyF:760
$s5UIKit8UIButtonC18tintColorDidChangeyyF:64
$s5UIKit11UITextFieldC18tintColorDidChangeyyF:1
$s5UIKit10UITextViewC18tintColorDidChangeyyF:1

$s5UIKit6UIViewC22isAccessibilityElementSbvs
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
1
$0

$s5UIKit6UIViewC22parentFocusEnvironmentAA07UIFocusE0_pSgvg
# Func Hash:
1138669270256752103
# Num Counters:
5
# Counter Values:
6620
3670
1721
0
0
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
1
1
$s5UIKit16UIViewControllerC12viewIfLoadedAA0B0CSgvg:1721

$s5UIKit6UIViewC23updateConstraintsMethod33_902879A54FC2C4F385FD5CA40A6A387ELL_WZ
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
2
$0

$s5UIKit6UIViewC24isUserInteractionEnabledSbvg
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
20505
$0

$s5UIKit6UIViewC24isUserInteractionEnabledSbvs
# Func Hash:
238984482413483552
# Num Counters:
3
# Counter Values:
0
0
319
$0

$s5UIKit6UIViewC24semanticContentAttributeAA010UISemanticdE0Ovg
# Func Hash:
784007056844089447
# Num Counters:
2
# Counter Values:
17
0
$0

$s5UIKit6UIViewC24semanticContentAttributeAA010UISemanticdE0Ovs
# Func Hash:
784007059655560962
# Num Counters:
2
# Counter Values:
17
0
$0

$s5UIKit6UIViewC24traitCollectionDidChangeyyAA07UITraitD0CSgF
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
284
$0

$s5UIKit6UIViewC25setContentHuggingPriority_3foryAA08UILayoutF0V_AA18NSLayoutConstraintC4AxisOtF
# Func Hash:
394379517848349453
# Num Counters:
10
# Counter Values:
3
0
3
0
0
2
2
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

$s5UIKit6UIViewC25standardContentPrioritiesAA0dE0Vvg
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
15
$0

$s5UIKit6UIViewC26contentGuideForConstraintsAA08UILayoutD0CSgvg
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
1530
$0

$s5UIKit6UIViewC26overrideUserInterfaceStyleAA06UIUsereF0Ovs
# Func Hash:
491140357205147771
# Num Counters:
3
# Counter Values:
2
0
2
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
3
1
$s5UIKit6UIViewC15traitCollectionAA07UITraitD0Cvg:2
1
$s5UIKit6UIViewC15traitCollectionAA07UITraitD0Cvg:2
1
$s5UIKit17UITraitCollectionC7isEqualySbypSgF:2

$s5UIKit6UIViewC26preferredFocusEnvironmentsSayAA18UIFocusEnvironment_pGvg
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
1
$0

$s5UIKit6UIViewC27setSemanticContentAttributeyyAA010UISemanticeF0OF
# Func Hash:
67451932877589885
# Num Counters:
6
# Counter Values:
17
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

$s5UIKit6UIViewC28gestureRecognizerShouldBeginySbAA09UIGestureD0CF
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
131
$0

$s5UIKit6UIViewC29intrinsicContentSizeDidChange2ofyAC_tF
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
56
$0

$s5UIKit6UIViewC29requiresConstraintBasedLayoutSbvgZ
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
548
$0

$s5UIKit6UIViewC30invalidateIntrinsicContentSizeyyF
# Func Hash:
742169497191834679
# Num Counters:
5
# Counter Values:
417
59
406
1
56
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
2
1
$s5UIKit6UIViewC14setNeedsLayoutyyF:59
1
$s5UIKit6UIViewC29intrinsicContentSizeDidChange2ofyAC_tF:56

$s5UIKit6UIViewC31updateInsetsAfterGeometryChange33_893222E76F0B922BCA98BA46EA44F365LLyyF
# Func Hash:
27297399226867366
# Num Counters:
17
# Counter Values:
0
72
72
0
0
0
0
0
72
72
72
72
72
72
0
0
0
$0

$s5UIKit6UIViewC37effectiveUserInterfaceLayoutDirectionAA06UIUserefG0Ovg
# Func Hash:
1138669268139465129
# Num Counters:
7
# Counter Values:
0
0
16967
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

$s5UIKit6UIViewC39setContentCompressionResistancePriority_3foryAA08UILayoutG0V_AA18NSLayoutConstraintC4AxisOtF
# Func Hash:
394379517848349453
# Num Counters:
10
# Counter Values:
2
0
2
0
0
2
2
2
2
0
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
1
0

$s5UIKit6UIViewC3addyyAA13UIInteraction_pFTf4en_n
# Func Hash:
515334505983869154
# Num Counters:
6
# Counter Values:
5
5
0
0
2
3
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
5
3
$s5UIKit20UIPointerInteractionCAA13UIInteractionA2aDP4viewAA6UIViewCSgvgTW:2
$s5UIKit21UIEditMenuInteractionCAA13UIInteractionA2aDP4viewAA6UIViewCSgvgTW:2
$s5UIKit17UIFindInteractionCAA13UIInteractionA2aDP4viewAA6UIViewCSgvgTW:1
3
$s5UIKit20UIPointerInteractionCAA13UIInteractionA2aDP4viewAA6UIViewCSgvgTW:2
$s5UIKit21UIEditMenuInteractionCAA13UIInteractionA2aDP4viewAA6UIViewCSgvgTW:2
$s5UIKit17UIFindInteractionCAA13UIInteractionA2aDP4viewAA6UIViewCSgvgTW:1
0
3
$s5UIKit20UIPointerInteractionCAA13UIInteractionA2aDP8willMove2toyAA6UIViewCSg_tFTW:2
$s5UIKit21UIEditMenuInteractionCAA13UIInteractionA2aDP8willMove2toyAA6UIViewCSg_tFTW:2
$s5UIKit17UIFindInteractionCAA13UIInteractionA2aDP8willMove2toyAA6UIViewCSg_tFTW:1
3
$s5UIKit21UIEditMenuInteractionCAA13UIInteractionA2aDP7didMove2toyAA6UIViewCSg_tFTW:2
$s5UIKit20UIPointerInteractionCAA13UIInteractionA2aDP7didMove2toyAA6UIViewCSg_tFTW:2
$s5UIKit17UIFindInteractionCAA13UIInteractionA2aDP7didMove2toyAA6UIViewCSg_tFTW:1

$s5UIKit6UIViewC41translatesAutoresizingMaskIntoConstraintsSbvg
# Func Hash:
784007056844089447
# Num Counters:
2
# Counter Values:
52
26
$0

$s5UIKit6UIViewC41translatesAutoresizingMaskIntoConstraintsSbvs
# Func Hash:
1096621587436624140
# Num Counters:
5
# Counter Values:
10
0
10
0
10
$0

$s5UIKit6UIViewC4draw_2iny10QuartzCore7CALayerC_0F8Graphics9CGContextCtF
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
52
$0

$s5UIKit6UIViewC4nextAA11UIResponderCSgvg
# Func Hash:
238984481558059729
# Num Counters:
3
# Counter Values:
2406
4384
4384
$0

$s5UIKit6UIViewC4tell33_0C80FBE43506DDF1DBEF50B5A54BD00ALLyyAA17UITraitCollectionC_AGtFyyXEfU_
# Func Hash:
461547569366555345
# Num Counters:
14
# Counter Values:
322
0
322
0
0
322
0
12
0
4
320
12
2
0
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
7
1
$s5UIKit17UITraitCollectionC15layoutDirectionAA0b17EnvironmentLayoutE0Ovg:322
1
$s5UIKit17UITraitCollectionC15layoutDirectionAA0b17EnvironmentLayoutE0Ovg:322
0
4
$s5UIKit6UIViewC24traitCollectionDidChangeyyAA07UITraitD0CSgF:284
$s5UIKit9UIControlC24traitCollectionDidChangeyyAA07UITraitD0CSgF:30
$s7Gallery4CardC24traitCollectionDidChangeyy5UIKit07UITraitD0CSgF:4
$s5UIKit12UIScrollViewC24traitCollectionDidChangeyyAA07UITraitE0CSgF:4
1
$s5UIKit16UIViewControllerC24traitCollectionDidChangeyyAA07UITraitE0CSgF:4
2
$s5UIKit6UIViewC15setNeedsDisplayyyF:252
$s5UIKit11UIImageViewC15setNeedsDisplayyyF:70
1
$s5UIKit8UIWindowC11windowSceneAA0bD0CSgvg:2

$s5UIKit6UIViewC5adopt33_0C80FBE43506DDF1DBEF50B5A54BD00ALLyyAA17UITraitCollectionCF
# Func Hash:
1127786514958512593
# Num Counters:
47
# Counter Values:
1
44
44
38
0
0
2893
0
0
0
0
0
2893
0
0
1
0
1
38
0
1
0
37
1
41
176
836
0
2135
176
0
497
0
0
0
0
0
0
0
0
0
0
0
0
0
0
44
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
15
1
$s10QuartzCore7CALayerC13contentsScale10Foundation7CGFloatVvg:2971
1
$s5UIKit17UITraitCollectionC12displayScale10Foundation7CGFloatVvg:2971
0
0
0
0
0
1
$s5UIKit17UITraitCollectionC12displayScale10Foundation7CGFloatVvg:41
0
0
0
0
0
0
0

$s5UIKit6UIViewC5alpha10Foundation7CGFloatVvg
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
8394
$0

$s5UIKit6UIViewC5frame10Foundation6CGRectVvM
# Func Hash:
728453322856651412
# Num Counters:
2
# Counter Values:
14
0
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
1
1
$s10QuartzCore7CALayerC5frame10Foundation6CGRectVvg:14

$s5UIKit6UIViewC5frame10Foundation6CGRectVvg
# Func Hash:
170957022131388415
# Num Counters:
1
# Counter Values:
8361
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
1
1
$s10QuartzCore7CALayerC5frame10Foundation6CGRectVvg:8361

$s5UIKit6UIViewC5frame10Foundation6CGRectVvs
# Func Hash:
1063614630041498421
# Num Counters:
3
# Counter Values:
5297
0
0
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
2
1
$s10QuartzCore7CALayerC6bounds10Foundation6CGRectVvg:5297
1
$s10QuartzCore7CALayerC5frame10Foundation6CGRectVvs:5297

$s5UIKit6UIViewC5frame16forAlignmentRect10Foundation6CGRectVAH_tF
# Func Hash:
170957022131388415
# Num Counters:
1
# Counter Values:
280
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
1
1
$s5UIKit6UIViewC19alignmentRectInsetsAA06UIEdgeE0Vvg:280

$s5UIKit6UIViewC5frameAC10Foundation6CGRectV_tcfc
# Func Hash:
567090795815895039
# Num Counters:
1
# Counter Values:
497
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
2
1
$s5UIKit6UIViewC10layerClassyXlXpvgZ:497
1
$s10QuartzCore7CALayerC5frame10Foundation6CGRectVvs:497

$s5UIKit6UIViewC5point6inside4withSb10Foundation7CGPointV_AA7UIEventCSgtF
# Func Hash:
706216580179047806
# Num Counters:
4
# Counter Values:
9744
7821
7233
9308
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
1
1
$s10QuartzCore7CALayerC6bounds10Foundation6CGRectVvg:9744

$s5UIKit6UIViewC6action3for0D3Key10QuartzCore8CAAction_pSgAG7CALayerC_SStF
# Func Hash:
146835647075900052
# Num Counters:
2
# Counter Values:
0
3523
$0

$s5UIKit6UIViewC6attachyyAA19UIGestureRecognizerCF
# Func Hash:
566450990024419290
# Num Counters:
7
# Counter Values:
34
0
0
0
34
0
16
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
4
1
$s5UIKit19UIGestureRecognizerC4viewAA6UIViewCSgvg:34
1
$s5UIKit19UIGestureRecognizerC4viewAA6UIViewCSgvg:34
0
1
$s5UIKit19UIGestureRecognizerC4viewAA6UIViewCSgvg:34

$s5UIKit6UIViewC6bounds10Foundation6CGRectVvM
# Func Hash:
728453322856651412
# Num Counters:
2
# Counter Values:
103
0
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
1
1
$s10QuartzCore7CALayerC6bounds10Foundation6CGRectVvg:103

$s5UIKit6UIViewC6bounds10Foundation6CGRectVvg
# Func Hash:
170957022131388415
# Num Counters:
1
# Counter Values:
26314
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
1
1
$s10QuartzCore7CALayerC6bounds10Foundation6CGRectVvg:26314

$s5UIKit6UIViewC6bounds10Foundation6CGRectVvs
# Func Hash:
1063614630041498421
# Num Counters:
3
# Counter Values:
103
0
0
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
2
1
$s10QuartzCore7CALayerC6bounds10Foundation6CGRectVvg:103
1
$s10QuartzCore7CALayerC6bounds10Foundation6CGRectVvs:103

$s5UIKit6UIViewC6center10Foundation7CGPointVvg
# Func Hash:
170957022131388415
# Num Counters:
1
# Counter Values:
280
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
1
1
$s10QuartzCore7CALayerC8position10Foundation7CGPointVvg:280

$s5UIKit6UIViewC6center10Foundation7CGPointVvs
# Func Hash:
811594940626252597
# Num Counters:
3
# Counter Values:
136
0
0
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
1
1
$s10QuartzCore7CALayerC8position10Foundation7CGPointVvs:136

$s5UIKit6UIViewC6detachyyF
# Func Hash:
1123877647904093815
# Num Counters:
8
# Counter Values:
59
0
0
0
59
0
59
59
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
4
1
$s5UIKit6UIViewC8willMove11toSuperviewyACSg_tF:59
1
$s5UIKit6UIViewC17willRemoveSubviewyyACF:59
1
$s5UIKit6UIViewC14setNeedsLayoutyyF:59
1
$s5UIKit6UIViewC18didMoveToSuperviewyyF:59

$s5UIKit6UIViewC6insert_2at5layeryAC_SiAC16SublayerPositionOtF
# Func Hash:
986669034356882591
# Num Counters:
45
# Counter Values:
474
0
74
0
74
0
548
0
0
0
0
0
0
0
0
419
74
74
129
0
0
0
0
548
0
0
0
0
73
0
0
0
474
0
0
0
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
12
1
$s5UIKit6UIViewC12isDescendant2ofSbAC_tF:548
0
0
0
1
$s5UIKit6UIViewC8willMove11toSuperviewyACSg_tF:548
0
1
$s5UIKit6UIViewC12isDescendant2ofSbAC_tF:548
1
$s5UIKit6UIViewC14setNeedsLayoutyyF:548
1
$s5UIKit6UIViewC29requiresConstraintBasedLayoutSbvgZ:129
1
$s5UIKit6UIViewC15traitCollectionAA07UITraitD0Cvg:74
1
$s5UIKit6UIViewC18didMoveToSuperviewyyF:548
1
$s5UIKit6UIViewC13didAddSubviewyyACF:548

$s5UIKit6UIViewC6insert_6beside6offsetyAC_ACSitF
# Func Hash:
567991002724585699
# Num Counters:
11
# Counter Values:
18
18
0
17
0
17
0
0
0
0
17
$0

$s5UIKit6UIViewC6layOut33_BF77D0ECA8D0186D5007AEA91F49AB81LLyyF
# Func Hash:
288122288839661684
# Num Counters:
11
# Counter Values:
1690
252
0
252
0
0
188
64
0
0
0
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
6
1
$s5UIKit16UIViewControllerC15viewIsAppearingyySbF:64
1
$s5UIKit16UIViewControllerC22viewWillLayoutSubviewsyyF:252
21
$s5UIKit6UIViewC14layoutSubviewsyyF:848
$s5UIKit9UIControlC14layoutSubviewsyyF:251
$s7Gallery11SidebarListC14layoutSubviewsyyF:81
$s5UIKit8UIButtonC14layoutSubviewsyyF:73
$s7Gallery10SidebarRowC14layoutSubviewsyyF:70
$s7Gallery5FieldC14layoutSubviewsyyF:63
$s5UIKit8UIWindowC14layoutSubviewsyyF:56
$s5UIKit11UIImageViewC14layoutSubviewsyyF:53
$s7Gallery4CardC14layoutSubviewsyyF:40
$s5UIKit10UITextViewC14layoutSubviewsyyF:32
$s5UIKit8UISliderC14layoutSubviewsyyF:29
$s5Notes8NoteListC14layoutSubviewsyyF:21
$s7Gallery13VerticalStackC14layoutSubviewsyyF:19
$s7Gallery9StateGridC14layoutSubviewsyyF:19
$s5Clock0A4FaceC14layoutSubviewsyyF:14
$s7Gallery15HorizontalStackC14layoutSubviewsyyF:11
$s5UIKit11UITextFieldC14layoutSubviewsyyF:3
$s7Gallery11CenteredRowC14layoutSubviewsyyF:2
$s5Notes7NoteRowC14layoutSubviewsyyF:2
$s5UIKit11UISearchBarC14layoutSubviewsyyF:2
$s7Gallery3LogC14layoutSubviewsyyF:1
0
0
5
$s7Gallery0A14ViewControllerC21viewDidLayoutSubviewsyyF:91
$s7Gallery4PageC21viewDidLayoutSubviewsyyF:91
$s10DrawingPad0B10ControllerC21viewDidLayoutSubviewsyyF:28
$s5Notes0A10ControllerC21viewDidLayoutSubviewsyyF:28
$s5UIKit16UIViewControllerC21viewDidLayoutSubviewsyyF:14

$s5UIKit6UIViewC6windowAA8UIWindowCSgvg
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
12154
$0

$s5UIKit6UIViewC7convert_2to10Foundation6CGRectVAH_ACSgtF
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
1159
$0

$s5UIKit6UIViewC7convert_4from10Foundation7CGPointVAH_ACSgtF
# Func Hash:
844982797845531381
# Num Counters:
4
# Counter Values:
0
648
0
0
$0

$s5UIKit6UIViewC7hitTest_4withACSg10Foundation7CGPointV_AA7UIEventCSgtF
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
12111
$0

$s5UIKit6UIViewC8isHiddenSbvg
# Func Hash:
170957022131388415
# Num Counters:
1
# Counter Values:
8302
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
1
1
$s10QuartzCore7CALayerC8isHiddenSbvg:8302

$s5UIKit6UIViewC8isHiddenSbvs
# Func Hash:
578522694675317316
# Num Counters:
7
# Counter Values:
0
12
68
0
0
4
1
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
3
1
$s10QuartzCore7CALayerC8isHiddenSbvg:80
1
$s10QuartzCore7CALayerC8isHiddenSbvs:12
1
$s5UIKit6UIViewC19visibilityDidChange2ofyAC_tF:1

$s5UIKit6UIViewC8isOpaqueSbvg
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
214
$0

$s5UIKit6UIViewC8isOpaqueSbvs
# Func Hash:
784007059655560962
# Num Counters:
2
# Counter Values:
373
373
$0

$s5UIKit6UIViewC8mirroredy10Foundation6CGRectVAGF
# Func Hash:
52166952578408092
# Num Counters:
9
# Counter Values:
0
0
2
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
$s5UIKit6UIViewC37effectiveUserInterfaceLayoutDirectionAA06UIUserefG0Ovg:2
0

$s5UIKit6UIViewC8willMove11toSuperviewyACSg_tF
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
607
$0

$s5UIKit6UIViewC8willMove8toWindowyAA8UIWindowCSg_tF
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
5622
$0

$s5UIKit6UIViewC9PlainView33_902879A54FC2C4F385FD5CA40A6A387ELLCMa
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
2
$0

$s5UIKit6UIViewC9PlainView33_BF77D0ECA8D0186D5007AEA91F49AB81LLCMa
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
4
$0

$s5UIKit6UIViewC9PlainView33_C3D08F24140EE199C7FF67CF27A70829LLCMa
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
2
$0

$s5UIKit6UIViewC9isFocusedSbvg
# Func Hash:
1063705161908944610
# Num Counters:
3
# Counter Values:
59
59
30
$0

$s5UIKit6UIViewC9makeLayery10QuartzCore7CALayerCyXlXpFZTf4nd_n
# Func Hash:
1096621590131079888
# Num Counters:
5
# Counter Values:
0
497
0
0
0
$0

$s5UIKit6UIViewC9ownGuidesSayAA13UILayoutGuideCGvg
# Func Hash:
784007056844089447
# Num Counters:
2
# Counter Values:
583
0
$0

$s5UIKit6UIViewC9setWindow33_C68F195461D851F0BF7D650E523DDE98LLyyAA8UIWindowCSgF
# Func Hash:
567185242498670724
# Num Counters:
5
# Counter Values:
3998
5744
0
1613
0
$0

$s5UIKit6UIViewC9sizeToFityyF
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
14
$0

$s5UIKit6UIViewC9superviewACSgvg
# Func Hash:
784007056844089447
# Num Counters:
2
# Counter Values:
16660
14488
$0

$s5UIKit6UIViewC9tintColorAA7UIColorCSgvg
# Func Hash:
1138669267810595446
# Num Counters:
5
# Counter Values:
0
11525
4956
3967
989
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
1
1
$s5UIKit6UIViewC9tintColorAA7UIColorCSgvg:3967

$s5UIKit6UIViewC9tintColorAA7UIColorCSgvs
# Func Hash:
844982796969668746
# Num Counters:
4
# Counter Values:
6506
6459
0
6506
$0

$s5UIKit6UIViewC9topAnchorAA013NSLayoutYAxisD0Cvg
# Func Hash:
784007059655560962
# Num Counters:
2
# Counter Values:
14
1
$0

$s5UIKit6UIViewCAA11UIFocusItemA2aDP16canBecomeFocusedSbvgTW
# Func Hash:
170957022131388415
# Num Counters:
1
# Counter Values:
64
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
1
1
$s5UIKit6UIViewC16canBecomeFocusedSbvg:64

$s5UIKit6UIViewCAA17UICoordinateSpaceA2aDP6bounds10Foundation6CGRectVvgTW
# Func Hash:
170957022131388415
# Num Counters:
1
# Counter Values:
2603
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
1
2
$s5UIKit6UIViewC6bounds10Foundation6CGRectVvg:2507
$s5UIKit8UIWindowC6bounds10Foundation6CGRectVvg:96

$s5UIKit6UIViewCAA18UIFocusEnvironmentA2aDP011parentFocusD0AaD_pSgvgTW
# Func Hash:
170957022131388415
# Num Counters:
1
# Counter Values:
6620
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
1
1
$s5UIKit6UIViewC22parentFocusEnvironmentAA07UIFocusE0_pSgvg:6620

$s5UIKit6UIViewCAA18UIFocusEnvironmentA2aDP14didUpdateFocus2in4withyAA0cF7ContextC_AA0C20AnimationCoordinatorCtFTW
# Func Hash:
170957022131388415
# Num Counters:
1
# Counter Values:
407
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
1
1
$s5UIKit6UIViewC14didUpdateFocus2in4withyAA07UIFocusD7ContextC_AA0H20AnimationCoordinatorCtF:407

$s5UIKit6UIViewCAA18UIFocusEnvironmentA2aDP17shouldUpdateFocus2inSbAA0cF7ContextC_tFTW
# Func Hash:
170957022131388415
# Num Counters:
1
# Counter Values:
284
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
1
1
$s5UIKit6UIViewC17shouldUpdateFocus2inSbAA07UIFocusD7ContextC_tF:284

$s5UIKit6UIViewCAA18UIFocusEnvironmentA2aDP20focusGroupIdentifierSSSgvgTW
# Func Hash:
170957022131388415
# Num Counters:
1
# Counter Values:
4373
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
1
1
$s5UIKit6UIViewC20focusGroupIdentifierSSSgvg:4373

$s5UIKit6UIViewCAA18UIFocusEnvironmentA2aDP26preferredFocusEnvironmentsSayAaD_pGvgTW
# Func Hash:
170957022131388415
# Num Counters:
1
# Counter Values:
1
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
1
1
$s5UIKit6UIViewC26preferredFocusEnvironmentsSayAA18UIFocusEnvironment_pGvg:1

$s5UIKit6UIViewCAA20UIFocusItemContainerA2aDP10focusItems2inSayAA0cD0_pG10Foundation6CGRectV_tFTW
# Func Hash:
170957022131388415
# Num Counters:
1
# Counter Values:
2603
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
1
1
$s5UIKit6UIViewC10focusItems2inSayAA11UIFocusItem_pG10Foundation6CGRectV_tF:2603

$s5UIKit6UIViewCAA20UIFocusItemContainerA2aDP15coordinateSpaceAA012UICoordinateG0_pvgTW
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
2603
$0

$s5UIKit6UIViewCMa
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
11783
$0

$s5UIKit7UIColorC10knobShadow33_0D07D9C167AD32AC2164E5353EEA62C2LL_WZ
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
1
$0

$s5UIKit7UIColorC10systemBlueACvau
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
190
$0

$s5UIKit7UIColorC10systemBlue_WZ
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
3
$0

$s5UIKit7UIColorC10systemGrayACvau
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
672
$0

$s5UIKit7UIColorC10systemGray_WZ
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
1
$0

$s5UIKit7UIColorC10systemPinkACvau
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
1
$0

$s5UIKit7UIColorC10systemPink_WZ
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
1
$0

$s5UIKit7UIColorC11systemGray3ACvau
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
4
$0

$s5UIKit7UIColorC11systemGray3_WZ
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
1
$0

$s5UIKit7UIColorC11systemGreenACvau
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
8
$0

$s5UIKit7UIColorC11systemGreen_WZ
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
2
$0

$s5UIKit7UIColorC12systemIndigoACvau
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
1
$0

$s5UIKit7UIColorC12systemIndigo_WZ
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
1
$0

$s5UIKit7UIColorC12systemOrangeACvau
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
3
$0

$s5UIKit7UIColorC12systemOrange_WZ
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
3
$0

$s5UIKit7UIColorC12systemPurpleACvau
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
5
$0

$s5UIKit7UIColorC12systemPurple_WZ
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
2
$0

$s5UIKit7UIColorC13resolvedColor4withAcA17UITraitCollectionC_tF
# Func Hash:
783881051768646112
# Num Counters:
4
# Counter Values:
18302
17768
0
0
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
2
24
** External Symbol **:7749
** External Symbol **:4002
** External Symbol **:1273
** External Symbol **:1200
** External Symbol **:936
** External Symbol **:498
** External Symbol **:412
** External Symbol **:325
** External Symbol **:308
$s5UIKit7UIColorC7GalleryE8onFilledACvpZfiAcA17UITraitCollectionCYbcfU_:304
** External Symbol **:212
** External Symbol **:181
** External Symbol **:71
** External Symbol **:59
** External Symbol **:58
** External Symbol **:42
** External Symbol **:42
** External Symbol **:38
** External Symbol **:19
** External Symbol **:18
** External Symbol **:13
** External Symbol **:5
** External Symbol **:2
** External Symbol **:1
1
$s5UIKit7UIColorC13resolvedColor4withAcA17UITraitCollectionC_tF:17768

$s5UIKit7UIColorC13tertiaryLabelACvau
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
5
$0

$s5UIKit7UIColorC13tertiaryLabel_WZ
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
2
$0

$s5UIKit7UIColorC14secondaryLabelACvau
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
6357
$0

$s5UIKit7UIColorC14secondaryLabel_WZ
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
2
$0

$s5UIKit7UIColorC15dynamicProviderA2cA17UITraitCollectionCYbc_tcfc
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
1
$0

$s5UIKit7UIColorC15placeholderText_WZ
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
1
$0

$s5UIKit7UIColorC16systemBackgroundACvau
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
4
$0

$s5UIKit7UIColorC16systemBackground_WZ
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
4
$0

$s5UIKit7UIColorC18tertiarySystemFillACvau
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
7
$0

$s5UIKit7UIColorC18tertiarySystemFill_WZ
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
2
$0

$s5UIKit7UIColorC18withAlphaComponentyAC10Foundation7CGFloatVF
# Func Hash:
1096621588548838119
# Num Counters:
5
# Counter Values:
322
322
309
0
0
$0

$s5UIKit7UIColorC19secondarySystemFillACvau
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
48
$0

$s5UIKit7UIColorC19secondarySystemFill_WZ
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
3
$0

$s5UIKit7UIColorC23systemGroupedBackgroundACvau
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
1
$0

$s5UIKit7UIColorC23systemGroupedBackground_WZ
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
1
$0

$s5UIKit7UIColorC25secondarySystemBackgroundACvau
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
1
$0

$s5UIKit7UIColorC25secondarySystemBackground_WZ
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
1
$0

$s5UIKit7UIColorC32secondarySystemGroupedBackgroundACvau
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
15
$0

$s5UIKit7UIColorC32secondarySystemGroupedBackground_WZ
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
1
$0

$s5UIKit7UIColorC4Kind33_5F459917BFD860544DD08B59099C0D26LLOWOe
# Func Hash:
1124680649989012514
# Num Counters:
4
# Counter Values:
19343
19018
0
325
$0

$s5UIKit7UIColorC4link_WZ
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
1
$0

$s5UIKit7UIColorC4pair__10lightAlpha04darkE0ACs6UInt32V_AH10Foundation7CGFloatVAKtFZAcA17UITraitCollectionCYbcfU_
# Func Hash:
955604089020874751
# Num Counters:
2
# Counter Values:
18406
179
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
1
1
$s5UIKit17UITraitCollectionC18userInterfaceStyleAA06UIUsereF0Ovg:18406

$s5UIKit7UIColorC5clearACvau
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
19
$0

$s5UIKit7UIColorC5clear_WZ
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
2
$0

$s5UIKit7UIColorC5labelACvau
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
6534
$0

$s5UIKit7UIColorC5label_WZ
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
4
$0

$s5UIKit7UIColorC5white5alphaAC10Foundation7CGFloatV_AHtcfc
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
2
$0

$s5UIKit7UIColorC5whiteACvau
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
302
$0

$s5UIKit7UIColorC5white_WZ
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
3
$0

$s5UIKit7UIColorC7cgColor12CoreGraphics7CGColorCvg
# Func Hash:
190355455236375836
# Num Counters:
5
# Counter Values:
18950
0
943
2
0
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
2
9
** External Symbol **:672
** External Symbol **:168
** External Symbol **:26
** External Symbol **:25
** External Symbol **:24
** External Symbol **:15
** External Symbol **:13
** External Symbol **:1
** External Symbol **:1
1
$s5UIKit7UIColorC7cgColor12CoreGraphics7CGColorCvg:945

$s5UIKit7UIColorC7dynamic_AA20UIUserInterfaceStyleO5style12CoreGraphics7CGColorC5fixedtSgWOe
# Func Hash:
784007056844089447
# Num Counters:
2
# Counter Values:
448
271
$0

$s5UIKit7UIColorC7isEqualySbypSgF
# Func Hash:
624520584820997229
# Num Counters:
9
# Counter Values:
0
0
6545
332
76
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

$s5UIKit7UIColorC7setFillyyF
# Func Hash:
695685627039305015
# Num Counters:
5
# Counter Values:
2
2
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
$s5UIKit7UIColorC7cgColor12CoreGraphics7CGColorCvg:2
0
0
0

$s5UIKit7UIColorC9separatorACvau
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
307
$0

$s5UIKit7UIColorC9separator_WZ
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
2
$0

$s5UIKit7UIColorC9systemRedACvau
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
1
$0

$s5UIKit7UIColorC9systemRed_WZ
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
1
$0

$s5UIKit7UIColorC9tintColorACvau
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
3
$0

$s5UIKit7UIColorC9tintColorACvpZfiAcA17UITraitCollectionCYbcfU_
# Func Hash:
1108181537659248501
# Num Counters:
3
# Counter Values:
0
3
0
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
1
0

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
6586
$0

$s5UIKit7UIColorCSgWOh
# Func Hash:
170957022131388415
# Num Counters:
1
# Counter Values:
1
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
1
1
** External Symbol **:1

$s5UIKit7UIColorCfD
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
630
$0

$s5UIKit7UIEventC10allTouchesShyAA7UITouchCGSgvg
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
1
$0

$s5UIKit7UIEventC10buttonMaskAC06ButtonD0Vvg
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
51
$0

$s5UIKit7UIEventC13modifierFlagsAA013UIKeyModifierD0Vvg
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
9
$0

$s5UIKit7UIImageC10AttributesV5apply33_89043F5C5972D4CF4983347DCB428DCELLyyAC13ConfigurationCF
# Func Hash:
536873292501768200
# Num Counters:
3
# Counter Values:
102
0
102
$0

$s5UIKit7UIImageC10AttributesV6shared33_89043F5C5972D4CF4983347DCB428DCELL_WZ
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
3
$0

$s5UIKit7UIImageC10AttributesV6symbol_AeA6SymbolV_AC13ConfigurationCSgtc33_89043F5C5972D4CF4983347DCB428DCELlfCTf4nnd_n
# Func Hash:
255926575034195721
# Num Counters:
15
# Counter Values:
163
0
3
22
0
51
141
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

$s5UIKit7UIImageC10AttributesVWOc
# Func Hash:
170957022131388415
# Num Counters:
1
# Counter Values:
589
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
1
1
$s5UIKit7UIImageC10AttributesVwcp:589

$s5UIKit7UIImageC10AttributesVWOh
# Func Hash:
170957022131388415
# Num Counters:
1
# Counter Values:
857
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
1
1
$s5UIKit7UIImageC10AttributesVwxx:857

$s5UIKit7UIImageC10AttributesVwcp
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
589
$0

$s5UIKit7UIImageC10AttributesVwxx
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
857
$0

$s5UIKit7UIImageC10systemName17withConfigurationACSgSS_AC0F0CSgtcfC
# Func Hash:
1124680653679132783
# Num Counters:
3
# Counter Values:
57
35
0
$0

$s5UIKit7UIImageC11isResizableSbvg
# Func Hash:
62177545894122117
# Num Counters:
5
# Counter Values:
6695
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
$s5UIKit7UIImageC13isSymbolImageSbvg:6695
0

$s5UIKit7UIImageC12SymbolWeightO7nearestAESi_tcfCTf4nd_n
# Func Hash:
176885381134224794
# Num Counters:
16
# Counter Values:
14
0
0
0
0
0
14
0
0
0
0
0
0
0
14
14
$0

$s5UIKit7UIImageC12resizingModeAC08ResizingD0Ovg
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
28
$0

$s5UIKit7UIImageC13ConfigurationC7isEqualySbypSgF
# Func Hash:
903233819214505501
# Num Counters:
8
# Counter Values:
0
0
0
0
0
8
0
0
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
1
0

$s5UIKit7UIImageC13ConfigurationC8applyingyAEXDAESgF
# Func Hash:
543243708438006784
# Num Counters:
3
# Counter Values:
102
0
102
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
1
1
$s5UIKit7UIImageC19SymbolConfigurationC6traits6symbolAeA17UITraitCollectionCSg_AA0C5StyleVtcfC:102

$s5UIKit7UIImageC13ConfigurationCMa
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
3
$0

$s5UIKit7UIImageC13ConfigurationCSgWOc
# Func Hash:
170957022131388415
# Num Counters:
1
# Counter Values:
102
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
1
1
** External Symbol **:102

$s5UIKit7UIImageC13isSymbolImageSbvg
# Func Hash:
238984482720105921
# Num Counters:
3
# Counter Values:
13851
13767
13767
$0

$s5UIKit7UIImageC13renderingModeAC09RenderingD0Ovg
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
6958
$0

$s5UIKit7UIImageC14pixelsPerPoint2of10Foundation7CGFloatV12CoreGraphics7CGImageC_tF
# Func Hash:
1050536510554381900
# Num Counters:
4
# Counter Values:
28
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
1
$s5UIKit7UIImageC5scale10Foundation7CGFloatVvg:28

$s5UIKit7UIImageC14resizableImage13withCapInsets12resizingModeAcA06UIEdgeG0V_AC08ResizingI0OtF
# Func Hash:
197471693279174356
# Num Counters:
17
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
$0

$s5UIKit7UIImageC14resizableImage13withCapInsetsAcA06UIEdgeG0V_tF
# Func Hash:
170957022131388415
# Num Counters:
1
# Counter Values:
2
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
1
1
$s5UIKit7UIImageC14resizableImage13withCapInsets12resizingModeAcA06UIEdgeG0V_AC08ResizingI0OtF:2

$s5UIKit7UIImageC16imageOrientationAC0D0Ovg
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
116
$0

$s5UIKit7UIImageC17withConfigurationyA2C0D0CF
# Func Hash:
1138416054609037670
# Num Counters:
25
# Counter Values:
0
0
0
0
0
102
0
0
0
0
0
0
0
0
0
0
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

$s5UIKit7UIImageC17withRenderingModeyA2C0dE0OF
# Func Hash:
197471693279174356
# Num Counters:
17
# Counter Values:
0
17
0
0
0
0
0
0
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

$s5UIKit7UIImageC19SymbolConfigurationC4font5scaleAeA6UIFontC_AC0C5ScaleOtcfCTf4nnd_n
# Func Hash:
1003929212121976578
# Num Counters:
3
# Counter Values:
14
14
0
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
1
1
$s5UIKit6UIFontC9pointSize10Foundation7CGFloatVvg:14

$s5UIKit7UIImageC19SymbolConfigurationC6traits6symbolAeA17UITraitCollectionCSg_AA0C5StyleVtcfC
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
102
$0

$s5UIKit7UIImageC19SymbolConfigurationC9pointSizeAE10Foundation7CGFloatV_tcfC
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
35
$0

$s5UIKit7UIImageC19SymbolConfigurationC9pointSizeAE10Foundation7CGFloatV_tcfCTf4nd_n
# Func Hash:
431494656919539458
# Num Counters:
3
# Counter Values:
39
39
0
$0

$s5UIKit7UIImageC19SymbolConfigurationCMa
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
6990
$0

$s5UIKit7UIImageC19SymbolConfigurationCfD
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
212
$0

$s5UIKit7UIImageC4draw2in2of5colory10Foundation6CGRectV_12CoreGraphics9CGContextCAK7CGColorCSgtF
# Func Hash:
399270177020885344
# Num Counters:
19
# Counter Values:
246
246
218
28
218
0
218
28
218
28
28
0
0
0
218
0
28
28
0
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
6
1
$s5UIKit7UIImageC13isSymbolImageSbvg:246
1
$s5UIKit7UIImageC13isSymbolImageSbvg:28
1
$s5UIKit7UIImageC9capInsetsAA06UIEdgeD0Vvg:28
1
$s5UIKit7UIImageC4size10Foundation6CGSizeVvg:28
1
$s5UIKit7UIImageC9capInsetsAA06UIEdgeD0Vvg:28
1
$s5UIKit7UIImageC12resizingModeAC08ResizingD0Ovg:28

$s5UIKit7UIImageC4size10Foundation6CGSizeVvg
# Func Hash:
550160333802206335
# Num Counters:
9
# Counter Values:
626
538
88
0
0
88
88
0
0
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
6
1
$s5UIKit7UIImageC5scale10Foundation7CGFloatVvg:88
1
$s5UIKit7UIImageC5scale10Foundation7CGFloatVvg:88
1
$s5UIKit7UIImageC16imageOrientationAC0D0Ovg:88
0
0
0

$s5UIKit7UIImageC5scale10Foundation7CGFloatVvg
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
204
$0

$s5UIKit7UIImageC7ContentOWOc
# Func Hash:
170957022131388415
# Num Counters:
1
# Counter Values:
102
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
1
1
$s5UIKit7UIImageC7ContentOwcp:102

$s5UIKit7UIImageC7ContentOWOe
# Func Hash:
844982799169123455
# Num Counters:
5
# Counter Values:
14655
14378
94
0
0
$0

$s5UIKit7UIImageC7ContentOWOy
# Func Hash:
844982799169123455
# Num Counters:
5
# Counter Values:
7604
7598
6
0
0
$0

$s5UIKit7UIImageC7ContentOwcp
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
102
$0

$s5UIKit7UIImageC7cgImage5scale11orientationAC12CoreGraphics7CGImageC_10Foundation7CGFloatVAC11OrientationOtcfc
# Func Hash:
382993475055910911
# Num Counters:
2
# Counter Values:
2
2
$0

$s5UIKit7UIImageC7flipped13isRightToLeftACSb_tF
# Func Hash:
721196468537518029
# Num Counters:
20
# Counter Values:
0
6966
0
0
0
0
0
0
0
0
0
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

$s5UIKit7UIImageC7picture11symbolScale5color12CoreGraphics7CGImageCSg10Foundation7CGFloatV_AG7CGColorCSgtF
# Func Hash:
844100653964410478
# Num Counters:
27
# Counter Values:
28
28
0
28
0
0
0
0
0
0
0
0
0
0
0
0
0
0
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
$s5UIKit7UIImageC16imageOrientationAC0D0Ovg:28

$s5UIKit7UIImageC7picture9pixelSize5color12CoreGraphics7CGImageCSg10Foundation6CGSizeV_AG7CGColorCSgtF
# Func Hash:
916244605448590817
# Num Counters:
27
# Counter Values:
0
6913
6792
6913
0
3
0
121
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
6913
0
6913
0
$0

$s5UIKit7UIImageC7variant3forAcA17UITraitCollectionC_tF
# Func Hash:
135188635140722038
# Num Counters:
7
# Counter Values:
0
3
0
6748
0
0
0
$0

$s5UIKit7UIImageC9capInsetsAA06UIEdgeD0Vvg
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
56
$0

$s5UIKit7UIImageCACycfC
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
182
$0

$s5UIKit7UIImageCMa
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
199
$0

$s5UIKit7UIImageCSgSgWOe
# Func Hash:
784007056844089447
# Num Counters:
2
# Counter Values:
4
0
$0

$s5UIKit7UIImageCSgSgWOy
# Func Hash:
784007056844089447
# Num Counters:
2
# Counter Values:
16
0
$0

$s5UIKit7UIImageCSgWOh
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

$s5UIKit7UIImageC_5assetA2C10AttributesV_AA0B5AssetCSgtcfCTf4ggn_n
# Func Hash:
859921299406546616
# Num Counters:
5
# Counter Values:
182
3
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
$s5UIKit7UIImageCACycfC:182

$s5UIKit7UIImageCfD
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
104
$0

$s5UIKit7UILabelC10QuartzCore12LayerPainterAadEP16observesPaintingSbvgTW
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
156
$0

$s5UIKit7UILabelC10QuartzCore12LayerPainterAadEP4text2of5scale10TextEngine010PositionedJ6LayoutVSgAD7CALayerC_10Foundation7CGFloatVtFTW
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
2642
$0

$s5UIKit7UILabelC10QuartzCore12LayerPainterAadEP5paint_2in5scaleyAD7CALayerC_0D8Graphics9CGContextC10Foundation7CGFloatVtFTW
# Func Hash:
170957022131388415
# Num Counters:
1
# Counter Values:
156
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
1
1
$s5UIKit6UIViewC6bounds10Foundation6CGRectVvg:156

$s5UIKit7UILabelC10makeLayout33_6C4DAA989535E19061A445581F8925CBLLy10TextEngine0kD0CAA06StyledK0V_AC0D3KeyVtF
# Func Hash:
651056900323134438
# Num Counters:
8
# Counter Values:
0
1
0
1
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
$s5UIKit7UILabelC25adjustsFontSizeToFitWidthSbvg:1
0

$s5UIKit7UILabelC10pixelColor33_05CE99882DAFB47BDF5848BC31E48F8BLLy12CoreGraphics7CGColorCAA7UIColorCF
# Func Hash:
695685625453131987
# Num Counters:
5
# Counter Values:
12
448
177
2120
94
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
4
1
$s5UIKit6UIViewC15traitCollectionAA07UITraitD0Cvg:448
1
$s5UIKit7UIColorC13resolvedColor4withAcA17UITraitCollectionC_tF:448
1
$s5UIKit7UIColorC7cgColor12CoreGraphics7CGColorCvg:448
1
$s5UIKit7UIColorC7cgColor12CoreGraphics7CGColorCvg:12

$s5UIKit7UILabelC10placedText33_05CE99882DAFB47BDF5848BC31E48F8BLL2in5scale0D6Engine010PositionedD6LayoutVSg10Foundation6CGRectV_AL7CGFloatVtF
# Func Hash:
862222136537746385
# Num Counters:
15
# Counter Values:
0
2798
0
2403
2486
0
2798
0
0
2486
2486
135
2486
0
2486
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
7
0
1
$s5UIKit7UILabelC13numberOfLinesSivg:2486
1
$s5UIKit7UILabelC13isHighlightedSbvg:2486
0
1
$s5UIKit7UILabelC13numberOfLinesSivg:2486
1
$s5UIKit7UILabelC25adjustsFontSizeToFitWidthSbvg:2403
1
$s5UIKit7UILabelC9isEnabledSbvg:2486

$s5UIKit7UILabelC12makeTextRect9forBounds22limitedToNumberOfLines10Foundation6CGRectVAI_SitF
# Func Hash:
1044578690314985065
# Num Counters:
17
# Counter Values:
274
0
262
0
0
0
12
12
1
262
262
0
0
262
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
$s5UIKit7UILabelC4textSSSgvg:274
1
$s10QuartzCore7CALayerC13contentsScale10Foundation7CGFloatVvg:262

$s5UIKit7UILabelC12setPlainTextyySSSgF
# Func Hash:
928018420683101330
# Num Counters:
8
# Counter Values:
42
364
246
295
91
69
42
49
$0

$s5UIKit7UILabelC12sizeThatFitsy10Foundation6CGSizeVAGF
# Func Hash:
634638626613900670
# Num Counters:
5
# Counter Values:
203
3
3
203
203
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
3
1
$s5UIKit7UILabelC13numberOfLinesSivg:3
1
$s5UIKit7UILabelC13numberOfLinesSivg:203
1
$s5UIKit7UILabelC8textRect9forBounds22limitedToNumberOfLines10Foundation6CGRectVAI_SitF:203

$s5UIKit7UILabelC13fittingLayout33_6C4DAA989535E19061A445581F8925CBLLy10TextEngine0kD0CAA06StyledK0V_AC0D3KeyVtF
# Func Hash:
886271539937102332
# Num Counters:
4
# Counter Values:
0
0
1
0
$0

$s5UIKit7UILabelC13isHighlightedSbvg
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
2486
$0

$s5UIKit7UILabelC13lineBreakModeAA06NSLinedE0Ovg
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
412
$0

$s5UIKit7UILabelC13lineBreakModeAA06NSLinedE0Ovs
# Func Hash:
784007056844089447
# Num Counters:
2
# Counter Values:
75
38
$0

$s5UIKit7UILabelC13numberOfLinesSivg
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
5213
$0

$s5UIKit7UILabelC13numberOfLinesSivs
# Func Hash:
784007056844089447
# Num Counters:
2
# Counter Values:
182
37
$0

$s5UIKit7UILabelC13textAlignmentAA06NSTextD0Ovg
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
3160
$0

$s5UIKit7UILabelC13textAlignmentAA06NSTextD0Ovs
# Func Hash:
491140356037757436
# Num Counters:
3
# Counter Values:
2
2
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
$s5UIKit6UIViewC15setNeedsDisplayyyF:2

$s5UIKit7UILabelC15unwrappedLayout33_6C4DAA989535E19061A445581F8925CBLL__6isKept10TextEngine0mD0C6layout_Si5shifttSgAA06StyledM0V_AC0D3KeyVSbtF
# Func Hash:
483382938716860021
# Num Counters:
11
# Counter Values:
2748
2337
2732
16
411
401
10
191
0
2748
2748
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
3
1
$s5UIKit7UILabelC25adjustsFontSizeToFitWidthSbvg:2748
1
$s5UIKit7UILabelC13textAlignmentAA06NSTextD0Ovg:2748
1
$s5UIKit6UIViewC37effectiveUserInterfaceLayoutDirectionAA06UIUserefG0Ovg:2748

$s5UIKit7UILabelC16contentDidChange33_F1378E0E6D2F14888C075FE231BDAF62LLyyF
# Func Hash:
438646494157256101
# Num Counters:
5
# Counter Values:
662
1
0
1
1
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
4
1
$s5UIKit6UIViewC15setNeedsDisplayyyF:662
1
$s5UIKit7UILabelC20intrinsicContentSize10Foundation6CGSizeVvg:1
2
$s5UIKit16ButtonTitleLabelC20contentSizeDidChangeyyF:334
$s5UIKit7UILabelC20contentSizeDidChangeyyF:328
0

$s5UIKit7UILabelC17currentStyledText33_6C4DAA989535E19061A445581F8925CBLLAA0dE0VyF
# Func Hash:
1006559433942943223
# Num Counters:
16
# Counter Values:
0
0
0
191
0
0
0
0
0
0
0
0
0
2557
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
$s5UIKit7UILabelC4textSSSgvg:191

$s5UIKit7UILabelC18tintColorDidChangeyyF
# Func Hash:
1115207398327118160
# Num Counters:
12
# Counter Values:
1308
344
964
0
964
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
1
$s5UIKit6UIViewC15traitCollectionAA07UITraitD0Cvg:964
1
$s5UIKit7UIColorC13resolvedColor4withAcA17UITraitCollectionC_tF:964
1
$s5UIKit7UIColorC7cgColor12CoreGraphics7CGColorCvg:964
0
0

$s5UIKit7UILabelC20contentSizeDidChangeyyF
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
328
$0

$s5UIKit7UILabelC20intrinsicContentSize10Foundation6CGSizeVvg
# Func Hash:
855458531935008126
# Num Counters:
5
# Counter Values:
3
0
0
3
3
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
4
1
$s5UIKit7UILabelC23preferredMaxLayoutWidth10Foundation7CGFloatVvg:3
0
1
$s5UIKit7UILabelC13numberOfLinesSivg:3
1
$s5UIKit7UILabelC8textRect9forBounds22limitedToNumberOfLines10Foundation6CGRectVAI_SitF:3

$s5UIKit7UILabelC20wrapsContentInLayoutSbvg
# Func Hash:
536744759626524775
# Num Counters:
2
# Counter Values:
32
0
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
2
1
$s5UIKit7UILabelC13numberOfLinesSivg:32
0

$s5UIKit7UILabelC23preferredMaxLayoutWidth10Foundation7CGFloatVvg
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
3
$0

$s5UIKit7UILabelC25adjustsFontSizeToFitWidthSbvg
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
5152
$0

$s5UIKit7UILabelC25standardContentPrioritiesAA0dE0Vvg
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
2
$0

$s5UIKit7UILabelC4fontAA6UIFontCSgvs
# Func Hash:
716669421150751291
# Num Counters:
6
# Counter Values:
0
0
321
0
321
44
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
1
1
$s5UIKit6UIFontC7isEqualySbypSgF:321

$s5UIKit7UILabelC4text2of5scale10TextEngine010PositionedF6LayoutVSg10QuartzCore7CALayerC_10Foundation7CGFloatVtFTf4dnn_n
# Func Hash:
218421987541202756
# Num Counters:
5
# Counter Values:
2642
0
2486
0
0
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
1
1
$s5UIKit6UIViewC6bounds10Foundation6CGRectVvg:2642

$s5UIKit7UILabelC4textSSSgvg
# Func Hash:
728453322856651412
# Num Counters:
2
# Counter Values:
0
729
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
1
0

$s5UIKit7UILabelC4textSSSgvs
# Func Hash:
249422128194868411
# Num Counters:
13
# Counter Values:
0
0
0
0
293
0
0
51
98
12
0
0
110
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
209
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
3
1
$s5UIKit6UIViewC24isUserInteractionEnabledSbvs:209
1
$s5UIKit6UIViewC8isOpaqueSbvs:209
1
$s5UIKit6UIViewC11contentModeAC07ContentD0Ovs:209

$s5UIKit7UILabelC6layouty10TextEngine0D6LayoutCAD_Si5shifttAC0F3KeyVF
# Func Hash:
515675267073797871
# Num Counters:
7
# Counter Values:
2470
1
15
15
15
15
15
$0

$s5UIKit7UILabelC7request33_6C4DAA989535E19061A445581F8925CBLL__9lineLimit10TextEngine0L6LayoutC7RequestVAA06StyledL0V_AC0N3KeyVSitF
# Func Hash:
270430857540403199
# Num Counters:
2
# Counter Values:
412
192
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
4
1
$s5UIKit7UILabelC13lineBreakModeAA06NSLinedE0Ovg:412
1
$s5UIKit7UILabelC13textAlignmentAA06NSTextD0Ovg:412
1
$s5UIKit6UIViewC37effectiveUserInterfaceLayoutDirectionAA06UIUserefG0Ovg:412
1
$s5UIKit6UIViewC37effectiveUserInterfaceLayoutDirectionAA06UIUserefG0Ovg:412

$s5UIKit7UILabelC8drawText2in_5scaley10Foundation6CGRectV_12CoreGraphics9CGContextCAG7CGFloatVtF
# Func Hash:
238984482966880379
# Num Counters:
3
# Counter Values:
156
0
0
$0

$s5UIKit7UILabelC8textRect9forBounds22limitedToNumberOfLines10Foundation6CGRectVAI_SitF
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
206
$0

$s5UIKit7UILabelC9isEnabledSbvg
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
2486
$0

$s5UIKit7UILabelC9textColorAA7UIColorCSgvs
# Func Hash:
927641509864765674
# Num Counters:
6
# Counter Values:
0
0
6953
0
6953
6545
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
2
1
$s5UIKit7UIColorC7isEqualySbypSgF:6953
1
$s5UIKit6UIViewC15setNeedsDisplayyyF:408

$s5UIKit7UILabelCMa
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
348
$0

$s5UIKit7UIPressC3keyAA5UIKeyCSgvg
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
2978
$0

$s5UIKit7UIPressC4typeAC9PressTypeOSgvg
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
210
$0

$s5UIKit7UIPressC5phaseAC5PhaseOvg
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
10300
$0

$s5UIKit7UIPressC6windowAA8UIWindowCSgvg
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
982
$0

$s5UIKit7UIPressC9responderAA11UIResponderCSgvg
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
1545
$0

$s5UIKit7UIPressCACycfc
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
491
$0

$s5UIKit7UIPressCMa
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
505
$0

$s5UIKit7UIPressCfD
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
491
$0

$s5UIKit7UISceneC15activationStateAC010ActivationD0Ovg
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
128
$0

$s5UIKit7UISceneC17ConnectionOptionsCMa
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
8
$0

$s5UIKit7UISceneC17ConnectionOptionsCfD
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
8
$0

$s5UIKit7UISceneC4nextAA11UIResponderCSgvg
# Func Hash:
784007059655560962
# Num Counters:
2
# Counter Values:
1852
0
$0

$s5UIKit7UISceneC4postyy10Foundation14NSNotificationC4NameVF
# Func Hash:
170957022131388415
# Num Counters:
1
# Counter Values:
20
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
1
1
** External Symbol **:20

$s5UIKit7UISceneC8delegateAA0B8Delegate_pSgvg
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
72
$0

$s5UIKit7UITouchC10Foundation8NSObjectCSHADWl
# Func Hash:
784007059655560962
# Num Counters:
2
# Counter Values:
1116
4
$0

$s5UIKit7UITouchC10copySampleACyF
# Func Hash:
1116768790802071551
# Num Counters:
1
# Counter Values:
8
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
9
1
$s5UIKit7UITouchC5phaseAC5PhaseOvg:8
1
$s5UIKit7UITouchC4typeAC9TouchTypeOvg:8
1
$s5UIKit7UITouchC9timestampSdvg:8
1
$s5UIKit7UITouchC8tapCountSivg:8
1
$s5UIKit7UITouchC4viewAA6UIViewCSgvg:8
1
$s5UIKit7UITouchC6windowAA8UIWindowCSgvg:8
1
$s5UIKit7UITouchC5force10Foundation7CGFloatVvg:8
1
$s5UIKit7UITouchC20maximumPossibleForce10Foundation7CGFloatVvg:8
1
$s5UIKit7UITouchC11majorRadius10Foundation7CGFloatVvg:8

$s5UIKit7UITouchC11majorRadius10Foundation7CGFloatVvg
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
8
$0

$s5UIKit7UITouchC20maximumPossibleForce10Foundation7CGFloatVvg
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
8
$0

$s5UIKit7UITouchC4typeAC9TouchTypeOvg
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
1701
$0

$s5UIKit7UITouchC4viewAA6UIViewCSgvg
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
1500
$0

$s5UIKit7UITouchC5force10Foundation7CGFloatVvg
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
8
$0

$s5UIKit7UITouchC5phaseAC5PhaseOvg
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
10232
$0

$s5UIKit7UITouchC6windowAA8UIWindowCSgvg
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
4957
$0

$s5UIKit7UITouchC7ContactO7contact_Say13DisplayServer11TouchSampleVG7samplestWOh
# Func Hash:
170957022131388415
# Num Counters:
1
# Counter Values:
490
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
1
1
** External Symbol **:490

$s5UIKit7UITouchC7ContactOAESQAAWl
# Func Hash:
784007059655560962
# Num Counters:
2
# Counter Values:
4
4
$0

$s5UIKit7UITouchC7ContactOMa
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
12
$0

$s5UIKit7UITouchC7ContactOSHAASQWb
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
4
$0

$s5UIKit7UITouchC8location2in10Foundation7CGPointVAA6UIViewCSg_tF
# Func Hash:
67451934606309053
# Num Counters:
6
# Counter Values:
201
0
0
201
0
0
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
3
1
$s5UIKit7UITouchC6windowAA8UIWindowCSgvg:201
1
$s5UIKit6UIViewC6windowAA8UIWindowCSgvg:201
1
$s5UIKit6UIViewC7convert_4from10Foundation7CGPointVAH_ACSgtF:201

$s5UIKit7UITouchC8tapCountSivg
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
539
$0

$s5UIKit7UITouchC9timestampSdvg
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
201
$0

$s5UIKit7UITouchCACycfc
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
226
$0

$s5UIKit7UITouchCMa
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
3721
$0

$s5UIKit7UITouchCfD
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
234
$0

$s5UIKit8DisplaysC10makeServer33_ED81EE48641ED672E1CBA1FBF051EDFCLL6isMain07DisplayD0AG_pSb_tKFZyyYbcfu_
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
4
$0

$s5UIKit8DisplaysC11WeakDisplay33_ED81EE48641ED672E1CBA1FBF051EDFCLLVMa
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
4
$0

$s5UIKit8DisplaysC11WeakDisplay33_ED81EE48641ED672E1CBA1FBF051EDFCLLVWOb
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
4
$0

$s5UIKit8DisplaysC11WeakDisplay33_ED81EE48641ED672E1CBA1FBF051EDFCLLVWOc
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
8
$0

$s5UIKit8DisplaysC11WeakDisplay33_ED81EE48641ED672E1CBA1FBF051EDFCLLVWOh
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
8
$0

$s5UIKit8DisplaysC18updateSystemTraits33_ED81EE48641ED672E1CBA1FBF051EDFCLL12notifyScenesyyyXE_tF09$s5UIKit8b9C18updated9Traits33_fghijK37EDFCLL12notifyScenesyyyXE_tFfA_yycfU_Tf1cn_n
# Func Hash:
607283256446750586
# Num Counters:
7
# Counter Values:
0
4
4
0
0
0
4
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
4
1
$s5UIKit17UITraitCollectionC28preferredContentSizeCategoryAA09UIContentfG0Vvg:4
1
$s13DisplayServer03X11B0CA5AP11isConnectedSbvgTW:4
1
$s5UIKit13UIApplicationC28preferredContentSizeCategoryAA09UIContenteF0Vvg:4
0

$s5UIKit8DisplaysC27updateScreenSaverInhibitionyyF
# Func Hash:
391024176937367299
# Num Counters:
5
# Counter Values:
16
0
16
16
0
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
4
1
$s5UIKit13UIApplicationC19isIdleTimerDisabledSbvg:16
0
1
$s13DisplayServer03X11B0CA5AP11isConnectedSbvgTW:16
1
$s13DisplayServer03X11B0CAA15DesktopServicesA2aDP19preventsScreenSaverSbvsTW:16

$s5UIKit8DisplaysC3allSayAC7DisplayCGvg
# Func Hash:
1096621590494399774
# Num Counters:
5
# Counter Values:
0
4
8
4
0
$0

$s5UIKit8DisplaysC4openyAC7DisplayC0D6ServerAG_pF
# Func Hash:
927641508075275523
# Num Counters:
7
# Counter Values:
4
4
4
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
$s13DisplayServer03X11B0CA5AP8delegateAA0aB8Delegate_pSgvsTW:4
1
$s13DisplayServer03X11B0CAA0A6ScreenA2aDP5scale10Foundation7CGFloatVvgTW:4

$s5UIKit8DisplaysC7DisplayC11pasteboardsAA18DesktopPasteboardsCvg
# Func Hash:
1124236339446995604
# Num Counters:
2
# Counter Values:
3
1
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
2
1
$s13DisplayServer03X11B0CAA15DesktopServicesA2aDP9clipboardAA0A9Clipboard_pvgTW:1
1
$s13DisplayServer12X11ClipboardCAA0aD0A2aDP8delegateAA0aD8Delegate_pSgvsTW:1

$s5UIKit8DisplaysC7DisplayC13adoptSettingsSbyF
# Func Hash:
756129591686237837
# Num Counters:
10
# Counter Values:
0
0
0
0
4
0
0
4
0
0
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
1
1
$s13DisplayServer03X11B0CAA15DesktopServicesA2aDP8settingsAA0A8SettingsVvgTW:4

$s5UIKit8DisplaysC7DisplayC15traitCollectionAA07UITraitE0Cvg
# Func Hash:
811594940694435924
# Num Counters:
3
# Counter Values:
29430
4
29430
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
1
1
$s13DisplayServer03X11B0CAA0A6ScreenA2aDP5scale10Foundation7CGFloatVvgTW:29434

$s5UIKit8DisplaysC7DisplayC6serverAE0C6ServerAG_p_tcfcTf4gn_n
# Func Hash:
783881049724653699
# Num Counters:
3
# Counter Values:
0
4
0
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
2
1
$s13DisplayServer03X11B0CAA0A6ScreenA2aDP8monitorsSayAA0A7MonitorVGvgTW:4
1
$s13DisplayServer03X11B0CAA0A6ScreenA2aDP5scale10Foundation7CGFloatVvgTW:4

$s5UIKit8DisplaysC7DisplayCMa
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
4
$0

$s5UIKit8DisplaysC7currentAC7DisplayCvg
# Func Hash:
965415048057900995
# Num Counters:
14
# Counter Values:
1921
0
0
1921
0
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
$s13DisplayServer03X11B0CA5AP11isConnectedSbvgTW:1921
0

$s5UIKit8DisplaysC7display10forSceneOnAC7DisplayC0G6ServerAH_p_tF
# Func Hash:
890259285986765743
# Num Counters:
24
# Counter Values:
0
4
0
0
0
0
0
4
4
4
0
0
0
0
0
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

$s5UIKit8DisplaysC7display2ofAC7DisplayCSg0E6ServerAI_p_tF
# Func Hash:
844982799843444440
# Num Counters:
4
# Counter Values:
952
952
952
0
$0

$s5UIKit8DisplaysCMa
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
4
$0

$s5UIKit8MenuTreeC11insertChild_09atStartOfB0yAA6UIMenuC_AG10IdentifierVtF
# Func Hash:
784007056844089447
# Num Counters:
2
# Counter Values:
1
1
$0

$s5UIKit8MenuTreeC4Name33_F831BFBF6B9D3509A902AB0090E67EC4LLOWOc
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
23
$0

$s5UIKit8MenuTreeC4Name33_F831BFBF6B9D3509A902AB0090E67EC4LLOWOh
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
12
$0

$s5UIKit8MenuTreeC4Name33_F831BFBF6B9D3509A902AB0090E67EC4LLOwcp
# Func Hash:
971686720079366699
# Num Counters:
6
# Counter Values:
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
12
0
0
0
$0

$s5UIKit8MenuTreeC4find33_F831BFBF6B9D3509A902AB0090E67EC4LL_2inAA13UIMenuElementCSgAC4NameAELLO_SayAHGtF
# Func Hash:
349483444646175196
# Num Counters:
19
# Counter Values:
0
0
4
0
0
0
0
0
0
0
0
4
0
4
0
0
4
0
0
$0

$s5UIKit8MenuTreeC8changing33_F831BFBF6B9D3509A902AB0090E67EC4LL_2in_SayAA13UIMenuElementCGSgAC4NameAELLO_A2iHXEtF09$s5UIKit8bc17C6remove4menuyAA6n25C10IdentifierV_tFSayAA0F7O9CGAKXEfU_Tf1nncn_n
# Func Hash:
792765574153164196
# Num Counters:
23
# Counter Values:
3
1
10
0
0
0
0
0
9
0
0
0
1
1
0
2
0
0
0
0
1
0
0
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
1
1
$s5UIKit6UIMenuC17replacingChildrenyACSayAA0B7ElementCGF:2

$s5UIKit8MenuTreeC8changing33_F831BFBF6B9D3509A902AB0090E67EC4LL_2in_SayAA13UIMenuElementCGSgAC4NameAELLO_A2iHXEtF09$s5UIKit8bc33C15replaceChildren02ofB04fromyAA6n23C10IdentifierV_SayAA0H7O16CGAMXEtFAmLXEfU_A2IIggo_Tf1nncn_nTf4nnng_n
# Func Hash:
660969886580390278
# Num Counters:
24
# Counter Values:
1
0
3
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
1
0
0
1
0
0
0
0
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
$s5UIKit6UIMenuC17replacingChildrenyACSayAA0B7ElementCGF:1
1
** External Symbol **:1
1
$s5UIKit6UIMenuC17replacingChildrenyACSayAA0B7ElementCGF:1

$s5UIKit8MenuTreeCAA13UIMenuBuilderA2aDP11insertChild_09atStartOfB0yAA0D0C_AI10IdentifierVtFTW
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
1
$0

$s5UIKit8MenuTreeCAA13UIMenuBuilderA2aDP6remove4menuyAA0D0C10IdentifierV_tFTW
# Func Hash:
784007056844089447
# Num Counters:
2
# Counter Values:
1
1
$0

$s5UIKit8MenuTreeCMa
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
4
$0

$s5UIKit8MenuTreeCfD
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
4
$0

$s5UIKit8SelectorVMa
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
4
$0

$s5UIKit8SelectorVyACq0_q_q_QpYAcxccRv_r1_lufC
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
3
$0

$s5UIKit8SelectorVyACyyYAcxcclufC
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
10
$0

$s5UIKit8UIActionC22presentationSourceItemAA031UIPopoverPresentationControllerdE0_pSgvg
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
4
$0

$s5UIKit8UIActionC5title8subtitle5image13selectedImage10identifier20discoverabilityTitle10attributes5state7handlerACSS_SSSgAA7UIImageCSgApC10IdentifierVSgAmA13UIMenuElementC10AttributesVAU5StateOyACctcfc
# Func Hash:
146835647075900052
# Num Counters:
2
# Counter Values:
0
10
$0

$s5UIKit8UIActionC6senderypSgvg
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
5
$0

$s5UIKit8UIActionC7perform4from6sourceyypSg_AA41UIPopoverPresentationControllerSourceItem_pSgtF
# Func Hash:
1138531377474437119
# Num Counters:
1
# Counter Values:
4
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
3
1
$s5UIKit8UIActionC6senderypSgvg:4
1
$s5UIKit8UIActionC22presentationSourceItemAA031UIPopoverPresentationControllerdE0_pSgvg:4
2
** External Symbol **:3
** External Symbol **:1

$s5UIKit8UIActionCMa
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
31
$0

$s5UIKit8UIButtonC10buttonTypeAC06ButtonD0Ovg
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
638
$0

$s5UIKit8UIButtonC10didTrigger4withyAA7UIEventCSg_tF
# Func Hash:
1108079927882354434
# Num Counters:
2
# Counter Values:
3
0
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
3
1
$s5UIKit8UIButtonC31changesSelectionAsPrimaryActionSbvg:3
0
0

$s5UIKit8UIButtonC10focusShape10Foundation6CGRectV4rect_AE7CGFloatV12cornerRadiustvg
# Func Hash:
272035358133244990
# Num Counters:
19
# Counter Values:
0
10
0
2
10
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
2
2
2
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
10
1
$s5UIKit6UIViewC6bounds10Foundation6CGRectVvg:10
1
$s5UIKit6UIViewC6bounds10Foundation6CGRectVvg:10
1
$s5UIKit6UIViewC6bounds10Foundation6CGRectVvg:10
1
$s5UIKit6UIViewC6bounds10Foundation6CGRectVvg:10
1
$s5UIKit6UIViewC6bounds10Foundation6CGRectVvg:2
1
$s10QuartzCore7CALayerC12cornerRadius10Foundation7CGFloatVvg:2
0
1
$s5UIKit6UIViewC6bounds10Foundation6CGRectVvg:2
1
$s5UIKit8UIButtonC15backgroundColorAA7UIColorCSgvg:2
1
$s5UIKit8UIButtonC22currentBackgroundImageAA7UIImageCSgvg:2

$s5UIKit8UIButtonC10placePartsyyF
# Func Hash:
95462156561284799
# Num Counters:
7
# Counter Values:
8
44
29
0
11
8
28
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
10
1
$s5UIKit8UIButtonC19updateConfigurationyyF:8
0
0
0
1
$s5UIKit6UIViewC6bounds10Foundation6CGRectVvg:29
1
$s5UIKit8UIButtonC11contentRect9forBounds10Foundation6CGRectVAH_tF:29
1
$s5UIKit8UIButtonC9titleRect010forContentD010Foundation6CGRectVAH_tF:29
1
$s10QuartzCore7CALayerC5frame10Foundation6CGRectVvg:29
1
$s5UIKit8UIButtonC9imageRect010forContentD010Foundation6CGRectVAH_tF:11
1
$s5UIKit6UIViewC5frame10Foundation6CGRectVvs:11

$s5UIKit8UIButtonC10stateColor33_81E8B03F3AB4ED7CB422A4661BD46C9FLL12CoreGraphics7CGColorCSgvg
# Func Hash:
833075868844356025
# Num Counters:
17
# Counter Values:
276
101
45
4
8
97
8
41
4
93
4
37
89
0
4
0
4
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
25
1
$s5UIKit8UIButtonC10buttonTypeAC06ButtonD0Ovg:276
1
$s5UIKit8UIButtonC15backgroundColorAA7UIColorCSgvg:150
1
$s5UIKit9UIControlC9isEnabledSbvg:49
1
$s5UIKit9UIControlC13isHighlightedSbvg:45
1
$s5UIKit9UIControlC10isSelectedSbvg:41
1
$s5UIKit8UIButtonC9isHoveredSbvg:37
1
$s5UIKit9UIControlC13isHighlightedSbvg:8
1
$s5UIKit9UIControlC10isSelectedSbvg:4
1
$s5UIKit6UIViewC15traitCollectionAA07UITraitD0Cvg:8
1
$s5UIKit17UITraitCollectionC18userInterfaceStyleAA06UIUsereF0Ovg:8
1
$s5UIKit6UIViewC15traitCollectionAA07UITraitD0Cvg:4
1
$s5UIKit7UIColorC13resolvedColor4withAcA17UITraitCollectionC_tF:4
1
$s5UIKit7UIColorC18withAlphaComponentyAC10Foundation7CGFloatVF:4
1
$s5UIKit7UIColorC7cgColor12CoreGraphics7CGColorCvg:4
1
$s5UIKit9UIControlC9isEnabledSbvg:101
1
$s5UIKit9UIControlC13isHighlightedSbvg:97
1
$s5UIKit9UIControlC10isSelectedSbvg:93
1
$s5UIKit8UIButtonC9isHoveredSbvg:89
1
$s5UIKit9UIControlC13isHighlightedSbvg:8
1
$s5UIKit9UIControlC10isSelectedSbvg:4
1
$s5UIKit6UIViewC9tintColorAA7UIColorCSgvg:8
1
$s5UIKit6UIViewC15traitCollectionAA07UITraitD0Cvg:8
1
$s5UIKit7UIColorC13resolvedColor4withAcA17UITraitCollectionC_tF:8
1
$s5UIKit7UIColorC18withAlphaComponentyAC10Foundation7CGFloatVF:8
1
$s5UIKit7UIColorC7cgColor12CoreGraphics7CGColorCvg:8

$s5UIKit8UIButtonC10titleColor3forAA7UIColorCSgAA9UIControlC5StateV_tF
# Func Hash:
784007059655560962
# Num Counters:
2
# Counter Values:
276
227
$0

$s5UIKit8UIButtonC10titleLabelAA7UILabelCSgvg
# Func Hash:
491275434802927080
# Num Counters:
3
# Counter Values:
4
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
691211005645216404
# Num Counters:
4
# Counter Values:
0
29
0
0
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
1
0

$s5UIKit8UIButtonC11fittingSize5width10Foundation6CGSizeVAF7CGFloatV_tF
# Func Hash:
219902691174208979
# Num Counters:
22
# Counter Values:
36
108
28
0
36
4
9
0
0
0
28
11
13
13
13
0
0
0
0
0
28
28
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
3
1
$s5UIKit8UIButtonC19updateConfigurationyyF:36
1
$s5UIKit8UIButtonC22currentBackgroundImageAA7UIImageCSgvg:28
0

$s5UIKit8UIButtonC11setUpButtonyyF
# Func Hash:
302918354174287923
# Num Counters:
5
# Counter Values:
64
64
0
0
64
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
6
1
$s5UIKit6UIViewC8isOpaqueSbvs:64
1
$s5UIKit8UIButtonC10buttonTypeAC06ButtonD0Ovg:64
0
0
0
1
$s5UIKit6UIViewC10addSubviewyyACF:64

$s5UIKit8UIButtonC11showContent33_77FB6D9CD64A6E0129CAA9A965C589E0LLyyF
# Func Hash:
467443202306456553
# Num Counters:
5
# Counter Values:
136
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
$s5UIKit8UIButtonC22currentAttributedTitle10Foundation18NSAttributedStringCSgvg:136
0
1
$s5UIKit8UIButtonC12currentTitleSSSgvg:136

$s5UIKit8UIButtonC11updateImageyyF
# Func Hash:
898039200714858593
# Num Counters:
17
# Counter Values:
44
136
0
18
18
0
17
0
18
14
0
0
14
14
29
0
17
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
14
1
$s5UIKit8UIButtonC12currentImageAA7UIImageCSgvg:136
1
$s5UIKit8UIButtonC12currentImageAA7UIImageCSgvg:29
1
$s5UIKit8UIButtonC10buttonTypeAC06ButtonD0Ovg:18
1
$s5UIKit7UIImageC13renderingModeAC09RenderingD0Ovg:17
1
$s5UIKit7UIImageC17withRenderingModeyA2C0dE0OF:17
1
$s5UIKit11UIImageViewC5imageAA0B0CSgvs:17
1
$s5UIKit11UIImageViewC28preferredSymbolConfigurationAA0B0C0eF0CSgvs:14
0
1
$s5UIKit6UIViewC9tintColorAA7UIColorCSgvs:14
1
$s5UIKit8UIButtonC10buttonTypeAC06ButtonD0Ovg:18
1
$s5UIKit9UIControlC9isEnabledSbvg:18
1
$s5UIKit6UIViewC9tintColorAA7UIColorCSgvs:18
0
0

$s5UIKit8UIButtonC12currentImageAA7UIImageCSgvg
# Func Hash:
212427827101120654
# Num Counters:
3
# Counter Values:
142
0
29
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
3
1
$s5UIKit8UIButtonC13configurationAC13ConfigurationVSgvg:171
1
$s5UIKit9UIControlC5stateAC5StateVvg:171
1
$s5UIKit8UIButtonC5image3forAA7UIImageCSgAA9UIControlC5StateV_tF:171

$s5UIKit8UIButtonC12currentTitleSSSgvg
# Func Hash:
212427827101120654
# Num Counters:
3
# Counter Values:
136
0
1
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
3
1
$s5UIKit8UIButtonC13configurationAC13ConfigurationVSgvg:137
1
$s5UIKit9UIControlC5stateAC5StateVvg:137
1
$s5UIKit8UIButtonC5title3forSSSgAA9UIControlC5StateV_tF:137

$s5UIKit8UIButtonC12paddedBounds33_81E8B03F3AB4ED7CB422A4661BD46C9FLL10Foundation6CGRectVvg
# Func Hash:
958594764541881929
# Num Counters:
9
# Counter Values:
0
12
12
6
12
12
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
1
$s10QuartzCore7CALayerC5frame10Foundation6CGRectVvg:12
1
$s5UIKit11UIImageViewC5imageAA0B0CSgvg:6
1
$s5UIKit6UIViewC5frame10Foundation6CGRectVvg:6
0
1
$s5UIKit6UIViewC6bounds10Foundation6CGRectVvg:12

$s5UIKit8UIButtonC12sizeThatFitsy10Foundation6CGSizeVAGF
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
106
$0

$s5UIKit8UIButtonC12standardFont3forAA6UIFontCAC10ButtonTypeO_tFZTf4nd_n
# Func Hash:
146835647075900052
# Num Counters:
2
# Counter Values:
60
68
$0

$s5UIKit8UIButtonC13ConfigurationV10borderlessAEyFZ
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
1
$0

$s5UIKit8UIButtonC13ConfigurationV10buttonSizeAE0E0Ovs
# Func Hash:
694937219573107290
# Num Counters:
7
# Counter Values:
6
4
4
1
2
0
0
$0

$s5UIKit8UIButtonC13ConfigurationV4SizeO12subtitleFontAA6UIFontCvg
# Func Hash:
170957022131388415
# Num Counters:
1
# Counter Values:
1
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
1
1
$s5UIKit6UIFontC9pointSize10Foundation7CGFloatVvg:1

$s5UIKit8UIButtonC13ConfigurationV4SizeO4fontAA6UIFontCvg
# Func Hash:
798733567640361085
# Num Counters:
5
# Counter Values:
5
5
13
188
0
$0

$s5UIKit8UIButtonC13ConfigurationV4grayAEyFZ
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
4
$0

$s5UIKit8UIButtonC13ConfigurationV5plainAEyFZ
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
3
$0

$s5UIKit8UIButtonC13ConfigurationV6filledAEyFZ
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
8
$0

$s5UIKit8UIButtonC13ConfigurationV6tintedAEyFZ
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
2
$0

$s5UIKit8UIButtonC13ConfigurationVMa
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
6
$0

$s5UIKit8UIButtonC13ConfigurationVSgWOc
# Func Hash:
170957022131388415
# Num Counters:
1
# Counter Values:
452
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
1
1
** External Symbol **:452

$s5UIKit8UIButtonC13ConfigurationVSgWOg
# Func Hash:
382993475055910911
# Num Counters:
2
# Counter Values:
2181
658
$0

$s5UIKit8UIButtonC13ConfigurationVSgWOh
# Func Hash:
170957022131388415
# Num Counters:
1
# Counter Values:
693
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
1
1
** External Symbol **:693

$s5UIKit8UIButtonC13ConfigurationVSgWOi0_
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
64
$0

$s5UIKit8UIButtonC13ConfigurationVSgWOi_
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
80
$0

$s5UIKit8UIButtonC13ConfigurationVWOc
# Func Hash:
170957022131388415
# Num Counters:
1
# Counter Values:
421
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
1
1
$s5UIKit8UIButtonC13ConfigurationVwcp:421

$s5UIKit8UIButtonC13ConfigurationVWOh
# Func Hash:
170957022131388415
# Num Counters:
1
# Counter Values:
183
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
1
1
$s5UIKit8UIButtonC13ConfigurationVwxx:183

$s5UIKit8UIButtonC13ConfigurationVwcp
# Func Hash:
52047011469375529
# Num Counters:
7
# Counter Values:
0
600
600
600
600
600
600
$0

$s5UIKit8UIButtonC13ConfigurationVwet
# Func Hash:
607699200014702880
# Num Counters:
5
# Counter Values:
1145
1145
0
0
485
$0

$s5UIKit8UIButtonC13ConfigurationVwst
# Func Hash:
567185240178928211
# Num Counters:
5
# Counter Values:
174
0
0
0
0
$0

$s5UIKit8UIButtonC13ConfigurationVwxx
# Func Hash:
135188635954868298
# Num Counters:
7
# Counter Values:
541
0
0
0
0
0
0
$0

$s5UIKit8UIButtonC13configuration13primaryActionA2C13ConfigurationV_AA8UIActionCSgtcfC
# Func Hash:
212526876123949159
# Num Counters:
2
# Counter Values:
36
0
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
1
1
$s5UIKit8UIButtonC13configurationAC13ConfigurationVSgvs:36

$s5UIKit8UIButtonC13configurationAC13ConfigurationVSgvM
# Func Hash:
897330787432241391
# Num Counters:
6
# Counter Values:
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
$s5UIKit8UIButtonC27setNeedsUpdateConfigurationyyF:10
0

$s5UIKit8UIButtonC13configurationAC13ConfigurationVSgvg
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
308
$0

$s5UIKit8UIButtonC13configurationAC13ConfigurationVSgvs
# Func Hash:
543243707105091312
# Num Counters:
3
# Counter Values:
0
0
36
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
1
1
$s5UIKit8UIButtonC27setNeedsUpdateConfigurationyyF:36

$s5UIKit8UIButtonC13makeImageViewAA07UIImageE0CyF
# Func Hash:
331511386650892948
# Num Counters:
2
# Counter Values:
15
17
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
4
1
$s5UIKit11UIImageViewC11contentModeAA6UIViewC07ContentE0Ovs:17
1
$s5UIKit6UIViewC24semanticContentAttributeAA010UISemanticdE0Ovg:17
1
$s5UIKit6UIViewC24semanticContentAttributeAA010UISemanticdE0Ovs:17
1
$s5UIKit6UIViewC13insertSubview_05belowD0yAC_ACtF:17

$s5UIKit8UIButtonC13setTitleColor_3foryAA7UIColorCSg_AA9UIControlC5StateVtF
# Func Hash:
784007059655560962
# Num Counters:
2
# Counter Values:
20
0
$0

$s5UIKit8UIButtonC13showIndicator33_27E7F0D422CBC0BE6057ED40D87977F1LLyyAC13ConfigurationVF
# Func Hash:
239760745262595495
# Num Counters:
7
# Counter Values:
43
0
0
1
1
0
1
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
6
1
$s5UIKit6UIViewC24isUserInteractionEnabledSbvs:1
1
$s5UIKit6UIViewC10addSubviewyyACF:1
1
$s5UIKit23UIActivityIndicatorViewC14startAnimatingyyF:1
0
1
$s5UIKit23UIActivityIndicatorViewC5colorAA7UIColorCSgvs:1
0

$s5UIKit8UIButtonC14configuredSize_7fitting10Foundation6CGSizeVAC13ConfigurationV_AF7CGFloatVtF
# Func Hash:
29914559492591362
# Num Counters:
6
# Counter Values:
152
42
0
0
42
140
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
2
1
$s5UIKit6UIViewC37effectiveUserInterfaceLayoutDirectionAA06UIUserefG0Ovg:152
1
$s5UIKit6UIFontC10lineHeight10Foundation7CGFloatVvg:152

$s5UIKit8UIButtonC14contentOpacity33_77FB6D9CD64A6E0129CAA9A965C589E0LLSfvg
# Func Hash:
1095641700960806581
# Num Counters:
7
# Counter Values:
276
11
5
2
3
2
2
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
4
1
$s5UIKit9UIControlC9isEnabledSbvg:276
1
$s5UIKit9UIControlC5stateAC5StateVvg:11
1
$s5UIKit8UIButtonC10buttonTypeAC06ButtonD0Ovg:2
1
$s5UIKit8UIButtonC15backgroundColorAA7UIColorCSgvg:2

$s5UIKit8UIButtonC14layoutSubviewsyyF
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
73
$0

$s5UIKit8UIButtonC14showBackground33_27E7F0D422CBC0BE6057ED40D87977F1LLyyAC13ConfigurationVF
# Func Hash:
909404343266077472
# Num Counters:
14
# Counter Values:
10
31
3
0
44
27
27
34
34
10
0
0
10
34
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
16
1
$s5UIKit6UIViewC9tintColorAA7UIColorCSgvg:44
0
1
$s5UIKit6UIViewC15traitCollectionAA07UITraitD0Cvg:44
1
$s5UIKit7UIColorC13resolvedColor4withAcA17UITraitCollectionC_tF:44
1
$s5UIKit7UIColorC7cgColor12CoreGraphics7CGColorCvg:44
1
$s10QuartzCore7CALayerC14insertSublayer_2atyAC_s6UInt32VtF:27
1
$s10QuartzCore7CALayerC8isHiddenSbvs:34
1
$s10QuartzCore7CALayerC15backgroundColor0B8Graphics7CGColorCSgvs:34
1
$s10QuartzCore7CALayerC11borderWidth10Foundation7CGFloatVvs:34
1
$s5UIKit6UIViewC9tintColorAA7UIColorCSgvg:34
0
1
$s5UIKit6UIViewC15traitCollectionAA07UITraitD0Cvg:34
1
$s5UIKit7UIColorC13resolvedColor4withAcA17UITraitCollectionC_tF:34
1
$s5UIKit7UIColorC7cgColor12CoreGraphics7CGColorCvg:34
1
$s5UIKit9UIControlC9isEnabledSbvg:34
1
$s10QuartzCore7CALayerC11borderColor0B8Graphics7CGColorCSgvs:34

$s5UIKit8UIButtonC14stateDidChange4fromyAA9UIControlC5StateV_tF
# Func Hash:
972606240816221656
# Num Counters:
6
# Counter Values:
24
17
17
24
3
17
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
5
1
$s5UIKit8UIButtonC33automaticallyUpdatesConfigurationSbvg:24
1
$s5UIKit9UIControlC5stateAC5StateVvg:17
1
$s5UIKit8UIButtonC27setNeedsUpdateConfigurationyyF:24
1
$s5UIKit9UIControlC5stateAC5StateVvg:17
1
$s5UIKit6UIViewC14setNeedsLayoutyyF:3

$s5UIKit8UIButtonC15attributedTitle3for10Foundation18NSAttributedStringCSgAA9UIControlC5StateV_tF
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
419
$0

$s5UIKit8UIButtonC15backgroundColorAA7UIColorCSgvg
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
184
$0

$s5UIKit8UIButtonC15backgroundColorAA7UIColorCSgvs
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
11
$0

$s5UIKit8UIButtonC15backgroundImage3forAA7UIImageCSgAA9UIControlC5StateV_tF
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
166
$0

$s5UIKit8UIButtonC15configuredParts33_2596ABE306B9EE96E60C9FFBE9BF7591LL_4roomAC010ConfiguredD0VAC13ConfigurationV_10Foundation6CGSizeVtF
# Func Hash:
637486273965174920
# Num Counters:
85
# Counter Values:
70
5
0
0
0
5
75
75
196
5
191
5
70
0
4
0
0
0
5
0
196
0
0
0
0
0
7
0
191
0
0
0
0
1
0
0
0
0
86
0
5
0
186
75
0
0
0
0
0
75
0
0
0
0
85
191
0
175
5
5
191
196
191
196
0
0
0
0
121
5
121
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
15
1
$s5UIKit23UIActivityIndicatorViewC20intrinsicContentSize10Foundation6CGSizeVvg:5
0
1
$s10QuartzCore7CALayerC13contentsScale10Foundation7CGFloatVvg:196
1
$s10QuartzCore7CALayerC13contentsScale10Foundation7CGFloatVvg:196
0
0
1
$s10QuartzCore7CALayerC13contentsScale10Foundation7CGFloatVvg:121
1
$s10QuartzCore7CALayerC13contentsScale10Foundation7CGFloatVvg:121
1
$s5UIKit6UIViewC37effectiveUserInterfaceLayoutDirectionAA06UIUserefG0Ovg:196
0
0
0
0
0
0

$s5UIKit8UIButtonC15configuredParts_2inAC010ConfiguredD0VAC13ConfigurationV_10Foundation6CGRectVtF
# Func Hash:
747530459406928813
# Num Counters:
24
# Counter Values:
0
0
44
43
1
1
43
15
29
0
0
0
0
44
44
0
0
43
0
0
1
0
15
0
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
2
1
$s5UIKit9UIControlC24contentVerticalAlignmentAC07ContentdE0Ovg:44
1
$s10QuartzCore7CALayerC13contentsScale10Foundation7CGFloatVvg:44

$s5UIKit8UIButtonC15titleEdgeInsetsAA06UIEdgeE0Vvs
# Func Hash:
491275434835550526
# Num Counters:
3
# Counter Values:
7
7
0
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
1
1
$s5UIKit6UIViewC14setNeedsLayoutyyF:7

$s5UIKit8UIButtonC16layoutBackgroundyyF
# Func Hash:
577631211823045132
# Num Counters:
4
# Counter Values:
49
18
12
12
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
7
1
$s5UIKit8UIButtonC15backgroundColorAA7UIColorCSgvg:30
1
$s10QuartzCore7CALayerC12cornerRadius10Foundation7CGFloatVvg:12
1
$s5UIKit6UIViewC6bounds10Foundation6CGRectVvg:18
1
$s10QuartzCore7CALayerC5frame10Foundation6CGRectVvs:18
1
$s10QuartzCore7CALayerC12cornerRadius10Foundation7CGFloatVvg:18
1
$s10QuartzCore7CALayerC5frame10Foundation6CGRectVvs:12
1
$s10QuartzCore7CALayerC12cornerRadius10Foundation7CGFloatVvs:30

$s5UIKit8UIButtonC16updateBackgroundyyF
# Func Hash:
1095641702645064982
# Num Counters:
5
# Counter Values:
10
256
10
10
0
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
4
1
$s10QuartzCore7CALayerC14insertSublayer_2atyAC_s6UInt32VtF:10
1
$s10QuartzCore7CALayerC8isHiddenSbvs:20
1
$s10QuartzCore7CALayerC15backgroundColor0B8Graphics7CGColorCSgvs:20
0

$s5UIKit8UIButtonC17contentEdgeInsetsAA06UIEdgeE0Vvg
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
7
$0

$s5UIKit8UIButtonC17contentEdgeInsetsAA06UIEdgeE0Vvs
# Func Hash:
1050536508128770070
# Num Counters:
5
# Counter Values:
18
0
18
0
18
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
3
0
1
$s5UIKit6UIViewC14setNeedsLayoutyyF:18
1
$s5UIKit6UIViewC30invalidateIntrinsicContentSizeyyF:18

$s5UIKit8UIButtonC17currentTitleColorAA7UIColorCvg
# Func Hash:
1124236339446995604
# Num Counters:
2
# Counter Values:
276
0
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
2
1
$s5UIKit9UIControlC5stateAC5StateVvg:276
1
$s5UIKit8UIButtonC10titleColor3forAA7UIColorCSgAA9UIControlC5StateV_tF:276

$s5UIKit8UIButtonC17hasColorsOfItsOwn33_77FB6D9CD64A6E0129CAA9A965C589E0LLSbvg
# Func Hash:
170821685605871622
# Num Counters:
5
# Counter Values:
2
0
2
6
2
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
3
1
$s5UIKit8UIButtonC22currentAttributedTitle10Foundation18NSAttributedStringCSgvg:6
1
$s5UIKit8UIButtonC12currentImageAA7UIImageCSgvg:6
1
$s5UIKit8UIButtonC10buttonTypeAC06ButtonD0Ovg:2

$s5UIKit8UIButtonC17showConfiguration33_27E7F0D422CBC0BE6057ED40D87977F1LLyyF
# Func Hash:
567547169831471803
# Num Counters:
7
# Counter Values:
44
44
0
8
8
44
8
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
2
1
$s5UIKit8UIButtonC33automaticallyUpdatesConfigurationSbvg:44
1
$s5UIKit6UIViewC30invalidateIntrinsicContentSizeyyF:36

$s5UIKit8UIButtonC18displayedImageSize10Foundation6CGSizeVvg
# Func Hash:
146393202572114303
# Num Counters:
4
# Counter Values:
259
103
103
103
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
2
1
$s5UIKit11UIImageViewC5imageAA0B0CSgvg:103
1
$s5UIKit11UIImageViewC20intrinsicContentSize10Foundation6CGSizeVvg:103

$s5UIKit8UIButtonC18hasContentOfItsOwn33_77FB6D9CD64A6E0129CAA9A965C589E0LL2inSbAA9UIControlC5StateV_tF
# Func Hash:
927205941089627753
# Num Counters:
11
# Counter Values:
65
29
29
0
6
0
31
3
0
0
0
$0

$s5UIKit8UIButtonC18standardTitleColor3forAA7UIColorCAA9UIControlC5StateV_tF
# Func Hash:
1040022893862184778
# Num Counters:
5
# Counter Values:
6
145
0
76
0
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
2
1
$s5UIKit8UIButtonC10buttonTypeAC06ButtonD0Ovg:227
1
$s5UIKit6UIViewC9tintColorAA7UIColorCSgvg:145

$s5UIKit8UIButtonC18tintColorDidChangeyyF
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
64
$0

$s5UIKit8UIButtonC19appearanceDidChangeyyF
# Func Hash:
640486477758184530
# Num Counters:
8
# Counter Values:
36
0
31
276
1
0
0
2
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
10
1
$s5UIKit8UIButtonC27setNeedsUpdateConfigurationyyF:36
1
$s5UIKit8UIButtonC22currentAttributedTitle10Foundation18NSAttributedStringCSgvg:276
1
$s5UIKit8UIButtonC17currentTitleColorAA7UIColorCvg:276
1
$s10QuartzCore7CALayerC7opacitySfvg:276
1
$s10QuartzCore7CALayerC7opacitySfvs:1
1
$s10QuartzCore7CALayerC7opacitySfvg:31
0
1
$s5UIKit8UIButtonC10buttonTypeAC06ButtonD0Ovg:31
1
$s5UIKit9UIControlC9isEnabledSbvg:31
1
$s5UIKit6UIViewC9tintColorAA7UIColorCSgvs:31

$s5UIKit8UIButtonC19showSelectedElementyyF
# Func Hash:
172233601943014069
# Num Counters:
11
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
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
19
1
$s5UIKit8UIButtonC24showsMenuAsPrimaryActionSbvg:1
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0

$s5UIKit8UIButtonC19updateConfigurationyyF
# Func Hash:
536744759626524775
# Num Counters:
2
# Counter Values:
44
0
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
2
1
$s5UIKit8UIButtonC26configurationUpdateHandleryACcSgvg:44
0

$s5UIKit8UIButtonC20intrinsicContentSize10Foundation6CGSizeVvg
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
30
$0

$s5UIKit8UIButtonC20placeConfiguredPartsyyAC13ConfigurationVF
# Func Hash:
160322958485512814
# Num Counters:
7
# Counter Values:
1
1
36
43
14
0
0
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
5
1
$s5UIKit6UIViewC37effectiveUserInterfaceLayoutDirectionAA06UIUserefG0Ovg:44
1
$s5UIKit6UIViewC6bounds10Foundation6CGRectVvg:44
1
$s10QuartzCore7CALayerC5frame10Foundation6CGRectVvg:44
1
$s5UIKit6UIViewC5frame10Foundation6CGRectVvs:1
1
$s5UIKit6UIViewC5frame10Foundation6CGRectVvs:14

$s5UIKit8UIButtonC21updateBackgroundImageyyF
# Func Hash:
217446531935542922
# Num Counters:
6
# Counter Values:
136
136
0
0
0
180
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
5
1
$s5UIKit8UIButtonC22currentBackgroundImageAA7UIImageCSgvg:136
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
419
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
2
1
$s5UIKit9UIControlC5stateAC5StateVvg:419
1
$s5UIKit8UIButtonC15attributedTitle3for10Foundation18NSAttributedStringCSgAA9UIControlC5StateV_tF:419

$s5UIKit8UIButtonC22currentBackgroundImageAA7UIImageCSgvg
# Func Hash:
567090795815895039
# Num Counters:
1
# Counter Values:
166
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
2
1
$s5UIKit9UIControlC5stateAC5StateVvg:166
1
$s5UIKit8UIButtonC15backgroundImage3forAA7UIImageCSgAA9UIControlC5StateV_tF:166

$s5UIKit8UIButtonC24showsMenuAsPrimaryActionSbvg
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
4
$0

$s5UIKit8UIButtonC26configurationUpdateHandleryACcSgvg
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
44
$0

$s5UIKit8UIButtonC26layoutConfiguredBackgroundyyAC13ConfigurationVF
# Func Hash:
512753622740581252
# Num Counters:
23
# Counter Values:
0
78
0
26
42
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
1
0
0
0
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
6
1
$s5UIKit6UIViewC37effectiveUserInterfaceLayoutDirectionAA06UIUserefG0Ovg:68
1
$s5UIKit6UIViewC6bounds10Foundation6CGRectVvg:68
1
$s10QuartzCore7CALayerC5frame10Foundation6CGRectVvs:68
1
$s10QuartzCore7CALayerC6bounds10Foundation6CGRectVvg:68
1
$s5UIKit6UIViewC6bounds10Foundation6CGRectVvg:68
1
$s10QuartzCore7CALayerC12cornerRadius10Foundation7CGFloatVvs:68

$s5UIKit8UIButtonC27setNeedsUpdateConfigurationyyF
# Func Hash:
491275434249748194
# Num Counters:
3
# Counter Values:
106
106
106
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
1
1
$s5UIKit6UIViewC14setNeedsLayoutyyF:106

$s5UIKit8UIButtonC31changesSelectionAsPrimaryActionSbvg
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
3
$0

$s5UIKit8UIButtonC31changesSelectionAsPrimaryActionSbvs
# Func Hash:
784007059655560962
# Num Counters:
2
# Counter Values:
1
1
$0

$s5UIKit8UIButtonC33automaticallyUpdatesConfigurationSbvg
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
68
$0

$s5UIKit8UIButtonC3top33_570D42211711A127F7BC11B69A45D3C4LL2of2in10Foundation7CGFloatVAH6CGSizeV_AH6CGRectVtF
# Func Hash:
86384242568580284
# Num Counters:
9
# Counter Values:
0
0
80
0
0
0
0
80
80
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
2
1
$s5UIKit9UIControlC24contentVerticalAlignmentAC07ContentdE0Ovg:80
1
$s10QuartzCore7CALayerC13contentsScale10Foundation7CGFloatVvg:80

$s5UIKit8UIButtonC4left7ofWidth2in10Foundation7CGFloatVAI_AG6CGRectVtF
# Func Hash:
322942370053075302
# Num Counters:
14
# Counter Values:
2
2
2
2
80
0
0
0
2
0
0
0
80
80
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
3
1
$s5UIKit9UIControlC35effectiveContentHorizontalAlignmentAC0deF0Ovg:84
0
1
$s10QuartzCore7CALayerC13contentsScale10Foundation7CGFloatVvg:80

$s5UIKit8UIButtonC4show33_27E7F0D422CBC0BE6057ED40D87977F1LL_5plain2in4font5color__y10Foundation18NSAttributedStringCSg_SSSgAA7UILabelCAA6UIFontCAA7UIColorCAA40UIConfigurationTextAttributesTransformerVSgAA15NSLineBreakModeOtFTf4nnnnnnnd_n
# Func Hash:
339807396500931200
# Num Counters:
15
# Counter Values:
0
0
0
0
45
0
0
0
0
0
0
45
0
0
0
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
15
1
$s5UIKit7UILabelC13lineBreakModeAA06NSLinedE0Ovs:45
1
$s5UIKit7UILabelC13numberOfLinesSivs:45
1
$s5UIKit7UILabelC4fontAA6UIFontCSgvs:45
1
$s5UIKit7UILabelC9textColorAA7UIColorCSgvs:45
0
0
0
0
0
0
0
0
0
0
0

$s5UIKit8UIButtonC4typeA2C10ButtonTypeO_tcfC
# Func Hash:
414721474848757280
# Num Counters:
3
# Counter Values:
64
0
64
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
4
1
$s5UIKit8UIButtonC5frameAC10Foundation6CGRectV_tcfC:64
0
1
$s5UIKit6UIViewC14setNeedsLayoutyyF:64
1
$s5UIKit6UIViewC30invalidateIntrinsicContentSizeyyF:64

$s5UIKit8UIButtonC5frameAC10Foundation6CGRectV_tcfC
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
64
$0

$s5UIKit8UIButtonC5frameAC10Foundation6CGRectV_tcfc
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
64
$0

$s5UIKit8UIButtonC5image3forAA7UIImageCSgAA9UIControlC5StateV_tF
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
171
$0

$s5UIKit8UIButtonC5parts2in10Foundation6CGRectV5title_AH5imagetAH_tF
# Func Hash:
1091403668551321040
# Num Counters:
15
# Counter Values:
0
40
0
0
40
40
40
0
40
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
$s5UIKit9UIControlC26contentHorizontalAlignmentAC07ContentdE0Ovg:40
1
$s5UIKit6UIViewC37effectiveUserInterfaceLayoutDirectionAA06UIUserefG0Ovg:40
1
$s5UIKit9UIControlC24contentVerticalAlignmentAC07ContentdE0Ovg:40
1
$s5UIKit9UIControlC24contentVerticalAlignmentAC07ContentdE0Ovg:40

$s5UIKit8UIButtonC5title3forSSSgAA9UIControlC5StateV_tF
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
137
$0

$s5UIKit8UIButtonC6fitted33_2596ABE306B9EE96E60C9FFBE9BF7591LLy10Foundation6CGSizeVAA7UILabelC_AF7CGFloatVtFTf4nnd_n
# Func Hash:
236405303620730594
# Num Counters:
8
# Counter Values:
201
196
0
5
5
0
110
0
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
3
1
$s5UIKit7UILabelC4textSSSgvg:201
1
$s5UIKit7UILabelC12sizeThatFitsy10Foundation6CGSizeVAGF:196
0

$s5UIKit8UIButtonC8setImage_3foryAA7UIImageCSg_AA9UIControlC5StateVtF
# Func Hash:
491140356651750944
# Num Counters:
3
# Counter Values:
11
0
11
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
3
0
1
$s5UIKit6UIViewC14setNeedsLayoutyyF:11
1
$s5UIKit6UIViewC30invalidateIntrinsicContentSizeyyF:11

$s5UIKit8UIButtonC8setTitle_3forySSSg_AA9UIControlC5StateVtF
# Func Hash:
491140356651750944
# Num Counters:
3
# Counter Values:
40
0
40
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
3
0
1
$s5UIKit6UIViewC14setNeedsLayoutyyF:40
1
$s5UIKit6UIViewC30invalidateIntrinsicContentSizeyyF:40

$s5UIKit8UIButtonC9imageRect010forContentD010Foundation6CGRectVAH_tF
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
11
$0

$s5UIKit8UIButtonC9isHoveredSbvg
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
156
$0

$s5UIKit8UIButtonC9setSymbol2ofyAC10ButtonTypeO_tF
# Func Hash:
511988725736868479
# Num Counters:
10
# Counter Values:
1
1
4
64
4
0
1
1
0
1
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
3
1
$s5UIKit6UIViewC9tintColorAA7UIColorCSgvs:1
1
$s5UIKit8UIButtonC8setImage_3foryAA7UIImageCSg_AA9UIControlC5StateVtF:4
1
$s5UIKit6UIViewC18accessibilityLabelSSSgvs:4

$s5UIKit8UIButtonC9showTexts33_27E7F0D422CBC0BE6057ED40D87977F1LLyyAC13ConfigurationVF
# Func Hash:
25761992026593471
# Num Counters:
10
# Counter Values:
0
0
1
43
1
1
43
1
0
43
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
3
1
$s5UIKit8UIButtonC22currentAttributedTitle10Foundation18NSAttributedStringCSgvg:1
1
$s5UIKit8UIButtonC12currentTitleSSSgvg:1
1
$s5UIKit6UIViewC10addSubviewyyACF:1

$s5UIKit8UIButtonC9titleRect010forContentD010Foundation6CGRectVAH_tF
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
29
$0

$s5UIKit8UIButtonCIeghg_SgWOy
# Func Hash:
784007056844089447
# Num Counters:
2
# Counter Values:
44
0
$0

$s5UIKit8UIButtonCMa
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
67
$0

$s5UIKit8UIScreenC5scale10Foundation7CGFloatVvg
# Func Hash:
170957022131388415
# Num Counters:
1
# Counter Values:
10872
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
1
1
$s13DisplayServer03X11B0CAA0A6ScreenA2aDP5scale10Foundation7CGFloatVvgTW:10872

$s5UIKit8UIScreenC6bounds10Foundation6CGRectVvg
# Func Hash:
567090795815895039
# Num Counters:
1
# Counter Values:
8
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
2
1
$s5UIKit8UIScreenC5scale10Foundation7CGFloatVvg:8
1
$s5UIKit8UIScreenC5scale10Foundation7CGFloatVvg:8

$s5UIKit8UIScreenCMa
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
4
$0

$s5UIKit8UISliderC10QuartzCore12LayerPainterAadEP16observesPaintingSbvgTW
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
254
$0

$s5UIKit8UISliderC10QuartzCore12LayerPainterAadEP4text2of5scale10TextEngine010PositionedJ6LayoutVSgAD7CALayerC_10Foundation7CGFloatVtFTW
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
254
$0

$s5UIKit8UISliderC10QuartzCore12LayerPainterAadEP5paint_2in5scaleyAD7CALayerC_0D8Graphics9CGContextC10Foundation7CGFloatVtFTW
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
254
$0

$s5UIKit8UISliderC11TrackImagesVMa
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
2
$0

$s5UIKit8UISliderC11TrackImagesVSgWOe
# Func Hash:
784007056844089447
# Num Counters:
2
# Counter Values:
62
61
$0

$s5UIKit8UISliderC11TrackImagesVSgWOy
# Func Hash:
784007056844089447
# Num Counters:
2
# Counter Values:
62
61
$0

$s5UIKit8UISliderC11endTracking_4withyAA7UITouchCSg_AA7UIEventCSgtF
# Func Hash:
771640288333787257
# Num Counters:
6
# Counter Values:
2
0
0
2
0
0
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
7
1
$s5UIKit7UITouchC8location2in10Foundation7CGPointVAA6UIViewCSg_tF:2
1
$s5UIKit8UISliderC12isContinuousSbvg:2
1
$s5UIKit8UISliderC5valueSfvg:2
1
$s5UIKit8UISliderC8setValue_8animatedySf_SbtF:2
1
$s5UIKit8UISliderC5valueSfvg:2
1
$s5UIKit8UISliderC12isContinuousSbvg:2
0

$s5UIKit8UISliderC12isContinuousSbvg
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
5
$0

$s5UIKit8UISliderC12isContinuousSbvs
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
1
$0

$s5UIKit8UISliderC12maximumValueSfvg
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
43
$0

$s5UIKit8UISliderC12maximumValueSfvs
# Func Hash:
219088260096695857
# Num Counters:
7
# Counter Values:
4
4
4
4
4
4
0
$0

$s5UIKit8UISliderC12minimumValueSfvg
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
83
$0

$s5UIKit8UISliderC12sizeThatFitsy10Foundation6CGSizeVAGF
# Func Hash:
382993475055910911
# Num Counters:
2
# Counter Values:
238
238
$0

$s5UIKit8UISliderC12valueDidMove33_9F270B759B24E0AA909A57C78599D74DLL8animatedySb_tF
# Func Hash:
346364371128698746
# Num Counters:
5
# Counter Values:
34
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
$s5UIKit8UISliderC15setNeedsDisplayyyF:34
0
0
0
0
0
0

$s5UIKit8UISliderC13beginTracking_4withSbAA7UITouchC_AA7UIEventCSgtF
# Func Hash:
222400223712284684
# Num Counters:
9
# Counter Values:
1
1
0
1
1
1
2
2
0
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
14
1
$s5UIKit7UITouchC8location2in10Foundation7CGPointVAA6UIViewCSg_tF:2
1
$s5UIKit8UISliderC5valueSfvg:2
1
$s5UIKit6UIViewC6bounds10Foundation6CGRectVvg:2
1
$s5UIKit6UIViewC6bounds10Foundation6CGRectVvg:2
1
$s5UIKit8UISliderC9trackRect9forBounds10Foundation6CGRectVAH_tF:2
1
$s5UIKit8UISliderC9thumbRect9forBounds05trackD05value10Foundation6CGRectVAJ_AJSftF:2
1
$s5UIKit8UISliderC5valueSfvg:2
1
$s5UIKit7UITouchC4typeAC9TouchTypeOvg:2
1
$s5UIKit7UITouchC4typeAC9TouchTypeOvg:2
1
$s5UIKit7UITouchC4typeAC9TouchTypeOvg:1
1
$s5UIKit8UISliderC12isContinuousSbvg:1
1
$s5UIKit8UISliderC5valueSfvg:1
1
$s5UIKit8UISliderC8setValue_8animatedySf_SbtF:1
1
$s5UIKit8UISliderC5valueSfvg:1

$s5UIKit8UISliderC13fittingHeight10Foundation7CGFloatVvg
# Func Hash:
200132395395030072
# Num Counters:
13
# Counter Values:
238
42
42
14
14
14
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
1
$s5UIKit8UISliderC17minimumValueImageAA7UIImageCSgvg:238
1
$s5UIKit8UISliderC17maximumValueImageAA7UIImageCSgvg:238
1
$s5UIKit8UISliderC17currentThumbImageAA7UIImageCSgvg:238
1
$s5UIKit8UISliderC24currentMinimumTrackImageAA7UIImageCSgvg:238
1
$s5UIKit8UISliderC24currentMaximumTrackImageAA7UIImageCSgvg:238
1
$s5UIKit7UIImageC4size10Foundation6CGSizeVvg:42
1
$s5UIKit7UIImageC4size10Foundation6CGSizeVvg:42
1
$s5UIKit7UIImageC4size10Foundation6CGSizeVvg:14
1
$s5UIKit7UIImageC4size10Foundation6CGSizeVvg:14
1
$s5UIKit7UIImageC4size10Foundation6CGSizeVvg:14

$s5UIKit8UISliderC13makePlacementAC0D0VyF
# Func Hash:
210599961383927807
# Num Counters:
1
# Counter Values:
29
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
11
1
$s5UIKit6UIViewC6bounds10Foundation6CGRectVvg:29
1
$s5UIKit6UIViewC6bounds10Foundation6CGRectVvg:29
1
$s5UIKit8UISliderC9trackRect9forBounds10Foundation6CGRectVAH_tF:29
1
$s5UIKit6UIViewC6bounds10Foundation6CGRectVvg:29
1
$s5UIKit6UIViewC6bounds10Foundation6CGRectVvg:29
1
$s5UIKit8UISliderC9trackRect9forBounds10Foundation6CGRectVAH_tF:29
1
$s5UIKit8UISliderC9thumbRect9forBounds05trackD05value10Foundation6CGRectVAJ_AJSftF:29
1
$s5UIKit6UIViewC6bounds10Foundation6CGRectVvg:29
1
$s5UIKit8UISliderC21minimumValueImageRect9forBounds10Foundation6CGRectVAH_tF:29
1
$s5UIKit6UIViewC6bounds10Foundation6CGRectVvg:29
1
$s5UIKit8UISliderC21maximumValueImageRect9forBounds10Foundation6CGRectVAH_tF:29

$s5UIKit8UISliderC13setThumbImage_3foryAA7UIImageCSg_AA9UIControlC5StateVtF
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
1
$0

$s5UIKit8UISliderC13setTrackImage33_9F270B759B24E0AA909A57C78599D74DLLyyAA7UIImageCSg_s15WritableKeyPathCyAC0D6ImagesVAA13ButtonContentV7ByStateVy_AGGGAA9UIControlC0V0VtF
# Func Hash:
542754882849004180
# Num Counters:
2
# Counter Values:
1
1
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
3
0
1
** External Symbol **:2
1
$s5UIKit6UIViewC30invalidateIntrinsicContentSizeyyF:2

$s5UIKit8UISliderC14layoutSubviewsyyF
# Func Hash:
948827211829172697
# Num Counters:
9
# Counter Values:
0
29
0
0
0
0
0
0
0
$0

$s5UIKit8UISliderC14thumbTintColorAA7UIColorCSgvg
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
254
$0

$s5UIKit8UISliderC15setNeedsDisplayyyF
# Func Hash:
1124236339446995604
# Num Counters:
2
# Counter Values:
0
79
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
2
0
1
$s5UIKit6UIViewC14setNeedsLayoutyyF:79

$s5UIKit8UISliderC17currentThumbImageAA7UIImageCSgvg
# Func Hash:
170957022131388415
# Num Counters:
1
# Counter Values:
529
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
1
1
$s5UIKit9UIControlC5stateAC5StateVvg:529

$s5UIKit8UISliderC17maximumValueImageAA7UIImageCSgvg
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
604
$0

$s5UIKit8UISliderC17maximumValueImageAA7UIImageCSgvs
# Func Hash:
798733565096263369
# Num Counters:
4
# Counter Values:
3
0
0
0
$0

$s5UIKit8UISliderC17minimumValueImageAA7UIImageCSgvg
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
604
$0

$s5UIKit8UISliderC17minimumValueImageAA7UIImageCSgvs
# Func Hash:
798733565096263369
# Num Counters:
4
# Counter Values:
3
0
0
0
$0

$s5UIKit8UISliderC17standardThumbRect2in5track5value10Foundation6CGRectVAJ_AJSftFTf4dnnn_n
# Func Hash:
850591914759331752
# Num Counters:
20
# Counter Values:
1
6
0
0
0
31
0
0
37
0
6
0
0
0
0
0
0
0
0
37
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
9
1
$s5UIKit8UISliderC17currentThumbImageAA7UIImageCSgvg:37
1
$s5UIKit7UIImageC4size10Foundation6CGSizeVvg:1
1
$s5UIKit6UIViewC37effectiveUserInterfaceLayoutDirectionAA06UIUserefG0Ovg:37
0
0
0
1
$s5UIKit8UISliderC12maximumValueSfvg:37
1
$s5UIKit8UISliderC12minimumValueSfvg:37
1
$s5UIKit8UISliderC12minimumValueSfvg:37

$s5UIKit8UISliderC17standardTrackRect2in10Foundation6CGRectVAH_tF
# Func Hash:
92440534134579681
# Num Counters:
16
# Counter Values:
132
4
2
17
17
66
0
0
0
2
0
0
64
0
0
66
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
8
1
$s5UIKit8UISliderC17minimumValueImageAA7UIImageCSgvg:66
1
$s5UIKit8UISliderC21minimumValueImageRect9forBounds10Foundation6CGRectVAH_tF:17
1
$s5UIKit8UISliderC17maximumValueImageAA7UIImageCSgvg:66
1
$s5UIKit8UISliderC21maximumValueImageRect9forBounds10Foundation6CGRectVAH_tF:17
1
$s5UIKit6UIViewC37effectiveUserInterfaceLayoutDirectionAA06UIUserefG0Ovg:66
1
$s5UIKit8UISliderC24currentMinimumTrackImageAA7UIImageCSgvg:66
1
$s5UIKit8UISliderC24currentMaximumTrackImageAA7UIImageCSgvg:66
1
$s5UIKit7UIImageC4size10Foundation6CGSizeVvg:4

$s5UIKit8UISliderC20setMaximumTrackImage_3foryAA7UIImageCSg_AA9UIControlC5StateVtF
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
1
$0

$s5UIKit8UISliderC20setMinimumTrackImage_3foryAA7UIImageCSg_AA9UIControlC5StateVtF
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
1
$0

$s5UIKit8UISliderC21maximumTrackTintColorAA7UIColorCSgvg
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
254
$0

$s5UIKit8UISliderC21maximumTrackTintColorAA7UIColorCSgvs
# Func Hash:
728453322856651412
# Num Counters:
2
# Counter Values:
0
3
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
1
1
$s5UIKit8UISliderC15setNeedsDisplayyyF:3

$s5UIKit8UISliderC21maximumValueImageRect9forBounds10Foundation6CGRectVAH_tF
# Func Hash:
567090795815895039
# Num Counters:
1
# Counter Values:
46
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
2
1
$s5UIKit8UISliderC17maximumValueImageAA7UIImageCSgvg:46
1
$s5UIKit6UIViewC37effectiveUserInterfaceLayoutDirectionAA06UIUserefG0Ovg:46

$s5UIKit8UISliderC21minimumTrackTintColorAA7UIColorCSgvg
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
494
$0

$s5UIKit8UISliderC21minimumTrackTintColorAA7UIColorCSgvs
# Func Hash:
728453322856651412
# Num Counters:
2
# Counter Values:
0
3
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
1
1
$s5UIKit8UISliderC15setNeedsDisplayyyF:3

$s5UIKit8UISliderC21minimumValueImageRect9forBounds10Foundation6CGRectVAH_tF
# Func Hash:
567090795815895039
# Num Counters:
1
# Counter Values:
46
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
2
1
$s5UIKit8UISliderC17minimumValueImageAA7UIImageCSgvg:46
1
$s5UIKit6UIViewC37effectiveUserInterfaceLayoutDirectionAA06UIUserefG0Ovg:46

$s5UIKit8UISliderC24currentMaximumTrackImageAA7UIImageCSgvg
# Func Hash:
212526876123949159
# Num Counters:
2
# Counter Values:
558
30
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
1
1
$s5UIKit9UIControlC5stateAC5StateVvg:30

$s5UIKit8UISliderC24currentMinimumTrackImageAA7UIImageCSgvg
# Func Hash:
212526876123949159
# Num Counters:
2
# Counter Values:
558
30
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
1
1
$s5UIKit9UIControlC5stateAC5StateVvg:30

$s5UIKit8UISliderC5frameAC10Foundation6CGRectV_tcfc
# Func Hash:
170957022131388415
# Num Counters:
1
# Counter Values:
17
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
1
1
$s5UIKit6UIViewC8isOpaqueSbvs:17

$s5UIKit8UISliderC5paint_2in5scaley10QuartzCore7CALayerC_0G8Graphics9CGContextC10Foundation7CGFloatVtFTf4dnnn_n
# Func Hash:
516949393693998768
# Num Counters:
152
# Counter Values:
0
14
0
14
0
46
46
254
254
254
0
0
0
0
0
254
0
14
14
14
181
163
0
0
0
0
198
198
0
198
0
0
0
0
0
14
0
14
123
19
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
14
0
0
0
0
240
0
240
0
59
59
0
0
0
0
0
0
0
0
0
0
0
0
14
0
0
0
0
14
0
59
59
0
0
0
0
0
14
0
14
0
0
0
58
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
254
0
0
0
0
0
0
0
14
0
0
0
0
0
0
58
58
0
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
56
1
$s5UIKit6UIViewC6bounds10Foundation6CGRectVvg:254
1
$s5UIKit8UISliderC24currentMaximumTrackImageAA7UIImageCSgvg:254
1
$s5UIKit8UISliderC21maximumTrackTintColorAA7UIColorCSgvg:14
0
0
0
0
0
0
0
1
$s5UIKit7UIImageC4size10Foundation6CGSizeVvg:14
0
0
1
$s5UIKit7UIImageC13renderingModeAC09RenderingD0Ovg:14
1
$s5UIKit7UIImageC13isSymbolImageSbvg:14
0
0
1
$s5UIKit8UISliderC21maximumTrackTintColorAA7UIColorCSgvg:240
1
$s5UIKit7UIColorC13resolvedColor4withAcA17UITraitCollectionC_tF:240
1
$s5UIKit7UIColorC7cgColor12CoreGraphics7CGColorCvg:240
1
$s5UIKit8UISliderC24currentMinimumTrackImageAA7UIImageCSgvg:254
1
$s5UIKit8UISliderC21minimumTrackTintColorAA7UIColorCSgvg:14
1
$s5UIKit6UIViewC9tintColorAA7UIColorCSgvg:14
0
0
0
0
0
0
0
1
$s5UIKit7UIImageC4size10Foundation6CGSizeVvg:14
0
0
1
$s5UIKit7UIImageC13renderingModeAC09RenderingD0Ovg:14
1
$s5UIKit7UIImageC13isSymbolImageSbvg:14
0
0
1
$s5UIKit8UISliderC21minimumTrackTintColorAA7UIColorCSgvg:240
1
$s5UIKit6UIViewC9tintColorAA7UIColorCSgvg:198
1
$s5UIKit7UIColorC13resolvedColor4withAcA17UITraitCollectionC_tF:240
1
$s5UIKit7UIColorC7cgColor12CoreGraphics7CGColorCvg:240
1
$s5UIKit8UISliderC17minimumValueImageAA7UIImageCSgvg:254
1
$s5UIKit8UISliderC17maximumValueImageAA7UIImageCSgvg:254
1
$s5UIKit8UISliderC17currentThumbImageAA7UIImageCSgvg:254
1
$s5UIKit8UISliderC14thumbTintColorAA7UIColorCSgvg:14
1
$s5UIKit6UIViewC9tintColorAA7UIColorCSgvg:14
1
$s5UIKit9UIControlC9isEnabledSbvg:240
1
$s5UIKit9UIControlC13isHighlightedSbvg:181
1
$s5UIKit8UISliderC21minimumTrackTintColorAA7UIColorCSgvg:240
1
$s5UIKit6UIViewC9tintColorAA7UIColorCSgvg:198
1
$s5UIKit8UISliderC14thumbTintColorAA7UIColorCSgvg:240
1
$s5UIKit9UIControlC9isEnabledSbvg:77
1
$s5UIKit9UIControlC13isHighlightedSbvg:77
1
$s5UIKit7UIColorC13resolvedColor4withAcA17UITraitCollectionC_tF:58
1
$s5UIKit7UIColorC7cgColor12CoreGraphics7CGColorCvg:58
1
$s5UIKit9UIControlC9isEnabledSbvg:163

$s5UIKit8UISliderC5value2atSf10Foundation7CGFloatV_tF
# Func Hash:
1012286042759896932
# Num Counters:
8
# Counter Values:
0
3
0
3
0
0
3
3
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
14
1
$s5UIKit8UISliderC12minimumValueSfvg:3
1
$s5UIKit6UIViewC6bounds10Foundation6CGRectVvg:3
1
$s5UIKit6UIViewC6bounds10Foundation6CGRectVvg:3
1
$s5UIKit8UISliderC9trackRect9forBounds10Foundation6CGRectVAH_tF:3
1
$s5UIKit8UISliderC9thumbRect9forBounds05trackD05value10Foundation6CGRectVAJ_AJSftF:3
1
$s5UIKit8UISliderC12maximumValueSfvg:3
1
$s5UIKit6UIViewC6bounds10Foundation6CGRectVvg:3
1
$s5UIKit6UIViewC6bounds10Foundation6CGRectVvg:3
1
$s5UIKit8UISliderC9trackRect9forBounds10Foundation6CGRectVAH_tF:3
1
$s5UIKit8UISliderC9thumbRect9forBounds05trackD05value10Foundation6CGRectVAJ_AJSftF:3
1
$s5UIKit8UISliderC12minimumValueSfvg:3
1
$s5UIKit8UISliderC12maximumValueSfvg:3
1
$s5UIKit8UISliderC12minimumValueSfvg:3
0

$s5UIKit8UISliderC5valueSfvg
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
11
$0

$s5UIKit8UISliderC5valueSfvs
# Func Hash:
170957022131388415
# Num Counters:
1
# Counter Values:
20
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
1
1
$s5UIKit8UISliderC8setValue_8animatedySf_SbtF:20

$s5UIKit8UISliderC8setValue_8animatedySf_SbtF
# Func Hash:
31819176134122631
# Num Counters:
8
# Counter Values:
23
0
2
0
21
0
0
0
$0

$s5UIKit8UISliderC9PlacementVSgWOg
# Func Hash:
784007056844089447
# Num Counters:
2
# Counter Values:
312
29
$0

$s5UIKit8UISliderC9PlacementVSgWOi0_
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
96
$0

$s5UIKit8UISliderC9PlacementVSgWOi_
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
29
$0

$s5UIKit8UISliderC9imageRect2of2in6atLeft10Foundation6CGRectVAA7UIImageCSg_AJSbtFTf4nnnd_n
# Func Hash:
242258840855506984
# Num Counters:
7
# Counter Values:
48
46
92
0
46
0
0
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
1
1
$s5UIKit7UIImageC4size10Foundation6CGSizeVvg:48

$s5UIKit8UISliderC9thumbRect9forBounds05trackD05value10Foundation6CGRectVAJ_AJSftF
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
37
$0

$s5UIKit8UISliderC9trackRect9forBounds10Foundation6CGRectVAH_tF
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
66
$0

$s5UIKit8UISliderCMa
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
345
$0

$s5UIKit8UIWindowC10changeSize2to_y10Foundation6CGSizeV_yyXEtFyycfU_
# Func Hash:
543243707582894488
# Num Counters:
3
# Counter Values:
0
0
52
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
1
0

$s5UIKit8UIWindowC10firstIndex33_AD1A3D3485EFD6FA9EFC1C02E5D7259FLL2in9backwardsSiAA11FocusGroupsV_SbtF
# Func Hash:
224096700253173384
# Num Counters:
25
# Counter Values:
0
0
32
0
0
31
0
62
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
32
32
$0

$s5UIKit8UIWindowC10focusTakesySbAA5UIKeyCF
# Func Hash:
1074538488898972155
# Num Counters:
19
# Counter Values:
30
60
30
0
30
0
0
30
0
0
30
0
0
0
0
0
0
30
0
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
3
1
$s5UIKit5UIKeyC13modifierFlagsAA0b8ModifierD0Vvg:30
1
$s5UIKit5UIKeyC13modifierFlagsAA0b8ModifierD0Vvg:30
1
$s5UIKit5UIKeyC7keyCodeAA18UIKeyboardHIDUsageOvg:30

$s5UIKit8UIWindowC11focusSystemAA07UIFocusD0Cvg
# Func Hash:
146835647075900052
# Num Counters:
2
# Counter Values:
155
3
$0

$s5UIKit8UIWindowC11undoManagerAA04UndoD0CSgvg
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
10
$0

$s5UIKit8UIWindowC11windowSceneAA0bD0CSgvg
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
41995
$0

$s5UIKit8UIWindowC11windowSceneAA0bD0CSgvs
# Func Hash:
331865487166167832
# Num Counters:
8
# Counter Values:
0
4
4
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
$s5UIKit8UIWindowC8isHiddenSbvg:4
0

$s5UIKit8UIWindowC12canBecomeKeySbvg
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
4
$0

$s5UIKit8UIWindowC12endFallbacks2ofyAA14UIPressesEventC_tFTf4nd_n
# Func Hash:
509128963918229374
# Num Counters:
22
# Counter Values:
685
491
685
0
0
982
0
0
0
0
0
0
0
0
0
0
982
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
13
1
$s5UIKit7UIPressC5phaseAC5PhaseOvg:1176
1
$s5UIKit7UIPressC5phaseAC5PhaseOvg:685
0
0
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
26
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
$s5UIKit8UIWindowC18rootViewControllerAA06UIViewE0CSgvg:26
0

$s5UIKit8UIWindowC12pressesBegan_4withyShyAA7UIPressCG_AA14UIPressesEventCSgtF
# Func Hash:
146835647075900052
# Num Counters:
2
# Counter Values:
355
63
$0

$s5UIKit8UIWindowC12stopCoastingyyF
# Func Hash:
341966659024687308
# Num Counters:
16
# Counter Values:
0
0
0
394
0
0
0
394
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
6
0
0
0
0
0
0

$s5UIKit8UIWindowC13implicitScene33_372DF50CC390D686E0BC816FA809B6E7LL3for05fillsD0AA0bD0CAC_SbtFZTf4nnd_n
# Func Hash:
257736887332822073
# Num Counters:
20
# Counter Values:
0
0
4
4
0
0
0
0
0
4
0
0
4
0
4
0
0
0
0
4
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
6
1
$s5UIKit8UIScreenC6bounds10Foundation6CGRectVvg:4
1
$s5UIKit8UIWindowC5frame10Foundation6CGRectVvg:4
1
$s5UIKit8UIWindowC5frame10Foundation6CGRectVvg:4
1
$s5UIKit8UIWindowC5frame10Foundation6CGRectVvg:4
0
0

$s5UIKit8UIWindowC13viewWillLeaveyyAA6UIViewCF
# Func Hash:
675525041797289585
# Num Counters:
10
# Counter Values:
59
59
0
0
0
57
59
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
$s5UIKit8UIWindowC11windowSceneAA0bD0CSgvg:59
0
1
$s5UIKit6UIViewC12isDescendant2ofSbAC_tF:57

$s5UIKit8UIWindowC14firstResponderAA11UIResponderCSgvW
# Func Hash:
597595606632980789
# Num Counters:
20
# Counter Values:
0
2
67
64
0
64
67
67
5
67
4
0
0
0
6
4
2
131
1
2
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
4
2
$s5UIKit11UIResponderC22didResignKeyboardFocusyyF:33
$s5UIKit9UIControlC22didResignKeyboardFocusyyF:31
1
$s5UIKit8UIWindowC11windowSceneAA0bD0CSgvg:131
1
$s5UIKit13UIWindowSceneC9keyWindowAA0B0CSgvg:131
1
$s13DisplayServer03X11B0CAA0A9EventLoopA2aDP10frameClockAA05FrameG0CvgTW:131

$s5UIKit8UIWindowC14layoutSubviewsyyF
# Func Hash:
238984483936707236
# Num Counters:
3
# Counter Values:
56
0
28
$0

$s5UIKit8UIWindowC14ownUndoManager33_372DF50CC390D686E0BC816FA809B6E7LLAA0dE0Cvg
# Func Hash:
146835647075900052
# Num Counters:
2
# Counter Values:
9
1
$0

$s5UIKit8UIWindowC14sceneDidResize4from2toy10Foundation6CGSizeV_AItF
# Func Hash:
569458404776049869
# Num Counters:
13
# Counter Values:
52
0
52
0
0
0
52
0
0
52
52
0
0
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
8
1
$s5UIKit8UIWindowC5frame10Foundation6CGRectVvg:52
1
$s5UIKit8UIWindowC18rootViewControllerAA06UIViewE0CSgvg:52
1
$s5UIKit8UIWindowC6bounds10Foundation6CGRectVvg:52
1
$s5UIKit8UIWindowC8isHiddenSbvg:52
1
$s5UIKit16UIViewControllerC12isViewLoadedSbvg:52
1
$s5UIKit16UIViewControllerC18viewWillTransition2to4withy10Foundation6CGSizeV_AA0bcF11Coordinator_ptF:52
1
$s5UIKit8UIWindowC11windowSceneAA0bD0CSgvg:52
1
$s13DisplayServer03X11B0CAA0A9EventLoopA2aDP10frameClockAA05FrameG0CvgTW:52

$s5UIKit8UIWindowC16updateInputViewsyyF
# Func Hash:
287486628651778779
# Num Counters:
6
# Counter Values:
131
67
0
67
0
67
$0

$s5UIKit8UIWindowC17makeKeyAndVisibleyyF
# Func Hash:
414721473993333457
# Num Counters:
3
# Counter Values:
0
4
0
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
4
1
$s5UIKit8UIWindowC8isHiddenSbvg:4
1
$s5UIKit8UIWindowC8isHiddenSbvs:4
0
1
$s5UIKit8UIWindowC7makeKeyyyF:4

$s5UIKit8UIWindowC18makeFirstResponderySbAA11UIResponderCF
# Func Hash:
995843725714233172
# Num Counters:
10
# Counter Values:
32
99
96
0
0
64
67
67
0
64
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
3
4
$s5UIKit9UIControlC23canBecomeFirstResponderSbvg:33
$s7Gallery11SidebarListC23canBecomeFirstResponderSbvg:31
$s5UIKit10UITextViewC23canBecomeFirstResponderSbvg:2
$s5Notes8NoteListC23canBecomeFirstResponderSbvg:1
1
$s5UIKit11UIResponderC23canResignFirstResponderSbvg:64
4
$s5UIKit11UIResponderC20resignFirstResponderSbyF:31
$s7Gallery11SidebarListC20resignFirstResponderSbyF:30
$s5UIKit10UITextViewC20resignFirstResponderSbyF:2
$s5Notes8NoteListC20resignFirstResponderSbyF:1

$s5UIKit8UIWindowC18rootViewControllerAA06UIViewE0CSgvg
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
86
$0

$s5UIKit8UIWindowC18rootViewControllerAA06UIViewE0CSgvs
# Func Hash:
798733565096263369
# Num Counters:
4
# Counter Values:
4
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
52
0
$0

$s5UIKit8UIWindowC20moveFocusWithinGroup33_AD1A3D3485EFD6FA9EFC1C02E5D7259FLLySbAA14UIFocusHeadingVF
# Func Hash:
599005163791253670
# Num Counters:
9
# Counter Values:
0
1
1
0
0
0
0
0
0
$0

$s5UIKit8UIWindowC20traitsMayHaveChangedyyF
# Func Hash:
651828917811224304
# Num Counters:
3
# Counter Values:
52
0
0
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
4
1
$s5UIKit6UIViewC15traitCollectionAA07UITraitD0Cvg:52
1
$s5UIKit17UITraitCollectionC7isEqualySbypSgF:52
0
0

$s5UIKit8UIWindowC22performUnhandledAction3forSbAA7UIPressC_tFTf4nd_n
# Func Hash:
846409311902359834
# Num Counters:
21
# Counter Values:
355
0
0
0
0
0
0
0
0
0
0
0
0
0
0
355
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
$s5UIKit7UIPressC3keyAA5UIKeyCSgvg:355
0
0
0
0
1
$s5UIKit5UIKeyC7keyCodeAA18UIKeyboardHIDUsageOvg:355
0
0

$s5UIKit8UIWindowC27rootViewControllerDidChange33_372DF50CC390D686E0BC816FA809B6E7LL4fromyAA06UIViewE0CSg_tF
# Func Hash:
26302302554395234
# Num Counters:
11
# Counter Values:
4
0
4
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
$s5UIKit8UIWindowC18rootViewControllerAA06UIViewE0CSgvg:4
1
$s5UIKit8UIWindowC8isHiddenSbvg:4
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
1852
0
0
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
1
1
$s5UIKit8UIWindowC11windowSceneAA0bD0CSgvg:1852

$s5UIKit8UIWindowC4postyy10Foundation14NSNotificationC4NameVF
# Func Hash:
170957022131388415
# Num Counters:
1
# Counter Values:
8
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
1
1
** External Symbol **:8

$s5UIKit8UIWindowC4redo33_3A6A3FC21001BDEC7EA6E5680C210584LL2bySbAA5UIKeyCSg_tF
# Func Hash:
754555747070344420
# Num Counters:
16
# Counter Values:
355
0
0
355
0
0
0
0
0
0
0
0
355
355
0
0
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
9
1
$s5UIKit5UIKeyC7keyCodeAA18UIKeyboardHIDUsageOvg:355
0
0
0
1
$s5UIKit5UIKeyC27charactersIgnoringModifiersSSvg:355
0
0
0
0

$s5UIKit8UIWindowC4show33_372DF50CC390D686E0BC816FA809B6E7LLyyF
# Func Hash:
919059207242040718
# Num Counters:
10
# Counter Values:
4
4
0
0
0
0
4
0
0
0
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
10
1
$s5UIKit8UIWindowC11windowSceneAA0bD0CSgvg:4
1
$s5UIKit8UIWindowC11windowSceneAA0bD0CSgvg:4
1
$s5UIKit8UIWindowC11windowSceneAA0bD0CSgvs:4
1
$s5UIKit8UIWindowC18rootViewControllerAA06UIViewE0CSgvg:4
1
$s5UIKit16UIViewControllerC4viewAA0B0CSgvg:4
1
$s5UIKit6UIViewC9superviewACSgvg:4
1
$s5UIKit8UIWindowC6bounds10Foundation6CGRectVvg:4
1
$s5UIKit6UIViewC5frame10Foundation6CGRectVvs:4
1
$s5UIKit6UIViewC16autoresizingMaskAC012AutoresizingD0Vvs:4
1
$s5UIKit6UIViewC13insertSubview_2atyAC_SitF:4

$s5UIKit8UIWindowC5adapt33_372DF50CC390D686E0BC816FA809B6E7LL2toyAA0B5SceneC_tF
# Func Hash:
402953723088450088
# Num Counters:
4
# Counter Values:
0
4
0
4
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
5
0
1
$s5UIKit6UIViewC15traitCollectionAA07UITraitD0Cvg:4
1
$s5UIKit17UITraitCollectionC7isEqualySbypSgF:4
1
$s5UIKit6UIViewC15traitCollectionAA07UITraitD0Cvg:4
1
$s5UIKit6UIViewC15traitCollectionAA07UITraitD0Cvg:4

$s5UIKit8UIWindowC5frame10Foundation6CGRectVvg
# Func Hash:
170957022131388415
# Num Counters:
1
# Counter Values:
64
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
1
1
$s10QuartzCore7CALayerC5frame10Foundation6CGRectVvg:64

$s5UIKit8UIWindowC5frameAC10Foundation6CGRectV_tcfc
# Func Hash:
83342535690636399
# Num Counters:
7
# Counter Values:
4
4
4
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
$s5UIKit6UIViewC15traitCollectionAA07UITraitD0Cvg:4
1
$s5UIKit8UIScreenC6bounds10Foundation6CGRectVvg:4

$s5UIKit8UIWindowC6bounds10Foundation6CGRectVvg
# Func Hash:
170957022131388415
# Num Counters:
1
# Counter Values:
178
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
1
1
$s10QuartzCore7CALayerC6bounds10Foundation6CGRectVvg:178

$s5UIKit8UIWindowC6screenAA8UIScreenCvg
# Func Hash:
742169496118263304
# Num Counters:
4
# Counter Values:
10359
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
$s5UIKit8UIWindowC11windowSceneAA0bD0CSgvg:10359
1
$s5UIKit13UIWindowSceneC6screenAA8UIScreenCvg:10359

$s5UIKit8UIWindowC6window_AA6UIViewC4viewtSgWOe
# Func Hash:
784007056844089447
# Num Counters:
2
# Counter Values:
850
846
$0

$s5UIKit8UIWindowC7makeKeyyyF
# Func Hash:
727966333343714638
# Num Counters:
4
# Counter Values:
4
4
4
4
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
3
1
$s5UIKit8UIWindowC8isHiddenSbvg:4
1
$s5UIKit8UIWindowC12canBecomeKeySbvg:4
1
$s5UIKit8UIWindowC11windowSceneAA0bD0CSgvg:4

$s5UIKit8UIWindowC8isHiddenSbvg
# Func Hash:
170957022131388415
# Num Counters:
1
# Counter Values:
292
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
1
1
$s10QuartzCore7CALayerC8isHiddenSbvg:292

$s5UIKit8UIWindowC8isHiddenSbvs
# Func Hash:
811594943050295168
# Num Counters:
3
# Counter Values:
4
0
4
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
1
1
$s10QuartzCore7CALayerC8isHiddenSbvg:4

$s5UIKit8UIWindowC9becomeKeyyyF
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
4
$0

$s5UIKit8UIWindowC9moveFocus2by8isRepeatSbAA5UIKeyCSg_SbtF
# Func Hash:
1073926977017272415
# Num Counters:
20
# Counter Values:
418
14
348
400
322
65
0
3
33
32
2
224
0
0
0
2
0
0
0
32
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
6
1
$s5UIKit10UITextViewCAA11TextEditingA2aDP5takesySbAA0D7CommandOFTW:4
1
$s5UIKit5UIKeyC13modifierFlagsAA0b8ModifierD0Vvg:418
1
$s5UIKit5UIKeyC13modifierFlagsAA0b8ModifierD0Vvg:387
1
$s5UIKit5UIKeyC7keyCodeAA18UIKeyboardHIDUsageOvg:387
1
$s5UIKit5UIKeyC13modifierFlagsAA0b8ModifierD0Vvg:3
1
$s5UIKit5UIKeyC7keyCodeAA18UIKeyboardHIDUsageOvg:3

$s5UIKit8UIWindowC9moveFocus2to7headingSbAA11UIFocusItem_p_AA0G7HeadingVtF
# Func Hash:
905889522661312372
# Num Counters:
23
# Counter Values:
0
0
64
64
64
31
30
64
0
1
0
62
61
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
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
7
1
$s5UIKit6UIViewCAA11UIFocusItemA2aDP16canBecomeFocusedSbvgTW:64
2
$s5UIKit9UIControlC23canBecomeFirstResponderSbvg:34
$s7Gallery11SidebarListC23canBecomeFirstResponderSbvg:30
0
2
$s5UIKit11UIResponderC20becomeFirstResponderSbyF:33
$s7Gallery11SidebarListC20becomeFirstResponderSbyF:30
0
0
0

$s5UIKit8UIWindowC9moveFocus33_AD1A3D3485EFD6FA9EFC1C02E5D7259FLL9backwardsS2b_tF
# Func Hash:
1062511246511499246
# Num Counters:
13
# Counter Values:
63
0
63
2
0
0
0
0
0
0
0
32
32
$0

$s5UIKit8UIWindowC9sendEventyyAA7UIEventCF
# Func Hash:
491275434452651353
# Num Counters:
3
# Counter Values:
2647
0
2647
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
1
4
$s5UIKit14UIPressesEventC7deliver2inyAA8UIWindowC_tF:982
$s5UIKit12UIHoverEventC7deliver2inyAA8UIWindowC_tF:850
$s5UIKit14UITouchesEventC7deliver2inyAA8UIWindowC_tF:716
$s5UIKit13UIScrollEventC7deliver2inyAA8UIWindowC_tF:99

$s5UIKit8UIWindowCMa
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
24
$0

$s5UIKit9FocusRingC5place6around12cornerRadius2iny10Foundation6CGRectV_AH7CGFloatVAA6UIViewCtF
# Func Hash:
235192940416892921
# Num Counters:
7
# Counter Values:
72
33
39
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
$s10QuartzCore7CALayerC11addSublayeryyACF:33
1
$s5UIKit6UIViewC13clipsToBoundsSbvg:72
1
$s10QuartzCore7CALayerC5frame10Foundation6CGRectVvs:72
1
$s10QuartzCore7CALayerC6bounds10Foundation6CGRectVvg:72
1
$s10QuartzCore7CALayerC6bounds10Foundation6CGRectVvg:72
1
$s10QuartzCore7CALayerC12cornerRadius10Foundation7CGFloatVvs:72
1
$s5UIKit6UIViewC9tintColorAA7UIColorCSgvg:72
1
$s5UIKit6UIViewC15traitCollectionAA07UITraitD0Cvg:72
1
$s5UIKit7UIColorC13resolvedColor4withAcA17UITraitCollectionC_tF:72
1
$s5UIKit7UIColorC7cgColor12CoreGraphics7CGColorCvg:72
1
$s10QuartzCore7CALayerC11borderColor0B8Graphics7CGColorCSgvs:72

$s5UIKit9FocusRingCMa
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
33
$0

$s5UIKit9FocusRingCfD
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
31
$0

$s5UIKit9FontSizesO5table33_DC73AC9EEA6BEFC36D908961AB9742D1LL_WZ
# Func Hash:
844982796956431215
# Num Counters:
4
# Counter Values:
36
4
0
0
$0

$s5UIKit9ImageFileO17mainBundleMayHaveySbSSFZTf4nd_n
# Func Hash:
93478047127330172
# Num Counters:
6
# Counter Values:
263
16380
4
0
0
0
$0

$s5UIKit9ImageFileO6bundle9ofProgram7mayHaveSbSS_SStFZTf4nnd_n
# Func Hash:
86095774789619520
# Num Counters:
19
# Counter Values:
20
4
0
280
0
0
0
138
0
0
4
0
0
0
0
0
0
4
0
$0

$s5UIKit9NineSliceV4cuts33_B72D224DADD041B7DC33A25E52E73B11LLySay10Foundation7CGFloatVGSi_A2HtFZTf4nnnd_n
# Func Hash:
814865061070954599
# Num Counters:
8
# Counter Values:
56
56
0
0
56
56
0
0
$0

$s5UIKit9NineSliceV4draw2in2ofy10Foundation6CGRectV_12CoreGraphics9CGContextCtF
# Func Hash:
952964959881022826
# Num Counters:
34
# Counter Values:
0
0
252
252
252
84
84
28
56
84
84
28
56
56
0
28
28
0
0
0
0
28
0
0
28
0
0
28
28
0
0
168
168
0
$0

$s5UIKit9ScrollBarC11cornerInset33_46DF2C22B7DF017DB7E41C4C955993A5LLy10Foundation7CGFloatVAA12UIScrollViewCFZTf4nd_n
# Func Hash:
359925490857479938
# Num Counters:
4
# Counter Values:
310
0
310
0
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
2
1
$s10QuartzCore7CALayerC12cornerRadius10Foundation7CGFloatVvg:310
1
$s5UIKit6UIViewC13clipsToBoundsSbvg:310

$s5UIKit9ScrollBarC5color33_46DF2C22B7DF017DB7E41C4C955993A5LLy12CoreGraphics7CGColorCAA12UIScrollViewCF
# Func Hash:
450522784624731358
# Num Counters:
6
# Counter Values:
253
253
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
$s5UIKit12UIScrollViewC14indicatorStyleAC09IndicatorE0Ovg:253
1
$s5UIKit7UIColorC18withAlphaComponentyAC10Foundation7CGFloatVF:253
1
$s5UIKit6UIViewC15traitCollectionAA07UITraitD0Cvg:253
1
$s5UIKit7UIColorC13resolvedColor4withAcA17UITraitCollectionC_tF:253
1
$s5UIKit7UIColorC7cgColor12CoreGraphics7CGColorCvg:253

$s5UIKit9ScrollBarC5shows2inSbAA12UIScrollViewC_tF
# Func Hash:
470088714969140060
# Num Counters:
4
# Counter Values:
620
620
620
620
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
2
1
$s5UIKit12UIScrollViewC28showsVerticalScrollIndicatorSbvg:620
1
$s5UIKit12UIScrollViewC30showsHorizontalScrollIndicatorSbvg:620

$s5UIKit9ScrollBarC6update2in5otheryAA12UIScrollViewC_10Foundation7CGFloatVtF
# Func Hash:
139212139351242246
# Num Counters:
9
# Counter Values:
367
506
506
253
34
219
0
253
0
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
5
1
$s10QuartzCore7CALayerC11addSublayeryyACF:34
1
$s10QuartzCore7CALayerC5frame10Foundation6CGRectVvs:253
1
$s10QuartzCore7CALayerC12cornerRadius10Foundation7CGFloatVvs:253
1
$s10QuartzCore7CALayerC15backgroundColor0B8Graphics7CGColorCSgvs:253
1
$s10QuartzCore7CALayerC20removeFromSuperlayeryyF:367

$s5UIKit9ScrollBarC7measure33_46DF2C22B7DF017DB7E41C4C955993A5LL_5otheryAA12UIScrollViewC_10Foundation7CGFloatVtF
# Func Hash:
44945710576170840
# Num Counters:
44
# Counter Values:
0
620
310
310
620
620
620
0
310
310
0
306
0
310
0
0
0
0
310
0
0
4
0
0
0
0
620
0
0
310
0
0
0
310
310
0
310
310
0
0
310
310
0
0
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
13
1
$s5UIKit6UIViewC6bounds10Foundation6CGRectVvg:620
1
$s5UIKit12UIScrollViewC29verticalScrollIndicatorInsetsAA06UIEdgeG0Vvg:310
1
$s5UIKit12UIScrollViewC31horizontalScrollIndicatorInsetsAA06UIEdgeG0Vvg:310
1
$s5UIKit12UIScrollViewC41automaticallyAdjustsScrollIndicatorInsetsSbvg:620
1
$s5UIKit6UIViewC14safeAreaInsetsAA06UIEdgeE0Vvg:620
1
$s5UIKit6UIViewC37effectiveUserInterfaceLayoutDirectionAA06UIUserefG0Ovg:310
1
$s5UIKit12UIScrollViewC13contentOffset10Foundation7CGPointVvg:310
1
$s5UIKit6UIViewC6bounds10Foundation6CGRectVvg:310
0
0
1
$s5UIKit6UIViewC6windowAA8UIWindowCSgvg:310
1
$s5UIKit8UIWindowC6screenAA8UIScreenCvg:310
1
$s5UIKit8UIScreenC5scale10Foundation7CGFloatVvg:310

$s5UIKit9ScrollBarCMa
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
2
$0

$s5UIKit9ScrollBarCyAcA0B4AxesVcfc
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
$s10QuartzCore7CALayerC9zPosition10Foundation7CGFloatVvs:4

$s5UIKit9TextRangeC3endAA14UITextPositionCvg
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
35
$0

$s5UIKit9TextRangeCMa
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
35
$0

$s5UIKit9TextRangeCfD
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
35
$0

$s5UIKit9UICommandCMa
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
28
$0

$s5UIKit9UICommandCfD
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
3
$0

$s5UIKit9UICommandCfd
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
4
$0

$s5UIKit9UIControlC10didTrigger4withyAA7UIEventCSg_tF
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
31
$0

$s5UIKit9UIControlC10focusShape10Foundation6CGRectV4rect_AE7CGFloatV12cornerRadiustvg
# Func Hash:
829897645237656212
# Num Counters:
3
# Counter Values:
0
60
0
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
4
1
$s5UIKit6UIViewC6bounds10Foundation6CGRectVvg:60
1
$s10QuartzCore7CALayerC12cornerRadius10Foundation7CGFloatVvg:60
0
1
$s5UIKit6UIViewC6bounds10Foundation6CGRectVvg:60

$s5UIKit9UIControlC10isSelectedSbvg
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
187
$0

$s5UIKit9UIControlC10isSelectedSbvs
# Func Hash:
971686721880618461
# Num Counters:
6
# Counter Values:
0
0
0
10
10
0
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
1
1
$s5UIKit8UIButtonC14stateDidChange4fromyAA9UIControlC5StateV_tF:10

$s5UIKit9UIControlC10isTrackingSbvg
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
180
$0

$s5UIKit9UIControlC10sendActionyyAA8UIActionCF
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
4
$0

$s5UIKit9UIControlC11sendActions3for4withyAC5EventV_AA7UIEventCSgtF
# Func Hash:
315713542437103769
# Num Counters:
7
# Counter Values:
0
4
0
0
4
124
0
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
3
0
1
$s5UIKit9UIControlC10sendActionyyAA8UIActionCF:4
0

$s5UIKit9UIControlC12pressesBegan_4withyShyAA7UIPressCG_AA14UIPressesEventCSgtF
# Func Hash:
146835647075900052
# Num Counters:
2
# Counter Values:
339
33
$0

$s5UIKit9UIControlC12pressesEnded_4withyShyAA7UIPressCG_AA14UIPressesEventCSgtF
# Func Hash:
146835647075900052
# Num Counters:
2
# Counter Values:
369
3
$0

$s5UIKit9UIControlC12touchesBegan_4withyShyAA7UITouchCG_AA7UIEventCSgtF
# Func Hash:
793653614458727181
# Num Counters:
26
# Counter Values:
31
31
31
31
0
0
0
0
0
31
31
31
31
0
31
0
0
31
31
0
0
0
0
0
0
31
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
17
1
$s5UIKit9UIControlC9isEnabledSbvg:31
1
$s5UIKit9UIControlC10isTrackingSbvg:31
1
$s5UIKit7UITouchC4typeAC9TouchTypeOvg:31
1
$s5UIKit7UIEventC10buttonMaskAC06ButtonD0Vvg:31
2
$s5UIKit9UIStepperC13beginTracking_4withSbAA7UITouchC_AA7UIEventCSgtF:29
$s5UIKit8UISliderC13beginTracking_4withSbAA7UITouchC_AA7UIEventCSgtF:2
1
$s5UIKit9UIControlC10isTrackingSbvg:31
1
$s5UIKit9UIControlC13isHighlightedSbvs:31
1
$s5UIKit9UIControlC32becomesFirstResponderWhenPressedSbvg:31
1
$s5UIKit6UIViewC6windowAA8UIWindowCSgvg:31
0
1
$s5UIKit9UIControlC10isTrackingSbvg:31
1
$s5UIKit11UIResponderC28yieldsFocusToPressedControlsSbvg:31
0
1
$s5UIKit7UITouchC4typeAC9TouchTypeOvg:31
1
$s5UIKit7UITouchC8tapCountSivg:31
0
0

$s5UIKit9UIControlC12touchesEnded_4withyShyAA7UITouchCG_AA7UIEventCSgtF
# Func Hash:
314555723747979333
# Num Counters:
9
# Counter Values:
31
31
0
0
0
0
31
0
31
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
5
1
$s5UIKit9UIControlC10isTrackingSbvg:31
2
$s5UIKit9UIStepperC11endTracking_4withyAA7UITouchCSg_AA7UIEventCSgtF:29
$s5UIKit8UISliderC11endTracking_4withyAA7UITouchCSg_AA7UIEventCSgtF:2
1
$s5UIKit9UIControlC10isTrackingSbvg:31
1
$s5UIKit9UIControlC13isHighlightedSbvs:31
1
$s5UIKit9UIControlC10didTrigger4withyAA7UIEventCSg_tF:31

$s5UIKit9UIControlC13controlTraitsAA015UIAccessibilityD0Vvg
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
1
$0

$s5UIKit9UIControlC13isHighlightedSbvg
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
455
$0

$s5UIKit9UIControlC13isHighlightedSbvs
# Func Hash:
971686721880618461
# Num Counters:
6
# Counter Values:
0
0
34
51
85
34
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
1
2
$s5UIKit9UIControlC14stateDidChange4fromyAC5StateV_tF:69
$s5UIKit8UIButtonC14stateDidChange4fromyAA9UIControlC5StateV_tF:16

$s5UIKit9UIControlC14focusDidChangeyyF
# Func Hash:
303805471475073455
# Num Counters:
6
# Counter Values:
64
1
64
31
63
33
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
2
1
$s5UIKit6UIViewC6windowAA8UIWindowCSgvg:64
2
$s5UIKit9UIControlC14stateDidChange4fromyAC5StateV_tF:60
$s5UIKit8UIButtonC14stateDidChange4fromyAA9UIControlC5StateV_tF:4

$s5UIKit9UIControlC14layoutSubviewsyyF
# Func Hash:
303805472806749412
# Num Counters:
6
# Counter Values:
356
39
39
348
0
39
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
2
1
$s5UIKit6UIViewC11focusEffectAA07UIFocusD0CSgvg:39
2
$s5UIKit9UIControlC10focusShape10Foundation6CGRectV4rect_AE7CGFloatV12cornerRadiustvg:30
$s5UIKit8UIButtonC10focusShape10Foundation6CGRectV4rect_AE7CGFloatV12cornerRadiustvg:9

$s5UIKit9UIControlC14pointerDidMove2toy10Foundation7CGPointVSg_tF
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
13
$0

$s5UIKit9UIControlC14pointerDidMove7inSceney10Foundation7CGPointV_tF
# Func Hash:
1108079925070882919
# Num Counters:
2
# Counter Values:
124
124
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
3
1
$s5UIKit6UIViewC6windowAA8UIWindowCSgvg:124
1
$s5UIKit6UIViewC7convert_4from10Foundation7CGPointVAH_ACSgtF:124
2
$s5UIKit9UIStepperC14pointerDidMove2toy10Foundation7CGPointVSg_tF:116
$s5UIKit9UIControlC14pointerDidMove2toy10Foundation7CGPointVSg_tF:8

$s5UIKit9UIControlC14stateDidChange4fromyAC5StateV_tF
# Func Hash:
567090795815895039
# Num Counters:
1
# Counter Values:
266
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
2
1
$s5UIKit6UIViewC14setNeedsLayoutyyF:266
2
$s5UIKit6UIViewC15setNeedsDisplayyyF:244
$s5UIKit8UISliderC15setNeedsDisplayyyF:22

$s5UIKit9UIControlC15pointerDidEnteryyF
# Func Hash:
212526876123949159
# Num Counters:
2
# Counter Values:
63
63
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
1
1
$s5UIKit9UIControlC14stateDidChange4fromyAC5StateV_tF:63

$s5UIKit9UIControlC15pointerDidLeaveyyF
# Func Hash:
536744762437996290
# Num Counters:
2
# Counter Values:
63
63
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
2
2
$s5UIKit9UIStepperC14pointerDidMove2toy10Foundation7CGPointVSg_tF:58
$s5UIKit9UIControlC14pointerDidMove2toy10Foundation7CGPointVSg_tF:5
1
$s5UIKit9UIControlC14stateDidChange4fromyAC5StateV_tF:63

$s5UIKit9UIControlC15updateFocusRingyyF
# Func Hash:
1124049612369617485
# Num Counters:
9
# Counter Values:
31
33
31
33
33
33
33
0
33
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
6
1
$s5UIKit9UIControlC9isFocusedSbvg:64
1
$s5UIKit6UIViewC11focusEffectAA07UIFocusD0CSgvg:33
1
$s10QuartzCore7CALayerC11borderWidth10Foundation7CGFloatVvs:33
1
$s5UIKit6UIViewC11focusEffectAA07UIFocusD0CSgvg:33
2
$s5UIKit9UIControlC10focusShape10Foundation6CGRectV4rect_AE7CGFloatV12cornerRadiustvg:30
$s5UIKit8UIButtonC10focusShape10Foundation6CGRectV4rect_AE7CGFloatV12cornerRadiustvg:3
1
$s10QuartzCore7CALayerC20removeFromSuperlayeryyF:31

$s5UIKit9UIControlC18presentPrimaryMenu6openerSbAA0E7RequestV6OpenerO_tF
# Func Hash:
32211889716753071
# Num Counters:
8
# Counter Values:
34
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
2
$s5UIKit9UIControlC24showsMenuAsPrimaryActionSbvg:31
$s5UIKit8UIButtonC24showsMenuAsPrimaryActionSbvg:3
0
0
0

$s5UIKit9UIControlC18tintColorDidChangeyyF
# Func Hash:
170821685161379706
# Num Counters:
5
# Counter Values:
825
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
2
$s5UIKit6UIViewC15setNeedsDisplayyyF:808
$s5UIKit8UISliderC15setNeedsDisplayyyF:17

$s5UIKit9UIControlC19standardFocusEffectAA07UIFocusE0CSgvg
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
105
$0

$s5UIKit9UIControlC21isTriggeredByKeyboardSbvg
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
12
$0

$s5UIKit9UIControlC22didResignKeyboardFocusyyF
# Func Hash:
212526876123949159
# Num Counters:
2
# Counter Values:
31
0
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
1
0

$s5UIKit9UIControlC23canBecomeFirstResponderSbvg
# Func Hash:
170957022131388415
# Num Counters:
1
# Counter Values:
1217
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
1
1
$s5UIKit9UIControlC9isEnabledSbvg:1217

$s5UIKit9UIControlC24contentVerticalAlignmentAC07ContentdE0Ovg
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
204
$0

$s5UIKit9UIControlC24showsMenuAsPrimaryActionSbvg
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
31
$0

$s5UIKit9UIControlC24traitCollectionDidChangeyyAA07UITraitD0CSgF
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
30
$0

$s5UIKit9UIControlC24traitCollectionDidChangeyyAA07UITraitD0CSgFTf4dn_n
# Func Hash:
742169493915715450
# Num Counters:
5
# Counter Values:
30
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

$s5UIKit9UIControlC26contentHorizontalAlignmentAC07ContentdE0Ovg
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
208
$0

$s5UIKit9UIControlC26contentHorizontalAlignmentAC07ContentdE0Ovs
# Func Hash:
212526876123949159
# Num Counters:
2
# Counter Values:
3
2
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
1
1
$s5UIKit6UIViewC14setNeedsLayoutyyF:2

$s5UIKit9UIControlC26defaultAccessibilityTraitsAA015UIAccessibilityE0Vvg
# Func Hash:
882899668613201919
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
1
$s5UIKit9UIControlC13controlTraitsAA015UIAccessibilityD0Vvg:1
1
$s5UIKit9UIControlC10isSelectedSbvg:1
1
$s5UIKit9UIControlC9isEnabledSbvg:1

$s5UIKit9UIControlC32becomesFirstResponderWhenPressedSbvg
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
31
$0

$s5UIKit9UIControlC35effectiveContentHorizontalAlignmentAC0deF0Ovg
# Func Hash:
199058663580274166
# Num Counters:
9
# Counter Values:
80
2
2
84
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
$s5UIKit9UIControlC26contentHorizontalAlignmentAC07ContentdE0Ovg:84
0
0
1
$s5UIKit9UIControlC26contentHorizontalAlignmentAC07ContentdE0Ovg:84

$s5UIKit9UIControlC5EventV12valueChangedAEvau
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
4
$0

$s5UIKit9UIControlC5EventV22primaryActionTriggeredAEvau
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
3
$0

$s5UIKit9UIControlC5StateV11highlightedAEvau
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
4
$0

$s5UIKit9UIControlC5StateV6normalAEvau
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
33
$0

$s5UIKit9UIControlC5StateV8disabledAEvau
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
4
$0

$s5UIKit9UIControlC5StateV8selectedAEvau
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
6
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
5
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
1803
$0

$s5UIKit9UIControlC6isNear33_EB4AE113ACD27CC4F32BE84870A056ACLL_4withSbAA7UITouchC_AA7UIEventCSgtF
# Func Hash:
1108579233170924009
# Num Counters:
9
# Counter Values:
0
31
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
1
$s5UIKit7UITouchC8location2in10Foundation7CGPointVAA6UIViewCSg_tF:31
1
$s5UIKit6UIViewC5point6inside4withSb10Foundation7CGPointV_AA7UIEventCSgtF:31
0
0
0

$s5UIKit9UIControlC7perform_8isRepeat4withSbAA18UIKeyboardHIDUsageO_SbAA7UIEventCSgtF
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
12
$0

$s5UIKit9UIControlC8beginKey_4withSbAA7UIPressC_AA14UIPressesEventCSgtF
# Func Hash:
812566790138735509
# Num Counters:
17
# Counter Values:
2
1
0
372
372
372
0
30
330
0
3
0
9
0
0
3
0
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
13
1
$s5UIKit9UIControlC9isEnabledSbvg:372
1
$s5UIKit11UIResponderC16isFirstResponderSbvg:372
1
$s5UIKit7UIPressC3keyAA5UIKeyCSgvg:372
1
$s5UIKit5UIKeyC13modifierFlagsAA0b8ModifierD0Vvg:372
1
$s5UIKit5UIKeyC7keyCodeAA18UIKeyboardHIDUsageOvg:372
2
$s5UIKit18UISegmentedControlC7perform_8isRepeat4withSbAA18UIKeyboardHIDUsageO_SbAA7UIEventCSgtF:360
$s5UIKit9UIControlC7perform_8isRepeat4withSbAA18UIKeyboardHIDUsageO_SbAA7UIEventCSgtF:12
1
$s5UIKit6UIViewC6windowAA8UIWindowCSgvg:30
2
$s5UIKit18UISegmentedControlC21isTriggeredByKeyboardSbvg:330
$s5UIKit9UIControlC21isTriggeredByKeyboardSbvg:12
1
$s5UIKit5UIKeyC7keyCodeAA18UIKeyboardHIDUsageOvg:12
1
$s5UIKit6UIViewC6windowAA8UIWindowCSgvg:3
1
$s5UIKit9UIControlC10isTrackingSbvg:3
1
$s5UIKit7UIPressC5phaseAC5PhaseOvg:3
1
$s5UIKit9UIControlC13isHighlightedSbvs:3

$s5UIKit9UIControlC9addAction_3foryAA8UIActionC_AC5EventVtF
# Func Hash:
238984482353853237
# Num Counters:
3
# Counter Values:
11
11
0
$0

$s5UIKit9UIControlC9addTarget_6action3foryypSg_AA8SelectorVAC5EventVtF
# Func Hash:
784007056844089447
# Num Counters:
2
# Counter Values:
6
6
$0

$s5UIKit9UIControlC9isEnabledSbvg
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
9843
$0

$s5UIKit9UIControlC9isEnabledSbvs
# Func Hash:
566835382978513232
# Num Counters:
10
# Counter Values:
0
22
22
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
6
2
$s5UIKit8UIButtonC14stateDidChange4fromyAA9UIControlC5StateV_tF:11
$s5UIKit9UIControlC14stateDidChange4fromyAC5StateV_tF:11
1
$s5UIKit9UIControlC10isTrackingSbvg:22
0
0
1
$s5UIKit11UIResponderC16isFirstResponderSbvg:22
0

$s5UIKit9UIControlC9isFocusedSbvg
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
908
$0

$s5UIKit9UIControlCIego_ACIegr_TR
# Func Hash:
170957022131388415
# Num Counters:
1
# Counter Values:
21
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
1
1
** External Symbol **:21

$s5UIKit9UIControlCMa
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
274
$0

$s5UIKit9UIStepperC10QuartzCore12LayerPainterAadEP16observesPaintingSbvgTW
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
713
$0

$s5UIKit9UIStepperC10QuartzCore12LayerPainterAadEP4text2of5scale10TextEngine010PositionedJ6LayoutVSgAD7CALayerC_10Foundation7CGFloatVtFTW
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
713
$0

$s5UIKit9UIStepperC10QuartzCore12LayerPainterAadEP5paint_2in5scaleyAD7CALayerC_0D8Graphics9CGContextC10Foundation7CGFloatVtFTW
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
713
$0

$s5UIKit9UIStepperC10autorepeatSbvg
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
29
$0

$s5UIKit9UIStepperC10autorepeatSbvs
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
1
$0

$s5UIKit9UIStepperC11endTracking_4withyAA7UITouchCSg_AA7UIEventCSgtF
# Func Hash:
212427826642222991
# Num Counters:
4
# Counter Values:
29
29
0
0
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
3
1
$s5UIKit6UIViewC15setNeedsDisplayyyF:29
1
$s5UIKit9UIStepperC12isContinuousSbvg:29
0

$s5UIKit9UIStepperC12isContinuousSbvg
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
58
$0

$s5UIKit9UIStepperC12maximumValueSdvg
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
564
$0

$s5UIKit9UIStepperC12maximumValueSdvs
# Func Hash:
856552583453150978
# Num Counters:
5
# Counter Values:
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
2
1
$s5UIKit9UIStepperC5valueSdvs:1
1
$s5UIKit6UIViewC15setNeedsDisplayyyF:1

$s5UIKit9UIStepperC12minimumValueSdvg
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
593
$0

$s5UIKit9UIStepperC12sizeThatFitsy10Foundation6CGSizeVAGF
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
14
$0

$s5UIKit9UIStepperC13beginTracking_4withSbAA7UITouchC_AA7UIEventCSgtF
# Func Hash:
896372785851748702
# Num Counters:
4
# Counter Values:
29
29
29
29
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
6
1
$s5UIKit7UITouchC8location2in10Foundation7CGPointVAA6UIViewCSg_tF:29
1
$s5UIKit9UIStepperC5valueSdvg:29
1
$s5UIKit9UIStepperC12isContinuousSbvg:29
1
$s5UIKit9UIControlC9isEnabledSbvg:29
1
$s5UIKit9UIStepperC10autorepeatSbvg:29
1
$s5UIKit9UIControlC9isEnabledSbvg:29

$s5UIKit9UIStepperC14pointerDidMove2toy10Foundation7CGPointVSg_tF
# Func Hash:
1148984662838725670
# Num Counters:
8
# Counter Values:
0
58
116
58
0
116
0
0
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
3
1
$s5UIKit6UIViewC6bounds10Foundation6CGRectVvg:116
1
$s5UIKit6UIViewC37effectiveUserInterfaceLayoutDirectionAA06UIUserefG0Ovg:116
1
$s5UIKit6UIViewC15setNeedsDisplayyyF:116

$s5UIKit9UIStepperC14scheduleRepeat33_A8010A3ABC30AC59C79EB73B742EABF2LL5afterySd_tF
# Func Hash:
212427826642222991
# Num Counters:
4
# Counter Values:
29
0
29
29
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
3
1
$s5UIKit6UIViewC6windowAA8UIWindowCSgvg:29
1
$s5UIKit8UIWindowC11windowSceneAA0bD0CSgvg:29
1
$s13DisplayServer03X11B0CAA0A9EventLoopA2aDP9schedulerAA9SchedulerCvgTW:29

$s5UIKit9UIStepperC4half2atAC4HalfO10Foundation7CGPointV_tF
# Func Hash:
38199954129476244
# Num Counters:
3
# Counter Values:
29
0
0
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
2
1
$s5UIKit6UIViewC6bounds10Foundation6CGRectVvg:29
1
$s5UIKit6UIViewC37effectiveUserInterfaceLayoutDirectionAA06UIUserefG0Ovg:29

$s5UIKit9UIStepperC4step33_A8010A3ABC30AC59C79EB73B742EABF2LL_5sends4withyAC4HalfO_SbAA7UIEventCSgtF
# Func Hash:
459636903961510933
# Num Counters:
8
# Counter Values:
29
0
29
29
0
0
0
29
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
13
1
$s5UIKit9UIStepperC5valueSdvg:29
1
$s5UIKit9UIStepperC9stepValueSdvg:29
0
1
$s5UIKit9UIStepperC5wrapsSbvg:29
0
0
0
1
$s5UIKit9UIStepperC5wrapsSbvg:29
0
0
0
1
$s5UIKit9UIStepperC5valueSdvs:29
1
$s5UIKit9UIStepperC5valueSdvg:29

$s5UIKit9UIStepperC5frameAC10Foundation6CGRectV_tcfc
# Func Hash:
170957022131388415
# Num Counters:
1
# Counter Values:
14
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
1
1
$s5UIKit6UIViewC8isOpaqueSbvs:14

$s5UIKit9UIStepperC5paint_2in5scaley10QuartzCore7CALayerC_0G8Graphics9CGContextC10Foundation7CGFloatVtFTf4dnnn_n
# Func Hash:
537787300349200741
# Num Counters:
71
# Counter Values:
0
76
0
713
0
878
0
0
713
0
0
713
0
713
0
62
878
860
0
0
18
58
0
0
0
502
0
0
0
502
76
0
0
0
0
0
0
0
0
0
0
713
0
695
0
695
0
180
713
0
180
0
180
180
0
0
533
713
0
0
713
695
695
713
0
0
0
76
76
0
1066
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
26
1
$s5UIKit6UIViewC15traitCollectionAA07UITraitD0Cvg:713
1
$s5UIKit6UIViewC37effectiveUserInterfaceLayoutDirectionAA06UIUserefG0Ovg:713
1
$s5UIKit9UIControlC9isEnabledSbvg:713
1
$s5UIKit6UIViewC6bounds10Foundation6CGRectVvg:713
1
$s5UIKit7UIColorC13resolvedColor4withAcA17UITraitCollectionC_tF:713
1
$s5UIKit7UIColorC7cgColor12CoreGraphics7CGColorCvg:713
1
$s5UIKit7UIColorC13resolvedColor4withAcA17UITraitCollectionC_tF:695
1
$s5UIKit7UIColorC7cgColor12CoreGraphics7CGColorCvg:695
1
$s5UIKit9UIControlC9isEnabledSbvg:1426
1
$s5UIKit9UIStepperC5wrapsSbvg:1066
1
$s5UIKit9UIStepperC12maximumValueSdvg:62
1
$s5UIKit9UIStepperC12minimumValueSdvg:62
1
$s5UIKit9UIStepperC5valueSdvg:502
1
$s5UIKit9UIStepperC12minimumValueSdvg:502
1
$s5UIKit9UIStepperC5valueSdvg:502
1
$s5UIKit9UIStepperC12maximumValueSdvg:502
0
0
0
0
0
0
0
1
$s5UIKit7UIColorC13resolvedColor4withAcA17UITraitCollectionC_tF:76
1
$s5UIKit7UIColorC7cgColor12CoreGraphics7CGColorCvg:76
1
$s5UIKit9UIControlC9isEnabledSbvg:1426

$s5UIKit9UIStepperC5valueSdvg
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
1120
$0

$s5UIKit9UIStepperC5valueSdvs
# Func Hash:
386479129623385576
# Num Counters:
5
# Counter Values:
40
40
36
4
0
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
1
1
$s5UIKit6UIViewC15setNeedsDisplayyyF:36

$s5UIKit9UIStepperC5wrapsSbvg
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
1153
$0

$s5UIKit9UIStepperC5wrapsSbvs
# Func Hash:
212526878935420674
# Num Counters:
2
# Counter Values:
1
1
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
1
1
$s5UIKit6UIViewC15setNeedsDisplayyyF:1

$s5UIKit9UIStepperC9isEnabledySbAC4HalfOF
# Func Hash:
475455954723831902
# Num Counters:
4
# Counter Values:
29
0
0
29
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
8
1
$s5UIKit9UIControlC9isEnabledSbvg:29
1
$s5UIKit9UIStepperC5wrapsSbvg:29
0
0
1
$s5UIKit9UIStepperC5valueSdvg:29
1
$s5UIKit9UIStepperC12minimumValueSdvg:29
0
0

$s5UIKit9UIStepperC9stepValueSdvg
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
29
$0

$s5UIKit9UIStepperC9stepValueSdvs
# Func Hash:
784007058953177093
# Num Counters:
2
# Counter Values:
1
0
$0

$s5UIKit9UIStepperCMa
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
11
$0

$s5UIKit9UndoGroupV4ItemOMa
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
1
$0

$s5UIKit9UndoGroupV6ActionVWOc
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
11
$0

$s5UIKit9UndoGroupV6ActionVWOh
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
11
$0

$s5UIKit9UndoGroupV7isAliveSbvgTf4x_n
# Func Hash:
974670608740719067
# Num Counters:
6
# Counter Values:
6
6
0
0
6
0
$0

$s5UIKit9UndoGroupVMa
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
1
$0

$sIeg_SgWOe
# Func Hash:
784007056844089447
# Num Counters:
2
# Counter Values:
948
936
$0

$sIeg_ytIegr_TR
# Func Hash:
170957022131388415
# Num Counters:
1
# Counter Values:
117
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
1
3
** External Symbol **:64
** External Symbol **:52
** External Symbol **:1

$sIegh_IeyBh_TR
# Func Hash:
170957022131388415
# Num Counters:
1
# Counter Values:
1
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
1
1
** External Symbol **:1

$sIegh_SgWOe
# Func Hash:
784007056844089447
# Num Counters:
2
# Counter Values:
1586
871
$0

$sIegh_ytIeghr_TR
# Func Hash:
170957022131388415
# Num Counters:
1
# Counter Values:
17677
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
1
5
** External Symbol **:17651
** External Symbol **:8
** External Symbol **:7
** External Symbol **:6
** External Symbol **:5

$sS2SSlsWl
# Func Hash:
784007059655560962
# Num Counters:
2
# Counter Values:
7
1
$0

$sS2SSysWl
# Func Hash:
784007059655560962
# Num Counters:
2
# Counter Values:
14
1
$0

$sS2iSzsWl
# Func Hash:
784007059655560962
# Num Counters:
2
# Counter Values:
14
1
$0

$sS2sSTsWl
# Func Hash:
784007059655560962
# Num Counters:
2
# Counter Values:
8
4
$0

$sS2sSysWl
# Func Hash:
784007059655560962
# Num Counters:
2
# Counter Values:
55
1
$0

$sSD17dictionaryLiteralSDyxq_Gx_q_td_tcfC10Foundation18NSAttributedStringC3KeyV_ypTt0g5Tf4g_n
# Func Hash:
391331300515330044
# Num Counters:
6
# Counter Values:
4
6
3
3
0
0
$0

$sSD17dictionaryLiteralSDyxq_Gx_q_td_tcfC10QuartzCore10CornerMaskC5RadiiV_AETt0g5Tf4g_n
# Func Hash:
974670607003767707
# Num Counters:
6
# Counter Values:
0
4
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
4
0
0
0
0
$0

$sSD17dictionaryLiteralSDyxq_Gx_q_td_tcfC10TextEngine14FontDescriptorV_AC0E7MetricsVTt0g5Tf4g_n
# Func Hash:
753202732268337148
# Num Counters:
7
# Counter Values:
0
3
0
0
0
0
0
$0

$sSD17dictionaryLiteralSDyxq_Gx_q_td_tcfC13DisplayServer11CursorShapeO_SuTt0g5Tf4g_n
# Func Hash:
391331300515330044
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

$sSD17dictionaryLiteralSDyxq_Gx_q_td_tcfC13DisplayServer18ClipboardSelectionO_AC03X11F5StateVTt0g5Tf4g_n
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

$sSD17dictionaryLiteralSDyxq_Gx_q_td_tcfC13DisplayServer18X11ClipboardSenderC3KeyV_AETt0g5Tf4g_n
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

$sSD17dictionaryLiteralSDyxq_Gx_q_td_tcfC16ConstraintSolver0D0C8VariableV_SdTt0g5Tf4g_n
# Func Hash:
694937217302716606
# Num Counters:
6
# Counter Values:
0
119
0
0
0
0
$0

$sSD17dictionaryLiteralSDyxq_Gx_q_td_tcfC5UIKit11BitmapCacheC3Key33_194E62A8E0173A61EC24569BC0D4CCA7LLV_SiTt0g5Tf4g_n
# Func Hash:
391331300515330044
# Num Counters:
6
# Counter Values:
0
401
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
4
0
0
0
0
$0

$sSD17dictionaryLiteralSDyxq_Gx_q_td_tcfC5UIKit7UITouchC_AC12UIBezierPathCTt0g5Tf4g_n
# Func Hash:
391331300515330044
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

$sSD17dictionaryLiteralSDyxq_Gx_q_td_tcfC5UIKit9UIControlC5StateV_10Foundation18NSAttributedStringCTt0g5Tf4g_n
# Func Hash:
974670607003767707
# Num Counters:
6
# Counter Values:
0
64
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
64
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
147
0
0
0
0
$0

$sSD17dictionaryLiteralSDyxq_Gx_q_td_tcfC5UIKit9UIControlC5StateV_SDy10Foundation18NSAttributedStringC3KeyVypGTt0g5Tf4g_n
# Func Hash:
974670607003767707
# Num Counters:
6
# Counter Values:
0
13
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
64
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
4
0
0
0
0
$0

$sSD17dictionaryLiteralSDyxq_Gx_q_td_tcfCSO_10QuartzCore13BackdropCacheC5Entry33_F851F0A07153D44DF1B8CD02AF39CF46LLCTt0g5Tf4g_n
# Func Hash:
974670607003767707
# Num Counters:
6
# Counter Values:
0
4
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
4
0
0
0
0
$0

$sSD17dictionaryLiteralSDyxq_Gx_q_td_tcfCSO_10QuartzCore7SurfaceCTt0g5Tf4g_n
# Func Hash:
974670607003767707
# Num Counters:
6
# Counter Values:
0
4
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
4
0
0
0
0
$0

$sSD17dictionaryLiteralSDyxq_Gx_q_td_tcfCSO_5UIKit18NSLayoutConstraintCTt0g5Tf4g_n
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

$sSD17dictionaryLiteralSDyxq_Gx_q_td_tcfCSS_13DisplayServer9XSettingsV5ValueOTt0g5Tf4g_n
# Func Hash:
391331300515330044
# Num Counters:
6
# Counter Values:
0
4
0
0
0
0
$0

$sSD17dictionaryLiteralSDyxq_Gx_q_td_tcfCSS_20FoundationEssentials4DataVTt0g5Tf4g_n
# Func Hash:
391331300515330044
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

$sSD17dictionaryLiteralSDyxq_Gx_q_td_tcfCSS_5UIKit12FocusTrackerC8WeakItemVTt0g5Tf4g_n
# Func Hash:
391331300515330044
# Num Counters:
6
# Counter Values:
0
4
0
0
0
0
$0

$sSD17dictionaryLiteralSDyxq_Gx_q_td_tcfCSS_SSTt0g5Tf4g_n
# Func Hash:
391331300515330044
# Num Counters:
6
# Counter Values:
0
3
0
0
0
0
$0

$sSD17dictionaryLiteralSDyxq_Gx_q_td_tcfCSS_Say5UIKit10SymbolPartVGTt0g5Tf4g_n
# Func Hash:
391331300515330044
# Num Counters:
6
# Counter Values:
0
3
0
0
0
0
$0

$sSD17dictionaryLiteralSDyxq_Gx_q_td_tcfCSS_SaySSGTt0g5Tf4g_n
# Func Hash:
391331300515330044
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

$sSD17dictionaryLiteralSDyxq_Gx_q_td_tcfCSS_ShySSGTt0g5Tf4g_n
# Func Hash:
391331300515330044
# Num Counters:
6
# Counter Values:
0
8
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
352
70
4
4
0
0
$0

$sSD17dictionaryLiteralSDyxq_Gx_q_td_tcfCSS_SuTt0g5Tf4g_n
# Func Hash:
391331300515330044
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

$sSD17dictionaryLiteralSDyxq_Gx_q_td_tcfCSS_ypTt0g5Tf4g_n
# Func Hash:
391331300515330044
# Num Counters:
6
# Counter Values:
2
339
2
2
0
0
$0

$sSD17dictionaryLiteralSDyxq_Gx_q_td_tcfCSi_10TextEngine9LineImageVTt0g5Tf4g_n
# Func Hash:
974670607003767707
# Num Counters:
6
# Counter Values:
0
967
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
4
0
0
0
0
$0

$sSD17dictionaryLiteralSDyxq_Gx_q_td_tcfCSi_5UIKit11InputRouterC5Entry33_17137A1AB1F9DE30C74B677DFE087D8ELLVTt0g5Tf4g_n
# Func Hash:
694937217302716606
# Num Counters:
6
# Counter Values:
0
4
0
0
0
0
$0

$sSD17dictionaryLiteralSDyxq_Gx_q_td_tcfCSi_Say10TextEngine14LookupSubtableVGTt0g5Tf4g_n
# Func Hash:
974670607003767707
# Num Counters:
6
# Counter Values:
0
6
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
967
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
26
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
4
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
4
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
4
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
4
0
0
0
0
$0

$sSD17dictionaryLiteralSDyxq_Gx_q_td_tcfCSu_13DisplayServer15X11InputContextCTt0g5Tf4g_n
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

$sSD17dictionaryLiteralSDyxq_Gx_q_td_tcfCSu_13DisplayServer18X11ClipboardReaderCTt0g5Tf4g_n
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

$sSD17dictionaryLiteralSDyxq_Gx_q_td_tcfCSu_SSTt0g5Tf4g_n
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

$sSD17dictionaryLiteralSDyxq_Gx_q_td_tcfCSu_SdTt0g5Tf4g_n
# Func Hash:
694937217302716606
# Num Counters:
6
# Counter Values:
0
4
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
4
0
0
0
0
$0

$sSD17dictionaryLiteralSDyxq_Gx_q_td_tcfCSu_SiTt0g5Tf4g_n
# Func Hash:
694937217302716606
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

$sSD17dictionaryLiteralSDyxq_Gx_q_td_tcfCs11AnyHashableV_ypTt0g5Tf4g_n
# Func Hash:
391331300515330044
# Num Counters:
6
# Counter Values:
186
93
93
93
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
4
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
4
0
0
0
0
$0

$sSD17dictionaryLiteralSDyxq_Gx_q_td_tcfCs5Int32V_yyYbScMYccTt0g5Tf4g_n
# Func Hash:
974670607003767707
# Num Counters:
6
# Counter Values:
0
4
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
8
0
0
0
0
$0

$sSD17dictionaryLiteralSDyxq_Gx_q_td_tcfCs6UInt32V_s5Int32VTt0g5Tf4g_n
# Func Hash:
694937217302716606
# Num Counters:
6
# Counter Values:
0
3
0
0
0
0
$0

$sSD5UIKit10Foundation18NSAttributedStringC3KeyVRszypRs_rlE6number3forAB7CGFloatVAF_tF
# Func Hash:
315285100145083380
# Num Counters:
9
# Counter Values:
84
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

$sSD6filterySDyxq_GSbx3key_q_5valuet_tKXEKFSO_10QuartzCore10GroupCacheC5Entry33_9740376A5AD79858EBA4883E54BCAACELLCTg504$s10d6Core10fg43C10startFrameyyFSbSO3key_AC5Entry33_9740376ijkL23BCAACELLC5valuet_tXEfU_AGTf1cn_nTf4ng_n
# Func Hash:
414921813089838167
# Num Counters:
7
# Counter Values:
0
0
52
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
52
0
0
0
0
$0

$sSD6filterySDyxq_GSbx3key_q_5valuet_tKXEKFSS_ShySSGTg5111$s5Notes14EditingSessionC12otherEditorsSayAC6EditorVGyFAgA16RecoveryLocationVXEfU_SbSS3key_ShySSG5valuet_tXEfU_Tf1cn_nTf4g_n
# Func Hash:
414921813089838167
# Num Counters:
7
# Counter Values:
0
0
6
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
4
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
8
0
8
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
4
0
0
0
0
$0

$sSD8_VariantV11removeValue6forKeyq_Sgx_tF5UIKit7UITouchC7ContactO_AHTg5
# Func Hash:
238984482325208889
# Num Counters:
3
# Counter Values:
226
226
0
$0

$sSD8_VariantV11removeValue6forKeyq_Sgx_tFSO_12CoreGraphics11PixelRegionVTg5
# Func Hash:
238984482325208889
# Num Counters:
3
# Counter Values:
60
59
0
$0

$sSD8_VariantV11removeValue6forKeyq_Sgx_tFSu_13DisplayServer10X11SurfaceCTg5
# Func Hash:
238984482325208889
# Num Counters:
3
# Counter Values:
8
4
0
$0

$sSD8_VariantV11removeValue6forKeyq_Sgx_tFSu_Si2id_y13DisplayServer8X11ErrorVYbScMYcc02onJ0tTg5
# Func Hash:
238984482325208889
# Num Counters:
3
# Counter Values:
10
10
0
$0

$sSD8_VariantV11removeValue6forKeyq_Sgx_tFs6UInt32V_SuTg5
# Func Hash:
238984482325208889
# Num Counters:
3
# Counter Values:
1473
0
0
$0

$sSDySSypGWOh
# Func Hash:
170957022131388415
# Num Counters:
1
# Counter Values:
78
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
1
1
** External Symbol **:78

$sSKsE4last7ElementQzSgvgSS8UTF8ViewV_Tg5
# Func Hash:
999637559126281635
# Num Counters:
16
# Counter Values:
945
0
735
205
0
0
0
0
0
0
0
205
945
940
940
940
$0

$sSKsE4last7ElementQzSgvgSS_Tg5
# Func Hash:
464058541290252391
# Num Counters:
5
# Counter Values:
6
6
1
6
6
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
63
8
0
0
0
0
0
0
8
8
8
$0

$sSKsSQ7ElementRpzrlE9lastIndex2of0C0QzSgAB_tFSS_Tg5
# Func Hash:
30393574959585884
# Num Counters:
8
# Counter Values:
0
14
2
2
2
2
2
2
$0

$sSMsE6swapAtyy5IndexQz_ACtFSay13DisplayServer9SchedulerC4TaskCG_Tg5
# Func Hash:
135188635257483635
# Num Counters:
7
# Counter Values:
493
130
0
0
0
0
0
$0

$sSMsSKRzrlE14_insertionSort6within9sortedEnd2byySny5IndexSlQzG_AFSb7ElementSTQz_AItKXEtKFSry10QuartzCore16RunningAnimationC9animation_Sd3endtG_Tg504$s10i6Core15l49DriverO10beginFrame_2atyAA9LayerHostC_SdtFZSbAA07K38C0C9animation_Sd3endt_AiJ_SdAKttXEfU0_Tf1nncn_n
# Func Hash:
928018419681802432
# Num Counters:
7
# Counter Values:
0
0
5
1
1
0
5
$0

$sSMsSKRzrlE14_insertionSort6within9sortedEnd2byySny5IndexSlQzG_AFSb7ElementSTQz_AItKXEtKFSry5UIKit10FocusOrderO4PartV4part_SNy10Foundation7CGFloatVG5rangeSi5indextG_Tg5010$s5UIKit10jk58O3cut33_DB76DA87986E76A2F9181D613A7F0B2FLL_5alongSaySayAC4l45VGGAI_s7KeyPathCyAC4SpanAELLVSNy10Foundation7O53VGGtFZSbAH4part_AR5rangeSi5indext_AhT_ArUSiAVttXEfU0_Tf1nncn_n
# Func Hash:
928018419681802432
# Num Counters:
7
# Counter Values:
1
1
1125
743
743
0
196
$0

$sSMsSKRzrlE14_insertionSort6within9sortedEnd2byySny5IndexSlQzG_AFSb7ElementSTQz_AItKXEtKFSrySSG_Tg508$sSTsSL7H45RpzrlE6sortedSayABGyFSbAB_ABtcfu_ShySSG_Tt1G5Tf1nncn_n
# Func Hash:
753202732527918223
# Num Counters:
8
# Counter Values:
0
0
0
0
1
0
0
0
$0

$sSMsSKRzrlE14_insertionSort6within9sortedEnd2byySny5IndexSlQzG_AFSb7ElementSTQz_AItKXEtKFSrySSG_Tg552$s5UIKit14PasteboardItemVyACSDySSypGcfcSbSS_SStXEfU_Tf1nncn_n
# Func Hash:
436124194655250902
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
0
0
0
1
0
0
0
$0

$sSMsSKRzrlE14_insertionSort6within9sortedEnd2byySny5IndexSlQzG_AFSb7ElementSTQz_AItKXEtKFSrySi6offset_10QuartzCore7CALayerC7elementtG_Tg504$s10j5Core7L94C11sortByDepth33_7778CB19366647ECEEB35976A6CF1F77LLyyFSbSi6offset_AC7elementt_SiAF_AcGttXEfU0_Tf1nncn_n
# Func Hash:
876259028110443538
# Num Counters:
13
# Counter Values:
0
1280
0
32
1312
34
32
0
0
0
1312
0
1312
$0

$sSMsSKRzrlE14_insertionSort6within9sortedEnd2byySny5IndexSlQzG_AFSb7ElementSTQz_AItKXEtKFSrySi6offset_5UIKit11UIFocusItem_p7elementtG_Tg5053$s5UIKit11FocusGroupsV7entries2of11lastFocusedSayAA11kl35_pGAC5GroupV_AaG_pSgtFZSbSi6offset_x18G_p7elementt_SiAL_X12G_pAMttXEfU_AkL_pSgTf1nncn_nTf4nnng_n
# Func Hash:
982603926299613288
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
0
0
63
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

$sSMsSKRzrlE14_insertionSort6within9sortedEnd2byySny5IndexSlQzG_AFSb7ElementSTQz_AItKXEtKFSrySiG_Tg5146$s13DisplayServer11X11MonitorsC04readD033_351F069B64237C688AE36007A9DB91FFLLySayAA0A7MonitorVGSpySo19_XRRScreenResourcesVG_SDySuAGGtFSbSi_SitXEfU_SpySo15_XRRMonitorInfoVGTf1nncn_n
# Func Hash:
159676628399327409
# Num Counters:
9
# Counter Values:
0
0
0
4
0
0
0
0
0
$0

$sSMsSKRzrlE14_insertionSort6within9sortedEnd2byySny5IndexSlQzG_AFSb7ElementSTQz_AItKXEtKFSrys5Int32VG_Tg5050$s16ConstraintSolver0B4CoreV14settleDefaults2inys5I17V_tFSbAG_AGtXEfU_0K6Solver0uN0VTf1nncn_n
# Func Hash:
526279455719222611
# Num Counters:
10
# Counter Values:
2
3
0
0
2
3
1
1
0
3
$0

$sSR10TextEngines5UInt8VRszlE9character2ats6UInt32VSiz_tF
# Func Hash:
52047013686469888
# Num Counters:
9
# Counter Values:
40541
0
0
0
0
0
0
0
0
$0

$sSS10TextEngineE12characterEnd6atUnitS2i_tF
# Func Hash:
37730073502490352
# Num Counters:
4
# Counter Values:
0
2
0
2
$0

$sSS10TextEngineE13nextCharacter9afterUnitS2i_tF
# Func Hash:
431494654108067943
# Num Counters:
3
# Counter Values:
45
45
45
$0

$sSS10TextEngineE14characterStart6atUnitS2i_tF
# Func Hash:
942389667449461396
# Num Counters:
3
# Counter Values:
0
45
45
$0

$sSS10TextEngineE5index6atUnitSS5IndexVSi_tF
# Func Hash:
346042999628093516
# Num Counters:
34
# Counter Values:
1084
1055
1055
4
1047
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
1051
1055
1055
0
$0

$sSS10validating2asSSSgq__xmtcs16_UnicodeEncodingRzSTR_7ElementQy_8CodeUnitRtzr0_lufCs0C0O4UTF8O_20FoundationEssentials4DataVTt0t1g5
# Func Hash:
1096713284514373059
# Num Counters:
49
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
1
0
0
0
0
0
1
1
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
0
0
0
0
0
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

$sSS8UTF8ViewVySsAAVSnySS5IndexVGcigTf4nn_g
# Func Hash:
591567704970721577
# Num Counters:
6
# Counter Values:
2942
0
0
0
2942
2915
$0

$sSSSgWOh
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
** External Symbol **:10

$sSSWOc
# Func Hash:
170957022131388415
# Num Counters:
1
# Counter Values:
3620
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
1
1
** External Symbol **:3620

$sSSWOh
# Func Hash:
170957022131388415
# Num Counters:
1
# Counter Values:
77
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
1
1
** External Symbol **:77

$sSS_5UIKit8UIButtonC13ConfigurationVtWOc
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

$sSS_5UIKit8UIButtonC13ConfigurationVtWOh
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

$sSS_yptWOc
# Func Hash:
170957022131388415
# Num Counters:
1
# Counter Values:
2
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
1
1
** External Symbol **:2

$sSS_yptWOh
# Func Hash:
170957022131388415
# Num Counters:
1
# Counter Values:
2
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
1
1
** External Symbol **:2

$sSTsE10allSatisfyyS2b7ElementQzKXEKFSS17UnicodeScalarViewV_Tg5067$s13DisplayServer15X11InputContextC4text2ofSSSgSo9XKeyEventa_tFSbs7d2O6E7VXEfU0_Tf1cn_n
# Func Hash:
837508515413286436
# Num Counters:
18
# Counter Values:
0
5
9
0
0
0
9
0
0
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

$sSTsE10allSatisfyyS2b7ElementQzKXEKFSS8UTF8ViewV_Tg5135$s13DisplayServer19X11WindowPropertiesO11setOldTitle33_6F99C16B58160C480A0FFF4A79DDCCE1LL_2of_ySS_SuAA0C10ConnectionCtFZSbs5UInt8VXEfU_Tf1cn_n
# Func Hash:
456618553053687054
# Num Counters:
13
# Counter Values:
3
50
0
20
10
0
0
0
0
0
0
20
70
$0

$sSTsE21_copySequenceContents12initializing8IteratorQz_SitSry7ElementQzG_tFSD4KeysVySSyp_G_Tg5
# Func Hash:
804816982278430822
# Num Counters:
11
# Counter Values:
0
1
0
0
0
1
1
0
0
0
1
$0

$sSTsE21_copySequenceContents12initializing8IteratorQz_SitSry7ElementQzG_tFSD6ValuesVySu13DisplayServer10X11SurfaceC_G_Tg5
# Func Hash:
804816984922331102
# Num Counters:
11
# Counter Values:
0
3903
0
0
0
3903
3903
0
0
0
3903
$0

$sSTsE21_copySequenceContents12initializing8IteratorQz_SitSry7ElementQzG_tFSS9UTF16ViewV_Tgq5
# Func Hash:
532874152818282861
# Num Counters:
27
# Counter Values:
12
2
0
2
0
0
0
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
0
0
0
0
0
0
0
$0

$sSTsE21_copySequenceContents12initializing8IteratorQz_SitSry7ElementQzG_tFShySSG_Tg5
# Func Hash:
804816982278430822
# Num Counters:
11
# Counter Values:
0
1
0
0
0
1
1
0
0
0
1
$0

$sSTsE6reduceyqd__qd___qd__qd___7ElementQztKXEtKlFSS8UTF8ViewV_s6UInt32VTg5021$s10TextEngine3tagys6E22VSSFA2D_s5UInt8VtXEfU_Tf1ncn_n
# Func Hash:
1062511248069545823
# Num Counters:
12
# Counter Values:
296
0
0
74
0
0
0
0
0
0
0
296
$0

$sSTsE6sorted2bySay7ElementQzGSbAD_ADtKXE_tKFSD4KeysVySSyp_G_Tg552$s5UIKit14PasteboardItemVyACSDySSypGcfcSbSS_SStXEfU_Tf1cn_n
# Func Hash:
1124680650748772420
# Num Counters:
3
# Counter Values:
0
0
1
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
8
8
0
0
0
$0

$sSTsE6sorted2bySay7ElementQzGSbAD_ADtKXE_tKFSay10Foundation7CGFloatVG_Tg508$sSTsSL7c49RpzrlE6sortedSayABGyFSbAB_ABtcfu_Say10Foundation7E8VG_Tt1G5Tf1cn_n
# Func Hash:
271263513103598883
# Num Counters:
11
# Counter Values:
132
171
520
0
542
242
242
0
0
0
520
$0

$sSTsE6sorted2bySay7ElementQzGSbAD_ADtKXE_tKFSay5Notes12RecoveryFileVG_Tg5044$s5Notes14EditingSessionC10leftBehindSayAA12eF17VGyFSbAF_AFtXEfU_Tf1cn_n
# Func Hash:
331779887548799119
# Num Counters:
9
# Counter Values:
0
0
0
0
1
1
0
0
0
$0

$sSTsE6sorted2bySay7ElementQzGSbAD_ADtKXE_tKFSay5UIKit10FocusOrderO4PartV4part_SNy10Foundation7CGFloatVG5rangeSi5indextG_Tg5010$s5UIKit10ef58O3cut33_DB76DA87986E76A2F9181D613A7F0B2FLL_5alongSaySayAC4g45VGGAI_s7KeyPathCyAC4SpanAELLVSNy10Foundation7J53VGGtFZSbAH4part_AR5rangeSi5indext_AhT_ArUSiAVttXEfU0_Tf1cn_n
# Func Hash:
1124680650748772420
# Num Counters:
3
# Counter Values:
0
743
743
$0

$sSTsE6sorted2bySay7ElementQzGSbAD_ADtKXE_tKFShySSG_Tg508$sSTsSL7C45RpzrlE6sortedSayABGyFSbAB_ABtcfu_ShySSG_Tt1G5Tf1cn_n
# Func Hash:
1124680650748772420
# Num Counters:
3
# Counter Values:
0
0
1
$0

$sSTsE6sorted2bySay7ElementQzGSbAD_ADtKXE_tKFSnySiG_Tg5146$s13DisplayServer11X11MonitorsC04readD033_351F069B64237C688AE36007A9DB91FFLLySayAA0A7MonitorVGSpySo19_XRRScreenResourcesVG_SDySuAGGtFSbSi_SitXEfU_SpySo15_XRRMonitorInfoVGTf1cn_n
# Func Hash:
1124680650748772420
# Num Counters:
3
# Counter Values:
0
0
4
$0

$sSTsE6sorted2bySay7ElementQzGSbAD_ADtKXE_tKFs18EnumeratedSequenceVySay10QuartzCore7CALayerCGG_Tg504$s10f5Core7H94C11sortByDepth33_7778CB19366647ECEEB35976A6CF1F77LLyyFSbSi6offset_AC7elementt_SiAF_AcGttXEfU0_Tf1cn_n
# Func Hash:
1124680650748772420
# Num Counters:
3
# Counter Values:
0
0
34
$0

$sSTsE6sorted2bySay7ElementQzGSbAD_ADtKXE_tKFs18EnumeratedSequenceVySay5UIKit11UIFocusItem_pGG_Tg5053$s5UIKit11FocusGroupsV7entries2of11lastFocusedSayAA11gh35_pGAC5GroupV_AaG_pSgtFZSbSi6offset_s18G_p7elementt_SiAL_S12G_pAMttXEfU_AhI_pSgTf1cn_nTf4ng_n
# Func Hash:
1124680650748772420
# Num Counters:
3
# Counter Values:
0
0
63
$0

$sSTsE8contains5whereS2b7ElementQzKXE_tKFSS17UnicodeScalarViewV_Tg5056$s5UIKit11TextCommandO4text7typedBySSSgAA5UIKeyC_tFZSbs7d2O6E6VXEfU_Tf1cn_n
# Func Hash:
837508514159230680
# Num Counters:
18
# Counter Values:
0
10
10
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
$0

$sSTsE8contains5whereS2b7ElementQzKXE_tKFSS8UTF8ViewV_Tg50113$s10TextEngine0A8DocumentC13replaceInside33_EEDF2351F5D180ACD4CD8318AD69288ALLySbAA0A9BlockListV5FoundV_SnySiGAA0I26FragmentVtFSbs5UInt8VXEfU_Tf1cn_n
# Func Hash:
764657764435379829
# Num Counters:
14
# Counter Values:
1
6
6
0
0
7
0
0
0
0
0
0
0
6
$0

$sSTsE8contains5whereS2b7ElementQzKXE_tKFSS8UTF8ViewV_Tg556$s10TextEngine0A6LayoutCyA2C7RequestVcfcSbs5UInt8VXEfU3_Tf1cn_n
# Func Hash:
456618549516190744
# Num Counters:
13
# Counter Values:
0
91
0
935
48
0
0
0
0
0
0
963
1026
$0

$sSTsSL7ElementRpzrlE3maxABSgyFSay10Foundation7CGFloatVG_Tg5
# Func Hash:
37730077078786267
# Num Counters:
5
# Counter Values:
731
293
568
504
52
$0

$sSTsSQ7ElementRpzrlE13elementsEqualySbqd__STRd__AAQyd__ABRSlFSS8UTF8ViewV_AFTg5
# Func Hash:
59064685905569743
# Num Counters:
26
# Counter Values:
6549
6511
0
6511
0
38
38
1537
1478
0
0
0
0
0
0
0
0
0
0
0
0
39
6549
39
6549
6549
$0

$sSTsSQ7ElementRpzrlE13elementsEqualySbqd__STRd__AAQyd__ABRSlFSs8UTF8ViewV_SSAEVTg5
# Func Hash:
406782841847602103
# Num Counters:
21
# Counter Values:
2612
2612
2641
0
0
29
0
2612
0
0
0
0
0
0
0
0
0
2612
0
0
2641
$0

$sSTsSQ7ElementRpzrlE6starts4withSbqd___tSTRd__AAQyd__ABRSlFSRys5UInt8VG_SayAGGTg5
# Func Hash:
135188634457706305
# Num Counters:
8
# Counter Values:
33
33
0
33
33
0
0
0
$0

$sSTsSQ7ElementRpzrlE6starts4withSbqd___tSTRd__AAQyd__ABRSlFSs8UTF8ViewV_SSAFVTg5
# Func Hash:
274495772736941247
# Num Counters:
33
# Counter Values:
0
2664
0
0
0
29
0
26
29
2612
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
2690
0
0
2664
29
0
$0

$sSTsSQ7ElementRpzrlE8containsySbABFSS17UnicodeScalarViewV_Tg5
# Func Hash:
837508512936024119
# Num Counters:
18
# Counter Values:
0
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
1
0
0
0
0
$0

$sSTsSQ7ElementRpzrlE8containsySbABFSS8UTF8ViewV_Tg5
# Func Hash:
456618549516190744
# Num Counters:
13
# Counter Values:
0
84
0
76
16
0
0
0
0
0
0
78
160
$0

$sSTsSQ7ElementRpzrlE8containsySbABFSay5UIKit7UITouchCG_Tg5
# Func Hash:
1108181534049375783
# Num Counters:
4
# Counter Values:
8
8
8
0
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
1
1
** External Symbol **:8

$sSTsSQ7ElementRpzrlE8containsySbABFSaySsG_Tg5
# Func Hash:
917515344606006587
# Num Counters:
8
# Counter Values:
0
0
91
0
7
0
0
0
$0

$sSa10QuartzCoreRlzClE5index2ofSiSgx_tF
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
59
$0

$sSa15replaceSubrange_4withySnySiG_qd__nt7ElementQyd__RszSlRd__lF10Foundation6CGRectV_s15EmptyCollectionVyAHGTg5Tf4ndn_n
# Func Hash:
149074444777698130
# Num Counters:
14
# Counter Values:
0
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
# ValueKind = IPVK_MemOPSize:
1
# NumValueSites:
2
1
0:122
0

$sSa15replaceSubrange_4withySnySiG_qd__nt7ElementQyd__RszSlRd__lF10QuartzCore12PackedBoundsV_s15EmptyCollectionVyAHGTg5Tf4ndn_n
# Func Hash:
149074444777698130
# Num Counters:
14
# Counter Values:
0
370
0
312
0
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
0:312
0

$sSa15replaceSubrange_4withySnySiG_qd__nt7ElementQyd__RszSlRd__lF10QuartzCore15LayerAnimationsC_s15EmptyCollectionVyAHGTg5Tf4ndn_n
# Func Hash:
149074444777698130
# Num Counters:
14
# Counter Values:
0
1
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
0
# Num Value Kinds:
1
# ValueKind = IPVK_MemOPSize:
1
# NumValueSites:
2
1
0:1
0

$sSa15replaceSubrange_4withySnySiG_qd__nt7ElementQyd__RszSlRd__lF10QuartzCore16RunningAnimationC_s15EmptyCollectionVyAHGTg5Tf4ndn_n
# Func Hash:
149074444777698130
# Num Counters:
14
# Counter Values:
0
78
0
78
0
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
0:78
0

$sSa15replaceSubrange_4withySnySiG_qd__nt7ElementQyd__RszSlRd__lF10QuartzCore26InteractiveAnimationDriver_p_s15EmptyCollectionVyAfG_pGTg5Tf4ndn_n
# Func Hash:
149074444777698130
# Num Counters:
14
# Counter Values:
20
0
0
0
0
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

$sSa15replaceSubrange_4withySnySiG_qd__nt7ElementQyd__RszSlRd__lF10QuartzCore7CALayerC_s15CollectionOfOneVyAHGTg5Tf4ngn_n
# Func Hash:
280753529378981772
# Num Counters:
16
# Counter Values:
0
365
470
10
649
176
10
0
0
0
0
0
0
0
0
659
# Num Value Kinds:
1
# ValueKind = IPVK_MemOPSize:
1
# NumValueSites:
2
2
0:603
8:46
2
16:9
17:1

$sSa15replaceSubrange_4withySnySiG_qd__nt7ElementQyd__RszSlRd__lF10QuartzCore7CALayerC_s15EmptyCollectionVyAHGTg5Tf4ndn_n
# Func Hash:
149074444777698130
# Num Counters:
14
# Counter Values:
0
6044
0
5403
0
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
0:5403
0

$sSa15replaceSubrange_4withySnySiG_qd__nt7ElementQyd__RszSlRd__lF10TextEngine0E9BlockListV5Chunk33_CE7D148BE54C4425F055A547EAB9E483LLV_SayAKGTg5Tf4ngn_n
# Func Hash:
838178845850669081
# Num Counters:
15
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

$sSa15replaceSubrange_4withySnySiG_qd__nt7ElementQyd__RszSlRd__lF12CoreGraphics04PathD0O_s15EmptyCollectionVyAHGTg5Tf4ndn_n
# Func Hash:
149074444777698130
# Num Counters:
14
# Counter Values:
0
9141
0
4473
0
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
0:4473
0

$sSa15replaceSubrange_4withySnySiG_qd__nt7ElementQyd__RszSlRd__lF13DisplayServer11X11ErrorLogC4Trap33_F9ACA20E08FE96DF90520EAE610310DFLLV_s15EmptyCollectionVyAKGTg5Tf4ndn_n
# Func Hash:
149074444777698130
# Num Counters:
14
# Counter Values:
0
110
0
97
0
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
0:97
0

$sSa15replaceSubrange_4withySnySiG_qd__nt7ElementQyd__RszSlRd__lF16ConstraintSolver0F0C4TermV_s15EmptyCollectionVyAJGTg5Tf4ndn_n
# Func Hash:
149074444777698130
# Num Counters:
14
# Counter Values:
0
882
0
882
0
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
0:882
0

$sSa15replaceSubrange_4withySnySiG_qd__nt7ElementQyd__RszSlRd__lF5Notes12RecoveryFileV_s15EmptyCollectionVyAHGTg5Tf4ndn_n
# Func Hash:
149074444777698130
# Num Counters:
14
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
0
# Num Value Kinds:
1
# ValueKind = IPVK_MemOPSize:
1
# NumValueSites:
2
0
0

$sSa15replaceSubrange_4withySnySiG_qd__nt7ElementQyd__RszSlRd__lF5UIKit06UIMenuD0C_SayAHGTg5Tf4ngn_n
# Func Hash:
838178845850669081
# Num Counters:
15
# Counter Values:
1
2
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
0
# Num Value Kinds:
1
# ValueKind = IPVK_MemOPSize:
1
# NumValueSites:
2
1
8:1
0

$sSa15replaceSubrange_4withySnySiG_qd__nt7ElementQyd__RszSlRd__lF5UIKit13FrameListener_p_s15EmptyCollectionVyAfG_pGTg5Tf4ndn_n
# Func Hash:
149074444777698130
# Num Counters:
14
# Counter Values:
0
12
0
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
# Num Value Kinds:
1
# ValueKind = IPVK_MemOPSize:
1
# NumValueSites:
2
1
0:12
0

$sSa15replaceSubrange_4withySnySiG_qd__nt7ElementQyd__RszSlRd__lF5UIKit13GraphicsStackC5EntryV_s15EmptyCollectionVyAJGTg5Tf4ndn_n
# Func Hash:
149074444777698130
# Num Counters:
14
# Counter Values:
0
2
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
# Num Value Kinds:
1
# ValueKind = IPVK_MemOPSize:
1
# NumValueSites:
2
1
0:2
0

$sSa15replaceSubrange_4withySnySiG_qd__nt7ElementQyd__RszSlRd__lF5UIKit13UIWindowSceneC_s15EmptyCollectionVyAHGTg5Tf4ndn_n
# Func Hash:
149074444777698130
# Num Counters:
14
# Counter Values:
4
4
0
4
0
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
0:4
0

$sSa15replaceSubrange_4withySnySiG_qd__nt7ElementQyd__RszSlRd__lF5UIKit14ControlActionsV12RegistrationV_s15EmptyCollectionVyAJGTg5Tf4ndn_n
# Func Hash:
149074444777698130
# Num Counters:
14
# Counter Values:
129
13
0
0
0
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

$sSa15replaceSubrange_4withySnySiG_qd__nt7ElementQyd__RszSlRd__lF5UIKit15VelocityTrackerV6Sample33_81122152577CF1BB524CFA45115692E5LLV_s15EmptyCollectionVyAKGTg5Tf4ndn_n
# Func Hash:
149074444777698130
# Num Counters:
14
# Counter Values:
0
2
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
# Num Value Kinds:
1
# ValueKind = IPVK_MemOPSize:
1
# NumValueSites:
2
1
0:2
0

$sSa15replaceSubrange_4withySnySiG_qd__nt7ElementQyd__RszSlRd__lF5UIKit16UIViewControllerC_s15EmptyCollectionVyAHGTg5Tf4ndn_n
# Func Hash:
149074444777698130
# Num Counters:
14
# Counter Values:
0
59
0
59
0
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
0:59
0

$sSa15replaceSubrange_4withySnySiG_qd__nt7ElementQyd__RszSlRd__lF5UIKit17UITraitCollectionC_s05EmptyG0VyAHGTg5Tf4ndn_n
# Func Hash:
149074444777698130
# Num Counters:
14
# Counter Values:
0
183
0
183
0
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
17:183
0

$sSa15replaceSubrange_4withySnySiG_qd__nt7ElementQyd__RszSlRd__lF5UIKit19UIGestureRecognizerC10recognizer_AH5StateO5statet_s15EmptyCollectionVyAhI_AkLtGTg5Tf4ndn_n
# Func Hash:
149074444777698130
# Num Counters:
14
# Counter Values:
0
717
0
717
0
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
0:717
0

$sSa15replaceSubrange_4withySnySiG_qd__nt7ElementQyd__RszSlRd__lF5UIKit19UIGestureRecognizerC_s15CollectionOfOneVyAHGTg5Tf4ngn_n
# Func Hash:
280753529378981772
# Num Counters:
16
# Counter Values:
0
4
340
0
342
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
342
# Num Value Kinds:
1
# ValueKind = IPVK_MemOPSize:
1
# NumValueSites:
2
2
8:204
0:138
0

$sSa15replaceSubrange_4withySnySiG_qd__nt7ElementQyd__RszSlRd__lF5UIKit19UIGestureRecognizerC_s15EmptyCollectionVyAHGTg5Tf4ndn_n
# Func Hash:
149074444777698130
# Num Counters:
14
# Counter Values:
138
204
0
342
0
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
0:342
0

$sSa15replaceSubrange_4withySnySiG_qd__nt7ElementQyd__RszSlRd__lF5UIKit24UIHoverGestureRecognizerC_s15EmptyCollectionVyAHGTg5Tf4ndn_n
# Func Hash:
149074444777698130
# Num Counters:
14
# Counter Values:
0
59
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
# Num Value Kinds:
1
# ValueKind = IPVK_MemOPSize:
1
# NumValueSites:
2
1
0:29
0

$sSa15replaceSubrange_4withySnySiG_qd__nt7ElementQyd__RszSlRd__lF5UIKit6UIViewC_s15CollectionOfOneVyAHGTg5Tf4ngn_n
# Func Hash:
280753529378981772
# Num Counters:
16
# Counter Values:
0
325
366
2
546
143
2
0
0
0
0
0
0
0
0
548
# Num Value Kinds:
1
# ValueKind = IPVK_MemOPSize:
1
# NumValueSites:
2
2
0:529
8:17
1
16:2

$sSa15replaceSubrange_4withySnySiG_qd__nt7ElementQyd__RszSlRd__lF5UIKit6UIViewC_s15EmptyCollectionVyAHGTg5Tf4ndn_n
# Func Hash:
149074444777698130
# Num Counters:
14
# Counter Values:
59
0
0
0
0
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

$sSa15replaceSubrange_4withySnySiG_qd__nt7ElementQyd__RszSlRd__lF5UIKit7UIPressC_s15EmptyCollectionVyAHGTg5Tf4ndn_n
# Func Hash:
149074444777698130
# Num Counters:
14
# Counter Values:
0
2
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
# Num Value Kinds:
1
# ValueKind = IPVK_MemOPSize:
1
# NumValueSites:
2
1
0:2
0

$sSa15replaceSubrange_4withySnySiG_qd__nt7ElementQyd__RszSlRd__lF5UIKit7UITouchC_s15EmptyCollectionVyAHGTg5Tf4ndn_n
# Func Hash:
149074444777698130
# Num Counters:
14
# Counter Values:
0
2368
0
874
0
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
0:874
0

$sSa15replaceSubrange_4withySnySiG_qd__nt7ElementQyd__RszSlRd__lF5UIKit8DisplaysC11WeakDisplay33_ED81EE48641ED672E1CBA1FBF051EDFCLLV_s15EmptyCollectionVyAKGTg5Tf4ndn_n
# Func Hash:
750865548661764946
# Num Counters:
14
# Counter Values:
4
0
0
0
0
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

$sSa15replaceSubrange_4withySnySiG_qd__nt7ElementQyd__RszSlRd__lF5UIKit8UIWindowC_s15CollectionOfOneVyAHGTg5Tf4ngn_n
# Func Hash:
280753529378981772
# Num Counters:
16
# Counter Values:
0
4
0
0
4
0
0
0
0
0
0
0
0
0
0
4
# Num Value Kinds:
1
# ValueKind = IPVK_MemOPSize:
1
# NumValueSites:
2
1
0:4
0

$sSa15replaceSubrange_4withySnySiG_qd__nt7ElementQyd__RszSlRd__lF5UIKit8UIWindowC_s15EmptyCollectionVyAHGTg5Tf4ndn_n
# Func Hash:
149074444777698130
# Num Counters:
14
# Counter Values:
4
0
0
0
0
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
1718
0
1718
0
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
0:1718
0

$sSa15replaceSubrange_4withySnySiG_qd__nt7ElementQyd__RszSlRd__lFSu6serial_12CoreGraphics11PixelRegionV6regiont_s15EmptyCollectionVySuAF_AiJtGTg5Tf4ndn_n
# Func Hash:
149074444777698130
# Num Counters:
14
# Counter Values:
0
329
0
329
0
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
0:329
0

$sSa15replaceSubrange_4withySnySiG_qd__nt7ElementQyd__RszSlRd__lFs5Int32V_s15EmptyCollectionVyAGGTg5Tf4ndn_n
# Func Hash:
149074444777698130
# Num Counters:
14
# Counter Values:
0
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
# Num Value Kinds:
1
# ValueKind = IPVK_MemOPSize:
1
# NumValueSites:
2
1
0:10
0

$sSa17_customRemoveLastxSgyF12CoreGraphics9CGContextC5SavedO_Tg5
# Func Hash:
238984481867023963
# Num Counters:
3
# Counter Values:
1365
0
0
$0

$sSa23withUnsafeBufferPointeryqd__qd__SRyxGqd_0_YKXEqd_0_YKs5ErrorRd_0_r0_lF
# Func Hash:
542754882849004180
# Num Counters:
2
# Counter Values:
0
59
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
3
1
** External Symbol **:59
0
0

$sSa6append10contentsOfyqd__n_t7ElementQyd__RszSTRd__lF5Notes14EditingSessionC6EditorV_SayAIGTg5
# Func Hash:
52047013800695382
# Num Counters:
9
# Counter Values:
0
6
0
6
0
0
0
0
0
$0

$sSa6append10contentsOfyqd__n_t7ElementQyd__RszSTRd__lF5Notes16RecoveryLocationV_SayAGGTg5
# Func Hash:
52047013800695382
# Num Counters:
9
# Counter Values:
1
1
1
0
1
0
0
0
0
$0

$sSa6append10contentsOfyqd__n_t7ElementQyd__RszSTRd__lF5UIKit06UIMenuD0C_SayAGGTg5
# Func Hash:
52047013800695382
# Num Counters:
9
# Counter Values:
1
1
0
0
0
0
0
0
0
$0

$sSa6append10contentsOfyqd__n_t7ElementQyd__RszSTRd__lF5UIKit10FocusOrderO4PartV_SayAIGTg5
# Func Hash:
52047013800695382
# Num Counters:
9
# Counter Values:
0
1310
1293
2603
0
0
0
0
0
$0

$sSa6append10contentsOfyqd__n_t7ElementQyd__RszSTRd__lF5UIKit10LayoutItemC_SayAGGTg5
# Func Hash:
52047013800695382
# Num Counters:
9
# Counter Values:
294
411
294
117
294
0
0
0
0
$0

$sSa6append10contentsOfyqd__n_t7ElementQyd__RszSTRd__lF5UIKit13UILayoutGuideC_SayAGGTg5
# Func Hash:
52047013800695382
# Num Counters:
9
# Counter Values:
91
91
0
0
0
0
0
0
0
$0

$sSa6append10contentsOfyqd__n_t7ElementQyd__RszSTRd__lF5UIKit18NSLayoutConstraintC_SayAGGTg5
# Func Hash:
52047013800695382
# Num Counters:
9
# Counter Values:
3
3
3
0
3
0
0
0
0
$0

$sSa6append10contentsOfyqd__n_t7ElementQyd__RszSTRd__lF5UIKit18UIFocusEnvironment_p_SayAeF_pGTg5
# Func Hash:
52047013800695382
# Num Counters:
9
# Counter Values:
126
126
90
30
60
0
0
0
0
$0

$sSa6append10contentsOfyqd__n_t7ElementQyd__RszSTRd__lF5UIKit6UIViewC_SayAGGTg5
# Func Hash:
52047013800695382
# Num Counters:
9
# Counter Values:
21
21
21
0
21
0
0
0
0
$0

$sSa6append10contentsOfyqd__n_t7ElementQyd__RszSTRd__lFSS_SaySSGTg5
# Func Hash:
52047013800695382
# Num Counters:
9
# Counter Values:
2
2
2
0
2
0
0
0
0
$0

$sSa6append10contentsOfyqd__n_t7ElementQyd__RszSTRd__lFs5Int16V_s8RepeatedVyAFGTg5
# Func Hash:
280681509537996277
# Num Counters:
21
# Counter Values:
22034
22027
83
83
69
45
31
0
0
0
0
0
7
0
0
0
0
0
0
0
0
$0

$sSa6append10contentsOfyqd__n_t7ElementQyd__RszSTRd__lFs5Int32V_SayAFGTg5
# Func Hash:
747141664563648086
# Num Counters:
9
# Counter Values:
12
8
3906
3902
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
8:4
9:4
16:4

$sSa6append10contentsOfyqd__n_t7ElementQyd__RszSTRd__lFs5UInt8V_SS8UTF8ViewVTg5
# Func Hash:
5832817452598839
# Num Counters:
10
# Counter Values:
4
2
2
4
2
0
0
0
0
0
$0

$sSa6append10contentsOfyqd__n_t7ElementQyd__RszSTRd__lFs5UInt8V_SayAFGTg5
# Func Hash:
747141664563648086
# Num Counters:
9
# Counter Values:
0
0
12
12
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
0

$sSa6append10contentsOfyqd__n_t7ElementQyd__RszSTRd__lFs6UInt32V_SayAFGTg5
# Func Hash:
747141664563648086
# Num Counters:
9
# Counter Values:
6
6
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
4:6

$sSa6append10contentsOfyqd__n_t7ElementQyd__RszSTRd__lFs6UInt32V_SnyAFGTg5
# Func Hash:
985768976635406389
# Num Counters:
27
# Counter Values:
18
18
12
6
12
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
127
0
0
# Num Value Kinds:
1
# ValueKind = IPVK_MemOPSize:
1
# NumValueSites:
1
1
0:127

$sSa6remove2atxSi_tF10TextEngine14FontDescriptorV10descriptor_SS8languageAC05PixelE0CSg4fontt_Tg5
# Func Hash:
700171236550100571
# Num Counters:
3
# Counter Values:
3
0
0
# Num Value Kinds:
1
# ValueKind = IPVK_MemOPSize:
1
# NumValueSites:
1
2
65:2
257:1

$sSa6remove2atxSi_tF5UIKit6UIViewC_Tg5
# Func Hash:
700171236550100571
# Num Counters:
3
# Counter Values:
59
0
0
# Num Value Kinds:
1
# ValueKind = IPVK_MemOPSize:
1
# NumValueSites:
1
1
0:59

$sSa6remove2atxSi_tFSi4code_5UIKit7UIPressC5presst_Tg5
# Func Hash:
700171236550100571
# Num Counters:
3
# Counter Values:
491
0
0
# Num Value Kinds:
1
# ValueKind = IPVK_MemOPSize:
1
# NumValueSites:
1
2
0:394
16:97

$sSa9_getCountSiyF12CoreGraphics11PathElementO_Tg5
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
4473
$0

$sSasSQRzlE2eeoiySbSayxG_ABtFZ10TextEngine0B3RunV_Tt1g5
# Func Hash:
896858936782917270
# Num Counters:
10
# Counter Values:
0
450
450
450
0
0
6
345
0
0
$0

$sSasSQRzlE2eeoiySbSayxG_ABtFZ5Notes11NoteOutlineV0C0V_Tt1g5
# Func Hash:
876259026927199103
# Num Counters:
15
# Counter Values:
12
0
0
24
0
12
12
14
13
12
0
0
24
24
12
$0

$sSasSQRzlE2eeoiySbSayxG_ABtFZ5Notes14EditingSessionC6EditorV_Tt1g5
# Func Hash:
436124196088682981
# Num Counters:
16
# Counter Values:
0
0
1
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
0
$0

$sSasSQRzlE2eeoiySbSayxG_ABtFZSS_Tt1g5
# Func Hash:
1080275685810171372
# Num Counters:
10
# Counter Values:
0
0
0
0
479
479
0
0
0
0
$0

$sSay10TextEngine0A3RunVGWOh
# Func Hash:
170957022131388415
# Num Counters:
1
# Counter Values:
68
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
1
1
** External Symbol **:68

$sSay10TextEngine0A9BlockListV5Chunk33_CE7D148BE54C4425F055A547EAB9E483LLVGWOc
# Func Hash:
170957022131388415
# Num Counters:
1
# Counter Values:
2536
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
1
1
** External Symbol **:2536

$sSay10TextEngine0A9BlockListV5Chunk33_CE7D148BE54C4425F055A547EAB9E483LLVGWOh
# Func Hash:
170957022131388415
# Num Counters:
1
# Counter Values:
2536
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
1
1
** External Symbol **:2536

$sSaySJGSayxGSTsWl
# Func Hash:
784007059655560962
# Num Counters:
2
# Counter Values:
3
3
$0

$sScM14assumeIsolated_4file4linexxyKScMYcXE_s12StaticStringVSutKs8SendableRzlFZyt_Tg5
# Func Hash:
515008863523362110
# Num Counters:
5
# Counter Values:
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
1
3
** External Symbol **:12
** External Symbol **:9
** External Symbol **:1

$sScPSgWOc
# Func Hash:
170957022131388415
# Num Counters:
1
# Counter Values:
1
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
1
1
** External Symbol **:1

$sScPSgWOh
# Func Hash:
170957022131388415
# Num Counters:
1
# Counter Values:
2
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
1
1
** External Symbol **:2

$sScTss5NeverORs_rlE4name8priority9operationScTyxABGSSSg_ScPSgxyYaYAcntcfCyt_Tt2g5
# Func Hash:
927641511179973260
# Num Counters:
6
# Counter Values:
1
0
1
0
1
1
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
2
1
** External Symbol **:1
0

$sSdIegd_SgWOe
# Func Hash:
784007056844089447
# Num Counters:
2
# Counter Values:
89
85
$0

$sSdIegd_SgWOy
# Func Hash:
784007056844089447
# Num Counters:
2
# Counter Values:
78
78
$0

$sSdIegy_SgWOe
# Func Hash:
784007056844089447
# Num Counters:
2
# Counter Values:
8
4
$0

$sSdSgxSgSHsSHRzlWl
# Func Hash:
784007059655560962
# Num Counters:
2
# Counter Values:
56
4
$0

$sSh21_nonEmptyArrayLiteralShyxGSayxG_tcfC20FoundationEssentials8CalendarV9ComponentO_Tt0g5Tf4g_n
# Func Hash:
650973722606238697
# Num Counters:
8
# Counter Values:
24
69
69
23
23
23
0
0
$0

$sSh21_nonEmptyArrayLiteralShyxGSayxG_tcfC5UIKit7UIPressC_Tt0g5Tf4g_n
# Func Hash:
651056896468858669
# Num Counters:
8
# Counter Values:
0
986
0
986
986
986
0
0
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
2
1
** External Symbol **:986
0

$sSh21_nonEmptyArrayLiteralShyxGSayxG_tcfCSS_Tt0g5Tf4g_n
# Func Hash:
247671766551706453
# Num Counters:
10
# Counter Values:
0
1
0
0
1
1
1
0
0
0
$0

$sSh6filteryShyxGSbxKXEKF5UIKit7UIPressC_Tg5039$s5UIKit14TextKeyHandlerO3end_2onShyAA7C34CGAH_AA11UIResponderCtFZSbAGXEfU0_AC0O0CTf1cn_nTf4ng_n
# Func Hash:
650973720282800339
# Num Counters:
7
# Counter Values:
0
9
0
9
0
0
0
$0

$sSh6filteryShyxGSbxKXEKF5UIKit7UIPressC_Tg5041$s5UIKit14TextKeyHandlerO5begin_2onShyAA7C33CGAH_AA11UIResponderCtFZSbAGXEfU_AC0fgH0OXMtAC0O0CTf1cn_nTf4nng_n
# Func Hash:
650973720282800339
# Num Counters:
7
# Counter Values:
0
13
0
13
0
0
0
$0

$sSh6filteryShyxGSbxKXEKF5UIKit7UIPressC_Tg5045$s5UIKit8UIWindowC12pressesBegan_4withyShyAA7C35CG_AA14UIPressesEventCSgtFSbAGXEfU_AC0F0CTf1cn_nTf4ng_n
# Func Hash:
650973720282800339
# Num Counters:
7
# Counter Values:
0
418
0
418
0
0
0
$0

$sSh6filteryShyxGSbxKXEKF5UIKit7UIPressC_Tg5046$s5UIKit9UIControlC12pressesBegan_4withyShyAA7C35CG_AA14UIPressesEventCSgtFSbAGXEfU_AC0F0CAC0nO0CSgTf1cn_nTf4ngg_n
# Func Hash:
650973720282800339
# Num Counters:
7
# Counter Values:
0
372
0
372
0
0
0
$0

$sSh6filteryShyxGSbxKXEKF5UIKit7UIPressC_Tg5046$s5UIKit9UIControlC12pressesEnded_4withyShyAA7C35CG_AA14UIPressesEventCSgtFSbAGXEfU_AC0F0CAC0nO0CSgTf1cn_nTf4ngg_n
# Func Hash:
650973720282800339
# Num Counters:
7
# Counter Values:
0
372
0
372
0
0
0
$0

$sSh6filteryShyxGSbxKXEKF5UIKit7UIPressC_Tg5050$s5UIKit12UIScrollViewC12pressesBegan_4withyShyAA7C35CG_AA14UIPressesEventCSgtFSbAGXEfU_AC0fG0CTf1cn_n
# Func Hash:
146835647075900052
# Num Counters:
2
# Counter Values:
0
92
$0

$sSh6filteryShyxGSbxKXEKF5UIKit7UIPressC_Tg5050$s5UIKit12UIScrollViewC12pressesBegan_4withyShyAA7C35CG_AA14UIPressesEventCSgtFSbAGXEfU_AC0fG0CTf1cn_nTf4ng_n
# Func Hash:
650973720282800339
# Num Counters:
7
# Counter Values:
0
105
0
105
0
0
0
$0

$sSh8_VariantV6insertySb8inserted_x17memberAfterInserttxnF5UIKit7UITouchC_Tg5
# Func Hash:
783881049970552793
# Num Counters:
3
# Counter Values:
0
1116
0
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
2
1
** External Symbol **:1116
0

$sSh8_VariantV6insertySb8inserted_x17memberAfterInserttxnFSO_Tg5
# Func Hash:
536873290231689177
# Num Counters:
3
# Counter Values:
164
637
0
$0

$sSh8_VariantV6insertySb8inserted_x17memberAfterInserttxnFSS_Tg5
# Func Hash:
11922954720716284
# Num Counters:
5
# Counter Values:
0
2
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
56
0
0
0
0
$0

$sSh8_VariantV6insertySb8inserted_x17memberAfterInserttxnFSi_Tg5
# Func Hash:
536873290231689177
# Num Counters:
3
# Counter Values:
1
157
0
$0

$sSh8_VariantV6insertySb8inserted_x17memberAfterInserttxnFSu_Tg5
# Func Hash:
536873290231689177
# Num Counters:
3
# Counter Values:
2
15
0
$0

$sSh8_VariantV6insertySb8inserted_x17memberAfterInserttxnFs6UInt32V_Tg5
# Func Hash:
536873290231689177
# Num Counters:
3
# Counter Values:
32
491
0
$0

$sSh8_VariantV6remove2atxSh5IndexVyx_G_tFSi_Tg5
# Func Hash:
1096621591093036392
# Num Counters:
5
# Counter Values:
153
0
0
0
0
$0

$sSh8_VariantV6removeyxSgxFSi_Tg5
# Func Hash:
798733565552116341
# Num Counters:
4
# Counter Values:
0
491
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
10
10
0
$0

$sSh8_VariantV6removeyxSgxFs6UInt32V_Tg5
# Func Hash:
798733565552116341
# Num Counters:
4
# Counter Values:
0
491
491
0
$0

$sSh8containsySbxF5UIKit18UIKeyboardHIDUsageO_Tg5
# Func Hash:
139154658336998667
# Num Counters:
176
# Counter Values:
388
388
726
726
0
0
66
66
66
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
66
66
66
132
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
66
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
132
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
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

$sSh8containsySbxF5UIKit7UITouchC_Tg5
# Func Hash:
783881052229309930
# Num Counters:
4
# Counter Values:
49
0
49
49
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
2
1
** External Symbol **:49
1
** External Symbol **:49

$sSh8containsySbxFSS_Tg5
# Func Hash:
290495009546477486
# Num Counters:
6
# Counter Values:
127
124
124
167
167
4
$0

$sSh8containsySbxFSi_Tg5
# Func Hash:
536873292490446314
# Num Counters:
4
# Counter Values:
0
0
491
0
$0

$sSh8containsySbxFs6UInt32V_Tg5
# Func Hash:
536873292490446314
# Num Counters:
4
# Counter Values:
32
32
491
97
$0

$sSh9formUnionyyqd__n7ElementQyd__RszSTRd__lFSi_ShySiGTg5
# Func Hash:
484499721729943161
# Num Counters:
6
# Counter Values:
0
0
153
0
0
153
$0

$sShyShyxGqd__nc7ElementQyd__RszSTRd__lufC5UIKit7UITouchC_SayAFGTt0g5Tf4g_n
# Func Hash:
1124680649821146753
# Num Counters:
3
# Counter Values:
1116
1116
0
$0

$sShyShyxGqd__nc7ElementQyd__RszSTRd__lufCSO_SaySOGTt0g5Tf4g_n
# Func Hash:
1063705162111847769
# Num Counters:
3
# Counter Values:
510
156
126
$0

$sShyShyxGqd__nc7ElementQyd__RszSTRd__lufCSS_SaySSGTt0g5Tf4g_n
# Func Hash:
1124680649821146753
# Num Counters:
3
# Counter Values:
1
1
0
$0

$sShyShyxGqd__nc7ElementQyd__RszSTRd__lufCSdSg_SayADGTt0g5Tf4g_n
# Func Hash:
1063705162111847769
# Num Counters:
3
# Counter Values:
0
56
56
$0

$sShyShyxGqd__nc7ElementQyd__RszSTRd__lufCSu_SaySuGTt0g5Tf4g_n
# Func Hash:
1063705162111847769
# Num Counters:
3
# Counter Values:
0
4
0
$0

$sShyxSh5IndexVyx_Gcig5UIKit7UITouchC_Tg5Tf4nn_g
# Func Hash:
844982796950093491
# Num Counters:
4
# Counter Values:
343
0
0
0
$0

$sSi2id_13DisplayServer8X11ErrorVIeghy_02onE0tSgWOe
# Func Hash:
784007056844089447
# Num Counters:
2
# Counter Values:
10
10
$0

$sSi2id_xq_Ri_zRi0_zRi__Ri0__r0_ly13DisplayServer8X11ErrorVytIseghnr_02onE0tSgWOe
# Func Hash:
784007056844089447
# Num Counters:
2
# Counter Values:
10
10
$0

$sSiIegy_SgWOe
# Func Hash:
784007056844089447
# Num Counters:
2
# Counter Values:
38
35
$0

$sSlsE5countSivgSs8UTF8ViewV_Tgq5
# Func Hash:
1011877327643111818
# Num Counters:
8
# Counter Values:
83
0
0
0
0
0
83
0
$0

$sSlsE5first7ElementQzSgvgSS17UnicodeScalarViewV_Tgq5
# Func Hash:
1029578616116113188
# Num Counters:
16
# Counter Values:
7883
0
7883
0
0
0
0
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

$sSlsE5first7ElementQzSgvgShy5UIKit7UITouchCG_Tg5
# Func Hash:
784007056844089447
# Num Counters:
2
# Counter Values:
343
343
$0

$sSlsE5split9maxSplits25omittingEmptySubsequences14whereSeparatorSay11SubSequenceQzGSi_S2b7ElementQzKXEtKFSS8UTF8ViewV_Tg5
# Func Hash:
241824356986166294
# Num Counters:
41
# Counter Values:
0
0
0
134080
131429
0
2651
2651
0
2651
0
13
16
0
3
0
0
13
0
0
0
0
0
0
0
0
0
104
0
0
0
0
13
0
3
3
3
13
13
13
13
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
1
1
** External Symbol **:134080

$sSlsE5split9maxSplits25omittingEmptySubsequences14whereSeparatorSay11SubSequenceQzGSi_S2b7ElementQzKXEtKFSS_Tg5
# Func Hash:
246513013039143028
# Num Counters:
28
# Counter Values:
0
39
444
38
38
18
21
0
0
0
0
21
3
0
19
0
0
0
18
18
0
0
0
0
21
21
0
1
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
1
3
** External Symbol **:442
** External Symbol **:38
** External Symbol **:3

$sSlsE6prefixy11SubSequenceQzSiFSS8UTF8ViewV_Tg5Tf4ng_nTf4nn_g
# Func Hash:
757987889140755623
# Num Counters:
10
# Counter Values:
0
0
0
68
0
0
0
0
48
68
$0

$sSlsE8dropLasty11SubSequenceQzSiFSS8UTF8ViewV_Tg5Tf4ng_nTf4nn_g
# Func Hash:
581876256970039510
# Num Counters:
18
# Counter Values:
0
203
203
207
0
0
0
0
0
0
207
0
0
0
0
203
0
0
$0

$sSlsE9dropFirsty11SubSequenceQzSiFSS_Tg5Tf4ng_n
# Func Hash:
308965778729647601
# Num Counters:
7
# Counter Values:
8
0
0
8
8
8
0
$0

$sSlsEy11SubSequenceQzqd__cSXRd__5BoundQyd__5IndexRtzluigSS_s16PartialRangeFromVySSAEVGTg5
# Func Hash:
464058543399340037
# Num Counters:
5
# Counter Values:
24
0
10
24
24
$0

$sSlsSQ7ElementRpzrlE10firstIndex2of0C0QzSgAB_tFSS_Tg5
# Func Hash:
591567704000552887
# Num Counters:
6
# Counter Values:
1638
1638
117
117
1605
117
$0

$sSlsSQ7ElementRpzrlE10firstIndex2of0C0QzSgAB_tFSay5UIKit21UIContentSizeCategoryVG_Tg5
# Func Hash:
631255614319521309
# Num Counters:
6
# Counter Values:
64
48
48
16
0
48
$0

$sSlsSQ7ElementRpzrlE10firstIndex2of0C0QzSgAB_tFs15ContiguousArrayVy10TextEngine10GlyphRulesC9RelationsVG_Tg5
# Func Hash:
541658435735031527
# Num Counters:
8
# Counter Values:
347
289
92
89
0
281
289
289
$0

$sSlsSQ7ElementRpzrlE5split9separator9maxSplits25omittingEmptySubsequencesSay11SubSequenceQzGAB_SiSbtFSbABXEfU_SS_TG5
# Func Hash:
431494654108067943
# Num Counters:
3
# Counter Values:
41
36
5
$0

$sSmsSKRzrlE10removeLastyySiFSay5UIKit13GraphicsStackC5EntryVG_Tg5
# Func Hash:
844982797524240697
# Num Counters:
4
# Counter Values:
2
2
0
0
$0

$sSmsSKRzrlE7popLast7ElementSTQzSgyFSay13DisplayServer11X11MainLoopC3Run33_0FC082E5011625BACB9D652C70E7D1F6LLOG_Tg5
# Func Hash:
844982796012406485
# Num Counters:
4
# Counter Values:
5882
5882
0
0
$0

$sSmsSKRzrlE7popLast7ElementSTQzSgyFSay5UIKit13GraphicsStackC5EntryVG_Tg5
# Func Hash:
844982796012406485
# Num Counters:
4
# Counter Values:
52
52
0
0
$0

$sSo11XVisualInfoaMa
# Func Hash:
1063705160746808702
# Num Counters:
3
# Counter Values:
4
4
4
$0

$sSo17CFRunLoopActivityVMa
# Func Hash:
1063705160746808702
# Num Counters:
3
# Counter Values:
4
4
4
$0

$sSo20CFRunLoopObserverRefaSgSo0aB8ActivityVIeggy_AcEIeyByy_TR
# Func Hash:
170957022131388415
# Num Counters:
1
# Counter Values:
17651
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
1
1
** External Symbol **:17651

$sSo6pollfdVMa
# Func Hash:
1063705160746808702
# Num Counters:
3
# Counter Values:
4
4
4
$0

$sSq3mapyqd_0_Sgqd_0_xqd__YKXEqd__YKs5ErrorRd__Ri_d_0_r0_lF
# Func Hash:
162656187441371144
# Num Counters:
3
# Counter Values:
0
0
4
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
9
1
** External Symbol **:4
1
** External Symbol **:4
0
1
__swift_memcpy8_8:4
1
** External Symbol **:4
0
0
1
__swift_noop_void_return:4
1
** External Symbol **:4

$sSr15_stableSortImpl2byySbx_xtKXE_tKF10QuartzCore16RunningAnimationC9animation_Sd3endt_Tg504$s10e6Core15h49DriverO10beginFrame_2atyAA9LayerHostC_SdtFZSbAA07G38C0C9animation_Sd3endt_AiJ_SdAKttXEfU0_Tf1cn_n
# Func Hash:
650973719745905783
# Num Counters:
8
# Counter Values:
107
1
0
0
0
0
0
0
$0

$sSr15_stableSortImpl2byySbx_xtKXE_tKF5UIKit10FocusOrderO4PartV4part_SNy10Foundation7CGFloatVG5rangeSi5indext_Tg5010$s5UIKit10fg58O3cut33_DB76DA87986E76A2F9181D613A7F0B2FLL_5alongSaySayAC4h45VGGAI_s7KeyPathCyAC4SpanAELLVSNy10Foundation7K53VGGtFZSbAH4part_AR5rangeSi5indext_AhT_ArUSiAVttXEfU0_Tf1cn_n
# Func Hash:
650973719745905783
# Num Counters:
8
# Counter Values:
743
743
0
0
0
0
0
0
$0

$sSr15_stableSortImpl2byySbx_xtKXE_tKFSS_Tg552$s5UIKit14PasteboardItemVyACSDySSypGcfcSbSS_SStXEfU_Tf1cn_n
# Func Hash:
650973719745905783
# Num Counters:
8
# Counter Values:
1
1
0
0
0
0
0
0
$0

$sSr15_stableSortImpl2byySbx_xtKXE_tKFSS_Tg560$sSTsSL7ElementRpzrlE6sortedSayABGyFSbAB_ABtcfu_ShySSG_Tt1G5Tf1cn_n
# Func Hash:
650973719745905783
# Num Counters:
8
# Counter Values:
1
1
0
0
0
0
0
0
$0

$sSr15_stableSortImpl2byySbx_xtKXE_tKFSi6offset_10QuartzCore7CALayerC7elementt_Tg504$s10f5Core7H94C11sortByDepth33_7778CB19366647ECEEB35976A6CF1F77LLyyFSbSi6offset_AC7elementt_SiAF_AcGttXEfU0_Tf1cn_n
# Func Hash:
650973719745905783
# Num Counters:
8
# Counter Values:
34
34
0
0
0
0
0
0
$0

$sSr15_stableSortImpl2byySbx_xtKXE_tKFSi6offset_5UIKit11UIFocusItem_p7elementt_Tg5053$s5UIKit11FocusGroupsV7entries2of11lastFocusedSayAA11gh35_pGAC5GroupV_AaG_pSgtFZSbSi6offset_t18G_p7elementt_SiAL_T12G_pAMttXEfU_AdE_pSgTf1cn_nTf4ng_n
# Func Hash:
599005161042525363
# Num Counters:
8
# Counter Values:
0
0
0
0
0
63
0
0
$0

$sSr15_stableSortImpl2byySbx_xtKXE_tKFSi_Tg5146$s13DisplayServer11X11MonitorsC04readD033_351F069B64237C688AE36007A9DB91FFLLySayAA0A7MonitorVGSpySo19_XRRScreenResourcesVG_SDySuAGGtFSbSi_SitXEfU_SpySo15_XRRMonitorInfoVGTf1cn_n
# Func Hash:
650973719745905783
# Num Counters:
8
# Counter Values:
4
4
0
0
0
0
0
0
$0

$sSr15_stableSortImpl2byySbx_xtKXE_tKFs5Int32V_Tg5050$s16ConstraintSolver0B4CoreV14settleDefaults2inys5E17V_tFSbAG_AGtXEfU_0G6Solver0qJ0VTf1cn_n
# Func Hash:
650973719745905783
# Num Counters:
8
# Counter Values:
1
1
0
0
0
0
0
0
$0

$ss10ArraySliceV15reserveCapacityyySiF10TextEngine0E5BlockC_Tg5
# Func Hash:
640704449819256044
# Num Counters:
15
# Counter Values:
4
4
4
4
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
$0

$ss10ArraySliceV6append10contentsOfyqd__n_t7ElementQyd__RszSTRd__lF10TextEngine0G5BlockC_AByAIGTg5Tf4gn_n
# Func Hash:
838107930737166500
# Num Counters:
22
# Counter Values:
0
2
0
2
0
2
1
0
2
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

$ss10ArraySliceV6append10contentsOfyqd__n_t7ElementQyd__RszSTRd__lF10TextEngine0G5BlockC_SayAIGTg5
# Func Hash:
1117982120579493412
# Num Counters:
21
# Counter Values:
2
2
0
2
0
0
2
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
$0

$ss10_NativeSetV13copyAndResize8capacityySi_tFSO_Tg5
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

$ss10_NativeSetV13copyAndResize8capacityySi_tFSi_Tg5
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
304
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
4
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
4
0
0
0
0
0
0
$0

$ss10_NativeSetV13extractSubset5using5countAByxGs13_UnsafeBitsetV_SitF5UIKit7UIPressC_Tg5
# Func Hash:
421028055348111710
# Num Counters:
16
# Counter Values:
0
0
0
1172
0
117
0
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

$ss10_NativeSetV6filteryAByxGSbxKXEKFADs13_UnsafeBitsetVKXEfU_5UIKit7UIPressC_Tg5039$s5UIKit14TextKeyHandlerO3end_2onShyAA7G34CGAH_AA11UIResponderCtFZSbAGXEfU0_AG0S0CTf1nnc_nTf4nng_n
# Func Hash:
783548775620273950
# Num Counters:
9
# Counter Values:
9
0
9
9
9
0
0
0
9
$0

$ss10_NativeSetV6filteryAByxGSbxKXEKFADs13_UnsafeBitsetVKXEfU_5UIKit7UIPressC_Tg5041$s5UIKit14TextKeyHandlerO5begin_2onShyAA7G33CGAH_AA11UIResponderCtFZSbAGXEfU_AG0jkL0OXMtAG0S0CTf1nnc_nTf4nndg_n
# Func Hash:
1107865777234253887
# Num Counters:
9
# Counter Values:
0
0
9
4
13
0
0
0
13
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
1
1
$s5UIKit7UIPressC3keyAA5UIKeyCSgvg:13

$ss10_NativeSetV6filteryAByxGSbxKXEKFADs13_UnsafeBitsetVKXEfU_5UIKit7UIPressC_Tg5045$s5UIKit8UIWindowC12pressesBegan_4withyShyAA7G35CG_AA14UIPressesEventCSgtFSbAGXEfU_AG0J0CTf1nnc_nTf4nng_n
# Func Hash:
874432849098539245
# Num Counters:
25
# Counter Values:
0
63
418
0
0
355
355
0
355
0
355
0
0
0
0
0
0
0
0
0
0
0
0
418
0
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
12
1
$s5UIKit7UIPressC3keyAA5UIKeyCSgvg:418
1
$s5UIKit7UIPressC3keyAA5UIKeyCSgvg:355
1
$s5UIKit5UIKeyC13modifierFlagsAA0b8ModifierD0Vvg:355
1
$s5UIKit5UIKeyC7keyCodeAA18UIKeyboardHIDUsageOvg:355
0
0
1
$s5UIKit5UIKeyC7keyCodeAA18UIKeyboardHIDUsageOvg:355
1
$s5UIKit7UIPressC3keyAA5UIKeyCSgvg:355
1
$s5UIKit5UIKeyC7keyCodeAA18UIKeyboardHIDUsageOvg:355
0
0
0

$ss10_NativeSetV6filteryAByxGSbxKXEKFADs13_UnsafeBitsetVKXEfU_5UIKit7UIPressC_Tg5046$s5UIKit9UIControlC12pressesBegan_4withyShyAA7G35CG_AA14UIPressesEventCSgtFSbAGXEfU_AG0J0CAG0rS0CSgTf1nnc_nTf4nngg_n
# Func Hash:
1080275683164334529
# Num Counters:
8
# Counter Values:
0
372
339
372
0
0
0
372
$0

$ss10_NativeSetV6filteryAByxGSbxKXEKFADs13_UnsafeBitsetVKXEfU_5UIKit7UIPressC_Tg5046$s5UIKit9UIControlC12pressesEnded_4withyShyAA7G35CG_AA14UIPressesEventCSgtFSbAGXEfU_AG0J0CAG0rS0CSgTf1nnc_nTf4nngg_n
# Func Hash:
890027690180421398
# Num Counters:
15
# Counter Values:
0
0
0
0
0
369
0
372
0
3
0
0
0
372
3
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
5
1
$s5UIKit9UIControlC13isHighlightedSbvs:3
1
$s5UIKit8UIButtonC10didTrigger4withyAA7UIEventCSg_tF:3
0
0
0

$ss10_NativeSetV6filteryAByxGSbxKXEKFADs13_UnsafeBitsetVKXEfU_5UIKit7UIPressC_Tg5050$s5UIKit12UIScrollViewC12pressesBegan_4withyShyAA7G35CG_AA14UIPressesEventCSgtFSbAGXEfU_AG0jK0CTf1nnc_nTf4nng_n
# Func Hash:
499828438048221633
# Num Counters:
8
# Counter Values:
0
105
105
105
0
0
0
105
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
1
1
$s5UIKit7UIPressC3keyAA5UIKeyCSgvg:105

$ss10_NativeSetV6resize8capacityySi_tFSS_Tg5
# Func Hash:
1055036166725834753
# Num Counters:
15
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
0
0
1
0
0
0
$0

$ss10_NativeSetV6resize8capacityySi_tFSi_Tg5
# Func Hash:
1011178362422763219
# Num Counters:
15
# Counter Values:
0
0
0
6
0
6
0
0
6
0
0
6
0
0
0
$0

$ss10_NativeSetV6resize8capacityySi_tFSu_Tg5
# Func Hash:
1011178362422763219
# Num Counters:
15
# Counter Values:
0
0
0
4
0
4
0
0
4
0
0
4
0
0
0
$0

$ss10_NativeSetV6resize8capacityySi_tFs6UInt32V_Tg5
# Func Hash:
1011178362422763219
# Num Counters:
15
# Counter Values:
0
0
0
4
0
4
0
0
4
0
0
4
0
0
0
$0

$ss10_NativeSetV7_delete2atys10_HashTableV6BucketV_tFSi_Tg5
# Func Hash:
876259027003514756
# Num Counters:
13
# Counter Values:
0
0
2
0
1
0
2
2
151
0
2
0
0
$0

$ss10_NativeSetV7_delete2atys10_HashTableV6BucketV_tFSu_Tg5
# Func Hash:
876259027003514756
# Num Counters:
13
# Counter Values:
1
1
4
0
1
0
4
4
6
0
3
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
34
0
33
0
34
34
457
0
34
0
1
$0

$ss10_NativeSetV9insertNew_2at8isUniqueyxn_s10_HashTableV6BucketVSbtF5UIKit7UITouchC_Tg5
# Func Hash:
331865488548590428
# Num Counters:
8
# Counter Values:
0
1116
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

$ss10_NativeSetV9insertNew_2at8isUniqueyxn_s10_HashTableV6BucketVSbtFSO_Tg5
# Func Hash:
650973720594510684
# Num Counters:
8
# Counter Values:
0
636
0
0
0
1
0
0
$0

$ss10_NativeSetV9insertNew_2at8isUniqueyxn_s10_HashTableV6BucketVSbtFSS_Tg5
# Func Hash:
526279452064647499
# Num Counters:
10
# Counter Values:
0
1
1
0
0
0
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
56
0
0
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

$ss10_NativeSetV9insertNew_2at8isUniqueyxn_s10_HashTableV6BucketVSbtFSi_Tg5
# Func Hash:
650973720594510684
# Num Counters:
8
# Counter Values:
1
0
3
0
0
154
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
7
4
0
0
4
0
0
$0

$ss10_NativeSetV9insertNew_2at8isUniqueyxn_s10_HashTableV6BucketVSbtFs6UInt32V_Tg5
# Func Hash:
650973720594510684
# Num Counters:
8
# Counter Values:
1
483
4
0
0
4
0
0
$0

$ss11AnyHashableVSgWOc
# Func Hash:
170957022131388415
# Num Counters:
1
# Counter Values:
117
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
1
1
** External Symbol **:117

$ss11AnyHashableVSgWOh
# Func Hash:
170957022131388415
# Num Counters:
1
# Counter Values:
124
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
1
1
** External Symbol **:124

$ss11AnyHashableVWOc
# Func Hash:
170957022131388415
# Num Counters:
1
# Counter Values:
84
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
1
1
** External Symbol **:84

$ss11AnyHashableVWOh
# Func Hash:
170957022131388415
# Num Counters:
1
# Counter Values:
162
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
1
1
** External Symbol **:162

$ss11AnyHashableV_yptWOc
# Func Hash:
170957022131388415
# Num Counters:
1
# Counter Values:
186
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
1
1
** External Symbol **:186

$ss11_StringGutsV15scalarAlignSlowySS5IndexVAEF
# Func Hash:
157411392277873635
# Num Counters:
13
# Counter Values:
0
0
5748
44
16
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
10208
0
0
0
10208
2142
$0

$ss11_StringGutsV22validateSubscalarIndexySS0E0VAEF
# Func Hash:
62306918615910964
# Num Counters:
5
# Counter Values:
123
0
0
123
93
$0

$ss12Zip2SequenceV8IteratorVySay10Foundation7CGFloatV4grid_AG5pixeltGs10ArraySliceVyAgH_AgItG_GWOh
# Func Hash:
170957022131388415
# Num Counters:
1
# Counter Values:
3210
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
1
1
** External Symbol **:3210

$ss12_SliceBufferV5countSivs10TextEngine0D5BlockC_Tg5
# Func Hash:
650973719911883154
# Num Counters:
8
# Counter Values:
4
4
0
0
0
0
0
0
$0

$ss15ContiguousArrayV15replaceSubrange_4withySnySiG_qd__nt7ElementQyd__RszSlRd__lFSi6offset_Si5indext_s15EmptyCollectionVySiAH_SiAItGTg5Tf4ndn_n
# Func Hash:
149074444777698130
# Num Counters:
14
# Counter Values:
0
897
0
897
0
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
0:897
0

$ss15ContiguousArrayV16_createNewBuffer14bufferIsUnique15minimumCapacity13growForAppendySb_SiSbtF10Foundation7CGFloatV_Tg5
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
1241
$0

$ss15ContiguousArrayV16_createNewBuffer14bufferIsUnique15minimumCapacity13growForAppendySb_SiSbtF10QuartzCore13LayerPropertyO_s6UInt64Vt_Tg5
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
1
$0

$ss15ContiguousArrayV16_createNewBuffer14bufferIsUnique15minimumCapacity13growForAppendySb_SiSbtF10TextEngine0N3RunV_Tg5
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
1
$0

$ss15ContiguousArrayV16_createNewBuffer14bufferIsUnique15minimumCapacity13growForAppendySb_SiSbtF10TextEngine10GlyphRulesC9RelationsV_Tg5
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
14
$0

$ss15ContiguousArrayV16_createNewBuffer14bufferIsUnique15minimumCapacity13growForAppendySb_SiSbtF10TextEngine14ShapedRunCacheC5Entry33_867902CE6C942A70F881EEDE00EA0AA5LLV_Tg5
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
63
$0

$ss15ContiguousArrayV16_createNewBuffer14bufferIsUnique15minimumCapacity13growForAppendySb_SiSbtF10TextEngine14ShapedRunCacheC9Character33_867902CE6C942A70F881EEDE00EA0AA5LLV_Tg5
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
35
$0

$ss15ContiguousArrayV16_createNewBuffer14bufferIsUnique15minimumCapacity13growForAppendySb_SiSbtF10TextEngine15PositionedGlyphV_Tg5
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
1020
$0

$ss15ContiguousArrayV16_createNewBuffer14bufferIsUnique15minimumCapacity13growForAppendySb_SiSbtF10TextEngine9PixelFontC5GlyphV5glyph_AG0n4MaskE0CSg4maskt_Tg5
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
92
$0

$ss15ContiguousArrayV16_createNewBuffer14bufferIsUnique15minimumCapacity13growForAppendySb_SiSbtF10TextEngine9ShapedRunV_Tg5
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
65
$0

$ss15ContiguousArrayV16_createNewBuffer14bufferIsUnique15minimumCapacity13growForAppendySb_SiSbtF12CoreGraphics9PixelRectV_Tg5
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
4
$0

$ss15ContiguousArrayV16_createNewBuffer14bufferIsUnique15minimumCapacity13growForAppendySb_SiSbtF13DisplayServer0N7MonitorV_Tg5
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
4
$0

$ss15ContiguousArrayV16_createNewBuffer14bufferIsUnique15minimumCapacity13growForAppendySb_SiSbtF13DisplayServer11TouchSampleV_Tg5
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
264
$0

$ss15ContiguousArrayV16_createNewBuffer14bufferIsUnique15minimumCapacity13growForAppendySb_SiSbtF5Notes11NoteOutlineV0O0V_Tg5
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
26
$0

$ss15ContiguousArrayV16_createNewBuffer14bufferIsUnique15minimumCapacity13growForAppendySb_SiSbtF5UIKit10FocusOrderO4PartV4part_SNy10Foundation7CGFloatVG5rangeSi5indext_Tg5
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
743
$0

$ss15ContiguousArrayV16_createNewBuffer14bufferIsUnique15minimumCapacity13growForAppendySb_SiSbtF5UIKit10SymbolPartV_12CoreGraphics6CGPathCt_Tg5
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
189
$0

$ss15ContiguousArrayV16_createNewBuffer14bufferIsUnique15minimumCapacity13growForAppendySb_SiSbtF5UIKit11UIFocusItem_p_Tg5
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
1481
$0

$ss15ContiguousArrayV16_createNewBuffer14bufferIsUnique15minimumCapacity13growForAppendySb_SiSbtF5UIKit12SegmentModelV_10Foundation7CGFloatVt_Tg5
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
57
$0

$ss15ContiguousArrayV16_createNewBuffer14bufferIsUnique15minimumCapacity13growForAppendySb_SiSbtF5UIKit12SegmentModelV_Tg5
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
13
$0

$ss15ContiguousArrayV16_createNewBuffer14bufferIsUnique15minimumCapacity13growForAppendySb_SiSbtF5UIKit14ControlActionsV12RegistrationV_Tg5
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
4
$0

$ss15ContiguousArrayV16_createNewBuffer14bufferIsUnique15minimumCapacity13growForAppendySb_SiSbtF5UIKit14PasteboardItemV_Tg5
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
1
$0

$ss15ContiguousArrayV16_createNewBuffer14bufferIsUnique15minimumCapacity13growForAppendySb_SiSbtF5UIKit18UIFocusEnvironment_p_Tg5
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
181
$0

$ss15ContiguousArrayV16_createNewBuffer14bufferIsUnique15minimumCapacity13growForAppendySb_SiSbtF5UIKit19UIGestureRecognizerC5StateOSg_Tg5
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
2
$0

$ss15ContiguousArrayV16_createNewBuffer14bufferIsUnique15minimumCapacity13growForAppendySb_SiSbtFSJ_Tg5
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
3
$0

$ss15ContiguousArrayV16_createNewBuffer14bufferIsUnique15minimumCapacity13growForAppendySb_SiSbtFSO_Tg5
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
126
$0

$ss15ContiguousArrayV16_createNewBuffer14bufferIsUnique15minimumCapacity13growForAppendySb_SiSbtFSS4name_5UIKit9UIControlCyc4maket_Tg5
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
3
$0

$ss15ContiguousArrayV16_createNewBuffer14bufferIsUnique15minimumCapacity13growForAppendySb_SiSbtFSb_Tg5
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
4
$0

$ss15ContiguousArrayV16_createNewBuffer14bufferIsUnique15minimumCapacity13growForAppendySb_SiSbtFSdSg_Tg5
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
56
$0

$ss15ContiguousArrayV16_createNewBuffer14bufferIsUnique15minimumCapacity13growForAppendySb_SiSbtFSi6offset_Si5indext_Tg5
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
89
$0

$ss15ContiguousArrayV16_createNewBuffer14bufferIsUnique15minimumCapacity13growForAppendySb_SiSbtFSi_Tg5
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
53
$0

$ss15ContiguousArrayV16_createNewBuffer14bufferIsUnique15minimumCapacity13growForAppendySb_SiSbtFSo11XVisualInfoa_Tg5
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
36
$0

$ss15ContiguousArrayV16_createNewBuffer14bufferIsUnique15minimumCapacity13growForAppendySb_SiSbtFSo6pollfdV_Tg5
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
4
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
1
$0

$ss15ContiguousArrayV16_createNewBuffer14bufferIsUnique15minimumCapacity13growForAppendySb_SiSbtFs5Int32V_Tg5
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
848
$0

$ss15ContiguousArrayV16_createNewBuffer14bufferIsUnique15minimumCapacity13growForAppendySb_SiSbtFs5UInt8V_Tg5
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
137
$0

$ss15ContiguousArrayV16_createNewBuffer14bufferIsUnique15minimumCapacity13growForAppendySb_SiSbtFs6UInt32V_Tg5
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
127
$0

$ss15ContiguousArrayV16_createNewBuffer14bufferIsUnique15minimumCapacity13growForAppendySb_SiSbtFyp_Tg5
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
1
$0

$ss15ContiguousArrayV6append10contentsOfyqd__n_t7ElementQyd__RszSTRd__lF10TextEngine14ShapedRunCacheC9Character33_867902CE6C942A70F881EEDE00EA0AA5LLV_s8RepeatedVyALGTg5
# Func Hash:
888579791843407569
# Num Counters:
21
# Counter Values:
0
2240
2240
35
35
13
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
13
0
0
35
$0

$ss15ContiguousArrayV6append10contentsOfyqd__n_t7ElementQyd__RszSTRd__lFs5Int32V_s8RepeatedVyAHGTg5
# Func Hash:
934653110966569440
# Num Counters:
21
# Counter Values:
0
2109
2042
2109
2109
2091
18
0
0
0
0
0
0
0
0
0
0
67
0
0
2042
$0

$ss15ContiguousArrayV6append10contentsOfyqd__n_t7ElementQyd__RszSTRd__lFs5UInt8V_SRyAHGTg5
# Func Hash:
677251861294297682
# Num Counters:
15
# Counter Values:
0
217
18
0
217
3
0
0
0
0
0
0
33
0
0
# Num Value Kinds:
1
# ValueKind = IPVK_MemOPSize:
1
# NumValueSites:
1
11
2:56
5:26
9:24
6:23
7:20
8:19
33:18
4:17
3:11
65:2
17:1

$ss15ContiguousArrayVy10TextEngine15PositionedGlyphVGWOh
# Func Hash:
170957022131388415
# Num Counters:
1
# Counter Values:
609
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
1
1
** External Symbol **:609

$ss15ContiguousArrayVys5Int32VGWOc
# Func Hash:
170957022131388415
# Num Counters:
1
# Counter Values:
919
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
1
1
** External Symbol **:919

$ss15_arrayForceCastySayq_GSayxGr0_lF5UIKit6UIViewC_AD11UIFocusItem_pTg5
# Func Hash:
844982796510268406
# Num Counters:
4
# Counter Values:
5699
2603
1418
0
$0

$ss15_arrayForceCastySayq_GSayxGr0_lF5UIKit7UIImageC_ypTg5
# Func Hash:
844982796510268406
# Num Counters:
4
# Counter Values:
1
1
1
0
$0

$ss17FixedWidthIntegerPsE8_convert4fromxSg5value_Sb5exacttqd___tSBRd__lFZSi_10Foundation7CGFloatVTt1g5
# Func Hash:
1076343314033821493
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
89
0
0
0
0
0
0
0
0
0
0
7315
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
0
0
0
70
0
70
0
0
0
0
0
0
0
0
0
0
0
0
195
0
$0

$ss17FixedWidthIntegerPsE8_convert4fromxSg5value_Sb5exacttqd___tSBRd__lFZSi_SdTt1g5
# Func Hash:
820220072226506724
# Num Counters:
66
# Counter Values:
0
0
0
0
0
0
0
9530
0
0
0
0
0
0
0
0
0
0
0
8175
0
0
0
0
0
0
0
0
0
8391
0
1139
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
34
0
34
0
0
0
0
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

$ss17FixedWidthIntegerPsE8_convert4fromxSg5value_Sb5exacttqd___tSBRd__lFZs5Int32V_10Foundation7CGFloatVTt1g5
# Func Hash:
1056288755386550798
# Num Counters:
48
# Counter Values:
10745
19
0
0
10764
0
0
0
0
0
0
0
0
0
0
0
19
0
0
0
0
0
0
0
9780
0
0
0
0
984
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
1135
0
0
$0

$ss17FixedWidthIntegerPsE8_convert4fromxSg5value_Sb5exacttqd___tSBRd__lFZs6UInt32V_SdTt1g5
# Func Hash:
473396408424154650
# Num Counters:
32
# Counter Values:
0
123091
123091
0
0
0
0
0
0
0
813
0
0
0
121981
0
0
0
0
1110
0
0
0
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

$ss17_NativeDictionaryV07extractB05using5countAByxq_Gs13_UnsafeBitsetV_SitFSO_10QuartzCore10GroupCacheC5Entry33_9740376A5AD79858EBA4883E54BCAACELLCTg5
# Func Hash:
992371482779548544
# Num Counters:
16
# Counter Values:
0
0
52
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
$0

$ss17_NativeDictionaryV07extractB05using5countAByxq_Gs13_UnsafeBitsetV_SitFSO_10QuartzCore15ShadowMaskCacheC5Entry33_A720C3686C319C5CD9495EF74317C198LLVTg5
# Func Hash:
992371482779548544
# Num Counters:
16
# Counter Values:
0
0
52
0
0
0
0
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

$ss17_NativeDictionaryV07extractB05using5countAByxq_Gs13_UnsafeBitsetV_SitFSS_ShySSGTg5
# Func Hash:
713764392049023565
# Num Counters:
16
# Counter Values:
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
4
0
0
0
0
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

$ss17_NativeDictionaryV16_unsafeInsertNew3key5valueyxn_q_ntF5UIKit6SymbolV_SiTg5
# Func Hash:
942389667449461396
# Num Counters:
3
# Counter Values:
1
47
0
$0

$ss17_NativeDictionaryV20_copyOrMoveAndResize8capacity12moveElementsySi_SbtF10Foundation18NSAttributedStringC3KeyV_ypTg5
# Func Hash:
231439397321152387
# Num Counters:
17
# Counter Values:
0
0
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
0
3
0
0
0
$0

$ss17_NativeDictionaryV20_copyOrMoveAndResize8capacity12moveElementsySi_SbtF10QuartzCore10CornerMaskC5RadiiV_AHTg5
# Func Hash:
431921514911081613
# Num Counters:
23
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
4
0
6
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
$0

$ss17_NativeDictionaryV20_copyOrMoveAndResize8capacity12moveElementsySi_SbtF10TextEngine0K6LayoutC7RequestV_AF0kM5CacheC5Entry33_5492BF2454473C34BFCA14E9A2F9C1C5LLCTg5
# Func Hash:
231439397321152387
# Num Counters:
17
# Counter Values:
0
0
0
23
0
0
0
2
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

$ss17_NativeDictionaryV20_copyOrMoveAndResize8capacity12moveElementsySi_SbtF10TextEngine0K6ScriptO_SSTg5
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

$ss17_NativeDictionaryV20_copyOrMoveAndResize8capacity12moveElementsySi_SbtF10TextEngine14FontDescriptorV_AF0M7MetricsVTg5
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
2
0
0
0
0
3
0
2
0
0
0
2
0
0
0
0
$0

$ss17_NativeDictionaryV20_copyOrMoveAndResize8capacity12moveElementsySi_SbtF13DisplayServer11CursorShapeO_SuTg5
# Func Hash:
212274902975430725
# Num Counters:
32
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
0
0
0
0
0
0
0
0
0
0
0
0
1
0
1
0
0
0
0
1
0
0
0
$0

$ss17_NativeDictionaryV20_copyOrMoveAndResize8capacity12moveElementsySi_SbtF13DisplayServer18ClipboardSelectionO_AF03X11N5StateVTg5
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

$ss17_NativeDictionaryV20_copyOrMoveAndResize8capacity12moveElementsySi_SbtF5UIKit11BitmapCacheC3Key33_194E62A8E0173A61EC24569BC0D4CCA7LLV_SiTg5
# Func Hash:
824893241207108298
# Num Counters:
18
# Counter Values:
0
2
0
49
0
0
2
0
52
0
39
0
0
0
39
2
2
2
$0

$ss17_NativeDictionaryV20_copyOrMoveAndResize8capacity12moveElementsySi_SbtF5UIKit6SymbolV_SiTg5
# Func Hash:
1062511248343562408
# Num Counters:
12
# Counter Values:
0
0
48
0
0
3
0
7
0
0
7
0
$0

$ss17_NativeDictionaryV20_copyOrMoveAndResize8capacity12moveElementsySi_SbtF5UIKit7UITouchC7ContactO_AHTg5
# Func Hash:
824893241207108298
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
4
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

$ss17_NativeDictionaryV20_copyOrMoveAndResize8capacity12moveElementsySi_SbtF5UIKit7UITouchC_AF12UIBezierPathCTg5
# Func Hash:
802883964709345155
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
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
1
0

$ss17_NativeDictionaryV20_copyOrMoveAndResize8capacity12moveElementsySi_SbtF5UIKit9UIControlC5StateV_AF7UIColorCTg5
# Func Hash:
231439397321152387
# Num Counters:
17
# Counter Values:
0
1
0
16
0
1
0
8
0
8
0
0
0
8
1
1
1
$0

$ss17_NativeDictionaryV20_copyOrMoveAndResize8capacity12moveElementsySi_SbtF5UIKit9UIControlC5StateV_AF7UIImageCTg5
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
14
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

$ss17_NativeDictionaryV20_copyOrMoveAndResize8capacity12moveElementsySi_SbtF5UIKit9UIControlC5StateV_SDy10Foundation18NSAttributedStringC3KeyVypGTg5
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

$ss17_NativeDictionaryV20_copyOrMoveAndResize8capacity12moveElementsySi_SbtF5UIKit9UIControlC5StateV_SSTg5
# Func Hash:
231439397321152387
# Num Counters:
17
# Counter Values:
0
0
0
16
0
0
0
24
0
8
0
0
0
8
0
0
0
$0

$ss17_NativeDictionaryV20_copyOrMoveAndResize8capacity12moveElementsySi_SbtFSO_10QuartzCore10GroupCacheC5Entry33_9740376A5AD79858EBA4883E54BCAACELLCTg5
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
39
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

$ss17_NativeDictionaryV20_copyOrMoveAndResize8capacity12moveElementsySi_SbtFSS_SSTg5
# Func Hash:
231439397321152387
# Num Counters:
17
# Counter Values:
0
0
0
138
0
0
0
3
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

$ss17_NativeDictionaryV20_copyOrMoveAndResize8capacity12moveElementsySi_SbtFSS_Say5UIKit10SymbolPartVGTg5
# Func Hash:
231439397321152387
# Num Counters:
17
# Counter Values:
3
4
3
570
0
4
3
3
0
15
6
0
0
15
0
0
0
$0

$ss17_NativeDictionaryV20_copyOrMoveAndResize8capacity12moveElementsySi_SbtFSS_SaySSGTg5
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

$ss17_NativeDictionaryV20_copyOrMoveAndResize8capacity12moveElementsySi_SbtFSS_SiTg5
# Func Hash:
231439397321152387
# Num Counters:
17
# Counter Values:
4
3
4
406
0
3
4
2
0
4
4
0
0
4
1
1
1
$0

$ss17_NativeDictionaryV20_copyOrMoveAndResize8capacity12moveElementsySi_SbtFSS_ypTg5
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

$ss17_NativeDictionaryV20_copyOrMoveAndResize8capacity12moveElementsySi_SbtFSi_10TextEngine9LineImageVTg5
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
520
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

$ss17_NativeDictionaryV20_copyOrMoveAndResize8capacity12moveElementsySi_SbtFSi_Say10TextEngine14LookupSubtableVGTg5
# Func Hash:
231439397321152387
# Num Counters:
17
# Counter Values:
0
1
0
285
0
1
0
6
0
18
3
0
0
18
1
1
1
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
41
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
13
0
0
0
13
0
13
0
0
0
13
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
4
0
0
0
4
0
4
0
0
0
4
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
13
0
0
0
4
0
7
0
0
0
7
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
4
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
4
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
4
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

$ss17_NativeDictionaryV20_copyOrMoveAndResize8capacity12moveElementsySi_SbtFSu_13DisplayServer15X11InputContextCTg5
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

$ss17_NativeDictionaryV20_copyOrMoveAndResize8capacity12moveElementsySi_SbtFSu_Si2id_y13DisplayServer8X11ErrorVYbScMYcc02onO0tTg5
# Func Hash:
231439397321152387
# Num Counters:
17
# Counter Values:
0
0
0
4
0
0
0
4
0
4
0
0
0
4
0
0
0
$0

$ss17_NativeDictionaryV20_copyOrMoveAndResize8capacity12moveElementsySi_SbtFs13OpaquePointerV_10TextEngine10GlyphRulesCTg5
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
2
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

$ss17_NativeDictionaryV20_copyOrMoveAndResize8capacity12moveElementsySi_SbtFs5Int32V_13DisplayServer10X11PointerC5Press33_754D8628D0F136E7F0410142A5D9C434LLVTg5
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
4
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

$ss17_NativeDictionaryV20_copyOrMoveAndResize8capacity12moveElementsySi_SbtFs6UInt32V_s5Int32VTg5
# Func Hash:
231439397321152387
# Num Counters:
17
# Counter Values:
0
0
0
114
0
0
0
3
0
14
0
0
0
14
0
0
0
$0

$ss17_NativeDictionaryV5merge_8isUnique16uniquingKeysWithyqd__n_Sbq_q__q_tKXEtKSTRd__x_q_t7ElementRtd__lF10QuartzCore13LayerPropertyO_s6UInt64VSayAJ_ALtGTg5012$sSD20uniquegh33ValuesSDyxq_Gqd__n_tcSTRd__x_q_t7i25Rtd__lufcq_q__q_tKXEfU_10j6Core13lm4O_s6N14VSayAG_AItGTG5Tf1nncn_n
# Func Hash:
3603319244812870
# Num Counters:
14
# Counter Values:
40
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

$ss17_NativeDictionaryV5merge_8isUnique16uniquingKeysWithyqd__n_Sbq_q__q_tKXEtKSTRd__x_q_t7ElementRtd__lFSS_Say5UIKit10SymbolPartVGs15LazyMapSequenceVySDySSAKGSS_AKtGTg5010$s5UIKit13k67LibraryO8drawings33_0977701BA5A9234900AFC0742906723DLLSDySSSayAA0B4L28VGGvpZfiAIyXEfU_A2H_AHtXEfU_Tf1nncn_nTf4gnn_n
# Func Hash:
178396240540338032
# Num Counters:
13
# Counter Values:
0
0
546
3
21
24
0
0
0
0
0
0
15
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
1
1
$sxq_xq_Iegnnrr_x3key_q_5valuetx_q_tIegnr_SHRzr0_lTRSS_Say5UIKit10SymbolPartVGTG5081$sSD5merge_16uniquingKeysWithySDyxq_Gn_q_q__q_tKXEtKFx_q_tx_q_tcfU_SS_Say5UIKit10dE5VGTG5Tf3nnpf_n:546

$ss17_NativeDictionaryV6filteryAByxq_GSbx3key_q_5valuet_tKXEKFADs13_UnsafeBitsetVKXEfU_SO_10QuartzCore10GroupCacheC5Entry33_9740376A5AD79858EBA4883E54BCAACELLCTg504$s10h6Core10jk43C10startFrameyyFSbSO3key_AC5Entry33_9740376mnoP23BCAACELLC5valuet_tXEfU_AKTf1nnc_nTf4nng_n
# Func Hash:
438284565493876175
# Num Counters:
9
# Counter Values:
0
2
2
52
0
0
0
0
52
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
52
0
0
0
0
52
$0

$ss17_NativeDictionaryV6filteryAByxq_GSbx3key_q_5valuet_tKXEKFADs13_UnsafeBitsetVKXEfU_SS_ShySSGTg5111$s5Notes14EditingSessionC12otherEditorsSayAC6EditorVGyFAgA16RecoveryLocationVXEfU_SbSS3key_ShySSG5valuet_tXEfU_Tf1nnc_n
# Func Hash:
176885384127873825
# Num Counters:
12
# Counter Values:
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
6
0
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
4
0
0
0
4
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
8
0
0
0
8
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
4
0
0
0
4
$0

$ss17_NativeDictionaryV7_delete2atys10_HashTableV6BucketV_tF5UIKit7UITouchC7ContactO_AKTg5
# Func Hash:
198947103235478096
# Num Counters:
16
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
226
0
0
0
0
0
$0

$ss17_NativeDictionaryV7_delete2atys10_HashTableV6BucketV_tF5UIKit7UITouchC_AI12UIBezierPathCTg5
# Func Hash:
573856443147740299
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
13
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

$ss17_NativeDictionaryV7_delete2atys10_HashTableV6BucketV_tFSO_12CoreGraphics11PixelRegionVTg5
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
59
0
0
0
0
0
$0

$ss17_NativeDictionaryV7_delete2atys10_HashTableV6BucketV_tFSi_y13DisplayServer8X11ErrorVYbScMYccTg5
# Func Hash:
1145296626448065675
# Num Counters:
15
# Counter Values:
1
0
1
0
0
0
0
0
1
18
0
1
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
4
0
6
2
0
2
0
0
4
10
0
6
0
0
0
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
4
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
4
0
0
0
0
0
$0

$ss17_NativeDictionaryV7_delete2atys10_HashTableV6BucketV_tFSu_13DisplayServer15X11InputContextCTg5
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
1
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
1
2
6
6
0
6
0
0
5
5
0
5
0
3
3
$0

$ss17_NativeDictionaryV7_delete2atys10_HashTableV6BucketV_tFs5Int32V_13DisplayServer10X11PointerC5Press33_754D8628D0F136E7F0410142A5D9C434LLVTg5
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
226
0
0
0
0
0
$0

$ss17_NativeDictionaryV7_insert2at3key5valueys10_HashTableV6BucketV_xnq_ntF10Foundation18NSAttributedStringC3KeyV_ypTg5
# Func Hash:
784007058953177093
# Num Counters:
2
# Counter Values:
6
0
$0

$ss17_NativeDictionaryV7_insert2at3key5valueys10_HashTableV6BucketV_xnq_ntF10QuartzCore10CornerMaskC5RadiiV_AMTg5
# Func Hash:
784007058953177093
# Num Counters:
2
# Counter Values:
15
0
$0

$ss17_NativeDictionaryV7_insert2at3key5valueys10_HashTableV6BucketV_xnq_ntF10TextEngine0J6LayoutC7RequestV_AK0jL5CacheC5Entry33_5492BF2454473C34BFCA14E9A2F9C1C5LLCTg5
# Func Hash:
784007058953177093
# Num Counters:
2
# Counter Values:
20
0
$0

$ss17_NativeDictionaryV7_insert2at3key5valueys10_HashTableV6BucketV_xnq_ntF10TextEngine0J6ScriptO_SSTg5
# Func Hash:
784007058953177093
# Num Counters:
2
# Counter Values:
3
0
$0

$ss17_NativeDictionaryV7_insert2at3key5valueys10_HashTableV6BucketV_xnq_ntF10TextEngine14FontDescriptorV_AK0L7MetricsVTg5
# Func Hash:
784007058953177093
# Num Counters:
2
# Counter Values:
6
0
$0

$ss17_NativeDictionaryV7_insert2at3key5valueys10_HashTableV6BucketV_xnq_ntF13DisplayServer11CursorShapeO_SuTg5
# Func Hash:
784007058953177093
# Num Counters:
2
# Counter Values:
2
0
$0

$ss17_NativeDictionaryV7_insert2at3key5valueys10_HashTableV6BucketV_xnq_ntF13DisplayServer18ClipboardSelectionO_AK03X11M5StateVTg5
# Func Hash:
784007058953177093
# Num Counters:
2
# Counter Values:
1
0
$0

$ss17_NativeDictionaryV7_insert2at3key5valueys10_HashTableV6BucketV_xnq_ntF5UIKit11BitmapCacheC3Key33_194E62A8E0173A61EC24569BC0D4CCA7LLV_SiTg5
# Func Hash:
784007058953177093
# Num Counters:
2
# Counter Values:
121
0
$0

$ss17_NativeDictionaryV7_insert2at3key5valueys10_HashTableV6BucketV_xnq_ntF5UIKit6SymbolV_SiTg5
# Func Hash:
784007058953177093
# Num Counters:
2
# Counter Values:
52
0
$0

$ss17_NativeDictionaryV7_insert2at3key5valueys10_HashTableV6BucketV_xnq_ntF5UIKit7UITouchC7ContactO_AMTg5
# Func Hash:
784007058953177093
# Num Counters:
2
# Counter Values:
226
0
$0

$ss17_NativeDictionaryV7_insert2at3key5valueys10_HashTableV6BucketV_xnq_ntF5UIKit9UIControlC5StateV_AK7UIColorCTg5
# Func Hash:
784007058953177093
# Num Counters:
2
# Counter Values:
20
0
$0

$ss17_NativeDictionaryV7_insert2at3key5valueys10_HashTableV6BucketV_xnq_ntF5UIKit9UIControlC5StateV_AK7UIImageCTg5
# Func Hash:
784007058953177093
# Num Counters:
2
# Counter Values:
14
0
$0

$ss17_NativeDictionaryV7_insert2at3key5valueys10_HashTableV6BucketV_xnq_ntF5UIKit9UIControlC5StateV_SDy10Foundation18NSAttributedStringC3KeyVypGTg5
# Func Hash:
784007058953177093
# Num Counters:
2
# Counter Values:
2
0
$0

$ss17_NativeDictionaryV7_insert2at3key5valueys10_HashTableV6BucketV_xnq_ntF5UIKit9UIControlC5StateV_SSTg5
# Func Hash:
784007058953177093
# Num Counters:
2
# Counter Values:
36
0
$0

$ss17_NativeDictionaryV7_insert2at3key5valueys10_HashTableV6BucketV_xnq_ntFSO_12CoreGraphics11PixelRegionVTg5
# Func Hash:
784007058953177093
# Num Counters:
2
# Counter Values:
60
0
$0

$ss17_NativeDictionaryV7_insert2at3key5valueys10_HashTableV6BucketV_xnq_ntFSS_SSTg5
# Func Hash:
784007058953177093
# Num Counters:
2
# Counter Values:
117
0
$0

$ss17_NativeDictionaryV7_insert2at3key5valueys10_HashTableV6BucketV_xnq_ntFSS_SaySSGTg5
# Func Hash:
784007058953177093
# Num Counters:
2
# Counter Values:
1
0
$0

$ss17_NativeDictionaryV7_insert2at3key5valueys10_HashTableV6BucketV_xnq_ntFSi_10TextEngine9LineImageVTg5
# Func Hash:
784007058953177093
# Num Counters:
2
# Counter Values:
520
0
$0

$ss17_NativeDictionaryV7_insert2at3key5valueys10_HashTableV6BucketV_xnq_ntFSi_Say10TextEngine14LookupSubtableVGTg5
# Func Hash:
784007058953177093
# Num Counters:
2
# Counter Values:
51
0
$0

$ss17_NativeDictionaryV7_insert2at3key5valueys10_HashTableV6BucketV_xnq_ntFSi_SbTg5
# Func Hash:
784007058953177093
# Num Counters:
2
# Counter Values:
41
0
$0

$ss17_NativeDictionaryV7_insert2at3key5valueys10_HashTableV6BucketV_xnq_ntFSi_SdTg5
# Func Hash:
784007058953177093
# Num Counters:
2
# Counter Values:
26
0
$0

$ss17_NativeDictionaryV7_insert2at3key5valueys10_HashTableV6BucketV_xnq_ntFSi_y13DisplayServer8X11ErrorVYbScMYccTg5
# Func Hash:
784007058953177093
# Num Counters:
2
# Counter Values:
19
0
$0

$ss17_NativeDictionaryV7_insert2at3key5valueys10_HashTableV6BucketV_xnq_ntFSi_yyYbScMYccTg5
# Func Hash:
784007058953177093
# Num Counters:
2
# Counter Values:
26
0
$0

$ss17_NativeDictionaryV7_insert2at3key5valueys10_HashTableV6BucketV_xnq_ntFSu_13DisplayServer10X11SurfaceCTg5
# Func Hash:
784007058953177093
# Num Counters:
2
# Counter Values:
4
0
$0

$ss17_NativeDictionaryV7_insert2at3key5valueys10_HashTableV6BucketV_xnq_ntFSu_13DisplayServer11X11ErrorLogCTg5
# Func Hash:
784007058953177093
# Num Counters:
2
# Counter Values:
4
0
$0

$ss17_NativeDictionaryV7_insert2at3key5valueys10_HashTableV6BucketV_xnq_ntFSu_13DisplayServer15X11InputContextCTg5
# Func Hash:
784007058953177093
# Num Counters:
2
# Counter Values:
1
0
$0

$ss17_NativeDictionaryV7_insert2at3key5valueys10_HashTableV6BucketV_xnq_ntFSu_Si2id_y13DisplayServer8X11ErrorVYbScMYcc02onN0tTg5
# Func Hash:
784007058953177093
# Num Counters:
2
# Counter Values:
15
0
$0

$ss17_NativeDictionaryV7_insert2at3key5valueys10_HashTableV6BucketV_xnq_ntFs5Int32V_13DisplayServer10X11PointerC5Press33_754D8628D0F136E7F0410142A5D9C434LLVTg5
# Func Hash:
784007058953177093
# Num Counters:
2
# Counter Values:
226
0
$0

$ss17_NativeDictionaryV8setValue_6forKey8isUniqueyq_n_xSbtF10Foundation18NSAttributedStringC0F0V_ypTg5
# Func Hash:
650973723230026183
# Num Counters:
8
# Counter Values:
0
6
3
0
0
3
0
0
$0

$ss17_NativeDictionaryV8setValue_6forKey8isUniqueyq_n_xSbtF10QuartzCore10CornerMaskC5RadiiV_AHTg5
# Func Hash:
650973723230026183
# Num Counters:
8
# Counter Values:
0
15
6
0
0
4
0
0
$0

$ss17_NativeDictionaryV8setValue_6forKey8isUniqueyq_n_xSbtF10TextEngine0I6LayoutC7RequestV_AF0iK5CacheC5Entry33_5492BF2454473C34BFCA14E9A2F9C1C5LLCTg5
# Func Hash:
650973723230026183
# Num Counters:
8
# Counter Values:
0
20
5
0
0
2
0
0
$0

$ss17_NativeDictionaryV8setValue_6forKey8isUniqueyq_n_xSbtF10TextEngine0I6ScriptO_SSTg5
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

$ss17_NativeDictionaryV8setValue_6forKey8isUniqueyq_n_xSbtF10TextEngine14FontDescriptorV_AF0K7MetricsVTg5
# Func Hash:
438284566004578759
# Num Counters:
9
# Counter Values:
0
6
2
0
0
3
0
0
0
$0

$ss17_NativeDictionaryV8setValue_6forKey8isUniqueyq_n_xSbtF13DisplayServer11CursorShapeO_SuTg5
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

$ss17_NativeDictionaryV8setValue_6forKey8isUniqueyq_n_xSbtF13DisplayServer18ClipboardSelectionO_AF03X11L5StateVTg5
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

$ss17_NativeDictionaryV8setValue_6forKey8isUniqueyq_n_xSbtF5UIKit11BitmapCacheC0F033_194E62A8E0173A61EC24569BC0D4CCA7LLV_SiTg5
# Func Hash:
650973723230026183
# Num Counters:
8
# Counter Values:
0
121
39
0
0
52
0
0
$0

$ss17_NativeDictionaryV8setValue_6forKey8isUniqueyq_n_xSbtF5UIKit6SymbolV_SiTg5
# Func Hash:
438284566004578759
# Num Counters:
9
# Counter Values:
0
52
7
0
0
3
0
0
0
$0

$ss17_NativeDictionaryV8setValue_6forKey8isUniqueyq_n_xSbtF5UIKit7UITouchC7ContactO_AHTg5
# Func Hash:
650973723230026183
# Num Counters:
8
# Counter Values:
0
226
0
0
0
4
0
0
$0

$ss17_NativeDictionaryV8setValue_6forKey8isUniqueyq_n_xSbtF5UIKit9UIControlC5StateV_AF7UIColorCTg5
# Func Hash:
650973723230026183
# Num Counters:
8
# Counter Values:
0
20
8
0
0
8
0
0
$0

$ss17_NativeDictionaryV8setValue_6forKey8isUniqueyq_n_xSbtF5UIKit9UIControlC5StateV_AF7UIImageCTg5
# Func Hash:
650973723230026183
# Num Counters:
8
# Counter Values:
0
14
0
0
0
14
0
0
$0

$ss17_NativeDictionaryV8setValue_6forKey8isUniqueyq_n_xSbtF5UIKit9UIControlC5StateV_SDy10Foundation18NSAttributedStringC0F0VypGTg5
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

$ss17_NativeDictionaryV8setValue_6forKey8isUniqueyq_n_xSbtF5UIKit9UIControlC5StateV_SSTg5
# Func Hash:
650973723230026183
# Num Counters:
8
# Counter Values:
4
36
8
0
0
24
0
0
$0

$ss17_NativeDictionaryV8setValue_6forKey8isUniqueyq_n_xSbtFSO_10QuartzCore10GroupCacheC5Entry33_9740376A5AD79858EBA4883E54BCAACELLCTg5
# Func Hash:
52047012512041214
# Num Counters:
9
# Counter Values:
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

$ss17_NativeDictionaryV8setValue_6forKey8isUniqueyq_n_xSbtFSO_12CoreGraphics11PixelRegionVTg5
# Func Hash:
650973723230026183
# Num Counters:
8
# Counter Values:
0
60
0
0
0
1
0
0
$0

$ss17_NativeDictionaryV8setValue_6forKey8isUniqueyq_n_xSbtFSS_SSTg5
# Func Hash:
650973723230026183
# Num Counters:
8
# Counter Values:
0
117
15
0
0
3
0
0
$0

$ss17_NativeDictionaryV8setValue_6forKey8isUniqueyq_n_xSbtFSS_SaySSGTg5
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

$ss17_NativeDictionaryV8setValue_6forKey8isUniqueyq_n_xSbtFSi_10TextEngine9LineImageVTg5
# Func Hash:
650973723230026183
# Num Counters:
8
# Counter Values:
0
520
0
0
0
520
0
0
$0

$ss17_NativeDictionaryV8setValue_6forKey8isUniqueyq_n_xSbtFSi_Say10TextEngine14LookupSubtableVGTg5
# Func Hash:
52047012512041214
# Num Counters:
9
# Counter Values:
0
105
9
0
0
0
0
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
41
0
0
0
41
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
26
13
0
0
13
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
19
4
0
0
4
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
26
7
0
0
4
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
4
0
0
0
4
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
4
0
0
0
4
0
0
$0

$ss17_NativeDictionaryV8setValue_6forKey8isUniqueyq_n_xSbtFSu_13DisplayServer15X11InputContextCTg5
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

$ss17_NativeDictionaryV8setValue_6forKey8isUniqueyq_n_xSbtFSu_Si2id_y13DisplayServer8X11ErrorVYbScMYcc02onM0tTg5
# Func Hash:
650973723230026183
# Num Counters:
8
# Counter Values:
0
15
4
0
0
4
0
0
$0

$ss17_NativeDictionaryV8setValue_6forKey8isUniqueyq_n_xSbtFs13OpaquePointerV_10TextEngine10GlyphRulesCTg5
# Func Hash:
52047012512041214
# Num Counters:
9
# Counter Values:
0
3
1
0
0
2
0
0
0
$0

$ss17_NativeDictionaryV8setValue_6forKey8isUniqueyq_n_xSbtFs5Int32V_13DisplayServer10X11PointerC5Press33_754D8628D0F136E7F0410142A5D9C434LLVTg5
# Func Hash:
650973723230026183
# Num Counters:
8
# Counter Values:
0
226
0
0
0
4
0
0
$0

$ss17_NativeDictionaryV8setValue_6forKey8isUniqueyq_n_xSbtFs6UInt32V_s5Int32VTg5
# Func Hash:
52047012512041214
# Num Counters:
9
# Counter Values:
0
92
14
0
0
3
0
0
0
$0

$ss17_dictionaryUpCastySDyq0_q1_GSDyxq_GSHRzSHR0_r2_lFSS_SaySSGs11AnyHashableVypTg5
# Func Hash:
507808655629215568
# Num Counters:
13
# Counter Values:
0
0
1
0
1
0
1
0
0
1
0
0
0
$0

$ss18EnumeratedSequenceV8IteratorV4nextSi6offset_7ElementQz7elementtSgyFSS8UTF8ViewV_Tg5
# Func Hash:
764657766193099706
# Num Counters:
13
# Counter Values:
116
104
0
0
0
0
0
0
0
0
0
0
104
$0

$ss18ReversedCollectionV5index_8offsetBy07limitedE0AB5IndexVyx_GSgAH_SiAHtFSay10QuartzCore7CALayerCG_Tg5Tf4nnnd_n
# Func Hash:
948827209676435267
# Num Counters:
8
# Counter Values:
4
0
0
4
4
0
0
0
$0

$ss20_ArrayBufferProtocolPsE20_arrayAppendSequenceyyqd__nSTRd__7ElementQyd__ADRtzlFs06_SliceB0Vy10TextEngine0I5BlockCG_s08IteratorF0Vys08IndexingL0Vys0aH0VyAKGGGTg5Tf4gn_n
# Func Hash:
560555358965980843
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
$0

$ss20withExtendedLifetimeyq0_x_q0_yq_YKXEtq_YKs5ErrorR_Ri_zRi0_zRi_0_r1_lF
# Func Hash:
1124236339446995604
# Num Counters:
2
# Counter Values:
0
811
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
2
2
** External Symbol **:810
** External Symbol **:1
0

$ss22_ContiguousArrayBufferV19_uninitializedCount15minimumCapacityAByxGSi_SitcfC10QuartzCore12PackedBoundsV_Tt1g5
# Func Hash:
784007056844089447
# Num Counters:
2
# Counter Values:
510
0
$0

$ss22_ContiguousArrayBufferV19_uninitializedCount15minimumCapacityAByxGSi_SitcfC10QuartzCore7CALayerC_Tt1g5
# Func Hash:
784007056844089447
# Num Counters:
2
# Counter Values:
230
12
$0

$ss22_ContiguousArrayBufferV19_uninitializedCount15minimumCapacityAByxGSi_SitcfC12CoreGraphics11PathElementO_Tt1g5
# Func Hash:
784007056844089447
# Num Counters:
2
# Counter Values:
364
0
$0

$ss22_ContiguousArrayBufferV19_uninitializedCount15minimumCapacityAByxGSi_SitcfC16ConstraintSolver0I0C4TermV_Tt1g5
# Func Hash:
784007056844089447
# Num Counters:
2
# Counter Values:
2
0
$0

$ss22_ContiguousArrayBufferV19_uninitializedCount15minimumCapacityAByxGSi_SitcfC5UIKit10LayoutItemC_Tt1g5
# Func Hash:
784007056844089447
# Num Counters:
2
# Counter Values:
237
3
$0

$ss22_ContiguousArrayBufferV19_uninitializedCount15minimumCapacityAByxGSi_SitcfC5UIKit13TouchDeliveryC5Group33_C90FC4F31A55A4B94FFDC643694D004CLLV_Tt1g5
# Func Hash:
784007056844089447
# Num Counters:
2
# Counter Values:
716
716
$0

$ss22_ContiguousArrayBufferV19_uninitializedCount15minimumCapacityAByxGSi_SitcfC5UIKit18NSLayoutConstraintC_Tt1g5
# Func Hash:
784007056844089447
# Num Counters:
2
# Counter Values:
117
117
$0

$ss22_ContiguousArrayBufferV19_uninitializedCount15minimumCapacityAByxGSi_SitcfC5UIKit24UIHoverGestureRecognizerC_Tt1g5
# Func Hash:
784007056844089447
# Num Counters:
2
# Counter Values:
344
333
$0

$ss22_ContiguousArrayBufferV19_uninitializedCount15minimumCapacityAByxGSi_SitcfC5UIKit7UITouchC_Tt1g5
# Func Hash:
784007056844089447
# Num Counters:
2
# Counter Values:
232
0
$0

$ss22_ContiguousArrayBufferV19_uninitializedCount15minimumCapacityAByxGSi_SitcfCSi6offset_Si5indext_Tt1g5
# Func Hash:
784007056844089447
# Num Counters:
2
# Counter Values:
18
0
$0

$ss22_ContiguousArrayBufferV19_uninitializedCount15minimumCapacityAByxGSi_SitcfCSi_Tt1g5
# Func Hash:
784007056844089447
# Num Counters:
2
# Counter Values:
4
0
$0

$ss22_ContiguousArrayBufferV19_uninitializedCount15minimumCapacityAByxGSi_SitcfCs5Int32V_Tt1g5
# Func Hash:
784007056844089447
# Num Counters:
2
# Counter Values:
2
0
$0

$ss22_ContiguousArrayBufferV19_uninitializedCount15minimumCapacityAByxGSi_SitcfCs5UInt8V_Tt1gq5
# Func Hash:
784007056844089447
# Num Counters:
2
# Counter Values:
45
45
$0

$ss22_ContiguousArrayBufferV19_uninitializedCount15minimumCapacityAByxGSi_SitcfCs6UInt16V_Tt1gq5
# Func Hash:
784007056844089447
# Num Counters:
2
# Counter Values:
2
2
$0

$ss22_ContiguousArrayBufferV20_consumeAndCreateNew14bufferIsUnique15minimumCapacity13growForAppendAByxGSb_SiSbtF10Foundation6CGRectV_Tg5
# Func Hash:
326953198419788627
# Num Counters:
9
# Counter Values:
61
61
29
0
32
61
0
0
16
# Num Value Kinds:
1
# ValueKind = IPVK_MemOPSize:
1
# NumValueSites:
3
3
32:20
64:8
128:4
0
1
0:29

$ss22_ContiguousArrayBufferV20_consumeAndCreateNew14bufferIsUnique15minimumCapacity13growForAppendAByxGSb_SiSbtF10Foundation7CGFloatV4grid_AJ5pixelt_Tg5
# Func Hash:
326953198419788627
# Num Counters:
9
# Counter Values:
441
441
190
0
251
441
0
0
90
# Num Value Kinds:
1
# ValueKind = IPVK_MemOPSize:
1
# NumValueSites:
3
4
16:167
32:80
64:3
33:1
0
1
0:190

$ss22_ContiguousArrayBufferV20_consumeAndCreateNew14bufferIsUnique15minimumCapacity13growForAppendAByxGSb_SiSbtF10Foundation7CGFloatV_Tg5
# Func Hash:
326953198419788627
# Num Counters:
9
# Counter Values:
4146
2715
2502
0
1696
2715
0
0
1249
# Num Value Kinds:
1
# ValueKind = IPVK_MemOPSize:
1
# NumValueSites:
3
3
8:1273
17:406
33:17
0
8
0:2312
17:44
16:40
32:38
33:32
8:19
64:9
65:8

$ss22_ContiguousArrayBufferV20_consumeAndCreateNew14bufferIsUnique15minimumCapacity13growForAppendAByxGSb_SiSbtF10Foundation7CGPointV_Tg5
# Func Hash:
326953198419788627
# Num Counters:
9
# Counter Values:
5943
5943
1060
0
4883
5943
0
0
2097
# Num Value Kinds:
1
# ValueKind = IPVK_MemOPSize:
1
# NumValueSites:
3
5
16:1060
32:1060
64:1060
128:1060
256:643
0
1
0:1060

$ss22_ContiguousArrayBufferV20_consumeAndCreateNew14bufferIsUnique15minimumCapacity13growForAppendAByxGSb_SiSbtF10QuartzCore12PackedBoundsV_Tg5
# Func Hash:
326953198419788627
# Num Counters:
9
# Counter Values:
577
319
510
0
67
319
0
0
24
# Num Value Kinds:
1
# ValueKind = IPVK_MemOPSize:
1
# NumValueSites:
3
2
32:64
0:3
0
1
0:510

$ss22_ContiguousArrayBufferV20_consumeAndCreateNew14bufferIsUnique15minimumCapacity13growForAppendAByxGSb_SiSbtF10QuartzCore13CATransactionC5Level33_831A1F366DCDF783A9567D97F8B79B19LLV_Tg5
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

$ss22_ContiguousArrayBufferV20_consumeAndCreateNew14bufferIsUnique15minimumCapacity13growForAppendAByxGSb_SiSbtF10QuartzCore13LayerPropertyO_s6UInt64Vt_Tg5
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

$ss22_ContiguousArrayBufferV20_consumeAndCreateNew14bufferIsUnique15minimumCapacity13growForAppendAByxGSb_SiSbtF10QuartzCore13ScrolledLayerV_Tg5
# Func Hash:
1040079909134615379
# Num Counters:
9
# Counter Values:
4
4
4
0
0
4
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

$ss22_ContiguousArrayBufferV20_consumeAndCreateNew14bufferIsUnique15minimumCapacity13growForAppendAByxGSb_SiSbtF10QuartzCore15PolygonCoverageV4Edge33_FFE8C95EE00C492140AC395B8928BC48LLV_Tg5
# Func Hash:
326953198419788627
# Num Counters:
9
# Counter Values:
5943
5943
1060
0
4883
5943
0
0
2894
# Num Value Kinds:
1
# ValueKind = IPVK_MemOPSize:
1
# NumValueSites:
3
5
33:1060
65:1060
129:1060
257:1060
513:643
0
1
0:1060

$ss22_ContiguousArrayBufferV20_consumeAndCreateNew14bufferIsUnique15minimumCapacity13growForAppendAByxGSb_SiSbtF10QuartzCore16RunningAnimationC9animation_Sd3endt_Tg5
# Func Hash:
1040079909134615379
# Num Counters:
9
# Counter Values:
4
4
107
0
3
4
0
0
1
# Num Value Kinds:
1
# ValueKind = IPVK_MemOPSize:
1
# NumValueSites:
2
3
16:1
32:1
64:1
0

$ss22_ContiguousArrayBufferV20_consumeAndCreateNew14bufferIsUnique15minimumCapacity13growForAppendAByxGSb_SiSbtF10QuartzCore26InteractiveAnimationDriver_p_Tg5
# Func Hash:
1040079909134615379
# Num Counters:
9
# Counter Values:
0
20
20
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

$ss22_ContiguousArrayBufferV20_consumeAndCreateNew14bufferIsUnique15minimumCapacity13growForAppendAByxGSb_SiSbtF10TextEngine0P3RunV_Tg5
# Func Hash:
1040079909134615379
# Num Counters:
9
# Counter Values:
83
82
83
0
0
82
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

$ss22_ContiguousArrayBufferV20_consumeAndCreateNew14bufferIsUnique15minimumCapacity13growForAppendAByxGSb_SiSbtF10TextEngine0P6LayoutC3RunV_Tg5
# Func Hash:
326953198419788627
# Num Counters:
9
# Counter Values:
147
147
73
0
74
147
0
0
41
# Num Value Kinds:
1
# ValueKind = IPVK_MemOPSize:
1
# NumValueSites:
3
2
33:37
65:37
0
1
0:73

$ss22_ContiguousArrayBufferV20_consumeAndCreateNew14bufferIsUnique15minimumCapacity13growForAppendAByxGSb_SiSbtF10TextEngine0P6LayoutC4LineV_Tg5
# Func Hash:
326953198419788627
# Num Counters:
9
# Counter Values:
71
71
68
0
3
71
0
0
1
# Num Value Kinds:
1
# ValueKind = IPVK_MemOPSize:
1
# NumValueSites:
3
3
65:1
129:1
257:1
0
1
0:68

$ss22_ContiguousArrayBufferV20_consumeAndCreateNew14bufferIsUnique15minimumCapacity13growForAppendAByxGSb_SiSbtF10TextEngine0P8DocumentC6PlacedV_Tg5
# Func Hash:
1040079909134615379
# Num Counters:
9
# Counter Values:
573
573
107
0
466
573
0
0
267
# Num Value Kinds:
1
# ValueKind = IPVK_MemOPSize:
1
# NumValueSites:
2
5
513:111
64:105
128:103
256:84
512:63
0

$ss22_ContiguousArrayBufferV20_consumeAndCreateNew14bufferIsUnique15minimumCapacity13growForAppendAByxGSb_SiSbtF10TextEngine10GlyphRulesC4Rule33_1C4135F715A8B92225B09BE9D40D6B62LLV_Tg5
# Func Hash:
1040079909134615379
# Num Counters:
9
# Counter Values:
24
24
3
0
21
24
0
0
16
# Num Value Kinds:
1
# ValueKind = IPVK_MemOPSize:
1
# NumValueSites:
2
5
513:9
33:3
65:3
129:3
257:3
0

$ss22_ContiguousArrayBufferV20_consumeAndCreateNew14bufferIsUnique15minimumCapacity13growForAppendAByxGSb_SiSbtF10TextEngine10GlyphRulesC9RelationsV_Tg5
# Func Hash:
326953198419788627
# Num Counters:
9
# Counter Values:
14
14
3
0
11
14
0
0
6
# Num Value Kinds:
1
# ValueKind = IPVK_MemOPSize:
1
# NumValueSites:
3
4
64:3
128:3
256:3
512:2
0
1
0:3

$ss22_ContiguousArrayBufferV20_consumeAndCreateNew14bufferIsUnique15minimumCapacity13growForAppendAByxGSb_SiSbtF10TextEngine14FontDescriptorV10descriptor_SS8languageAH05PixelR0CSg4fontt_Tg5
# Func Hash:
1040079909134615379
# Num Counters:
9
# Counter Values:
10
10
3
0
7
10
0
0
5
# Num Value Kinds:
1
# ValueKind = IPVK_MemOPSize:
1
# NumValueSites:
2
4
33:2
65:2
129:2
257:1
0

$ss22_ContiguousArrayBufferV20_consumeAndCreateNew14bufferIsUnique15minimumCapacity13growForAppendAByxGSb_SiSbtF10TextEngine14LookupSubtableV11ContextRule33_E1999E10EC6D7C390AD7A6270D6EF8F1LLV_Tg5
# Func Hash:
326953198419788627
# Num Counters:
9
# Counter Values:
6370
6370
1820
0
4550
6370
0
0
2163
# Num Value Kinds:
1
# ValueKind = IPVK_MemOPSize:
1
# NumValueSites:
3
4
64:1820
128:910
256:910
512:910
0
1
0:1820

$ss22_ContiguousArrayBufferV20_consumeAndCreateNew14bufferIsUnique15minimumCapacity13growForAppendAByxGSb_SiSbtF10TextEngine14LookupSubtableV_Tg5
# Func Hash:
326953198419788627
# Num Counters:
9
# Counter Values:
227
227
174
0
53
227
0
0
29
# Num Value Kinds:
1
# ValueKind = IPVK_MemOPSize:
1
# NumValueSites:
3
5
33:18
513:14
65:9
129:6
257:6
0
1
0:174

$ss22_ContiguousArrayBufferV20_consumeAndCreateNew14bufferIsUnique15minimumCapacity13growForAppendAByxGSb_SiSbtF10TextEngine14ShapedRunCacheC5Entry33_867902CE6C942A70F881EEDE00EA0AA5LLV_Tg5
# Func Hash:
326953198419788627
# Num Counters:
9
# Counter Values:
63
63
18
0
45
63
0
0
22
# Num Value Kinds:
1
# ValueKind = IPVK_MemOPSize:
1
# NumValueSites:
3
7
16:14
32:11
64:9
128:4
256:4
512:2
513:1
0
1
0:18

$ss22_ContiguousArrayBufferV20_consumeAndCreateNew14bufferIsUnique15minimumCapacity13growForAppendAByxGSb_SiSbtF10TextEngine14ShapedRunCacheC9Character33_867902CE6C942A70F881EEDE00EA0AA5LLV_Tg5
# Func Hash:
326953198419788627
# Num Counters:
9
# Counter Values:
35
35
22
0
13
35
0
0
13
# Num Value Kinds:
1
# ValueKind = IPVK_MemOPSize:
1
# NumValueSites:
3
1
512:13
0
1
0:22

$ss22_ContiguousArrayBufferV20_consumeAndCreateNew14bufferIsUnique15minimumCapacity13growForAppendAByxGSb_SiSbtF10TextEngine15PositionedGlyphV_Tg5
# Func Hash:
326953198419788627
# Num Counters:
9
# Counter Values:
1016
101
937
0
83
101
0
0
54
# Num Value Kinds:
1
# ValueKind = IPVK_MemOPSize:
1
# NumValueSites:
3
6
17:18
33:17
65:13
129:12
513:12
257:11
0
1
0:937

$ss22_ContiguousArrayBufferV20_consumeAndCreateNew14bufferIsUnique15minimumCapacity13growForAppendAByxGSb_SiSbtF10TextEngine8StyleRunV_Tg5
# Func Hash:
1040079909134615379
# Num Counters:
9
# Counter Values:
210
210
210
0
0
210
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

$ss22_ContiguousArrayBufferV20_consumeAndCreateNew14bufferIsUnique15minimumCapacity13growForAppendAByxGSb_SiSbtF10TextEngine9PixelFontC5GlyphV5glyph_AH0p4MaskC0CSg4maskt_Tg5
# Func Hash:
1040079909134615379
# Num Counters:
9
# Counter Values:
92
92
16
0
76
92
0
0
41
# Num Value Kinds:
1
# ValueKind = IPVK_MemOPSize:
1
# NumValueSites:
2
5
513:17
33:16
65:16
129:15
257:12
0

$ss22_ContiguousArrayBufferV20_consumeAndCreateNew14bufferIsUnique15minimumCapacity13growForAppendAByxGSb_SiSbtF10TextEngine9ShapedRunV_Tg5
# Func Hash:
326953198419788627
# Num Counters:
9
# Counter Values:
65
65
18
0
47
65
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
33:14
65:12
129:9
513:8
257:4
0
1
0:18

$ss22_ContiguousArrayBufferV20_consumeAndCreateNew14bufferIsUnique15minimumCapacity13growForAppendAByxGSb_SiSbtF12CoreGraphics11PathElementO_Tg5
# Func Hash:
326953198419788627
# Num Counters:
9
# Counter Values:
22864
21201
6500
0
16364
21201
0
0
8291
# Num Value Kinds:
1
# ValueKind = IPVK_MemOPSize:
1
# NumValueSites:
3
6
33:4865
65:3971
129:3933
257:3505
513:62
0:28
0
1
0:6500

$ss22_ContiguousArrayBufferV20_consumeAndCreateNew14bufferIsUnique15minimumCapacity13growForAppendAByxGSb_SiSbtF12CoreGraphics17CGAffineTransformV_Tg5
# Func Hash:
326953198419788627
# Num Counters:
9
# Counter Values:
8
8
0
0
8
8
0
0
4
# Num Value Kinds:
1
# ValueKind = IPVK_MemOPSize:
1
# NumValueSites:
3
2
33:4
65:4
0
0

$ss22_ContiguousArrayBufferV20_consumeAndCreateNew14bufferIsUnique15minimumCapacity13growForAppendAByxGSb_SiSbtF12CoreGraphics9CGContextC5SavedO_Tg5
# Func Hash:
1040079909134615379
# Num Counters:
9
# Counter Values:
271
271
257
0
14
271
0
0
14
# Num Value Kinds:
1
# ValueKind = IPVK_MemOPSize:
1
# NumValueSites:
2
1
257:14
0

$ss22_ContiguousArrayBufferV20_consumeAndCreateNew14bufferIsUnique15minimumCapacity13growForAppendAByxGSb_SiSbtF12CoreGraphics9PixelMoveV_Tg5
# Func Hash:
326953198419788627
# Num Counters:
9
# Counter Values:
4
4
4
0
0
4
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
0:4

$ss22_ContiguousArrayBufferV20_consumeAndCreateNew14bufferIsUnique15minimumCapacity13growForAppendAByxGSb_SiSbtF12CoreGraphics9PixelRectV_Tg5
# Func Hash:
326953198419788627
# Num Counters:
9
# Counter Values:
1167
1163
810
0
357
1163
0
0
158
# Num Value Kinds:
1
# ValueKind = IPVK_MemOPSize:
1
# NumValueSites:
3
2
16:258
32:99
0
1
0:810

$ss22_ContiguousArrayBufferV20_consumeAndCreateNew14bufferIsUnique15minimumCapacity13growForAppendAByxGSb_SiSbtF13DisplayServer0P7MonitorV_Tg5
# Func Hash:
1040079909134615379
# Num Counters:
9
# Counter Values:
4
0
4
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
8
8
4
0
4
8
0
0
3
# Num Value Kinds:
1
# ValueKind = IPVK_MemOPSize:
1
# NumValueSites:
2
1
65:4
0

$ss22_ContiguousArrayBufferV20_consumeAndCreateNew14bufferIsUnique15minimumCapacity13growForAppendAByxGSb_SiSbtF13DisplayServer11TouchSampleV_Tg5
# Func Hash:
326953198419788627
# Num Counters:
9
# Counter Values:
264
0
264
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
0:264

$ss22_ContiguousArrayBufferV20_consumeAndCreateNew14bufferIsUnique15minimumCapacity13growForAppendAByxGSb_SiSbtF13DisplayServer11X11ErrorLogC4Trap33_F9ACA20E08FE96DF90520EAE610310DFLLV_Tg5
# Func Hash:
326953198419788627
# Num Counters:
9
# Counter Values:
20
20
4
0
16
20
0
0
12
# Num Value Kinds:
1
# ValueKind = IPVK_MemOPSize:
1
# NumValueSites:
3
4
17:4
33:4
65:4
129:4
0
1
0:4

$ss22_ContiguousArrayBufferV20_consumeAndCreateNew14bufferIsUnique15minimumCapacity13growForAppendAByxGSb_SiSbtF13DisplayServer11X11MainLoopC3Run33_0FC082E5011625BACB9D652C70E7D1F6LLO_Tg5
# Func Hash:
326953198419788627
# Num Counters:
9
# Counter Values:
4
4
4
0
0
4
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
0:4

$ss22_ContiguousArrayBufferV20_consumeAndCreateNew14bufferIsUnique15minimumCapacity13growForAppendAByxGSb_SiSbtF13SystemSupport12BoundedCacheV5EntryVy5UIKit06BitmapS0C3Key33_194E62A8E0173A61EC24569BC0D4CCA7LLV12CoreGraphics7CGImageC_G_Tg5
# Func Hash:
1040079909134615379
# Num Counters:
9
# Counter Values:
116
116
52
0
64
116
0
0
59
# Num Value Kinds:
1
# ValueKind = IPVK_MemOPSize:
1
# NumValueSites:
2
2
64:34
128:30
0

$ss22_ContiguousArrayBufferV20_consumeAndCreateNew14bufferIsUnique15minimumCapacity13growForAppendAByxGSb_SiSbtF13SystemSupport12BoundedCacheV5EntryVy5UIKit6SymbolVAM06BitmapS0C_G_Tg5
# Func Hash:
1040079909134615379
# Num Counters:
9
# Counter Values:
12
12
3
0
9
12
0
0
7
# Num Value Kinds:
1
# ValueKind = IPVK_MemOPSize:
1
# NumValueSites:
2
5
64:3
128:2
513:2
256:1
512:1
0

$ss22_ContiguousArrayBufferV20_consumeAndCreateNew14bufferIsUnique15minimumCapacity13growForAppendAByxGSb_SiSbtF16ConstraintSolver0Q0C4TermV_Tg5
# Func Hash:
326953198419788627
# Num Counters:
9
# Counter Values:
6
6
2
0
4
6
0
0
2
# Num Value Kinds:
1
# ValueKind = IPVK_MemOPSize:
1
# NumValueSites:
3
2
16:2
32:2
0
1
0:2

$ss22_ContiguousArrayBufferV20_consumeAndCreateNew14bufferIsUnique15minimumCapacity13growForAppendAByxGSb_SiSbtF5Notes11NoteOutlineV0Q0V_Tg5
# Func Hash:
1040079909134615379
# Num Counters:
9
# Counter Values:
52
52
26
0
26
52
0
0
21
# Num Value Kinds:
1
# ValueKind = IPVK_MemOPSize:
1
# NumValueSites:
2
1
33:26
0

$ss22_ContiguousArrayBufferV20_consumeAndCreateNew14bufferIsUnique15minimumCapacity13growForAppendAByxGSb_SiSbtF5Notes12RecoveryFileV_Tg5
# Func Hash:
1040079909134615379
# Num Counters:
9
# Counter Values:
0
1
2
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

$ss22_ContiguousArrayBufferV20_consumeAndCreateNew14bufferIsUnique15minimumCapacity13growForAppendAByxGSb_SiSbtF5Notes14EditingSessionC6EditorV_Tg5
# Func Hash:
1040079909134615379
# Num Counters:
9
# Counter Values:
0
6
6
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

$ss22_ContiguousArrayBufferV20_consumeAndCreateNew14bufferIsUnique15minimumCapacity13growForAppendAByxGSb_SiSbtF5Notes16RecoveryLocationV_Tg5
# Func Hash:
1040079909134615379
# Num Counters:
9
# Counter Values:
1
1
0
0
1
1
0
0
1
# Num Value Kinds:
1
# ValueKind = IPVK_MemOPSize:
1
# NumValueSites:
2
1
32:1
0

$ss22_ContiguousArrayBufferV20_consumeAndCreateNew14bufferIsUnique15minimumCapacity13growForAppendAByxGSb_SiSbtF5UIKit10FocusOrderO4PartV4part_SNy10Foundation7CGFloatVG5rangeSi5indext_Tg5
# Func Hash:
1040079909134615379
# Num Counters:
9
# Counter Values:
1486
0
1486
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

$ss22_ContiguousArrayBufferV20_consumeAndCreateNew14bufferIsUnique15minimumCapacity13growForAppendAByxGSb_SiSbtF5UIKit10FocusOrderO4PartV_Tg5
# Func Hash:
1040079909134615379
# Num Counters:
9
# Counter Values:
5019
6329
4738
0
1591
5019
0
0
982
# Num Value Kinds:
1
# ValueKind = IPVK_MemOPSize:
1
# NumValueSites:
2
4
33:1207
65:375
129:8
257:1
0

$ss22_ContiguousArrayBufferV20_consumeAndCreateNew14bufferIsUnique15minimumCapacity13growForAppendAByxGSb_SiSbtF5UIKit10SymbolPartV_12CoreGraphics6CGPathCt_Tg5
# Func Hash:
1040079909134615379
# Num Counters:
9
# Counter Values:
189
189
118
0
71
189
0
0
24
# Num Value Kinds:
1
# ValueKind = IPVK_MemOPSize:
1
# NumValueSites:
2
2
33:60
65:11
0

$ss22_ContiguousArrayBufferV20_consumeAndCreateNew14bufferIsUnique15minimumCapacity13growForAppendAByxGSb_SiSbtF5UIKit11FocusGroupsV5GroupV_Tg5
# Func Hash:
1040079909134615379
# Num Counters:
9
# Counter Values:
305
305
63
0
242
305
0
0
55
# Num Value Kinds:
1
# ValueKind = IPVK_MemOPSize:
1
# NumValueSites:
2
4
17:61
33:61
65:60
129:60
0

$ss22_ContiguousArrayBufferV20_consumeAndCreateNew14bufferIsUnique15minimumCapacity13growForAppendAByxGSb_SiSbtF5UIKit11UIFocusItem_p_Tg5
# Func Hash:
1040079909134615379
# Num Counters:
9
# Counter Values:
2589
1108
1941
0
648
1108
0
0
238
# Num Value Kinds:
1
# ValueKind = IPVK_MemOPSize:
1
# NumValueSites:
2
7
16:276
32:275
64:91
65:3
33:1
128:1
129:1
0

$ss22_ContiguousArrayBufferV20_consumeAndCreateNew14bufferIsUnique15minimumCapacity13growForAppendAByxGSb_SiSbtF5UIKit12SegmentModelV_10Foundation7CGFloatVt_Tg5
# Func Hash:
1040079909134615379
# Num Counters:
9
# Counter Values:
57
57
25
0
32
57
0
0
15
# Num Value Kinds:
1
# ValueKind = IPVK_MemOPSize:
1
# NumValueSites:
2
2
65:25
129:7
0

$ss22_ContiguousArrayBufferV20_consumeAndCreateNew14bufferIsUnique15minimumCapacity13growForAppendAByxGSb_SiSbtF5UIKit12SegmentModelV_Tg5
# Func Hash:
1040079909134615379
# Num Counters:
9
# Counter Values:
13
0
13
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

$ss22_ContiguousArrayBufferV20_consumeAndCreateNew14bufferIsUnique15minimumCapacity13growForAppendAByxGSb_SiSbtF5UIKit13FrameListener_p_Tg5
# Func Hash:
1040079909134615379
# Num Counters:
9
# Counter Values:
2
2
2
0
0
2
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

$ss22_ContiguousArrayBufferV20_consumeAndCreateNew14bufferIsUnique15minimumCapacity13growForAppendAByxGSb_SiSbtF5UIKit13GraphicsStackC5EntryV_Tg5
# Func Hash:
1040079909134615379
# Num Counters:
9
# Counter Values:
3
3
3
0
0
3
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

$ss22_ContiguousArrayBufferV20_consumeAndCreateNew14bufferIsUnique15minimumCapacity13growForAppendAByxGSb_SiSbtF5UIKit13TouchDeliveryC5Group33_C90FC4F31A55A4B94FFDC643694D004CLLV_Tg5
# Func Hash:
1040079909134615379
# Num Counters:
9
# Counter Values:
4
4
4
0
0
4
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

$ss22_ContiguousArrayBufferV20_consumeAndCreateNew14bufferIsUnique15minimumCapacity13growForAppendAByxGSb_SiSbtF5UIKit13UIInteraction_p_Tg5
# Func Hash:
1040079909134615379
# Num Counters:
9
# Counter Values:
5
5
2
0
3
5
0
0
2
# Num Value Kinds:
1
# ValueKind = IPVK_MemOPSize:
1
# NumValueSites:
2
2
16:2
32:1
0

$ss22_ContiguousArrayBufferV20_consumeAndCreateNew14bufferIsUnique15minimumCapacity13growForAppendAByxGSb_SiSbtF5UIKit14ControlActionsV12RegistrationV_Tg5
# Func Hash:
1040079909134615379
# Num Counters:
9
# Counter Values:
21
150
150
0
0
21
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

$ss22_ContiguousArrayBufferV20_consumeAndCreateNew14bufferIsUnique15minimumCapacity13growForAppendAByxGSb_SiSbtF5UIKit14GestureActionsV8Receiver33_B723E74EAE9A78CE3D5E055356DD0686LLO8receiver_AH8SelectorV8selectort_Tg5
# Func Hash:
1040079909134615379
# Num Counters:
9
# Counter Values:
18
18
18
0
0
18
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

$ss22_ContiguousArrayBufferV20_consumeAndCreateNew14bufferIsUnique15minimumCapacity13growForAppendAByxGSb_SiSbtF5UIKit14PasteboardItemV_Tg5
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

$ss22_ContiguousArrayBufferV20_consumeAndCreateNew14bufferIsUnique15minimumCapacity13growForAppendAByxGSb_SiSbtF5UIKit15VelocityTrackerV6Sample33_81122152577CF1BB524CFA45115692E5LLV_Tg5
# Func Hash:
326953198419788627
# Num Counters:
9
# Counter Values:
8
6
6
0
2
6
0
0
1
# Num Value Kinds:
1
# ValueKind = IPVK_MemOPSize:
1
# NumValueSites:
3
2
17:1
33:1
0
2
0:3
17:3

$ss22_ContiguousArrayBufferV20_consumeAndCreateNew14bufferIsUnique15minimumCapacity13growForAppendAByxGSb_SiSbtF5UIKit16NSParagraphStyleCSg5style_Si3endt_Tg5
# Func Hash:
1040079909134615379
# Num Counters:
9
# Counter Values:
14
14
14
0
0
14
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

$ss22_ContiguousArrayBufferV20_consumeAndCreateNew14bufferIsUnique15minimumCapacity13growForAppendAByxGSb_SiSbtF5UIKit18LayoutDependenciesV10Dependency33_3C26ED0DE06B6B568FD9D487E6574721LLV_Tg5
# Func Hash:
1040079909134615379
# Num Counters:
9
# Counter Values:
8
8
8
0
0
8
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

$ss22_ContiguousArrayBufferV20_consumeAndCreateNew14bufferIsUnique15minimumCapacity13growForAppendAByxGSb_SiSbtF5UIKit18UIFocusEnvironment_p_Tg5
# Func Hash:
1040079909134615379
# Num Counters:
9
# Counter Values:
5693
5693
1385
0
4308
5693
0
0
1883
# Num Value Kinds:
1
# ValueKind = IPVK_MemOPSize:
1
# NumValueSites:
2
4
16:1310
32:1259
64:1246
128:493
0

$ss22_ContiguousArrayBufferV20_consumeAndCreateNew14bufferIsUnique15minimumCapacity13growForAppendAByxGSb_SiSbtF5UIKit19UIGestureRecognizerC10recognizer_AJ5StateO5statet_Tg5
# Func Hash:
1040079909134615379
# Num Counters:
9
# Counter Values:
2
2
2
0
0
2
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
2
0
2
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
0:2

$ss22_ContiguousArrayBufferV20_consumeAndCreateNew14bufferIsUnique15minimumCapacity13growForAppendAByxGSb_SiSbtF5UIKit7UILabelC4name_SayAH9UIControlCSgG5cellst_Tg5
# Func Hash:
1040079909134615379
# Num Counters:
9
# Counter Values:
17
17
5
0
12
17
0
0
7
# Num Value Kinds:
1
# ValueKind = IPVK_MemOPSize:
1
# NumValueSites:
2
3
16:5
32:5
64:2
0

$ss22_ContiguousArrayBufferV20_consumeAndCreateNew14bufferIsUnique15minimumCapacity13growForAppendAByxGSb_SiSbtF5UIKit8DisplaysC11WeakDisplay33_ED81EE48641ED672E1CBA1FBF051EDFCLLV_Tg5
# Func Hash:
438284562359731027
# Num Counters:
9
# Counter Values:
4
8
8
0
0
4
0
0
0
$0

$ss22_ContiguousArrayBufferV20_consumeAndCreateNew14bufferIsUnique15minimumCapacity13growForAppendAByxGSb_SiSbtF5UIKit9UndoGroupV4ItemO_Tg5
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

$ss22_ContiguousArrayBufferV20_consumeAndCreateNew14bufferIsUnique15minimumCapacity13growForAppendAByxGSb_SiSbtF5UIKit9UndoGroupV_Tg5
# Func Hash:
1040079909134615379
# Num Counters:
9
# Counter Values:
5
5
2
0
3
5
0
0
1
# Num Value Kinds:
1
# ValueKind = IPVK_MemOPSize:
1
# NumValueSites:
2
3
32:1
64:1
128:1
0

$ss22_ContiguousArrayBufferV20_consumeAndCreateNew14bufferIsUnique15minimumCapacity13growForAppendAByxGSb_SiSbtFSJ_Tg5
# Func Hash:
1040079909134615379
# Num Counters:
9
# Counter Values:
3
0
3
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

$ss22_ContiguousArrayBufferV20_consumeAndCreateNew14bufferIsUnique15minimumCapacity13growForAppendAByxGSb_SiSbtFSO_Tg5
# Func Hash:
326953198419788627
# Num Counters:
9
# Counter Values:
126
0
126
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
0:126

$ss22_ContiguousArrayBufferV20_consumeAndCreateNew14bufferIsUnique15minimumCapacity13growForAppendAByxGSb_SiSbtFSS4file_s5Int32V5indexs13OpaquePointerV4facet_Tg5
# Func Hash:
1040079909134615379
# Num Counters:
9
# Counter Values:
6
6
3
0
3
6
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
32:2
64:1
0

$ss22_ContiguousArrayBufferV20_consumeAndCreateNew14bufferIsUnique15minimumCapacity13growForAppendAByxGSb_SiSbtFSS4name_5UIKit9UIControlCyc4maket_Tg5
# Func Hash:
1040079909134615379
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
2
0
0

$ss22_ContiguousArrayBufferV20_consumeAndCreateNew14bufferIsUnique15minimumCapacity13growForAppendAByxGSb_SiSbtFSS_Tg5
# Func Hash:
1040079909134615379
# Num Counters:
9
# Counter Values:
47
45
13
0
34
45
0
0
14
# Num Value Kinds:
1
# ValueKind = IPVK_MemOPSize:
1
# NumValueSites:
2
4
16:10
32:8
64:8
128:8
0

$ss22_ContiguousArrayBufferV20_consumeAndCreateNew14bufferIsUnique15minimumCapacity13growForAppendAByxGSb_SiSbtFSb_Tg5
# Func Hash:
326953198419788627
# Num Counters:
9
# Counter Values:
15
11
15
0
0
11
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
0:15

$ss22_ContiguousArrayBufferV20_consumeAndCreateNew14bufferIsUnique15minimumCapacity13growForAppendAByxGSb_SiSbtFSdSg_Tg5
# Func Hash:
326953198419788627
# Num Counters:
9
# Counter Values:
56
0
56
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
0:56

$ss22_ContiguousArrayBufferV20_consumeAndCreateNew14bufferIsUnique15minimumCapacity13growForAppendAByxGSb_SiSbtFSi3key_13DisplayServer8X11TouchC7Contact33_D3340EF9276D60A1A82B85F721319681LLV5valuet_Tg5
# Func Hash:
1040079909134615379
# Num Counters:
9
# Counter Values:
0
0
8
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

$ss22_ContiguousArrayBufferV20_consumeAndCreateNew14bufferIsUnique15minimumCapacity13growForAppendAByxGSb_SiSbtFSi3set_Si5glyphSi5start_Si5countt10componentst_Tg5
# Func Hash:
326953198419788627
# Num Counters:
9
# Counter Values:
88886
88886
19954
0
68932
88886
0
0
43232
# Num Value Kinds:
1
# ValueKind = IPVK_MemOPSize:
1
# NumValueSites:
3
6
513:21768
32:10884
64:9070
128:9070
256:9070
512:9070
0
1
0:19954

$ss22_ContiguousArrayBufferV20_consumeAndCreateNew14bufferIsUnique15minimumCapacity13growForAppendAByxGSb_SiSbtFSi4code_5UIKit7UIPressC5presst_Tg5
# Func Hash:
1040079909134615379
# Num Counters:
9
# Counter Values:
8
8
4
0
4
8
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
16:4
0

$ss22_ContiguousArrayBufferV20_consumeAndCreateNew14bufferIsUnique15minimumCapacity13growForAppendAByxGSb_SiSbtFSi4trap_13DisplayServer8X11ErrorV5errort_Tg5
# Func Hash:
326953198419788627
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
3
0
0
1
0:1

$ss22_ContiguousArrayBufferV20_consumeAndCreateNew14bufferIsUnique15minimumCapacity13growForAppendAByxGSb_SiSbtFSi6offset_Si5indext_Tg5
# Func Hash:
326953198419788627
# Num Counters:
9
# Counter Values:
89
89
18
0
71
89
0
0
35
# Num Value Kinds:
1
# ValueKind = IPVK_MemOPSize:
1
# NumValueSites:
3
9
16:18
32:17
64:12
128:10
256:5
512:4
65:3
129:1
513:1
0
1
0:18

$ss22_ContiguousArrayBufferV20_consumeAndCreateNew14bufferIsUnique15minimumCapacity13growForAppendAByxGSb_SiSbtFSi_Tg5
# Func Hash:
326953198419788627
# Num Counters:
9
# Counter Values:
788
787
303
0
485
787
0
0
214
# Num Value Kinds:
1
# ValueKind = IPVK_MemOPSize:
1
# NumValueSites:
3
7
8:198
17:141
33:102
65:39
129:3
257:1
513:1
0
1
0:303

$ss22_ContiguousArrayBufferV20_consumeAndCreateNew14bufferIsUnique15minimumCapacity13growForAppendAByxGSb_SiSbtFSo11XVisualInfoa_Tg5
# Func Hash:
326953198419788627
# Num Counters:
9
# Counter Values:
36
36
4
0
32
36
0
0
32
# Num Value Kinds:
1
# ValueKind = IPVK_MemOPSize:
1
# NumValueSites:
3
5
513:16
64:4
128:4
256:4
512:4
0
1
0:4

$ss22_ContiguousArrayBufferV20_consumeAndCreateNew14bufferIsUnique15minimumCapacity13growForAppendAByxGSb_SiSbtFSo6pollfdV_Tg5
# Func Hash:
326953198419788627
# Num Counters:
9
# Counter Values:
4
0
4
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
0:4

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

$ss22_ContiguousArrayBufferV20_consumeAndCreateNew14bufferIsUnique15minimumCapacity13growForAppendAByxGSb_SiSbtFSs8UTF8ViewV_Tg5
# Func Hash:
1040079909134615379
# Num Counters:
9
# Counter Values:
120
120
16
0
104
120
0
0
76
# Num Value Kinds:
1
# ValueKind = IPVK_MemOPSize:
1
# NumValueSites:
2
6
513:39
32:13
64:13
128:13
256:13
512:13
0

$ss22_ContiguousArrayBufferV20_consumeAndCreateNew14bufferIsUnique15minimumCapacity13growForAppendAByxGSb_SiSbtFSs_Tg5
# Func Hash:
1040079909134615379
# Num Counters:
9
# Counter Values:
66
66
25
0
41
66
0
0
18
# Num Value Kinds:
1
# ValueKind = IPVK_MemOPSize:
1
# NumValueSites:
2
3
32:22
64:18
128:1
0

$ss22_ContiguousArrayBufferV20_consumeAndCreateNew14bufferIsUnique15minimumCapacity13growForAppendAByxGSb_SiSbtFSu6serial_12CoreGraphics11PixelRegionV6regiont_Tg5
# Func Hash:
1040079909134615379
# Num Counters:
9
# Counter Values:
15
21
17
0
4
15
0
0
1
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
7
6
2
0
5
6
0
0
0
# Num Value Kinds:
1
# ValueKind = IPVK_MemOPSize:
1
# NumValueSites:
3
2
17:4
8:1
0
1
0:2

$ss22_ContiguousArrayBufferV20_consumeAndCreateNew14bufferIsUnique15minimumCapacity13growForAppendAByxGSb_SiSbtFs5Int16V_Tg5
# Func Hash:
326953198419788627
# Num Counters:
9
# Counter Values:
69
69
38
0
31
69
0
0
28
# Num Value Kinds:
1
# ValueKind = IPVK_MemOPSize:
1
# NumValueSites:
3
3
513:25
129:5
6:1
0
1
0:38

$ss22_ContiguousArrayBufferV20_consumeAndCreateNew14bufferIsUnique15minimumCapacity13growForAppendAByxGSb_SiSbtFs5Int32V2id_13DisplayServer9X11DeviceV6devicet_Tg5
# Func Hash:
1040079909134615379
# Num Counters:
9
# Counter Values:
16
16
4
0
12
16
0
0
12
# Num Value Kinds:
1
# ValueKind = IPVK_MemOPSize:
1
# NumValueSites:
2
3
129:4
257:4
513:4
0

$ss22_ContiguousArrayBufferV20_consumeAndCreateNew14bufferIsUnique15minimumCapacity13growForAppendAByxGSb_SiSbtFs5Int32V_Tg5
# Func Hash:
326953198419788627
# Num Counters:
9
# Counter Values:
4760
4001
791
0
3973
4001
0
0
1994
# Num Value Kinds:
1
# ValueKind = IPVK_MemOPSize:
1
# NumValueSites:
3
8
4:3902
8:20
17:16
33:12
65:11
129:5
513:4
257:3
0
3
0:783
8:4
17:4

$ss22_ContiguousArrayBufferV20_consumeAndCreateNew14bufferIsUnique15minimumCapacity13growForAppendAByxGSb_SiSbtFs5UInt8V_Tg5
# Func Hash:
326953198419788627
# Num Counters:
9
# Counter Values:
199
61
158
0
41
61
0
0
27
# Num Value Kinds:
1
# ValueKind = IPVK_MemOPSize:
1
# NumValueSites:
3
12
17:10
33:9
65:5
6:4
7:3
129:3
8:2
2:1
4:1
9:1
16:1
257:1
0
1
0:158

$ss22_ContiguousArrayBufferV20_consumeAndCreateNew14bufferIsUnique15minimumCapacity13growForAppendAByxGSb_SiSbtFs6UInt32V_Tg5
# Func Hash:
326953198419788627
# Num Counters:
9
# Counter Values:
145
18
145
0
0
12
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
0:127
4:12
65:6

$ss22_ContiguousArrayBufferV20_consumeAndCreateNew14bufferIsUnique15minimumCapacity13growForAppendAByxGSb_SiSbtFyp_Tg5
# Func Hash:
1040079909134615379
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
2
0
0

$ss22_ContiguousArrayBufferV20_consumeAndCreateNew14bufferIsUnique15minimumCapacity13growForAppendAByxGSb_SiSbtFyyYbScMYcc_Tg5
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

$ss22_ContiguousArrayBufferV20_consumeAndCreateNew14bufferIsUnique15minimumCapacity13growForAppendAByxGSb_SiSbtFyyc_Tg5
# Func Hash:
1040079909134615379
# Num Counters:
9
# Counter Values:
117
117
116
0
1
117
0
0
1
# Num Value Kinds:
1
# ValueKind = IPVK_MemOPSize:
1
# NumValueSites:
2
1
16:1
0

$ss22_ContiguousArrayBufferV20_consumeAndCreateNewAByxGyF10Foundation7CGFloatV_Tg5
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
242
$0

$ss22_ContiguousArrayBufferV20_consumeAndCreateNewAByxGyF10QuartzCore16RunningAnimationC9animation_Sd3endt_Tg5
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
106
$0

$ss22_ContiguousArrayBufferV20_consumeAndCreateNewAByxGyF10QuartzCore16RunningAnimationC_Tg5
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
3
$0

$ss22_ContiguousArrayBufferV20_consumeAndCreateNewAByxGyF5Notes12RecoveryFileV_Tg5
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
1
$0

$ss22_ContiguousArrayBufferV20_consumeAndCreateNewAByxGyF5UIKit10FocusOrderO4PartV4part_SNy10Foundation7CGFloatVG5rangeSi5indext_Tg5
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
743
$0

$ss22_ContiguousArrayBufferV20_consumeAndCreateNewAByxGyF5UIKit13UIMenuElementC_Tg5
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
3
$0

$ss22_ContiguousArrayBufferV20_consumeAndCreateNewAByxGyF5UIKit15VelocityTrackerV6Sample33_81122152577CF1BB524CFA45115692E5LLV_Tg5
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
2
$0

$ss22_ContiguousArrayBufferV20_consumeAndCreateNewAByxGyF5UIKit19UIGestureRecognizerC_Tg5
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
204
$0

$ss22_ContiguousArrayBufferV20_consumeAndCreateNewAByxGyFSi3key_13DisplayServer8X11TouchC7Contact33_D3340EF9276D60A1A82B85F721319681LLV5valuet_Tg5
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
8
$0

$ss22__RawDictionaryStorageC4find_9hashValues10_HashTableV6BucketV6bucket_Sb5foundtx_SitSHRzlF
# Func Hash:
1063614628798530829
# Num Counters:
3
# Counter Values:
13
0
15
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
2
1
** External Symbol **:13
1
** External Symbol **:13

$ss22__RawDictionaryStorageC4find_9hashValues10_HashTableV6BucketV6bucket_Sb5foundtx_SitSHRzlF10Foundation18NSAttributedStringC3KeyV_Tg5
# Func Hash:
607699200200471043
# Num Counters:
5
# Counter Values:
90
34
34
103
56
$0

$ss22__RawDictionaryStorageC4find_9hashValues10_HashTableV6BucketV6bucket_Sb5foundtx_SitSHRzlF10QuartzCore10CornerMaskC5RadiiV_Tg5
# Func Hash:
871441887055311364
# Num Counters:
6
# Counter Values:
11
71
1440
1415
1404
1404
$0

$ss22__RawDictionaryStorageC4find_9hashValues10_HashTableV6BucketV6bucket_Sb5foundtx_SitSHRzlF10QuartzCore13LayerPropertyO_Tg5
# Func Hash:
238984481110885645
# Num Counters:
3
# Counter Values:
100
22
118
$0

$ss22__RawDictionaryStorageC4find_9hashValues10_HashTableV6BucketV6bucket_Sb5foundtx_SitSHRzlF10TextEngine0L6LayoutC7RequestV_Tg5
# Func Hash:
895751781932869153
# Num Counters:
88
# Counter Values:
1093
1125
0
1244
0
1125
0
1093
1093
1093
0
1080
1093
1093
0
0
0
0
1093
0
0
0
0
0
0
0
0
0
0
0
1093
1093
0
1093
0
0
0
0
0
0
0
0
0
0
0
1035
0
0
0
0
0
0
0
0
1093
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
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

$ss22__RawDictionaryStorageC4find_9hashValues10_HashTableV6BucketV6bucket_Sb5foundtx_SitSHRzlF10TextEngine0L6ScriptO_Tg5
# Func Hash:
238984481110885645
# Num Counters:
3
# Counter Values:
14
0
20
$0

$ss22__RawDictionaryStorageC4find_9hashValues10_HashTableV6BucketV6bucket_Sb5foundtx_SitSHRzlF10TextEngine14FontDescriptorV_Tg5
# Func Hash:
822726965834464914
# Num Counters:
16
# Counter Values:
0
0
0
2491
0
0
2500
0
2505
2493
0
0
0
0
9
9
$0

$ss22__RawDictionaryStorageC4find_9hashValues10_HashTableV6BucketV6bucket_Sb5foundtx_SitSHRzlF13DisplayServer11CursorShapeO_Tg5
# Func Hash:
238984481110885645
# Num Counters:
3
# Counter Values:
21
9
17
$0

$ss22__RawDictionaryStorageC4find_9hashValues10_HashTableV6BucketV6bucket_Sb5foundtx_SitSHRzlF13DisplayServer18ClipboardSelectionO_Tg5
# Func Hash:
238984481110885645
# Num Counters:
3
# Counter Values:
2
1
4
$0

$ss22__RawDictionaryStorageC4find_9hashValues10_HashTableV6BucketV6bucket_Sb5foundtx_SitSHRzlF5UIKit11BitmapCacheC3Key33_194E62A8E0173A61EC24569BC0D4CCA7LLV_Tg5
# Func Hash:
1080275683510661763
# Num Counters:
10
# Counter Values:
0
0
6792
8559
8559
0
1767
7142
6857
8559
$0

$ss22__RawDictionaryStorageC4find_9hashValues10_HashTableV6BucketV6bucket_Sb5foundtx_SitSHRzlF5UIKit19UIGestureRecognizerC5StateO_Tg5
# Func Hash:
238984481110885645
# Num Counters:
3
# Counter Values:
147
51
136
$0

$ss22__RawDictionaryStorageC4find_9hashValues10_HashTableV6BucketV6bucket_Sb5foundtx_SitSHRzlF5UIKit6SymbolV_Tg5
# Func Hash:
672137664179865438
# Num Counters:
13
# Counter Values:
304
55
112
304
65
102
112
0
272
206
170
102
0
$0

$ss22__RawDictionaryStorageC4find_9hashValues10_HashTableV6BucketV6bucket_Sb5foundtx_SitSHRzlF5UIKit6UIFontC9TextStyleV_Tg5
# Func Hash:
607699200200471043
# Num Counters:
5
# Counter Values:
24
24
24
52
2
$0

$ss22__RawDictionaryStorageC4find_9hashValues10_HashTableV6BucketV6bucket_Sb5foundtx_SitSHRzlF5UIKit7UITouchC7ContactO_Tg5
# Func Hash:
631255615587165868
# Num Counters:
7
# Counter Values:
0
1462
1462
0
1692
1462
0
$0

$ss22__RawDictionaryStorageC4find_9hashValues10_HashTableV6BucketV6bucket_Sb5foundtx_SitSHRzlF5UIKit7UITouchC_Tg5
# Func Hash:
811594939383285005
# Num Counters:
3
# Counter Values:
21
0
35
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
1
1
** External Symbol **:21

$ss22__RawDictionaryStorageC4find_9hashValues10_HashTableV6BucketV6bucket_Sb5foundtx_SitSHRzlF5UIKit9UIControlC5StateV_Tg5
# Func Hash:
238984481110885645
# Num Counters:
3
# Counter Values:
706
384
832
$0

$ss22__RawDictionaryStorageC4find_9hashValues10_HashTableV6BucketV6bucket_Sb5foundtx_SitSHRzlFSO_Tg5
# Func Hash:
238984481110885645
# Num Counters:
3
# Counter Values:
860
0
1000
$0

$ss22__RawDictionaryStorageC4find_9hashValues10_HashTableV6BucketV6bucket_Sb5foundtx_SitSHRzlFSS_Tg5
# Func Hash:
607699200200471043
# Num Counters:
5
# Counter Values:
5228
4315
4315
3672
937
$0

$ss22__RawDictionaryStorageC4find_9hashValues10_HashTableV6BucketV6bucket_Sb5foundtx_SitSHRzlFSi_Tg5
# Func Hash:
238984481110885645
# Num Counters:
3
# Counter Values:
2413
619
3672
$0

$ss22__RawDictionaryStorageC4find_9hashValues10_HashTableV6BucketV6bucket_Sb5foundtx_SitSHRzlFSu_Tg5
# Func Hash:
238984481110885645
# Num Counters:
3
# Counter Values:
1914
61
2866
$0

$ss22__RawDictionaryStorageC4find_9hashValues10_HashTableV6BucketV6bucket_Sb5foundtx_SitSHRzlFs11AnyHashableV_Tg5
# Func Hash:
238984481110885645
# Num Counters:
3
# Counter Values:
84
84
186
$0

$ss22__RawDictionaryStorageC4find_9hashValues10_HashTableV6BucketV6bucket_Sb5foundtx_SitSHRzlFs13OpaquePointerV_Tg5
# Func Hash:
238984481110885645
# Num Counters:
3
# Counter Values:
1
0
8
$0

$ss22__RawDictionaryStorageC4find_9hashValues10_HashTableV6BucketV6bucket_Sb5foundtx_SitSHRzlFs5Int32V_Tg5
# Func Hash:
238984481110885645
# Num Counters:
3
# Counter Values:
226
0
555
$0

$ss22__RawDictionaryStorageC4find_9hashValues10_HashTableV6BucketV6bucket_Sb5foundtx_SitSHRzlFs6UInt32V_Tg5
# Func Hash:
238984481110885645
# Num Counters:
3
# Counter Values:
377
371
1677
$0

$ss22__RawDictionaryStorageC4findys10_HashTableV6BucketV6bucket_Sb5foundtxSHRzlF
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
15
$0

$ss22__RawDictionaryStorageC4findys10_HashTableV6BucketV6bucket_Sb5foundtxSHRzlF10Foundation18NSAttributedStringC3KeyV_Tg5
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
103
$0

$ss22__RawDictionaryStorageC4findys10_HashTableV6BucketV6bucket_Sb5foundtxSHRzlF10QuartzCore10CornerMaskC5RadiiV_Tg5
# Func Hash:
515675268256557775
# Num Counters:
7
# Counter Values:
1440
0
0
0
0
0
0
$0

$ss22__RawDictionaryStorageC4findys10_HashTableV6BucketV6bucket_Sb5foundtxSHRzlF10QuartzCore13LayerPropertyO_Tg5
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
118
$0

$ss22__RawDictionaryStorageC4findys10_HashTableV6BucketV6bucket_Sb5foundtxSHRzlF10TextEngine0J6LayoutC7RequestV_Tg5
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
1080
$0

$ss22__RawDictionaryStorageC4findys10_HashTableV6BucketV6bucket_Sb5foundtxSHRzlF10TextEngine0J6ScriptO_Tg5
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
20
$0

$ss22__RawDictionaryStorageC4findys10_HashTableV6BucketV6bucket_Sb5foundtxSHRzlF10TextEngine14FontDescriptorV_Tg5
# Func Hash:
382993475055910911
# Num Counters:
2
# Counter Values:
2505
0
$0

$ss22__RawDictionaryStorageC4findys10_HashTableV6BucketV6bucket_Sb5foundtxSHRzlF13DisplayServer11CursorShapeO_Tg5
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
17
$0

$ss22__RawDictionaryStorageC4findys10_HashTableV6BucketV6bucket_Sb5foundtxSHRzlF13DisplayServer18ClipboardSelectionO_Tg5
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
4
$0

$ss22__RawDictionaryStorageC4findys10_HashTableV6BucketV6bucket_Sb5foundtxSHRzlF5UIKit11BitmapCacheC3Key33_194E62A8E0173A61EC24569BC0D4CCA7LLV_Tg5
# Func Hash:
146835647075900052
# Num Counters:
2
# Counter Values:
7142
0
$0

$ss22__RawDictionaryStorageC4findys10_HashTableV6BucketV6bucket_Sb5foundtxSHRzlF5UIKit19UIGestureRecognizerC5StateO_Tg5
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
136
$0

$ss22__RawDictionaryStorageC4findys10_HashTableV6BucketV6bucket_Sb5foundtxSHRzlF5UIKit6SymbolV_Tg5
# Func Hash:
109769661357415060
# Num Counters:
4
# Counter Values:
46
226
0
0
$0

$ss22__RawDictionaryStorageC4findys10_HashTableV6BucketV6bucket_Sb5foundtxSHRzlF5UIKit6UIFontC9TextStyleV_Tg5
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
52
$0

$ss22__RawDictionaryStorageC4findys10_HashTableV6BucketV6bucket_Sb5foundtxSHRzlF5UIKit7UITouchC7ContactO_Tg5
# Func Hash:
146835647075900052
# Num Counters:
2
# Counter Values:
0
1692
$0

$ss22__RawDictionaryStorageC4findys10_HashTableV6BucketV6bucket_Sb5foundtxSHRzlF5UIKit7UITouchC_Tg5
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
** External Symbol **:35

$ss22__RawDictionaryStorageC4findys10_HashTableV6BucketV6bucket_Sb5foundtxSHRzlF5UIKit9UIControlC5StateV_Tg5
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
832
$0

$ss22__RawDictionaryStorageC4findys10_HashTableV6BucketV6bucket_Sb5foundtxSHRzlFSO_Tg5
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
1000
$0

$ss22__RawDictionaryStorageC4findys10_HashTableV6BucketV6bucket_Sb5foundtxSHRzlFSS_Tg5
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
3672
$0

$ss22__RawDictionaryStorageC4findys10_HashTableV6BucketV6bucket_Sb5foundtxSHRzlFSi_Tg5
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
3672
$0

$ss22__RawDictionaryStorageC4findys10_HashTableV6BucketV6bucket_Sb5foundtxSHRzlFSu_Tg5
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
2866
$0

$ss22__RawDictionaryStorageC4findys10_HashTableV6BucketV6bucket_Sb5foundtxSHRzlFs11AnyHashableV_Tg5
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
186
$0

$ss22__RawDictionaryStorageC4findys10_HashTableV6BucketV6bucket_Sb5foundtxSHRzlFs13OpaquePointerV_Tg5
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
8
$0

$ss22__RawDictionaryStorageC4findys10_HashTableV6BucketV6bucket_Sb5foundtxSHRzlFs5Int32V_Tg5
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
555
$0

$ss22__RawDictionaryStorageC4findys10_HashTableV6BucketV6bucket_Sb5foundtxSHRzlFs6UInt32V_Tg5
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
1677
$0

$ss30_copySequenceToContiguousArrayys0dE0Vy7ElementQzGxSTRzlFs010EnumeratedB0VySay10QuartzCore7CALayerCGG_Tg5
# Func Hash:
1021259871394192324
# Num Counters:
13
# Counter Values:
1120
34
0
192
0
34
34
0
0
0
0
192
118
# Num Value Kinds:
1
# ValueKind = IPVK_MemOPSize:
1
# NumValueSites:
2
6
16:32
32:32
64:32
128:32
256:32
512:32
0

$ss30_copySequenceToContiguousArrayys0dE0Vy7ElementQzGxSTRzlFs010EnumeratedB0VySay5UIKit11UIFocusItem_pGG_Tg5
# Func Hash:
1021259871394192324
# Num Counters:
13
# Counter Values:
0
63
0
0
0
63
63
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

$ss32_copyCollectionToContiguousArrayys0dE0Vy7ElementQzGxSlRzlFSD4KeysVySSyp_G_Tg5
# Func Hash:
238984484656208796
# Num Counters:
3
# Counter Values:
1
1
0
$0

$ss32_copyCollectionToContiguousArrayys0dE0Vy7ElementQzGxSlRzlFSD6ValuesVy13DisplayServer18X11ClipboardSenderC3KeyVAK_G_Tg5
# Func Hash:
238984484656208796
# Num Counters:
3
# Counter Values:
2
0
0
$0

$ss32_copyCollectionToContiguousArrayys0dE0Vy7ElementQzGxSlRzlFSD6ValuesVySu13DisplayServer10X11SurfaceC_G_Tg5
# Func Hash:
238984484656208796
# Num Counters:
3
# Counter Values:
3907
3903
0
$0

$ss32_copyCollectionToContiguousArrayys0dE0Vy7ElementQzGxSlRzlFSD6ValuesVySu13DisplayServer18X11ClipboardReaderC_G_Tg5
# Func Hash:
238984484656208796
# Num Counters:
3
# Counter Values:
2
0
0
$0

$ss32_copyCollectionToContiguousArrayys0dE0Vy7ElementQzGxSlRzlFSDySi13DisplayServer8X11TouchC7Contact33_D3340EF9276D60A1A82B85F721319681LLVG_Tg5
# Func Hash:
238984484656208796
# Num Counters:
3
# Counter Values:
8
0
0
$0

$ss32_copyCollectionToContiguousArrayys0dE0Vy7ElementQzGxSlRzlFSRys5Int32VG_Tg5
# Func Hash:
700171236482566652
# Num Counters:
3
# Counter Values:
1
1
1
# Num Value Kinds:
1
# ValueKind = IPVK_MemOPSize:
1
# NumValueSites:
1
1
16:1

$ss32_copyCollectionToContiguousArrayys0dE0Vy7ElementQzGxSlRzlFSS8UTF8ViewV_Tgq5
# Func Hash:
11922952732531945
# Num Counters:
6
# Counter Values:
45
45
0
0
0
11
$0

$ss32_copyCollectionToContiguousArrayys0dE0Vy7ElementQzGxSlRzlFSS9UTF16ViewV_Tgq5
# Func Hash:
290495007627885350
# Num Counters:
5
# Counter Values:
3
2
0
0
0
$0

$ss32_copyCollectionToContiguousArrayys0dE0Vy7ElementQzGxSlRzlFShySSG_Tg5
# Func Hash:
238984484656208796
# Num Counters:
3
# Counter Values:
1
1
0
$0

$ss32_copyCollectionToContiguousArrayys0dE0Vy7ElementQzGxSlRzlFSnySiG_Tg5
# Func Hash:
421769328770610693
# Num Counters:
12
# Counter Values:
4
0
4
4
4
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
981
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
1
1
** External Symbol **:981

$ss5Int32V2id_13DisplayServer9X11DeviceV6devicetWOh
# Func Hash:
170957022131388415
# Num Counters:
1
# Counter Values:
2
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
1
1
** External Symbol **:2

$ss6UInt64VABSzsWl
# Func Hash:
784007059655560962
# Num Counters:
2
# Counter Values:
4
1
$0

$ss7UnicodeO4UTF8OADs01_A8EncodingsWl
# Func Hash:
784007059655560962
# Num Counters:
2
# Counter Values:
1
1
$0

$ss7UnicodeO5UTF16OADs01_A8EncodingsWl
# Func Hash:
784007059655560962
# Num Counters:
2
# Counter Values:
52
1
$0

$sxIeAgHr_xs5Error_pIegHrzo_s8SendableRzs5NeverORs_r0_lTRyt_Tg5
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
1
$0

$sxRi_zRi0_zly12CoreGraphics11PixelRegionVIsegr_SgWOe
# Func Hash:
784007056844089447
# Num Counters:
2
# Counter Values:
1601
742
$0

$sxRi_zRi0_zlyShySSGIsegr_SgWOe
# Func Hash:
784007056844089447
# Num Counters:
2
# Counter Values:
8
0
$0

$sxq_xq_Iegnnrr_x3key_q_5valuetx_q_tIegnr_SHRzr0_lTRSS_Say5UIKit10SymbolPartVGTG5081$sSD5merge_16uniquingKeysWithySDyxq_Gn_q_q__q_tKXEtKFx_q_tx_q_tcfU_SS_Say5UIKit10dE5VGTG5Tf3nnpf_n
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
546
$0

$sypSgWOc
# Func Hash:
170957022131388415
# Num Counters:
1
# Counter Values:
20566
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
1
1
** External Symbol **:20566

$sypSgWOd
# Func Hash:
170957022131388415
# Num Counters:
1
# Counter Values:
613
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
1
1
** External Symbol **:613

$sypSgWOf
# Func Hash:
170957022131388415
# Num Counters:
1
# Counter Values:
188
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
1
1
** External Symbol **:188

$sypSgWOh
# Func Hash:
170957022131388415
# Num Counters:
1
# Counter Values:
18460
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
1
1
** External Symbol **:18460

$sypWOb
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
3299
$0

$sypWOc
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
2
** External Symbol **:244
** External Symbol **:165

