type PlainDocument = {
  title: string
  heading: string
  /** Markup of ours: whatever was given by somebody is escaped by whoever writes it. */
  body: string
  /** What else stands in the head. */
  head?: string
  /** Lets the small style sheet through the Content-Security-Policy; without it the page is plain and still whole. */
  nonce?: string | undefined
}

/** A screen as a whole document, for when nothing of the pages can be relied on: no data, no script, no style sheet. */
export function plainDocument({ title, heading, body, head = '', nonce }: PlainDocument): string {
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
${head}<title>${escapeText(title)}</title>
${nonce ? `<style nonce="${escapeText(nonce)}">${STYLE}</style>` : ''}
</head>
<body>
<main>
<div>
<h1>${escapeText(heading)}</h1>
${body}
</div>
${nonce ? SCENE : ''}
</main>
</body>
</html>
`
}

export function escapeText(text: string): string {
  return text.replace(/[&<>"'`]/g, (mark) => `&#${mark.charCodeAt(0)};`)
}

/** The tokens are written out: the style sheet may be what could not be loaded. */
const STYLE = `
:root{color-scheme:light dark;--ground:#faf8f3;--surface:#fff;--wall:#f3efe5;--light:#fcfaf5;--ink:#171b14;--soft:#4f5648;--edge:#868c7a;--accent:#0e6b4e;--on-accent:#fff;--brass:#b5832a}
@media (prefers-color-scheme:dark){:root{--ground:#12150f;--surface:#1a1e17;--wall:#0e110b;--light:#1b2017;--ink:#f1f0ea;--soft:#b9bdaf;--edge:#737a69;--accent:#4fc79b;--on-accent:#08170f;--brass:#ddb25e}}
body{margin:0;background:var(--ground);color:var(--ink);font:400 15px/1.55 Golos,system-ui,sans-serif}
main{box-sizing:border-box;max-width:1280px;min-height:100vh;margin:auto;padding:48px 20px;display:grid;grid-template-columns:minmax(0,1fr) minmax(0,380px);gap:48px;align-items:center}
h1{margin:0;font:500 32px/1.1 Piazzolla,Georgia,serif;letter-spacing:-.008em}
p{max-width:48ch;margin:12px 0 0;color:var(--soft);font-size:17px;overflow-wrap:anywhere}
.fine{font-size:15px;font-variant-numeric:tabular-nums}
.row{display:flex;flex-wrap:wrap;gap:12px;margin-top:24px}
a{display:inline-flex;align-items:center;min-height:44px;box-sizing:border-box;padding:0 18px;border:1px solid var(--edge);border-radius:6px;background:var(--surface);color:var(--ink);font-size:15px;font-weight:600;text-decoration:none}
a.main{border-color:var(--accent);background:var(--accent);color:var(--on-accent)}
a:focus-visible{outline:2px solid var(--accent);outline-offset:2px}
svg{display:block;width:100%;height:auto}.w{fill:var(--wall)}.lt{fill:var(--light)}.l,.b{fill:none;stroke:var(--ink);stroke-width:1.5}.b{stroke:var(--brass)}
@media (max-width:820px){main{grid-template-columns:minmax(0,1fr);align-content:start;gap:24px}svg{order:-1;max-width:260px}}
`.trim()

const SCENE =
  '<svg viewBox="0 0 380 210" aria-hidden="true"><path class="w" d="M0 0h380v208H0z"/><path class="lt" d="M70 208l40-150a34 34 0 0 1 64-6l-36 156zM196 208l40-150a34 34 0 0 1 64-6l-36 156z"/><path class="l" d="M0 208.5h380M20 36.5h340M120 36.5v30M192 36.5v74"/><path class="b" transform="rotate(24 120 66)" d="M104 66.5h112v84H104z"/><path class="l" d="M262 208l22-116 22 116M270 168h28M266 188h36"/></svg>'
