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
        <table className="table table-tight">
          <caption className="sr">Figures and today’s values</caption>
          <thead>
            <tr>
              <th scope="col">Place</th>
              <th scope="col">Today</th>
            </tr>
          </thead>
          <tbody>
            {figures.map(({ place, value }) => (
              <tr key={place}>
                <th scope="row">
                  <code>{place}</code>
                </th>
                <td className="soft">{value || 'nothing'}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </Scroller>
    </section>
  )
}
