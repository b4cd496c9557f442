/** What the dashboard reads out of the process's own figures, in the text format of Prometheus. */
type ProcessFigures = {
  /** Seconds within which 95 of 100 answers were given, to the bound of its bucket; none were given yet: undefined. */
  answersP95Seconds: number | undefined
  answers: number
}

type Line = { name: string; labels: Record<string, string>; value: number }

const LINE = /^(\w+)(?:\{(.*)\})? (\S+)$/

export function readMetrics(text: string): ProcessFigures {
  const lines = text.split('\n').flatMap((line) => parseLine(line) ?? [])
  const answers = lines
    .filter((line) => line.name === 'http_request_duration_seconds_count')
    .reduce((total, line) => total + line.value, 0)
  return { answersP95Seconds: percentile(lines, answers, 0.95), answers }
}

function parseLine(line: string): Line | undefined {
  const [, name, labels = '', value] = LINE.exec(line) ?? []
  if (!name || value === undefined) return undefined
  const pairs = [...labels.matchAll(/(\w+)="((?:[^"\\]|\\.)*)"/g)].map(
    ([, label = '', text = '']) => [label, text] as const,
  )
  return { name, labels: Object.fromEntries(pairs), value: Number(value) }
}

/** Buckets count all answers up to their bound, so the first that holds the share gives the answer. */
function percentile(lines: readonly Line[], answers: number, share: number): number | undefined {
  if (answers === 0) return undefined
  const upTo = new Map<number, number>()
  for (const { name, labels, value } of lines) {
    if (name !== 'http_request_duration_seconds_bucket') continue
    const bound = labels['le'] === '+Inf' ? Infinity : Number(labels['le'])
    upTo.set(bound, (upTo.get(bound) ?? 0) + value)
  }
  const bounds = [...upTo.keys()].toSorted((one, other) => one - other)
  return bounds.find((bound) => (upTo.get(bound) ?? 0) >= answers * share)
}
