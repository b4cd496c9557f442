import { Link, useLocation } from 'react-router'
import { Footer } from '../shell/footer.tsx'
import { SkipLink } from '../shell/skip-link.tsx'
import { BenchHeader, brand } from './bench-header.tsx'
import { footerColumns } from './bench-links.ts'
import type { Sample } from './sample.ts'

type SampleModule = { samples: Sample[] }

const modules = import.meta.glob<SampleModule>('../*/*.sample.tsx', { eager: true })

/** The ground first, then the shell, then the parts by name. */
const first = ['base', 'icon', 'shell']

function rank(part: string): number {
  const place = first.indexOf(part)
  return place < 0 ? first.length : place
}

const parts = Object.entries(modules)
  .map(([path, module]) => ({ name: path.split('/')[1] ?? path, samples: module.samples }))
  .toSorted((a, b) => rank(a.name) - rank(b.name) || a.name.localeCompare(b.name))

/** Every part in every state on one page; `?part=table,chart` shows those. */
export function Workbench() {
  const { search } = useLocation()
  const only = new URLSearchParams(search).get('part')?.split(',')
  const shown = only ? parts.filter((part) => only.includes(part.name)) : parts
  return (
    <>
      <SkipLink />
      <BenchHeader />
      <main id="main" className="wrap">
        <h1 className="wb-title">Parts</h1>
        {shown.map((part) => (
          <section className="part-row" key={part.name} id={part.name}>
            <h2>
              <Link to={`/?part=${part.name}`}>{part.name.replaceAll('-', ' ')}</Link>
            </h2>
            <div className="wb-samples">
              {part.samples.map((sample) => (
                <div key={sample.title}>
                  <p className="wb-say">{sample.title}</p>
                  {sample.node}
                </div>
              ))}
            </div>
          </section>
        ))}
      </main>
      <Footer
        brand={brand}
        columns={footerColumns}
        about="Run by Harbour Street Co-operative, Rotterdam. The code and the ledger are open to check."
      />
    </>
  )
}
