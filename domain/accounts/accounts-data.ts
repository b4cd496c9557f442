import type { PersonalData } from '#domain/privacy/index.ts'
import { anonymiseMember } from './members/anonymise-member.ts'
import { exportProfile, exportSessions, exportProviderLinks, exportBans } from './members/export-member.ts'
import { isLastAdministrator } from './administrators/is-last-administrator.ts'
import { exportPasskeys } from './passkeys/passkey-queries.ts'
import { exportSecondFactorResets } from './second-factor-reset/reset-queries.ts'

/** What accounts keep of a person. */
export const accountsData: PersonalData = {
  exportParts: {
    async *profile({ db, person }) {
      const found = await exportProfile(db, person.id)
      if (!found) return
      yield { name: 'profile.json', json: found.profile }
      for (const [name, fileKey] of Object.entries(found.files)) {
        if (fileKey) yield { name: `files/${name}${/\.[a-z0-9]+$/.exec(fileKey)?.[0] ?? ''}`, fileKey }
      }
    },
    async *sessions({ db, person }) {
      yield { name: 'sessions.json', json: await exportSessions(db, person.id) }
    },
    async *'sign-in providers'({ db, person }) {
      yield { name: 'sign-in-providers.json', json: await exportProviderLinks(db, person.id) }
    },
    async *passkeys({ db, person }) {
      yield { name: 'passkeys.json', json: await exportPasskeys(db, person.id) }
    },
    async *'second-factor resets'({ db, person }) {
      yield { name: 'second-factor-resets.json', json: await exportSecondFactorResets(db, person.id) }
    },
    async *bans({ db, person }) {
      yield { name: 'bans.json', json: await exportBans(db, person.id) }
    },
  },
  deletionBlocks: {
    'the last administrator': async (db, memberId) =>
      (await isLastAdministrator(db, memberId))
        ? {
            words: 'You are the last administrator: make someone else an administrator first',
            link: { to: '/admin/users', label: 'Members' },
            stopsAsking: true,
          }
        : undefined,
  },
  erasers: { account: (tx, person) => anonymiseMember(tx, person.id) },
}
