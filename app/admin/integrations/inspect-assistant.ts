import { formatCount } from '#app/ui/figures/figs/format-count.ts'
import { describeMeaning } from '#domain/assistant/index.ts'
import { costMicros, findBriefUse, type Outcome, type UseOfDays } from '#domain/briefs/index.ts'
import type { Health } from './health.ts'
import { type Integration, set } from './integration.ts'
import type { IntegrationEdge } from './parts.ts'

const MONTH = 30

const meaningWords = {
  off: 'off: texts are compared by words alone',
  resting: 'resting until somebody asks',
  starting: 'starting',
  on: 'on',
  failing: 'failing: texts are compared by words alone',
} as const

/** Why the endpoint did not answer, in the order of the table. */
const causes: readonly (readonly [Outcome, string])[] = [
  ['unreachable', 'did not answer'],
  ['slow', 'too slow'],
  ['refused', 'refused'],
  ['busy', 'busy'],
  ['cut', 'broke off'],
  ['too-large', 'too long'],
  ['nonsense', 'no brief'],
]

/** Who words briefs, how often, what it cost, and how the built-in model is. */
export async function inspectAssistant(edge: IntegrationEdge): Promise<Integration> {
  const { config, db, clock, ai, assistant } = edge
  const now = clock.now()
  const [today, month, meaning] = await Promise.all([
    findBriefUse(db, { now, days: 1 }),
    findBriefUse(db, { now, days: MONTH }),
    assistant ? describeMeaning(assistant) : undefined,
  ])
  return {
    id: 'assistant',
    title: 'Assistant',
    uses: config.ai
      ? `${config.ai.model}, at ${new URL(config.ai.url).host}`
      : 'The built-in engine: nothing that is typed leaves this server',
    lines: [
      { name: 'AI_URL', value: config.ai ? new URL(config.ai.url).host : 'not set' },
      { name: 'AI_MODEL', value: config.ai?.model ?? 'not set' },
      { name: 'AI_KEY', value: set(config.ai?.key) },
      ...(meaning
        ? [
            { name: 'Model of meaning', value: `${meaning.model}: ${meaningWords[meaning.state]}` },
            {
              name: 'Texts read by meaning',
              value: `${formatCount(meaning.madeCount)}; ${formatCount(meaning.waitingCount)} wait`,
            },
          ]
        : []),
      { name: 'Briefs today', value: useWords(today) },
      { name: `Briefs in ${MONTH} days`, value: useWords(month) },
      ...(config.ai
        ? [
            { name: 'Stepped in for it', value: causeWords(month) },
            { name: 'Tokens today', value: tokenWords(today, config.aiPrices) },
            { name: `Tokens in ${MONTH} days`, value: tokenWords(month, config.aiPrices) },
          ]
        : []),
    ],
    health: healthOf(Boolean(config.ai), today),
    test: ai ? { intent: 'test-assistant', label: 'Ask it for a word' } : undefined,
    lastError: undefined,
  }
}

function useWords({ requests, byOutcome }: UseOfDays): string {
  const byModel = byOutcome.endpoint ?? 0
  return byModel > 0
    ? `${formatCount(requests)}, ${formatCount(byModel)} of them by the model`
    : formatCount(requests)
}

function causeWords({ byOutcome }: UseOfDays): string {
  const told = causes.flatMap(([outcome, words]) => {
    const times = byOutcome[outcome]
    return times ? [`${words} ${formatCount(times)}`] : []
  })
  return told.length > 0 ? told.join(', ') : 'never'
}

function tokenWords(
  use: UseOfDays,
  prices: { inputMicros: bigint; outputMicros: bigint } | undefined,
): string {
  const tokens = `${formatCount(use.inputTokens)} in, ${formatCount(use.outputTokens)} out`
  if (!prices) return `${tokens}; set AI_INPUT_PRICE and AI_OUTPUT_PRICE to see the cost`
  return `${tokens}, about $${dollars(costMicros(use, prices))}`
}

/** To the hundredth of a cent: a brief costs less than one. */
function dollars(micros: bigint): string {
  const hundredths = (micros + 50n) / 100n
  return `${hundredths / 10_000n}.${String(hundredths % 10_000n).padStart(4, '0')}`
}

/** What was seen today says how it is: asking it each time the page is opened would cost. */
function healthOf(hasEndpoint: boolean, { byOutcome }: UseOfDays): Health {
  if (!hasEndpoint) return { state: 'unset', words: 'No model is set up: the built-in engine writes briefs' }
  const answered = byOutcome.endpoint ?? 0
  const failed = causes.reduce((sum, [outcome]) => sum + (byOutcome[outcome] ?? 0), 0)
  if (answered + failed === 0) return { state: 'unset', words: 'Not asked yet today' }
  if (answered === 0)
    return { state: 'fails', words: `Did not answer today: the built-in engine wrote ${formatCount(failed)}` }
  return {
    state: 'works',
    words: `Answered ${formatCount(answered)} of ${formatCount(answered + failed)} today`,
  }
}
