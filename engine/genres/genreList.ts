import { afrobeat } from './afrobeat.ts'
import { amapiano } from './amapiano.ts'
import { ambient } from './ambient.ts'
import { blues } from './blues.ts'
import { boomBap } from './boomBap.ts'
import { bossaNova } from './bossaNova.ts'
import { celtic } from './celtic.ts'
import { chiptune } from './chiptune.ts'
import { cinematic } from './cinematic.ts'
import { classical } from './classical.ts'
import { country } from './country.ts'
import { deepHouse } from './deepHouse.ts'
import { disco } from './disco.ts'
import { drill } from './drill.ts'
import { drumAndBass } from './drumAndBass.ts'
import { dub } from './dub.ts'
import { dubstep } from './dubstep.ts'
import { flamenco } from './flamenco.ts'
import { folk } from './folk.ts'
import { funk } from './funk.ts'
import type { Genre } from './genre.ts'
import { gospel } from './gospel.ts'
import { grime } from './grime.ts'
import { hipHop } from './hipHop.ts'
import { house } from './house.ts'
import { indianClassical } from './indianClassical.ts'
import { indie } from './indie.ts'
import { jazz } from './jazz.ts'
import { kPop } from './kPop.ts'
import { loFi } from './loFi.ts'
import { lullaby } from './lullaby.ts'
import { metal } from './metal.ts'
import { neoSoul } from './neoSoul.ts'
import { orchestral } from './orchestral.ts'
import { pop } from './pop.ts'
import { punk } from './punk.ts'
import { reggae } from './reggae.ts'
import { reggaeton } from './reggaeton.ts'
import { rhythmAndBlues } from './rhythmAndBlues.ts'
import { rock } from './rock.ts'
import { salsa } from './salsa.ts'
import { samba } from './samba.ts'
import { swing } from './swing.ts'
import { synthwave } from './synthwave.ts'
import { techno } from './techno.ts'
import { trance } from './trance.ts'
import { trap } from './trap.ts'
import { waltz } from './waltz.ts'

export const GENRES: readonly Genre[] = [
  pop,
  rock,
  punk,
  metal,
  indie,
  folk,
  country,
  celtic,
  blues,
  jazz,
  swing,
  bossaNova,
  samba,
  salsa,
  reggaeton,
  flamenco,
  reggae,
  dub,
  afrobeat,
  amapiano,
  hipHop,
  boomBap,
  trap,
  drill,
  grime,
  loFi,
  rhythmAndBlues,
  neoSoul,
  gospel,
  funk,
  disco,
  house,
  deepHouse,
  techno,
  trance,
  drumAndBass,
  dubstep,
  synthwave,
  chiptune,
  kPop,
  ambient,
  classical,
  orchestral,
  cinematic,
  waltz,
  lullaby,
  indianClassical,
]
