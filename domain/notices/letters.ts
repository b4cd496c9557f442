import { letter, type Letters } from '#domain/letter.ts'
import { documentWords } from './document-words.ts'
import { feeWords } from './fee-words.ts'

export const noticeLetters: Letters = {
  'notice.of-fees': [
    letter({
      kind: 'notice',
      who: ({ memberIds }) => memberIds.map((memberId) => ({ memberId })),
      words: ({ news }, context) => feeWords(news, context),
    }),
  ],
  'notice.of-document': [
    letter({
      kind: 'notice',
      who: ({ memberIds }) => memberIds.map((memberId) => ({ memberId })),
      words: ({ news }, context) => documentWords(news, context),
    }),
  ],
}
