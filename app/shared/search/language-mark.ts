import { type WrittenIn, writtenIn } from '#domain/search/index.ts'

const marks: Record<WrittenIn, string> = { en: 'In English', ru: 'In Russian' }

/** Said beside what is written in another language than the reader's. */
export function languageMark(title: string, reader: WrittenIn): string | undefined {
  const language = writtenIn(title)
  return language === reader ? undefined : marks[language]
}
