import { Pie } from '#app/ui/figures/pie/pie.tsx'
import { counted } from '#app/shared/figures/figures.ts'
import type { BriefView } from '../brief-view.ts'

/** What is being done, in its order. */
export function Walk({ view: { reading, heard, figures, matches } }: { view: BriefView }) {
  const lines = reading?.scope.length ?? heard?.scope.length ?? 0
  const count = figures?.budget.drawn?.count
  const steps: { name: string; said: string; part: 0 | 2 | 4 }[] = [
    {
      name: 'Scope, from your words',
      said: lines > 0 ? counted(lines, 'line') : '',
      part: reading ? 4 : 2,
    },
    { name: 'Category', said: reading?.categories[0]?.name ?? '', part: reading ? 4 : 0 },
    {
      name: 'Prices and days',
      said: count ? `${counted(count, 'price')} read` : '',
      part: figures ? 4 : reading ? 2 : 0,
    },
    { name: 'Services and people', said: '', part: matches ? 4 : figures ? 2 : 0 },
  ]
  return (
    <ol className="walk" aria-label="What is being done">
      {steps.map(({ name, said, part }) => (
        <li key={name}>
          <Pie part={part}>{name}</Pie>
          <span className="soft">{said}</span>
        </li>
      ))}
    </ol>
  )
}
