import { Scroller } from '#app/ui/scroller/scroller.tsx'
import type { NamedFigure } from '#app/shared/docs/list-figures.ts'

/** What a text may name, with today's values: they change with the settings, and the text with them. */
export function FigureList({ figures }: { figures: readonly NamedFigure[] }) {
  return (
    <section className="ed-p document-figures" aria-labelledby="figures-title">
      <h2 id="figures-title">Figures</h2>
      <p className="soft">
        Write a place, and people read the value in force. {figures.length} places are known; any other is
        refused.
      </p>
      <Scroller label="Figures" className="document-figures-box">
        <ul>
          {figures.map(({ place, value, meaning }) => (
            <li key={place}>
              <code>{place}</code>
              <span>{value || 'nothing'}</span>
              {meaning ? <small className="soft">{meaning}</small> : null}
            </li>
          ))}
        </ul>
      </Scroller>
    </section>
  )
}
