import type { SettingKey } from '#domain/settings/index.ts'

export type Control =
  | 'line'
  | 'lines'
  | 'flag'
  | 'currency'
  | 'moment'
  | 'email'
  | 'telephone'
  | 'mark'
  | 'colour'

export type SettingsSection = {
  id: string
  title: string
  text: string
  fields: readonly { key: SettingKey; control: Control; hint?: string }[]
}

/** The forms of the page, in its order. Fees, clocks and quotas are rules with a notice and a screen of their own. */
const all = [
  {
    id: 'marketplace',
    title: 'Marketplace',
    text: 'Its name and the one currency of all its money.',
    fields: [
      { key: 'marketplaceName', control: 'line' },
      { key: 'currency', control: 'currency', hint: 'Choose it first: once money has moved it is fixed' },
    ],
  },
  {
    id: 'look',
    title: 'Look',
    text: 'What stands at the head of pages, in tabs, in letters and in pictures of links. Letters come under the name of the marketplace.',
    fields: [
      {
        key: 'logoKey',
        control: 'mark',
        hint: 'Beside the name. PNG, JPEG, WebP or AVIF, at most 2 MB; no SVG',
      },
      { key: 'iconKey', control: 'mark', hint: 'In tabs and on home screens. Best a square of 512 px' },
      { key: 'accentLight', control: 'colour', hint: 'Links and buttons. Dark enough to read on paper' },
      { key: 'accentDark', control: 'colour', hint: 'Light enough to read at night' },
      {
        key: 'mailFrom',
        control: 'email',
        hint: 'Letters come from it; your mail server must allow it. Empty: MAIL_FROM',
      },
    ],
  },
  {
    id: 'registration',
    title: 'Registration',
    text: 'When closed, nobody new can join; members sign in as before.',
    fields: [{ key: 'registrationOpen', control: 'flag' }],
  },
  {
    id: 'administrators',
    title: 'Staff',
    text: 'Whether a password alone opens the administration.',
    fields: [
      {
        key: 'requireSecondFactorForAdmins',
        control: 'flag',
        hint: 'Those without an authenticator app are asked to set one up first',
      },
    ],
  },
  {
    id: 'backups',
    title: 'Backups',
    text: 'The product can’t see what you copy elsewhere: write down what is copied, how often, where to, and who tried to restore it when.',
    fields: [
      {
        key: 'backupNote',
        control: 'lines',
        hint: 'The database, the folder or bucket of files, and SECRET: without it sealed data can’t be opened',
      },
      {
        key: 'firstStepsShown',
        control: 'flag',
        hint: 'On the first page of the administration, until all of them are done',
      },
    ],
  },
  {
    id: 'maintenance',
    title: 'Maintenance',
    text: 'While it is on, every page says that the marketplace is closed. Staff can still sign in.',
    fields: [
      { key: 'maintenance', control: 'flag' },
      { key: 'maintenanceNote', control: 'lines' },
      { key: 'maintenanceUntil', control: 'moment', hint: 'In UTC; empty if you don’t know' },
    ],
  },
  {
    id: 'legal',
    title: 'Legal details',
    text: 'Shown at /requisites and named in the documents.',
    fields: [
      { key: 'operatorName', control: 'line' },
      { key: 'operatorForm', control: 'line' },
      { key: 'operatorRegistration', control: 'line' },
      { key: 'operatorTaxNumber', control: 'line' },
      {
        key: 'operatorTaxRate',
        control: 'line',
        hint: 'VAT or sales tax that our fees include; empty if we are not registered for it',
      },
      {
        key: 'paperPrefix',
        control: 'line',
        hint: 'GH makes GH-2026-000123 on receipts and commission invoices; numbers go on as they are',
      },
      { key: 'operatorAddress', control: 'lines' },
      { key: 'operatorCountry', control: 'line' },
      { key: 'operatorDirector', control: 'line' },
      { key: 'operatorBank', control: 'line' },
      { key: 'operatorIban', control: 'line', hint: 'Payouts are paid from it' },
      { key: 'operatorBic', control: 'line' },
    ],
  },
  {
    id: 'payouts',
    title: 'Payouts',
    text: 'Who has to look at them, and a way that you pay by hand, beside a bank account and a card.',
    fields: [
      {
        key: 'payoutFourEyes',
        control: 'flag',
        hint: 'Who approved a payout does not take out its bank file, nor mark it as sent or paid: another administrator does',
      },
      {
        key: 'payoutOtherMethod',
        control: 'line',
        hint: 'What members write down for it, such as “PayPal address”; empty if there is none',
      },
    ],
  },
  {
    id: 'contacts',
    title: 'Contacts',
    text: 'Shown at /contacts; tickets go to the e-mail address.',
    fields: [
      { key: 'contactEmail', control: 'email' },
      { key: 'contactPhone', control: 'telephone' },
      { key: 'contactAddress', control: 'lines' },
      { key: 'contactHours', control: 'line' },
    ],
  },
  {
    id: 'support',
    title: 'Support',
    text: 'When somebody is at the desk: the clock of an answer goes only then. How many hours it may take is among the clocks. A notice stands at /support while it is written here.',
    fields: [
      {
        key: 'statusNotice',
        control: 'lines',
        hint: 'What does not work, since when, and what you do; empty when all is well',
      },
      { key: 'supportDays', control: 'line', hint: 'Mon Tue Wed Thu Fri Sat Sun' },
      { key: 'supportOpens', control: 'line', hint: 'On the clock of the time zone: 9:00' },
      { key: 'supportCloses', control: 'line', hint: 'Until midnight is 24:00' },
      { key: 'supportTimeZone', control: 'line', hint: 'Europe/Amsterdam, America/New_York, UTC' },
      {
        key: 'supportHolidays',
        control: 'lines',
        hint: 'Days on which nobody is there, one a line: 2026-12-25',
      },
    ],
  },
] as const satisfies readonly SettingsSection[]

export type SectionId = (typeof all)[number]['id']
export const sections: readonly (SettingsSection & { id: SectionId })[] = all

export const sectionKeys: readonly SettingKey[] = sections.flatMap(({ fields }) =>
  fields.map(({ key }) => key),
)
