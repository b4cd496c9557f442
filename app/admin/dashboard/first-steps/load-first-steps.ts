import { mayOpen, type MemberEdge } from '#app/edge.ts'
import { countGuardedAdministrators } from '#domain/accounts/index.ts'
import { countShown } from '#domain/catalogue/index.ts'
import { findTree, shownTree } from '#domain/categories/index.ts'
import { hasFunded } from '#domain/ledger/index.ts'
import { hasPassedTest } from '#domain/security/index.ts'
import { hasSentMail } from '#platform/mail/count-mail.ts'

/** Something to do before a marketplace opens. Whether it is done is read from what is there: nobody ticks it. */
export type FirstStep = {
  title: string
  /** What to do, or what there is once it is done. */
  text: string
  to: string
  act: string
  isDone: boolean
}

export type FirstSteps = { steps: FirstStep[]; isAside: boolean }

/** The way from an empty start to a first paid deal; nothing once all of it is done, in a demo, or for those who can't do it. */
export async function loadFirstSteps(edge: MemberEdge): Promise<FirstSteps | undefined> {
  const { actor, config, settings } = edge
  if (config.demo || !mayOpen(actor, 'settings.change')) return undefined
  const steps = await findSteps(edge)
  return steps.every(({ isDone }) => isDone) ? undefined : { steps, isAside: !settings.firstStepsShown }
}

async function findSteps({ db, actor, config, settings, payments }: MemberEdge): Promise<FirstStep[]> {
  const [sentMail, askedProvider, tree, shown, funded, administrators] = await Promise.all([
    hasSentMail(db),
    hasPassedTest(db, actor, 'payments'),
    findTree(db),
    countShown(db),
    hasFunded(db),
    countGuardedAdministrators(db, actor),
  ])
  const provider = payments.active
  return [
    {
      title: 'Legal details',
      text: 'Who runs the marketplace: name, registered address and country. The terms name them.',
      to: '/admin/settings#legal-title',
      act: 'Write them',
      isDone: [settings.operatorName, settings.operatorAddress, settings.operatorCountry].every(Boolean),
    },
    {
      title: 'Letters',
      text: config.mail
        ? 'Send yourself a test e-mail: done when your mail server has taken one.'
        : 'No mail server is set, so e-mails reach nobody: set SMTP_URL and MAIL_FROM, start again, and send a test.',
      to: '/admin/integrations#mail',
      act: 'Send a test',
      isDone: config.mail !== undefined && sentMail,
    },
    {
      title: 'Payments',
      text: provider
        ? `Ask ${config.payments.stripe ? 'Stripe' : 'the sandbox, which pays with invented money,'} whether it answers.`
        : 'Nobody takes money yet: set STRIPE_SECRET_KEY and STRIPE_WEBHOOK_SECRET, or PAYMENTS_SANDBOX to try it with invented money.',
      to: '/admin/integrations#payments',
      act: 'Ask the provider',
      isDone: provider !== undefined && askedProvider,
    },
    {
      title: 'A first category',
      text: 'Add one by hand, or import a tree from a file.',
      to: '/admin/market/categories?add#chosen',
      act: 'Add a category',
      isDone: shownTree(tree).length > 0,
    },
    {
      title: 'A first service',
      text: 'A seller writes it, and you approve it. To try it, be the seller yourself.',
      to: '/my/services/new',
      act: 'Write a service',
      isDone: shown.services > 0,
    },
    {
      title: 'A test purchase',
      text: 'Order that service from a second account and pay: you see what buyers see. Done when money is in escrow.',
      to: '/categories',
      act: 'Find the service',
      isDone: funded,
    },
    {
      title: 'A second administrator',
      text: `Two who come in by more than a password, so that neither a lost phone nor a stolen password closes the hall. Now: ${administrators.guarded} of ${administrators.all} with two-factor.`,
      to: administrators.all < 2 ? '/admin/users' : '/my/account#two-factor',
      act: administrators.all < 2 ? 'Choose a member' : 'Set up two-factor',
      isDone: administrators.guarded >= 2,
    },
    {
      title: 'Backups',
      text: 'Copy the database, the files and SECRET elsewhere, try to restore them, and write down where they are.',
      to: '/admin/settings#backups-title',
      act: 'Write it down',
      isDone: settings.backupNote !== '',
    },
  ]
}
