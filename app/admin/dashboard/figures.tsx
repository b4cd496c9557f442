import { changeInWords } from '#app/ui/figures/kpi/change-in-words.ts'
import { Kpis } from '#app/ui/figures/kpi/kpi.tsx'
import type { Compared } from './compared.ts'

const figure = new Intl.NumberFormat('en')

type FiguresProps = Record<
  'signUps' | 'signIns' | 'failures' | 'letters' | 'published' | 'submitted',
  Compared
>

/** Growth is good except of failures, and figures without a direction stay plain. */
export function toneOf({ now, before }: Compared, rising: 'ok' | 'bad'): 'ok' | 'bad' | undefined {
  if (now === before) return undefined
  return now > before === (rising === 'ok') ? 'ok' : 'bad'
}

export function Figures({ signUps, signIns, failures, letters, published, submitted }: FiguresProps) {
  const kpi = (name: string, compared: Compared, tone: 'ok' | 'bad' | undefined) => ({
    name,
    value: figure.format(compared.now),
    change: changeInWords(compared.now, compared.before),
    tone,
    now: compared.days,
    before: compared.daysBefore,
  })
  return (
    <Kpis
      kpis={[
        kpi('Sign-ups', signUps, toneOf(signUps, 'ok')),
        kpi('Services published', published, toneOf(published, 'ok')),
        kpi('Submitted for review', submitted, undefined),
        kpi('Sign-ins', signIns, toneOf(signIns, 'ok')),
        kpi('Failed sign-ins', failures, toneOf(failures, 'bad')),
        kpi('E-mails written', letters, undefined),
      ]}
    />
  )
}
