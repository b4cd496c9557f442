import { Markdown } from './markdown.tsx'

const text = `I draw marks for people who bake.

# How it goes
1. Three pencil sheets in two days
2. You choose **one**
3. I draw it until a printer would thank you

## What you get
- [x] The mark as SVG and PDF
- [ ] A sheet of *colours*

> She listened, and then she drew. — Hana

| Size | Price |
|---|---|
| Mark | $180 |

Read [how I work](https://example.com) and \`keep\` it. <script>alert(1)</script>

![a picture](https://example.com/x.png)
`

export const samples = [{ title: 'People’s text', node: <Markdown text={text} /> }]
