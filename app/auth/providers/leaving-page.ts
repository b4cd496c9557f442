/**
 * A page that leaves for the provider at once. The form's own answer may not lead there: the policy lets forms go
 * only to this site, and browsers hold redirects to it too.
 */
export function leavingPage({ name, url, nonce }: { name: string; url: URL; nonce: string }): string {
  const [to, where] = [escape(url.href), escape(name)]
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<meta name="color-scheme" content="light dark">
<meta http-equiv="refresh" content="0;url=${to}">
<title>Going to ${where}</title>
<style nonce="${escape(nonce)}">${STYLE}</style>
</head>
<body>
<main>
<h1>Going to ${where}</h1>
<p>You sign in there and come back here.</p>
<p><a href="${to}" rel="noreferrer">Continue to ${where}</a></p>
</main>
</body>
</html>
`
}

function escape(text: string): string {
  return text.replace(/[&<>"'`]/g, (mark) => `&#${mark.charCodeAt(0)};`)
}

const STYLE = `
:root{color-scheme:light dark;--ground:#faf8f3;--ink:#171b14;--soft:#4f5648;--accent:#0e6b4e}
@media (prefers-color-scheme:dark){:root{--ground:#12150f;--ink:#f1f0ea;--soft:#b9bdaf;--accent:#4fc79b}}
body{margin:0;background:var(--ground);color:var(--ink);font:400 17px/1.55 Golos,system-ui,sans-serif}
main{max-width:640px;margin:auto;padding:48px 20px;overflow-wrap:anywhere}
h1{margin:0;font:500 32px/1.1 Piazzolla,Georgia,serif}
p{color:var(--soft)}
a{color:var(--accent);font-weight:600}
a:focus-visible{outline:2px solid;outline-offset:2px}
`.trim()
