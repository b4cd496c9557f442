/** What is offered under Web and apps. The format is told in `read-shelf.ts`. */
export const webAndApps = `
# web-and-apps | Web and apps | code | Sites, shops, applications and whoever keeps them running.
how We begin with a call of half an hour and a written list of what is in and what is out.
how You see the work on a private address from the second day.
how Everything is in your repository and on your accounts; you never depend on mine.
how At the end there is a page that says how to change things without me.
ask text! What should a visitor be able to do when we are finished?
ask text! What exists today: addresses, hosting, accounts?
ask file A brief, drawings or a list, in whatever state it is.
ask choice Who will look after it afterwards? | We will, You will, Not decided
extra A month of care after launch | 25 | 0
extra Recorded walk-through of half an hour | 10 | 1
extra Tests for what we built | 30 | 3
faq Who owns the code? | You, from the first commit. Libraries keep their own licences and I list them.
faq Do you work with our existing developer? | Gladly. I ask for a review of my first change, so that we agree on manners.
faq What if something breaks afterwards? | For thirty days I mend what I built without charge.

== landing-pages | Landing pages | monitor | One page that explains one thing.
pictures webPage wireframe phones webShop
price 140 720
days 3 12
tags landing page, html, css, figma, responsive, fast
get One page, designed and built; Works from 320 pixels up; Contact form with spam kept out; Under 100 kB before pictures; Two languages; Editable by you; Measured before and after
open Your visitor has a thumb, a bus to catch and another tab open. The page is for that person.
open I write the words first and design around them; a page is a text with manners.
* Landing page design in Figma, one direction done properly @webPage :: One good proposal instead of three lazy ones, with mobile drawn first.
* A landing page built by hand: no builder, no plugins, fast @webPage :: Plain HTML and CSS, a score of 100 where scores are given, and nothing to update.
* Waiting-list page for a product that does not exist yet @webPage :: Headline, picture, one field, one honest sentence about when.
* Event and conference sites that survive the opening hour @webPage :: Programme, speakers, tickets, and a page that still loads in a hall with bad wifi.
* Portfolio site for photographers, makers and architects @webShop :: Pictures large, words few, and you can add a project from your telephone.
* Campaign microsite in two languages within a week @phones :: For NGOs and museums: one story, one action, no trackers to confess.
* Rewrite and redesign of one page that does not convert @wireframe :: I watch ten recordings, cut half the page and move the price up.
* A one-page site for a tradesperson, with prices on it @webPage :: What you do, where, what it costs, and a telephone number that can be pressed.

== online-shops | Online shops | shopping-bag | From ten products to ten thousand.
pictures webShop phones dashboard product
price 260 1600
days 7 30
tags shop, checkout, payments, products, shopify, woocommerce
get Shop with up to 20 products; Payment and shipping set up; Tax rules for your country; Product import from your sheet; Stock kept in step; Order letters written; Training for two people
open Most lost orders are lost between the basket and the address. I start there.
open I have packed parcels myself, so your shop will know about weights, returns and the post office closing at four.
* An online shop for makers, from sheet of products to first order @webShop :: You bring photographs and prices; you leave with a shop that takes money and prints labels.
* Checkout rebuilt so that fewer people leave half-way @phones :: Guest first, address once, total from the start.
* Moving your shop without losing a single old link @webShop :: Products, customers, orders and every address redirected, checked against your search console.
* Subscription boxes: plans, pauses and gifts that work @product :: The difficult part is the pause. It is done properly here.
* Wholesale price lists and ordering behind a sign-in @dashboard :: Trade customers see their own prices, order by the case and pay by invoice.
* Shop speed-up: every page under two seconds on a phone @dashboard :: Pictures, scripts and apps weighed one by one; the heavy ones go.
* Booking and deposits for workshops, boats and rooms @phones :: A calendar that cannot be double-booked, with a deposit and a kind reminder.

== mobile-apps | Mobile apps | smartphone | For the telephone in the pocket.
pictures phones wireframe parts iconSet
price 380 2400
days 10 45
tags ios, android, react native, flutter, app design, prototype
get Clickable prototype; Twelve screens; One platform built; Both platforms; Sign-in and push messages; Store pages written; Crash reports wired
open An app has to earn its place on a small screen full of rivals. Often a good page does it better, and I say so.
open I test on a five-year-old telephone, because that is what your users have.
* Mobile app screens and a clickable prototype in ten days @phones :: Enough to show investors, users and a developer the same thing.
* A first version on both platforms, one code base, six weeks @phones :: Sign in, do the one thing, get a message when it is done. The rest can wait for version two.
* Offline-first app for crews, nurses and field researchers @phones :: Works in cellars and on mountains, and sorts itself out when the network is back.
* Rescue an app whose developer has vanished @wireframe :: I read the code, tell you what it is worth, and get the next release into the stores.
* App usability test with six people, report in a week @wireframe :: Six strangers, six tasks, one afternoon of truth, all recorded.
* Accessibility for mobile apps: screen readers and large type @parts :: Labels, order, sizes and contrast, mended in your code and not only listed.
* Widgets, watches and lock screens for an existing app @iconSet :: Small surfaces where your app is used most and drawn worst.

== backend-and-apis | Backends and interfaces | settings | What stands behind the screen.
pictures terminal code dashboard sheet
price 220 1500
days 4 24
tags node, postgresql, api, python, integration, automation
get One integration, tested; Documented interface; Deployed on your account; Error reports you will understand; Load test with figures; Backups restored once, for real; Night-time alerts
open I prefer one process and one database until the day that measurements say otherwise.
open Everything I build can be switched off and on again without fear. It is tested that way.
* PostgreSQL queries made fast, with plans before and after @terminal :: Send the slow ones. You get indexes, rewritten queries and the reason for each in plain words.
* An API in front of the system nobody dares to touch @code :: The old machine keeps humming; new things talk to a tidy interface that I document and test.
* Connect your shop, accounts and warehouse so that they agree @dashboard :: Orders flow one way, stock the other, and differences are reported instead of hidden.
* Automate the weekly spreadsheet somebody builds by hand @sheet :: If a person does it every Monday in the same way, it takes me about four days.
* Payment integration with refunds, disputes and a ledger @code :: Not only the happy path. Money is counted twice, and the two counts must agree.
* Backups that restore: set up, documented and rehearsed @terminal :: We break it together on a quiet Tuesday and measure how long it takes to come back.
* A small Python service for reading PDFs, invoices and scans @code :: Accuracy is measured on your own papers before you decide.

== upkeep-and-speed | Upkeep and speed | zap | Care for what exists.
pictures terminal dashboard code growth
price 70 460
days 1 8
tags performance, wordpress, maintenance, security, hosting, core web vitals
get A measured report; The three worst things mended; Updates applied with a way back; Backups checked; Security headers and certificates; Monitoring for a month; A second measurement
open I measure first, mend second and measure again. You pay for the difference you can see.
open Sites age like roofs: slowly, then in one night. An hour a month prevents the night.
* Make your site load in a second: measured before and after @growth :: Pictures, fonts, scripts, server: in that order, with figures after each step.
* Monthly care for a WordPress site: updates, backups, peace @dashboard :: Updates are tried on a copy first. You get a letter of ten lines each month.
* Cleaned and closed: help after your site was broken into @terminal :: Found, removed, patched, explained. Includes the letter to your hosting company.
* Move to cheaper hosting without a minute of darkness @terminal :: Most small sites pay for a lorry to carry a letter.
* Dependency updates for an old project, one safe step at a time @code :: From five years behind to current, each step tested and revertible.
* An outside look at your infrastructure bill, with savings @growth :: Read-only access, two days, a list in order of money.

== ux-and-prototypes | Research and prototypes | users | Finding out before building.
pictures wireframe parts phones funnel
price 160 880
days 3 14
tags ux, usability, wireframes, interviews, prototype, figma
get Two interviews; Wireframes of the main path; Clickable prototype; Five usability sessions; Recordings and notes; A map of the whole journey; Decision memo of two pages
open Five conversations with real users beat fifty opinions in a meeting room.
open I draw grey boxes for as long as possible. Colour makes people agree too early.
* Five user interviews and a memo of what they really said @wireframe :: Recruited, recorded, transcribed, and summed up without adjectives.
* Wireframes for a complicated form, cut to half its fields @wireframe :: Insurance, permits, admissions: I enjoy these, which is rare.
* Clickable prototype for testing next week @phones :: Made to be thrown away, good enough to learn from.
* Expert review of your sign-up, with recordings and priorities @funnel :: Twenty findings, ordered by how many people each one costs you.
* Card sorting and a menu structure people understand @parts :: Forty cards, thirty participants, one tree that matches their heads instead of your departments.
* Journey map of your service, with the waiting drawn in @funnel :: Most of a journey is waiting. I draw it to scale.
`
