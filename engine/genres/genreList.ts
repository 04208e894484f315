import { ambient } from './ambient.ts'
import { bossaNova } from './bossaNova.ts'
import { folk } from './folk.ts'
import { funk } from './funk.ts'
import type { Genre } from './genre.ts'
import { hipHop } from './hipHop.ts'
import { house } from './house.ts'
import { jazz } from './jazz.ts'
import { loFi } from './loFi.ts'
import { orchestral } from './orchestral.ts'
import { pop } from './pop.ts'
import { reggae } from './reggae.ts'
import { rock } from './rock.ts'
import { synthwave } from './synthwave.ts'
import { techno } from './techno.ts'

export const GENRES: readonly Genre[] = [
  pop,
  rock,
  folk,
  jazz,
  bossaNova,
  hipHop,
  loFi,
  house,
  techno,
  synthwave,
  reggae,
  funk,
  ambient,
  orchestral,
]
