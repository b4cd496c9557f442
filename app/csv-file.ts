export type CsvCell = string | number | CsvAmount | null | undefined
/** An amount with all its places, which a number would lose; it is no text that could be a formula. */
type CsvAmount = { decimal: string }
type Rows = Iterable<readonly CsvCell[]> | AsyncIterable<readonly CsvCell[]>

/** A file for a spreadsheet, sent row by row as they come, so that a long one never stands in memory whole. */
export function csvFile(name: string, head: readonly string[], rows: Rows): Response {
  return new Response(streamOf(head, rows), {
    headers: {
      'Content-Type': 'text/csv; charset=utf-8',
      'Content-Disposition': `attachment; filename="${name}"`,
      'Cache-Control': 'no-store',
    },
  })
}

function streamOf(head: readonly string[], rows: Rows): ReadableStream<Uint8Array> {
  const portions = portionsOf(head, rows)
  const encoder = new TextEncoder()
  return new ReadableStream({
    async pull(controller) {
      const { value, done } = await portions.next()
      if (done) controller.close()
      else controller.enqueue(encoder.encode(value))
    },
    async cancel() {
      await portions.return(undefined)
    },
  })
}

const ROWS_AT_ONCE = 500

/** Many rows a portion: each portion is a write to the network. */
async function* portionsOf(head: readonly string[], rows: Rows): AsyncGenerator<string, undefined> {
  let portion = csvLine(head)
  let count = 0
  for await (const row of rows) {
    portion += csvLine(row)
    count += 1
    if (count % ROWS_AT_ONCE > 0) continue
    yield portion
    portion = ''
  }
  if (portion) yield portion
}

/** One line of a CSV file. What a spreadsheet would take for a formula is marked as text. */
export function csvLine(cells: readonly CsvCell[]): string {
  return `${cells.map(csvCell).join(',')}\r\n`
}

function csvCell(value: CsvCell): string {
  if (value === null || value === undefined) return ''
  const text = typeof value === 'object' ? decimalOf(value) : String(value)
  const safe = typeof value === 'string' && isFormula(text) ? `'${text}` : text
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe
}

/** '-12.00' as a spreadsheet reads it; anything else is a fault of ours. */
function decimalOf({ decimal }: CsvAmount): string {
  if (!/^-?\d+(\.\d+)?$/.test(decimal)) throw new Error(`${decimal} is no amount`)
  return decimal
}

/** Spaces and signs without ink, which spreadsheets pass over. */
const PASSED_OVER = /^[\s\p{Cc}\p{Default_Ignorable_Code_Point}]+/u

/** Wide, small and raised forms are folded by the spreadsheets that read them as the signs themselves. */
function isFormula(text: string): boolean {
  const [first = ''] = text.replace(PASSED_OVER, '')
  return /^[=+\-−@]/.test(first.normalize('NFKC')) || /^[\t\r]/.test(text)
}
