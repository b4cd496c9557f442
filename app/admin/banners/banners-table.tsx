import { Link } from 'react-router'
import { formatCount } from '#app/ui/figures/figs/format-count.ts'
import { DataTable } from '#app/ui/table/table.tsx'
import type { Column } from '#app/ui/table/column.ts'
import { Tag, type TagTone } from '#app/ui/tag/tag.tsx'
import { shortMonthOf } from '#app/ui/time/date-words.ts'
import type { BannerState } from '#domain/banners/banner-rules.ts'
import { bannerStateWords, placementShort } from '#domain/banners/banner-words.ts'
import { type BannerLine, BANNERS, ofHundred } from './banner-lines.ts'
import { DayBars } from './day-bars.tsx'

const tones: Record<BannerState, TagTone> = {
  draft: 'plain',
  scheduled: 'info',
  live: 'ok',
  paused: 'warn',
  ended: 'plain',
}

export const StateTag = ({ state }: { state: BannerState }) => (
  <Tag tone={tones[state]}>{bannerStateWords[state]}</Tag>
)

const shortDay = (at: Date) => `${at.getUTCDate()} ${shortMonthOf(at)}`

export const ranWords = ({ startsAt, endsAt }: Pick<BannerLine, 'startsAt' | 'endsAt'>): string =>
  endsAt ? `${shortDay(startsAt)} to ${shortDay(endsAt)}` : `from ${shortDay(startsAt)}`

const columns: readonly Column<BannerLine>[] = [
  {
    key: 'title',
    head: 'Banner',
    cell: ({ number, title }) => (
      <b>
        <Link to={`${BANNERS}/${number}`}>{title}</Link>
      </b>
    ),
    text: 'wrap',
    phone: 'title',
  },
  { key: 'state', head: 'State', cell: ({ state }) => <StateTag state={state} />, phone: 'title-end' },
  {
    key: 'place',
    head: 'Place',
    cell: ({ placement }) => <span className="bn-line">{placementShort[placement]}</span>,
    phone: 'under',
  },
  { key: 'ran', head: 'When', cell: (line) => <span className="bn-line">{ranWords(line)}</span> },
  {
    key: 'seen',
    head: 'Seen',
    align: 'end',
    cell: ({ seen }) => (
      <>
        {formatCount(seen)}
        <span className="bn-phone"> seen</span>
      </>
    ),
    phone: 'under-end',
  },
  { key: 'clicked', head: 'Pressed', align: 'end', cell: ({ clicked }) => formatCount(clicked) },
  { key: 'share', head: 'Of 100', align: 'end', cell: (line) => <b>{ofHundred(line)}</b> },
  { key: 'days', head: 'By day', cell: ({ byDay }) => <DayBars values={byDay} /> },
  { key: 'closed', head: 'Closed by', align: 'end', cell: ({ closed }) => formatCount(closed) },
]

/** Banners with what came of each; who saw or pressed one counts once a day. */
export function BannersTable({ lines, csvHref }: { lines: readonly BannerLine[]; csvHref: string }) {
  return (
    <DataTable
      label="Banners"
      columns={columns}
      rows={lines}
      rowKey={({ number }) => String(number)}
      count={`${formatCount(lines.length)} ${lines.length === 1 ? 'banner' : 'banners'}`}
      csvHref={csvHref}
      tight
    />
  )
}
