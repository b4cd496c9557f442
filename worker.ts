import { startWorker } from '#domain/start-worker.ts'
import { exitWith } from '#platform/process/exit-with.ts'

startWorker().catch(exitWith)
