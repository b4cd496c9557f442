import { useActionData } from 'react-router'
import { reading, staffOnly } from '#app/edge.ts'
import { RefusedElsewhere } from '#app/ui/inputs/form/refused-elsewhere.tsx'
import { Note } from '#app/ui/note/note.tsx'
import { Pagination } from '#app/ui/pagination/pagination.tsx'
import { PageHead } from '#app/ui/shell/page-head.tsx'
import { Section } from '#app/ui/shell/section.tsx'
import { refusalElsewhere, type RefusedForm } from '#app/forms/refused-form.ts'
import { describeAdminPage } from '../describe-admin-page.ts'
import { ListFilters } from '../list-filters.tsx'
import type { Route } from './+types/bans.page.ts'
import { bansIntents } from './bans/act-on-bans.ts'
import { Appeals } from './bans/appeals.tsx'
import { BANS, WORDS_MOST } from './bans/address.ts'
import { loadBans } from './bans/load-bans.ts'
import { MemberBanList } from './bans/member-ban-list.tsx'
import { OriginBanForm } from './bans/origin-ban-form.tsx'
import { OriginBanList } from './bans/origin-ban-list.tsx'

export const loader = reading(staffOnly('members.read-bans', loadBans))

export const action = bansIntents

export const meta: Route.MetaFunction = () => describeAdminPage('Bans')

export default function BansPage({ loaderData }: Route.ComponentProps) {
  const { words, appeals, held, ended, origins, now, limits, done, seesOrigins } = loaderData
  const refused = useActionData<RefusedForm>()
  const shown = [...(seesOrigins ? ['ban-origin'] : []), ...(origins.bans.length > 0 ? ['lift-origin'] : [])]
  return (
    <>
      <PageHead
        title="Bans"
        lede="Members, addresses and e-mail domains. Every ban has a reason and leaves a trail."
      />
      {done ? <Note role="status">{done}</Note> : null}
      <RefusedElsewhere result={refusalElsewhere(shown, refused)} wrote={{ reason: 'Reason' }} />
      <Section
        title="Appeals"
        id="appeals"
        text="Another administrator than the one who banned decides, where there is one."
        opens
      >
        <Appeals {...appeals} now={now} />
      </Section>
      <Section title="Members" id="members" text="Ban a member from their own page.">
        <ListFilters
          label="Bans"
          action={BANS}
          search={{
            label: 'Search bans',
            placeholder: seesOrigins ? 'Member, address or domain' : 'Member',
            words,
            most: WORDS_MOST,
          }}
          back={words !== '' && { to: BANS, words: 'Show all' }}
        />
        <MemberBanList
          bans={held.bans}
          now={now}
          label="Members who are banned"
          nobody={words ? `Nobody who is banned is called “${words}”.` : 'Nobody is banned.'}
        />
        <Pagination page={held.page} pages={held.pages} label="Pages of members" />
      </Section>
      {seesOrigins ? (
        <Section
          title="Addresses and domains"
          id="origins"
          text="Nobody signs up or in from there. Who is signed in stays so."
        >
          <div className="stack">
            <OriginBanList
              bans={origins.bans}
              nothing={
                words
                  ? `No address and no domain with “${words}” in it is banned.`
                  : 'No address and no domain is banned.'
              }
              now={now}
              limits={limits}
              refused={refused}
            />
            <Pagination
              page={origins.page}
              pages={origins.pages}
              param="origins"
              label="Pages of addresses and domains"
            />
            <OriginBanForm limits={limits} refused={refused} />
          </div>
        </Section>
      ) : null}
      <Section title="Lifted" id="lifted">
        <MemberBanList
          bans={ended.bans}
          now={now}
          label="Bans that ended"
          nobody={words ? `None of “${words}”.` : 'None yet.'}
        />
        <Pagination page={ended.page} pages={ended.pages} param="lifted" label="Pages of lifted bans" />
      </Section>
    </>
  )
}
