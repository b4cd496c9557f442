import { PriceChart } from './price-chart.tsx'
import { Row } from './row.tsx'

const shape = [1, 2, 4, 6, 8, 9, 8, 6, 5, 4, 3, 2, 1, 1, 1, 1].map((bar) => bar / 9)
const drawn = {
  count: 0,
  bars: shape,
  edges: shape.map((_, at) => String(at)),
  low: 0,
  high: 0,
  middle: 0,
  middleWords: '',
  words: 'Prices, once it is known what for',
}

/** The brief before anything was written. */
export function BlankPaper() {
  return (
    <section className="paper is-blank" aria-label="The brief, still empty">
      <div className="paper-h">
        <h2>The brief</h2>
        <small>grows here</small>
      </div>
      <dl className="brief">
        <Row name="Title">
          <Blanks widths={['long']} />
        </Row>
        <Row name="Category">
          <Blanks widths={['short']} />
        </Row>
        <Row name="What is included">
          <Blanks widths={['full', 'full', 'half']} />
        </Row>
        <Row name="Budget">
          <p className="small soft">Drawn on what people here really paid</p>
          <PriceChart drawn={drawn} isBare />
        </Row>
        <Row name="Days">
          <Blanks widths={['half']} />
        </Row>
        <Row name="Who fits">
          <Blanks widths={['long']} />
        </Row>
      </dl>
    </section>
  )
}

function Blanks({ widths }: { widths: readonly ('short' | 'half' | 'long' | 'full')[] }) {
  return widths.map((width, at) => <i key={`${at} ${width}`} className={`blank blank-${width}`} />)
}
