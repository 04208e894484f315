import { composeSong } from '@arioso/engine'
import { answerTasks } from '../thread/answerTasks.ts'
import type { PlanWish } from './index.ts'
import { planOfScore } from './planOfScore.ts'

answerTasks(async (wish: PlanWish) => planOfScore(composeSong(wish)))
