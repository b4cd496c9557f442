import { randomUUID } from 'node:crypto'
import type { Sent } from '../../tests/server/frontend-messages.ts'

type Counted = { series?: string; last?: number }

/**
 * The papers of a checkout that is sent again: their ids are new, and their numbers go on from what the database has just counted
 * for their series. All else in them is as it was recorded.
 */
export class ReplayedPapers {
  readonly #ids = new Map<string, string>()
  readonly #counted = new Map<string, number>()

  /** What the counters of the series answered. */
  learn(text: string, rows: readonly Counted[]): void {
    if (!text.startsWith('insert into "paper_series"')) return
    for (const { series, last } of rows) this.#counted.set(String(series), Number(last))
  }

  rename({ text, values }: Pick<Sent, 'text' | 'values'>): (string | null)[] {
    if (text.includes('insert into "paper" ')) return this.#renumber(text, values)
    return values.map((value) => this.#ids.get(value ?? '') ?? value)
  }

  /** Papers are the first part of the statement that writes them; what else it writes follows. */
  #renumber(text: string, values: readonly (string | null)[]): (string | null)[] {
    const [, listed = '', rowsOfIt = ''] = /insert into "paper" \(([^)]*)\) values ([^"]*)/.exec(text) ?? []
    const columns = [...listed.matchAll(/"(\w+)"/g)].map(([, name]) => name)
    const papers = [...rowsOfIt.matchAll(/\(/g)].length
    const rows = Array.from({ length: papers }, (_, nth) =>
      Object.fromEntries(columns.map((name, place) => [name, values[nth * columns.length + place] ?? null])),
    )
    const lastThen = new Map<string, number>()
    for (const { series, number } of rows)
      lastThen.set(String(series), Math.max(lastThen.get(String(series)) ?? 0, Number(number)))
    const renumbered = rows.flatMap((row) => {
      const series = String(row['series'])
      const later = (this.#counted.get(series) ?? 0) - (lastThen.get(series) ?? 0)
      const number = String(Number(row['number']) + later)
      const id = randomUUID()
      this.#ids.set(String(row['id']), id)
      const label = row['label']?.replace(/\d+$/, number.padStart(6, '0')) ?? null
      return Object.values({ ...row, id, number, label }) as (string | null)[]
    })
    const others = values.slice(papers * columns.length).map((value) => this.#ids.get(value ?? '') ?? value)
    return [...renumbered, ...others]
  }
}
