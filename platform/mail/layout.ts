import { checkLink } from './header-values.ts'

export type LetterParts = {
  brandName: string
  /** The brand's own colour on light and on dark; without it, the marketplace's. */
  accents?: { light: string; dark: string } | undefined
  /** The brand's mark, at the address of a picture of ours. */
  logoUrl?: string | undefined
  origin: string
  heading: string
  paragraphs: readonly string[]
  action?: { label: string; url: string }
  /** Why the person gets this letter, or what to do when it was not meant for them. */
  footnote?: string
  unsubscribeUrl?: string
}

/** The product's colours, light and dark, as literal values: mail programs know no custom properties. */
const LIGHT = {
  ground: '#FAF8F3',
  ink: '#171B14',
  soft: '#4F5648',
  faint: '#646B5C',
  line: '#E3DFD3',
  accent: '#0E6B4E',
  onAccent: '#FFFFFF',
}
const DARK = {
  ground: '#12150F',
  ink: '#F1F0EA',
  soft: '#B9BDAF',
  faint: '#939A88',
  line: '#30362B',
  accent: '#4FC79B',
  onAccent: '#08170F',
}

const SANS = `'Golos Text', system-ui, -apple-system, 'Segoe UI', Roboto, Arial, sans-serif`
const SERIF = `Piazzolla, Georgia, 'Times New Roman', serif`

/** One letter in the brand: HTML for those who see it, and the same words as plain text. Every value is text, never HTML. */
export function letter(parts: LetterParts): { html: string; text: string } {
  return { html: letterHtml(parts), text: letterText(parts) }
}

function letterHtml({
  brandName,
  accents,
  logoUrl,
  origin,
  heading,
  paragraphs,
  action,
  footnote,
  unsubscribeUrl,
}: LetterParts): string {
  const home = checkLink(origin)
  const accent = { light: colour(accents?.light) ?? LIGHT.accent, dark: colour(accents?.dark) ?? DARK.accent }
  const small = `margin:0 0 8px;font:13px/1.5 ${SANS};color:${LIGHT.faint}`
  return `<!doctype html>
<html lang="en" dir="ltr">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<title>${escape(heading)}</title>
<style>
:root { color-scheme: light dark }
@media (prefers-color-scheme: dark) {
  .ground { background: ${DARK.ground} !important }
  .ruled { border-color: ${DARK.line} !important }
  .ink { color: ${DARK.ink} !important }
  .soft { color: ${DARK.soft} !important }
  .faint { color: ${DARK.faint} !important }
  .accent { color: ${accent.dark} !important }
  .action { background: ${accent.dark} !important; color: ${DARK.onAccent} !important }
}
</style>
</head>
<body class="ground" style="margin:0;padding:0;background:${LIGHT.ground}">
<div class="ground" style="padding:32px 16px;background:${LIGHT.ground}">
<div style="max-width:560px;margin:0 auto">
<p style="margin:0 0 16px"><a class="accent" href="${escape(home)}" style="font:600 20px/1.3 ${SERIF};color:${accent.light};text-decoration:none">${logoUrl ? `<img src="${escape(checkLink(logoUrl))}" alt="" width="26" height="26" style="vertical-align:-5px;margin-right:8px;border:0">` : ''}${escape(brandName)}</a></p>
<main class="ruled" style="padding:24px 0;border:solid ${LIGHT.line};border-width:1px 0">
<h1 class="ink" style="margin:0 0 16px;font:600 32px/1.2 ${SERIF};color:${LIGHT.ink}">${escape(heading)}</h1>
${paragraphs.map((paragraph) => `<p class="ink" style="margin:0 0 16px;font:17px/1.55 ${SANS};color:${LIGHT.ink}">${withBreaks(paragraph)}</p>`).join('\n')}
${action ? actionHtml(action, accent.light) : ''}
</main>
<div style="padding:16px 0 0">
${footnote === undefined ? '' : `<p class="faint" style="${small}">${withBreaks(footnote)}</p>`}
${unsubscribeUrl === undefined ? '' : `<p class="faint" style="${small}"><a class="faint" href="${escape(checkLink(unsubscribeUrl))}" style="color:${LIGHT.faint}">Stop e-mails like this one</a></p>`}
</div>
</div>
</div>
</body>
</html>
`.replace(/\n\n+/g, '\n')
}

/** The address stands below the button too, for those whose mail program shows no links. */
function actionHtml({ label, url }: { label: string; url: string }, background: string): string {
  const href = escape(checkLink(url))
  return `<p style="margin:24px 0"><a class="action" href="${href}" style="display:inline-block;padding:12px 24px;font:600 17px/1.4 ${SANS};color:${LIGHT.onAccent};background:${background};border-radius:6px;text-decoration:none">${escape(label)}</a></p>
<p class="soft" style="margin:0;font:13px/1.5 ${SANS};color:${LIGHT.soft};overflow-wrap:anywhere">Or open this address: <a class="soft" href="${href}" style="color:${LIGHT.soft}">${href}</a></p>`
}

function letterText({
  brandName,
  origin,
  heading,
  paragraphs,
  action,
  footnote,
  unsubscribeUrl,
}: LetterParts): string {
  return [
    heading,
    ...paragraphs,
    ...(action ? [`${action.label}:\n${action.url}`] : []),
    `-- \n${brandName}\n${origin}`,
    ...(footnote === undefined ? [] : [footnote]),
    ...(unsubscribeUrl === undefined ? [] : [`Stop e-mails like this one:\n${unsubscribeUrl}`]),
    '',
  ].join('\n\n')
}

/** It stands in the style sheet, where escaping would not help: anything but a hex colour is a fault of the caller. */
function colour(given: string | undefined): string | undefined {
  if (given !== undefined && !/^#[0-9a-f]{6}$/i.test(given))
    throw new RangeError('A colour in a letter is written as #0e6b4e')
  return given
}

const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}

function escape(text: string): string {
  return text.replace(/[&<>"']/g, (mark) => ENTITIES[mark] ?? mark)
}

function withBreaks(text: string): string {
  return escape(text).replace(/\r?\n/g, '<br>')
}
