import { EXPORT_KEPT_DAYS, JOB_QUEUES, type ExportDataJob, type ExportManifest, DAY_SECONDS } from '@arioso/contract'
import { type Storage, writeJson } from '@arioso/storage'
import { zipOf, type ZipEntry } from '../../media/zipOf.ts'
import { planExport, type ExportFile } from './planExport.ts'

// Below the four gigabytes a plain zip can hold, and a size that downloads in one go.
const PART_MAX_BYTES = 1024 ** 3

// Safe to run twice: what counts is the manifest, which comes last.
export async function exportData(
  storage: Pick<Storage, 'files' | 'jobs' | 'personalData' | 'users'>,
  job: ExportDataJob,
  signal: AbortSignal,
  now: Date,
): Promise<void> {
  const { files, jobs, users } = storage
  const place = `exports/${job.user_id}`
  const folder = `${place}/${now.getTime()}`
  if ((await users.find(job.user_id)) === undefined) return
  const parts: ExportManifest['parts'] = []
  for (const planned of splitIntoParts(await planExport(storage, job.user_id))) {
    signal.throwIfAborted()
    const name = `arioso-export-${parts.length + 1}.zip`
    await files.write(`${folder}/${name}`, zipOf(planned.map((file) => toEntry(storage, file))))
    parts.push({ name, bytes: (await files.size(`${folder}/${name}`)) ?? 0 })
  }
  const gone = { startAfterSeconds: EXPORT_KEPT_DAYS * DAY_SECONDS, singletonKey: folder }
  await jobs.send(JOB_QUEUES.removePacket, { key: folder }, gone)
  const manifest: ExportManifest = { made_at: now.toISOString(), folder, parts }
  await writeJson(files, `${place}/manifest.json`, manifest)
  await files.remove(`${place}/requested`)
}

export async function abandonExport({ files }: Pick<Storage, 'files'>, job: ExportDataJob): Promise<void> {
  await files.remove(`exports/${job.user_id}`)
  await files.write(`exports/${job.user_id}/failed`, new Uint8Array())
}

function splitIntoParts(planned: ExportFile[]): ExportFile[][] {
  const parts: ExportFile[][] = [[]]
  let bytes = 0
  for (const file of planned) {
    if (bytes > 0 && bytes + file.bytes > PART_MAX_BYTES) {
      parts.push([])
      bytes = 0
    }
    parts.at(-1)?.push(file)
    bytes += file.bytes
  }
  return parts
}

function toEntry({ files }: Pick<Storage, 'files'>, { name, source }: ExportFile): ZipEntry {
  const read = async () => (typeof source === 'string' ? ((await files.readBytes(source)) ?? new Uint8Array()) : source)
  return { name, read }
}
