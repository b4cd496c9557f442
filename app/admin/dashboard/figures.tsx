import { changeInWords } from '#app/ui/figures/kpi/change-in-words.ts'
import { Kpis } from '#app/ui/figures/kpi/kpi.tsx'
import type { Compared } from './compared.ts'

const figure = new Intl.NumberFormat('en')

/** What belongs to no part of whoever looks is not there. */
type FiguresProps = { signUps: Compared } & Record<
  'signIns' | 'failures' | 'letters' | 'published' | 'submitted',
  Compared | undefined
>

/** Growth is good except of failures, and figures without a direction stay plain. */
export function toneOf({ now, before }: Compared, rising: 'ok' | 'bad'): 'ok' | 'bad' | undefined {
  if (now === before) return undefined
  return now > before === (rising === 'ok') ? 'ok' : 'bad'
}

export function Figures({ signUps, signIns, failures, letters, published, submitted }: FiguresProps) {
  const kpi = (name: string, compared: Compared | undefined, rising?: 'ok' | 'bad') =>
    compared
      ? [
          {
            name,
            value: figure.format(compared.now),
            change: changeInWords(compared.now, compared.before),
            tone: rising && toneOf(compared, rising),
            now: compared.days,
            before: compared.daysBefore,
          },
        ]
      : []
  return (
    <Kpis
      kpis={[
        ...kpi('Sign-ups', signUps, 'ok'),
        ...kpi('Services published', published, 'ok'),
        ...kpi('Submitted for review', submitted),
        ...kpi('Sign-ins', signIns, 'ok'),
        ...kpi('Failed sign-ins', failures, 'bad'),
        ...kpi('E-mails written', letters),
      ]}
    />
  )
}
