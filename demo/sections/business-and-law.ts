/** What is offered under Business and law. The format is told in `read-shelf.ts`. */
export const businessAndLaw = `
# business-and-law | Business and law | briefcase | Papers, sums and plans in order.
how I ask for the papers first and for explanations second.
how You get a list of what is missing, with where to find it.
how Everything is checked by a second person before it leaves the house.
how I say clearly where my work ends and where you need somebody with a licence in your country.
ask text! In which country is this, and what is the deadline?
ask file! The papers, in whatever order they are.
ask choice! What are you? | A person, A company, An association
ask text What worries you most about it?
extra A call of half an hour | 15 | 0
extra Done by tomorrow evening | 50 | 0
extra The same in a second language | 40 | 2
faq Is this legal advice? | It is drafting and explanation by people who do this for a living. Where a licence is needed, we say so and stop.
faq Is it confidential? | Yes. Papers stay on an encrypted disk and are deleted when you say so.
faq What if the office refuses it? | Then I correct it without charge, as often as it takes.

== bookkeeping | Bookkeeping and tax | receipt | Sums that agree.
pictures ledgerPage sheet dashboard gantt
price 45 380
days 2 12
tags bookkeeping, accounts, tax, payroll, vat
get One month booked; Receipts matched; A list of questions; Three months; Tax return prepared; Cash plan for thirteen weeks; A year put in order
open Shoeboxes welcome. I have seen worse, and it was an accountant’s.
open I explain each figure once in words, so that next year you will not need me for it.
* A year of receipts put in order before the tax office asks @ledgerPage :: Bags, boxes and photographs become a ledger and a quiet weekend.
* Monthly bookkeeping for freelancers, done by the tenth @ledgerPage :: You photograph, I book, you get one page with three numbers.
* Cash-flow plan for thirteen weeks, updated every Friday @sheet :: When it gets tight, you know seven weeks earlier.
* VAT across borders for small online shops @sheet :: Which rate, which form, which country, which deadline.
* Payroll for up to ten people, with payslips they understand @dashboard :: On time, every month, including the one with the bonus.
* Accounts explained: read your own balance sheet in an hour @gantt :: Bring last year’s. You leave able to argue about it.

== contracts-and-terms | Contracts and terms | gavel | Agreed before it is needed.
pictures contract ledgerPage bilingual
price 70 520
days 2 9
tags contract, terms, privacy, nda, licence
get One contract, drafted; Explained in plain words; Two changes; Terms and privacy notice; Checked against your process; Negotiation notes; A set for your whole business
open A contract is a list of bad days and what happens on each. Short ones are possible.
open I write it so that both sides understand it without me; it saves more quarrels than clauses do.
* Freelance contract you can read in four minutes @contract :: Scope, money, changes, ending. Two pages.
* Terms and privacy notice that match what you really do @contract :: I look at your site’s traffic before I write what it does with data.
* Licences for pictures, music and code, in plain words @contract :: Who may do what, where, how long, and for how much.
* Review of the contract they sent you, with a traffic light @ledgerPage :: Red, amber, green, and the sentence to send back for each red.
* Partnership agreement for two friends and a bakery @bilingual :: Written while you still like each other, for the day you might not.

== plans-and-grants | Plans and grants | landmark | For banks, boards and foundations.
pictures deck gantt growth contract
price 140 900
days 5 20
tags business plan, grant, budget, financial model
get A plan of twelve pages; Budget in a sheet; Three scenarios; Application form filled in; Letters of support drafted; Rehearsal of the interview; Model you can change
open I have sat on the other side of the table. They read the budget first.
open A plan that says what could go wrong is believed about the rest.
* Business plan for a loan, twelve pages and a model that works @deck :: In the order in which bankers read.
* Grant application written with you, from call to submission @gantt :: We start six weeks early or not at all.
* Financial model for a café, studio or small factory @growth :: Change the rent, see the year.
* Budget and timeline for a cultural project @gantt :: With the costs that everybody forgets: insurance, transport, translation.

== assistance | Assistance | inbox | Somebody who gets it done.
pictures gantt sheet newsletter dashboard
price 25 220
days 1 7
tags assistant, admin, calendar, research, inbox
get Five hours; A list of what was done; Ten hours; Inbox sorted to zero; Travel planned with alternatives; Documents formatted; A standing hour each morning
open I ask once and write it down, so that I never ask again.
open Give me the thing you have moved to tomorrow nine times.
* Ten hours of assistance: calendar, inbox, travel, telephone @gantt :: Used within a month, counted in quarters of an hour, reported each Friday.
* Your inbox brought to zero and kept there for a month @newsletter :: Rules, folders, drafts of answers, and a kind goodbye to forty newsletters.
* Event administration for up to 200 guests @sheet :: Invitations, replies, diets, badges, and a list for the door.
* Travel planned with two alternatives and no surprises @gantt :: Trains before planes, and somebody to call when the ferry is cancelled.
* Documents typed, formatted and bound as your office wants @newsletter :: Two hundred pages of minutes by Monday, with a table of contents that works.
* Online research on any question, answered in a page @dashboard :: Three hours, ten sources, one clear page.
* Data entry from forms, cards and scans, every row checked twice @sheet :: Two people type the same row, and where they differ somebody looks at the paper.
* CV and cover letter rewritten until the first page is enough @newsletter :: Your resume in the order in which it is read: what you did, for whom, and what changed.
`
