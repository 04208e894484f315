// The worker: jobs go in from the queue, songs come out as files and rows. It is a process of its own and renders on
// threads, so nothing here ever makes the API wait.
export { startWorker, type Worker } from './startWorker.ts'
