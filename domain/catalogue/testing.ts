import { randomBytes } from 'node:crypto'
import { actorOf, makeMember } from '#domain/accounts/testing.ts'
import { type MemberActor, operator } from '#domain/actor.ts'
import { makeCategory } from '#domain/categories/testing.ts'
import { makePicture } from '#domain/pictures/testing.ts'
import type { Settings } from '#domain/settings/index.ts'
import type { Transaction } from '#platform/db/transaction.ts'
import { approveService } from './moderation/approve-service.ts'
import { draftService } from './drafts/draft-service.ts'
import { saveDraft } from './drafts/save-draft.ts'
import { lockService, type ServiceRow } from './life/lock-service.ts'
import type { ServiceContent } from './service-content.ts'
import { submitService } from './life/submit-service.ts'

/** A whole service in a line: complete in all its parts, but for what is told. */
export function someContent(given: Partial<ServiceContent> & { categoryId: string }): ServiceContent {
  return {
    title: `A careful piece of work ${randomBytes(3).toString('hex')}`,
    description: 'What you get, how it is made and what it is for, told at some length. '.repeat(3),
    packages: [
      {
        tier: 'basic',
        title: 'Basic',
        includes: ['One piece'],
        priceMinor: 5_000,
        deliveryDays: 3,
        revisions: 1,
      },
      {
        tier: 'standard',
        title: 'Standard',
        includes: ['Three pieces'],
        priceMinor: 12_000,
        deliveryDays: 5,
        revisions: 2,
      },
    ],
    extras: [{ id: 'faster', title: 'Two days sooner', priceMinor: 2_000, addedDays: 0 }],
    requirements: [{ id: 'brief', question: 'What is it for?', kind: 'text', choices: [], isRequired: true }],
    faq: [{ question: 'Is the file mine?', answer: 'Yes, when the deal is done.' }],
    gallery: [],
    tags: ['careful'],
    ...given,
  }
}

/** A service that everyone sees, by the same operations as any other. */
export async function publishSome(
  tx: Transaction,
  seller: MemberActor,
  content: ServiceContent,
  settings: Settings,
): Promise<ServiceRow> {
  const { serviceId } = await draftService(tx, seller, content)
  return showSome(tx, seller, serviceId, settings)
}

/** The same of somebody who sells nothing else, with a cover. */
export async function publishAny(tx: Transaction, settings: Settings) {
  const seller = actorOf(await makeMember(tx))
  const gallery = [{ pictureId: await makePicture(tx, seller.id), alt: 'A cover' }]
  const content = someContent({ categoryId: (await makeCategory(tx)).id, gallery })
  return { seller, content, row: await publishSome(tx, seller, content, settings) }
}

/** Newer words of a service, shown to everyone. */
export async function publishNewer(
  tx: Transaction,
  seller: MemberActor,
  serviceId: string,
  content: ServiceContent,
  settings: Settings,
): Promise<ServiceRow> {
  await saveDraft(tx, seller, { serviceId, content, basedOn: null })
  return showSome(tx, seller, serviceId, settings)
}

async function showSome(
  tx: Transaction,
  seller: MemberActor,
  serviceId: string,
  settings: Settings,
): Promise<ServiceRow> {
  const { outcome } = await submitService(tx, seller, { serviceId }, { settings })
  if (outcome === 'in-review') {
    await approveService(
      tx,
      operator,
      { serviceId, note: '' },
      { settings, siteOrigin: 'https://hall.test', origin: { address: '', device: '' } },
    )
  }
  return lockService(tx, serviceId)
}
