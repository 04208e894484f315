// Briefs come in, songs in words go out. The dictionary and the banks are loaded here, with the first of them.
import { rewriteLyrics, writeSong, type RewriteRequest, type SongBrief } from '@arioso/words/writer'
import { answerTasks } from '../thread/answerTasks.ts'

export type WriterTask = { kind: 'write'; brief: SongBrief } | { kind: 'rewrite'; request: RewriteRequest }

answerTasks(async (task: WriterTask) => (task.kind === 'write' ? writeSong(task.brief) : rewriteLyrics(task.request)))
