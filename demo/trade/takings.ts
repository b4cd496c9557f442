import { companyInput, saveCompany } from '#domain/companies/index.ts'
import { disputedMoney } from '#domain/areas.ts'
import { earned, findBalance } from '#domain/ledger/index.ts'
import { addToCart } from '#domain/orders/index.ts'
import { addMethod, askPayout, findIdentityLimit, movePayout, openPayoutSeal } from '#domain/payouts/index.ts'
import { minor, smallest } from '#platform/money/money.ts'
import { demoOrigin } from '../demo-step.ts'
import type { DemoService } from '../services/demo-services.ts'
import type { Stage } from './stage.ts'

const tomas = 'tomas-rivera'

/** Two sellers say who they are on invoices. The numbers are nobody's. */
export function companies(stage: Stage, seller: string): void {
  const save = (username: string, daysAgo: number, details: Record<string, string>) =>
    stage.at(daysAgo, (tx) =>
      saveCompany(tx, stage.who(username), companyInput.parse(details), { origin: demoOrigin }),
    )
  save(tomas, 88, {
    kind: 'self_employed',
    legalName: 'Tomás Rivera Sonido',
    country: 'ES',
    street: 'Carrer de la Barraca 7',
    postalCode: '46011',
    city: 'Valencia',
    registrationNumber: '',
    taxNumber: '',
    vatNumber: 'ESX0000000T',
    taxRegistered: 'on',
    taxRate: '21',
  })
  save(seller, 80, {
    kind: 'company',
    legalName: 'Small Works Studio Ltd',
    country: 'GB',
    street: '3 Dock Lane',
    postalCode: 'LS1 1AA',
    city: 'Leeds',
    registrationNumber: '00000000 (demo)',
    taxNumber: '',
    vatNumber: '',
  })
}

/** Money that left: two payouts were paid, and one waits for a decision. */
export function payouts(stage: Stage, seller: string): void {
  const methods = new Map<string, string>()
  const context = { ...stage.context, origin: demoOrigin }
  const keep = (username: string, holder: string, iban: string) =>
    stage.at(78, async (tx) => {
      const details = { kind: 'bank' as const, holder, iban, bic: '' }
      const seal = openPayoutSeal(stage.context.secret)
      const { methodId } = await addMethod(tx, stage.who(username), details, { ...context, seal })
      methods.set(username, methodId)
    })
  const pay = (username: string, daysAgo: number, isDecided: boolean) => {
    const made = { payoutId: '' }
    stage.at(daysAgo, async (tx) => {
      const actor = stage.who(username)
      const held = await findBalance(tx.db, earned(actor.id))
      const wanted = minor(((held * 8n) / 10n / 100n) * 100n)
      // Whoever was not checked takes no more than goes without it.
      const limit = await findIdentityLimit(tx.db, actor.id, tx.now, context.settings)
      const asked = {
        amount: limit ? smallest(wanted, limit.left) : wanted,
        methodId: methods.get(username) ?? '',
      }
      made.payoutId = (await askPayout(tx, actor, asked, { ...context, disputedMoney })).id
    })
    if (!isDecided) return
    for (const [place, move] of (['approve', 'send', 'pay'] as const).entries())
      stage.at(daysAgo - 1 - place / 2, (tx) => movePayout(tx, admin, { ...made, move }, context))
  }
  const admin = { ...stage.who('nadia-orlova'), role: 'admin' as const }
  keep(tomas, 'Tomás Rivera', 'ES9121000418450200051332')
  keep(seller, 'Small Works Studio Ltd', 'GB29NWBK60161331926819')
  pay(tomas, 38, true)
  pay(seller, 20, true)
  pay(tomas, 0.6, false)
}

/** What the two whom the sign-in page offers are about to buy. */
export function carts(stage: Stage, services: readonly DemoService[]): void {
  for (const username of [tomas, 'ilse-brandt']) {
    const chosen = services.find(
      (one) => one.fate === 'shown' && one.language === 'en' && one.username !== username && one.daysAgo > 5,
    )
    const tier = chosen?.content.packages.at(-1)?.tier
    if (!chosen || !tier) continue
    stage.at(0.1, (tx) =>
      addToCart(
        tx,
        stage.who(username),
        { serviceId: stage.serviceId(chosen.content.title), tier, extraIds: [], quantity: 1 },
        { cartToken: undefined, settings: stage.context.settings, address: demoOrigin.address },
      ),
    )
  }
}
