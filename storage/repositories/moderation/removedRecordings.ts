import { eq, sql } from 'drizzle-orm'
import type { Database } from '../../database.ts'
import { removedRecordings } from '../../schema/removedRecordings.ts'

export type Landmarks = { hashes: readonly number[]; frames: readonly number[] }

export type RemovedRecordings = {
  // Stored once, however often it is reported.
  add(recordingId: string, landmarks: Landmarks): Promise<void>
  remove(recordingId: string): Promise<void>
  // The removed recording most like it, and how many landmarks lie where they should. One frame of difference is none.
  findLike(landmarks: Landmarks): Promise<{ recordingId: string; votes: number } | undefined>
}

export function createRemovedRecordings(database: Database): RemovedRecordings {
  const rows = ({ hashes, frames }: Landmarks) =>
    sql`unnest(${sql.param(`{${hashes.join(',')}}`)}::int[], ${sql.param(`{${frames.join(',')}}`)}::int[])`

  return {
    async add(recordingId, landmarks) {
      await database.transaction(async (together) => {
        await together.delete(removedRecordings).where(eq(removedRecordings.recordingId, recordingId))
        await together.execute(sql`
          insert into ${removedRecordings} (recording_id, hash, frame)
          select ${recordingId}::uuid, hash, frame from ${rows(landmarks)} as given(hash, frame)`)
      })
    },

    async remove(recordingId) {
      await database.delete(removedRecordings).where(eq(removedRecordings.recordingId, recordingId))
    },

    async findLike(landmarks) {
      const { rows: found } = await database.execute<{ recording_id: string; votes: number }>(sql`
        with counted as (
          select kept.recording_id, kept.frame - given.frame as shift, count(*)::int as votes
          from ${rows(landmarks)} as given(hash, frame)
          join ${removedRecordings} kept on kept.hash = given.hash
          group by 1, 2
        )
        select recording_id,
          (sum(votes) over (partition by recording_id order by shift range between current row and 1 following))::int as votes
        from counted order by 2 desc limit 1`)
      const [best] = found
      return best && { recordingId: best.recording_id, votes: best.votes }
    },
  }
}
