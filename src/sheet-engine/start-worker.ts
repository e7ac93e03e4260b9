/** Starts the worker in which the draft lives and in which questions about the records are answered. */
export function startWorker(): Worker {
  return new Worker(new URL('./draft.worker.ts', import.meta.url), { type: 'module' })
}
