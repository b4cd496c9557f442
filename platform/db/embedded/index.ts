export { EmbeddedPostgresError } from './failure.ts'
export { type EmbeddedPostgres, startEmbeddedPostgres } from './start.ts'
export { removeEmbeddedPostgres, stopEmbeddedPostgres } from './stop.ts'
