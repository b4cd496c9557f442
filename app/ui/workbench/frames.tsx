import { samples as charts } from '../figures/chart/chart.sample.tsx'
import { samples as kpis } from '../figures/kpi/kpi.sample.tsx'
import { samples as purses } from '../purse/purse.sample.tsx'
import { Frame } from '../shell/frame.tsx'
import { Footer } from '../shell/footer.tsx'
import { PageHead } from '../shell/page-head.tsx'
import { SkipLink } from '../shell/skip-link.tsx'
import { samples as tables } from '../table/table.sample.tsx'
import { BenchHeader, brand } from './bench-header.tsx'
import { adminGroups, footerColumns, myBottom, myGroups } from './bench-links.ts'

/** The signed-in area as it is framed. */
export function MyFrame() {
  return (
    <>
      <SkipLink />
      <BenchHeader />
      <Frame side={{ label: 'My area', groups: myGroups }} bottom={myBottom}>
        <PageHead title="Balance">
          <a className="btn btn-main" href="/my">
            Withdraw
          </a>
        </PageHead>
        {purses[0]?.node}
      </Frame>
      <Footer brand={brand} columns={footerColumns} />
    </>
  )
}

/** The administration: the same parts, denser. */
export function AdminFrame() {
  return (
    <>
      <SkipLink />
      <BenchHeader />
      <Frame side={{ label: 'Administration', groups: adminGroups }} variant="admin">
        <PageHead
          title="Today against last Wednesday"
          lede="11 November 2026, until 14:05. Solid line this fortnight, dashed the one before."
        />
        {kpis[0]?.node}
        <section className="sub">
          <h2>Gross volume, a day</h2>
          {charts[0]?.node}
        </section>
        <section className="sub">
          <h2>Members</h2>
          {tables[0]?.node}
        </section>
      </Frame>
    </>
  )
}
