import { answers, type AnswerBank } from '../lines.ts'
import angry from '../lines/answers/angry.json' with { type: 'json' }
import celebrate from '../lines/answers/celebrate.json' with { type: 'json' }
import funny from '../lines/answers/funny.json' with { type: 'json' }
import heartbreak from '../lines/answers/heartbreak.json' with { type: 'json' }
import hope from '../lines/answers/hope.json' with { type: 'json' }
import love from '../lines/answers/love.json' with { type: 'json' }
import mourn from '../lines/answers/mourn.json' with { type: 'json' }
import part from '../lines/answers/part.json' with { type: 'json' }
import pray from '../lines/answers/pray.json' with { type: 'json' }
import proud from '../lines/answers/proud.json' with { type: 'json' }
import rap from '../lines/answers/rap.json' with { type: 'json' }
import rueful from '../lines/answers/rueful.json' with { type: 'json' }
import sell from '../lines/answers/sell.json' with { type: 'json' }
import sorry from '../lines/answers/sorry.json' with { type: 'json' }
import story from '../lines/answers/story.json' with { type: 'json' }
import thank from '../lines/answers/thank.json' with { type: 'json' }

export const ANSWER_BANKS: readonly AnswerBank[] = [
  angry,
  celebrate,
  funny,
  heartbreak,
  hope,
  love,
  mourn,
  part,
  pray,
  proud,
  rap,
  rueful,
  sell,
  sorry,
  story,
  thank,
].flatMap((file): AnswerBank[] => Object.entries(file).map(([stance, rows]) => answers(stance, rows)))
