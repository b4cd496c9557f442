import type { Db } from '#platform/db/database.ts'

export type FigureValue = { value: number; of?: string }

/** A figure of the whole marketplace, the same in every process, which only the database knows. */
export type Figure = {
  name: string
  help: string
  /** What tells its values apart, where there are several. */
  label?: string
  /** How old it may be: it is read when someone asks for figures, and not again until then. */
  everySeconds: number
  read(db: Db): Promise<FigureValue[]>
}
