import {
  anonymiseMember,
  exportBans,
  exportPasskeys,
  exportProfile,
  exportProviderLinks,
  exportSecondFactorResets,
  exportSessions,
  forgetFormerEmails,
  isLastAdministrator,
  namesOfNobody,
} from '#domain/accounts/index.ts'
import { eraseDealTraces, exportDeals, hasOpenDeals } from '#domain/deals/index.ts'
import { eraseFavourites, exportFavourites } from '#domain/favourites/index.ts'
import { eraseWorks, exportWorks } from '#domain/portfolio/index.ts'
import { eraseServices, exportServices } from '#domain/catalogue/index.ts'
import { exportPayments, exportStatement } from '#domain/payments/index.ts'
import { eraseCart, exportOrders } from '#domain/orders/index.ts'
import { forgetPictures, listOwnPictures, pictureFile } from '#domain/pictures/index.ts'
import { eraseCompany, exportCompany } from '#domain/companies/index.ts'
import { erasePayouts, exportPayouts, findMoneyLeft } from '#domain/payouts/index.ts'
import type { DeletionBlocks, Erase, ExportParts, PersonalData } from '#domain/privacy/index.ts'
import { eraseReviews, exportReviews } from '#domain/reviews/index.ts'
import { eraseProjects, exportProjects, exportProposals, listFilesOfMember } from '#domain/projects/index.ts'
import { exportSavedSearches, forgetSavedSearches } from '#domain/saved-searches/index.ts'
import { exportEvents } from '#domain/security/index.ts'
import { eraseStanding, exportStanding } from '#domain/standing/index.ts'
import { anonymiseTickets, exportTickets } from '#domain/support/index.ts'
import { exportViewed, removeViewed } from '#domain/views/index.ts'
import { exportMail } from '#platform/mail/export-mail.ts'
import { removeMailTo } from '#platform/mail/remove-mail-to.ts'

/** What goes into the file that a member takes along. */
const exportParts: ExportParts = {
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
  async *'security events'({ db, person }) {
    yield { name: 'security-events.json', list: exportEvents(db, person.id) }
  },
  // Whoever wrote from an address, or was written to there, is this person only if the address is proved to be theirs.
  async *letters({ db, person }) {
    if (person.verifiedEmail) yield { name: 'letters.json', json: await exportMail(db, person.verifiedEmail) }
  },
  async *'viewed services'({ db, person }) {
    yield { name: 'viewed-services.json', json: await exportViewed(db, person.id) }
  },
  async *'saved searches'({ db, person }) {
    yield { name: 'saved-searches.json', json: await exportSavedSearches(db, person.id) }
  },
  async *tickets({ db, person }) {
    if (person.verifiedEmail)
      yield { name: 'tickets.json', json: await exportTickets(db, person.verifiedEmail) }
  },
  async *portfolio({ db, person }) {
    yield { name: 'portfolio.json', json: await exportWorks(db, person.id) }
  },
  async *favourites({ db, person }) {
    yield { name: 'favourites.json', json: await exportFavourites(db, person.id) }
  },
  async *standing({ db, person }) {
    yield { name: 'standing.json', json: await exportStanding(db, person.id) }
  },
  async *deals({ db, person }) {
    yield { name: 'deals.json', json: await exportDeals(db, person.id) }
  },
  async *reviews({ db, person }) {
    yield { name: 'reviews.json', json: await exportReviews(db, person.id) }
  },
  async *services({ db, person }) {
    yield { name: 'services.json', list: exportServices(db, person.id) }
  },
  async *'cart and orders'({ db, person }) {
    yield { name: 'orders.json', json: await exportOrders(db, person.id) }
  },
  async *payments({ db, person }) {
    yield { name: 'payments.json', json: await exportPayments(db, person.id) }
  },
  async *statement({ db, person }) {
    yield { name: 'statement.json', list: exportStatement(db, person.id) }
  },
  async *payouts({ db, person }) {
    yield { name: 'payouts.json', json: await exportPayouts(db, person.id) }
  },
  async *'invoice details'({ db, person }) {
    yield { name: 'invoice-details.json', json: await exportCompany(db, person.id) }
  },
  async *projects({ db, person }) {
    yield { name: 'projects.json', list: exportProjects(db, person.id) }
    for (const { id, name, fileKey } of await listFilesOfMember(db, person.id))
      yield { name: `project-files/${id}${/\.[a-z0-9]+$/i.exec(name)?.[0] ?? ''}`, fileKey }
  },
  async *proposals({ db, person }) {
    yield { name: 'proposals.json', list: exportProposals(db, person.id) }
  },
  async *pictures({ db, person }) {
    for (const { id, widest } of await listOwnPictures(db, person.id))
      yield { name: `pictures/${id}.webp`, fileKey: pictureFile(id, widest, 'webp') }
  },
}

/** What must be finished before an account can go. */
const deletionBlocks: DeletionBlocks = {
  'the last administrator': async (db, memberId) =>
    (await isLastAdministrator(db, memberId))
      ? {
          words: 'You are the last administrator: make someone else an administrator first',
          link: { to: '/admin/users', label: 'Members' },
          stopsAsking: true,
        }
      : undefined,
  async 'money that is still here'(db, memberId) {
    const left = await findMoneyLeft(db, memberId)
    if (!left) return undefined
    return {
      words:
        left === 'payout'
          ? 'A payout of yours is open: wait until it is paid'
          : 'There is money on your balance: withdraw it first',
      link: { to: '/my/payouts', label: 'Payouts' },
    }
  },
  'open deals': async (db, memberId) =>
    (await hasOpenDeals(db, memberId))
      ? {
          words: 'You have deals that are not finished: finish, cancel or withdraw them first',
          link: { to: '/my/orders', label: 'Orders and deals' },
          stopsAsking: false,
        }
      : undefined,
}

/** How each area forgets a person. */
const erasers: Record<string, Erase> = {
  account: (tx, person) => anonymiseMember(tx, person.id),
  async cart(tx, { id }) {
    await eraseCart(tx, id)
    return []
  },
  async portfolio(tx, { id }) {
    await eraseWorks(tx, id)
    return []
  },
  async deals(tx, { id, verifiedEmail }) {
    await eraseDealTraces(tx, { id, verifiedEmail })
    return []
  },
  async favourites(tx, { id }) {
    await eraseFavourites(tx, id)
    return []
  },
  async standing(tx, { id }) {
    await eraseStanding(tx, id)
    return []
  },
  async reviews(tx, { id }) {
    await eraseReviews(tx, id)
    return []
  },
  async 'saved searches'(tx, { id }) {
    await forgetSavedSearches(tx, id)
    return []
  },
  async 'services and pictures'(tx, { id }) {
    return forgetPictures(tx, id, await eraseServices(tx, id))
  },
  async payouts(tx, { id }) {
    await erasePayouts(tx, id)
    return []
  },
  async 'invoice details'(tx, { id }) {
    await eraseCompany(tx, id)
    return []
  },
  projects: (tx, { id }) => eraseProjects(tx, id),
  async letters(tx, { id, verifiedEmail }) {
    if (verifiedEmail) await removeMailTo(tx, verifiedEmail)
    for (const { email, leftAt } of await forgetFormerEmails(tx, id))
      await removeMailTo(tx, email, { until: leftAt })
    return []
  },
  async 'viewed services'(tx, { id }) {
    await removeViewed(tx, id)
    return []
  },
  async tickets(tx, { id, verifiedEmail }) {
    const { displayName: name, email } = namesOfNobody(id)
    if (verifiedEmail) await anonymiseTickets(tx, verifiedEmail, { name, email })
    return []
  },
}

/** Where areas say what they keep of people: an area joins with a line in each table that concerns it. */
export const personalData: PersonalData = { exportParts, deletionBlocks, erasers }
