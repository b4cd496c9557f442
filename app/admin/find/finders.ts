import type { MemberEdge } from '#app/edge.ts'
import { dealStateWords } from '#app/shared/deals/room-words.ts'
import {
  orderStateNames,
  paymentPurposeWords,
  paymentStateWords,
} from '#app/shared/money/money-state-words.ts'
import { kindWords } from '#app/shared/money/transfer-words.ts'
import { projectStateWords } from '#app/shared/projects/project-words.ts'
import { stateWords as serviceStateWords } from '#app/shared/services/service-state-words.ts'
import { findSoughtServices } from '#domain/catalogue/index.ts'
import { findSoughtDeals } from '#domain/deals/index.ts'
import { findSoughtTransfers } from '#domain/ledger/index.ts'
import { findSoughtOrders } from '#domain/orders/index.ts'
import { findSoughtPayments } from '#domain/payments/index.ts'
import { findSoughtPayouts } from '#domain/payouts/index.ts'
import { stateLabels } from '#domain/payouts/payout-words.ts'
import type { PlainPermission } from '#domain/permissions.ts'
import { findSoughtProjects } from '#domain/projects/index.ts'
import { FOUND_MOST, type Sought, type SoughtKind } from '#domain/sought-rules.ts'
import { listTickets } from '#domain/support/index.ts'
import { findSoughtTeams } from '#domain/teams/index.ts'
import { stateWords as ticketStateWords } from '../tickets/desk-words.ts'
import type { Thing } from '../things-list.tsx'
import { findMembers } from './find-members.ts'
import { paymentProviderTitles } from '#platform/payments/payment-provider.ts'

/** Of another's part nothing is looked for, so nothing can be found. */
type Finder = { needs: PlainPermission; find(edge: MemberEdge, sought: Sought): Promise<Thing[]> }

const shortId = (id: string) => id.slice(0, 8)

export const finders: Readonly<Record<SoughtKind, Finder>> = {
  member: { needs: 'members.read', find: findMembers },
  deal: {
    needs: 'disputes.read',
    async find({ db, actor, settings: { currency } }, sought) {
      const deals = await findSoughtDeals(db, actor, sought)
      return deals.map(({ id, title, state, at, priceMinor }) => ({
        to: `/deals/${id}`,
        name: title,
        note: shortId(id),
        state: dealStateWords[state],
        sum: { minor: priceMinor, currency },
        at,
      }))
    },
  },
  order: {
    needs: 'orders.read',
    async find({ db, actor }, sought) {
      const orders = await findSoughtOrders(db, actor, sought)
      return orders.map(({ number, state, totalMinor, currency, orderedAt }) => ({
        to: `/admin/orders/${number}`,
        name: `Order ${number}`,
        note: '',
        state: orderStateNames[state],
        sum: { minor: totalMinor, currency },
        at: orderedAt,
      }))
    },
  },
  payment: {
    needs: 'payments.read',
    async find({ db, actor }, sought) {
      const payments = await findSoughtPayments(db, actor, sought)
      return payments.map(({ id, purpose, state, amount, currency, createdAt, provider, reference }) => ({
        to: `/admin/payments/${id}`,
        name: `Payment ${shortId(id)}`,
        note: [paymentPurposeWords[purpose], paymentProviderTitles[provider], reference]
          .filter(Boolean)
          .join(', '),
        state: paymentStateWords[state],
        sum: { minor: amount, currency },
        at: createdAt,
      }))
    },
  },
  payout: {
    needs: 'payouts.read',
    async find({ db, actor }, sought) {
      const payouts = await findSoughtPayouts(db, actor, sought)
      return payouts.map(({ id, number, state, amount, currency, askedAt, methodLabel }) => ({
        to: `/admin/payouts?show=all&q=%23${number}&payout=${id}#decide`,
        name: `Payout ${number}`,
        note: methodLabel,
        state: stateLabels[state],
        sum: { minor: amount, currency },
        at: askedAt,
      }))
    },
  },
  service: {
    needs: 'services.read',
    async find({ db, actor }, sought) {
      const services = await findSoughtServices(db, actor, sought)
      return services.map(({ id, title, state, at }) => ({
        to: `/admin/market/services/${id}`,
        name: title || 'Untitled',
        note: '',
        state: serviceStateWords[state],
        at,
      }))
    },
  },
  project: {
    needs: 'projects.read',
    async find({ db, actor }, sought) {
      const projects = await findSoughtProjects(db, actor, sought)
      return projects.map(({ id, title, state, changedAt }) => ({
        to: `/admin/market/projects/${id}`,
        name: title,
        note: '',
        state: projectStateWords[state],
        at: changedAt,
      }))
    },
  },
  team: {
    needs: 'team.administer',
    async find({ db, actor }, sought) {
      const teams = await findSoughtTeams(db, actor, sought)
      return teams.map(({ id, name, headline, state, startedAt }) => ({
        to: `/admin/teams/${id}`,
        name,
        note: headline,
        state: state === 'active' ? 'Active' : state === 'suspended' ? 'Suspended' : 'Dissolved',
        at: startedAt,
      }))
    },
  },
  ticket: {
    needs: 'ticket.see-desk',
    async find({ db, actor, clock }, { words }) {
      const { rows } = await listTickets(db, actor, {
        view: 'all',
        words,
        now: clock.now(),
        most: FOUND_MOST,
      })
      return rows.map(({ number, subject, name, state, lastAt }) => ({
        to: `/admin/tickets/${number}`,
        name: `Ticket ${number}: ${subject}`,
        note: name,
        state: ticketStateWords[state],
        at: lastAt,
      }))
    },
  },
  transfer: {
    needs: 'ledger.read',
    async find({ db, actor, settings: { currency } }, sought) {
      const transfers = await findSoughtTransfers(db, actor, sought)
      return transfers.map(({ id, kind, at, amount }) => ({
        to: `/admin/transfers/${id}`,
        name: `Transfer ${id}`,
        note: '',
        state: kindWords[kind],
        sum: { minor: amount, currency },
        at,
      }))
    },
  },
}

export const kindNames: Readonly<Record<SoughtKind, { one: string; many: string }>> = {
  member: { one: 'Member', many: 'Members' },
  deal: { one: 'Deal', many: 'Deals' },
  order: { one: 'Order', many: 'Orders' },
  payment: { one: 'Payment', many: 'Payments' },
  payout: { one: 'Payout', many: 'Payouts' },
  service: { one: 'Service', many: 'Services' },
  project: { one: 'Project', many: 'Projects' },
  team: { one: 'Team', many: 'Teams' },
  ticket: { one: 'Ticket', many: 'Tickets' },
  transfer: { one: 'Transfer', many: 'Transfers of the ledger' },
}
