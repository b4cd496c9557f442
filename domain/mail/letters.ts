import { DEFAULT_BRAND } from '#domain/accounts/index.ts'
import { letter, type Letters } from '#domain/letter.ts'

export const mailLetters: Letters = {
  'mail.test-asked': [
    letter({
      kind: 'test',
      who: ({ email }) => [{ email, brand: DEFAULT_BRAND }],
      words: (_, { settings, siteOrigin }) => ({
        subject: `A test e-mail from ${settings.marketplaceName}`,
        heading: 'E-mails arrive',
        paragraphs: ['You asked for this e-mail in the administration, and here it is.'],
        action: { label: 'Back to the integrations', url: `${siteOrigin}/admin/integrations` },
      }),
    }),
  ],
}
