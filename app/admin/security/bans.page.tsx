import { useActionData } from 'react-router'
import { mayOpen, reading, staffOnly } from '#app/edge.ts'
import { RefusedElsewhere } from '#app/ui/inputs/form/refused-elsewhere.tsx'
import { Note } from '#app/ui/note/note.tsx'
import { PageHead } from '#app/ui/shell/page-head.tsx'
import { Section } from '#app/ui/shell/section.tsx'
import { actorNames, adminLimits, findFaces, listMemberBans } from '#domain/accounts/index.ts'
import { listAppeals } from '#domain/appeals/index.ts'
import { listOriginBans } from '#domain/security/index.ts'
import { refusalElsewhere, type RefusedForm } from '#app/forms/refused-form.ts'
import { describeAdminPage } from '../describe-admin-page.ts'
import type { Route } from './+types/bans.page.ts'
import { bansIntents } from './bans/act-on-bans.ts'
import { Appeals } from './bans/appeals.tsx'
import { bansDoneWords } from './bans/done-words.ts'
import { MemberBanList } from './bans/member-ban-list.tsx'
import { OriginBanForm } from './bans/origin-ban-form.tsx'
import { OriginBanList } from './bans/origin-ban-list.tsx'

const MOST_SHOWN = 100

export const loader = reading(
  staffOnly('members.read-bans', async ({ db, actor, clock, url }) => {
    const now = clock.now()
    const [appeals, held, ended, origins] = await Promise.all([
      listAppeals(db, actor, { isDecided: false, kind: 'ban' }),
      listMemberBans(db, actor, { ended: false, limit: MOST_SHOWN }),
      listMemberBans(db, actor, { ended: true, limit: 20 }),
      mayOpen(actor, 'security.read') ? listOriginBans(db, actor, { now, limit: MOST_SHOWN }) : [],
    ])
    const nameOf = await actorNames(
      db,
      origins.map((ban) => ban.bannedBy),
    )
    const faces = await findFaces(
      db,
      appeals.flatMap(({ memberId }) => memberId ?? []),
    )
    return {
      now,
      appeals: appeals.map(({ number, memberId, words, sentAt, dueAt }) => ({
        number,
        name: faces.get(memberId ?? '')?.displayName ?? 'A member who left',
        words,
        sentAt,
        dueAt,
      })),
      held,
      ended,
      seesOrigins: mayOpen(actor, 'security.read'),
      origins: origins.map((ban) => ({ ...ban, bannedByName: nameOf(ban.bannedBy) })),
      limits: adminLimits,
      done: bansDoneWords(url.searchParams.get('done')),
    }
  }),
)

export const action = bansIntents

export const meta: Route.MetaFunction = () => describeAdminPage('Bans')

export default function BansPage({ loaderData }: Route.ComponentProps) {
  const { appeals, held, ended, origins, now, limits, done, seesOrigins } = loaderData
  const refused = useActionData<RefusedForm>()
  const shown = [...(seesOrigins ? ['ban-origin'] : []), ...(origins.length > 0 ? ['lift-origin'] : [])]
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
        <Appeals appeals={appeals} now={now} />
      </Section>
      <Section title="Members" id="members" text="Ban a member from their own page.">
        <MemberBanList bans={held} now={now} label="Members who are banned" nobody="Nobody is banned." />
      </Section>
      {seesOrigins ? (
        <Section
          title="Addresses and domains"
          id="origins"
          text="Nobody signs up or in from there. Who is signed in stays so."
        >
          <div className="stack">
            <OriginBanList bans={origins} now={now} limits={limits} refused={refused} />
            <OriginBanForm limits={limits} refused={refused} />
          </div>
        </Section>
      ) : null}
      <Section title="Lifted" id="lifted" text="The last twenty.">
        <MemberBanList bans={ended} now={now} label="Bans that ended" nobody="None yet." />
      </Section>
    </>
  )
}
