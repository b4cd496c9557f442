import { judgeSepa, judgeSums, judgeTexts } from './judge-rulebook.ts'
import { judgeStructure } from './judge-structure.ts'
import { readXml } from './read-xml.ts'

/** All that is wrong with a payment order, in sentences; nothing for one that a bank takes in. */
export function problemsOf(xml: string, scheme: 'sepa' | 'transfer'): string[] {
  const document = readXml(xml)
  const broken = judgeStructure(document)
  // What is not built as it should be can't be added up.
  if (broken.length > 0) return broken
  return [...judgeSums(document), ...judgeTexts(document), ...(scheme === 'sepa' ? judgeSepa(document) : [])]
}
