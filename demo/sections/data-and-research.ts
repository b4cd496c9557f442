/** What is offered under Data and research. The format is told in `read-shelf.ts`. */
export const dataAndResearch = `
# data-and-research | Data and research | chart-column | Figures that were checked, and what they mean.
how I look at the raw data first and tell you what cannot be answered with it.
how Every step is in a script, so that you can run it again next year.
how Doubtful values are listed, not silently dropped.
how The result is a page you can show to somebody who was not there.
ask text! Which decision will this help you to make?
ask file! The data, or a sample of it, without personal details.
ask text Who will read the result?
ask choice What do you use? | Excel, Google Sheets, R or Python, Something else
extra The method in writing, two pages | 15 | 1
extra A call to explain it to your team | 15 | 0
extra Set up to refresh itself | 40 | 3
faq Is our data safe? | It stays on an encrypted disk, is never sent to third parties, and is deleted thirty days after the deal.
faq Will the code be ours? | Yes, with comments, and it runs on free software.
faq What if the answer is “we can’t tell”? | Then that is the answer, with what it would take to find out.

== charts-and-dashboards | Charts and dashboards | chart-line | So that one look is enough.
pictures smallMultiples dashboard streams scatter growth
price 80 620
days 2 12
tags charts, dashboard, visualisation, power bi, tableau, report
get One chart, redrawn; Data cleaned for it; Five charts; Print and screen versions; A live dashboard; Definitions of every figure; Alerts when something moves
open I remove things until the answer is the darkest thing on the page.
open A dashboard is a newspaper with one reader. I ask what that reader does at nine in the morning.
* A clear chart pack from your messy spreadsheet, with the method written down @smallMultiples :: Ten charts for one report, all on the same scale where they should be.
* Dashboard with seven figures, not seventy @dashboard :: We agree on the seven in a meeting. That meeting is the work.
* Charts for print: annual reports, books and newspapers @streams :: Vector, two inks, labels set by hand.
* Interactive charts for articles, accessible and light @scatter :: Works with a keyboard, reads as a table, weighs less than a photograph.
* Your Power BI report made readable and four times faster @dashboard :: Fewer visuals, better model, the same truth.
* Small multiples for boards that meet once a quarter @smallMultiples :: Twenty-four lines on one page; the one that matters is red.
* Grant and impact reports in pictures that do not exaggerate @growth :: Axes start where they should.

== data-cleaning | Data cleaning | refresh-cw | Before anything else.
pictures sheet ledgerPage code scatter
price 40 360
days 1 8
tags cleaning, excel, deduplication, python, csv
get One table up to 10,000 rows; Duplicates found; A list of doubtful rows; Codes made consistent; Several tables joined; Script to repeat it; Rules written down
open Four spellings of one town are four towns. I have a patient eye and a good script.
open I never overwrite. You get clean data, the original, and the difference.
* Clean four years of records and map them by district @sheet :: Addresses repaired, duplicates joined, places found, doubtful ones listed.
* Deduplicate your customer list without losing a customer @sheet :: Careful matching in three passes; you confirm the ambiguous hundred.
* Turn 300 PDF reports into one table you can use @code :: Each number keeps the page it came from.
* Excel workbook untangled, documented and made safe @ledgerPage :: The file that one person understands and everybody needs.
* Survey answers coded: open text into categories, with care @sheet :: Two people code, disagreements are counted and discussed.
* Product catalogue cleanup: names, units, sizes, pictures @sheet :: One way to write a litre.

== surveys | Surveys | clipboard-list | Asked well, answered honestly.
pictures scatter streams funnel smallMultiples
price 120 820
days 4 20
tags survey, questionnaire, sampling, interviews, statistics
get Questionnaire of twelve questions; Tested with five people; Sampling plan; Built in your tool; Weighted results; Report of six pages; Tables for every group
open Most surveys ask what people cannot know. I ask what they did last week.
open A question is finished when five strangers understand it in the same way.
* Questionnaire written, tested with five people and ready to send @funnel :: Twelve questions that cost your respondents four minutes.
* Visitor survey for museums and parks, from paper to report @streams :: Two weekends, two hundred people, one page of decisions.
* Employee survey with anonymity that really holds @scatter :: Groups under eight are never shown. Nobody can be picked out, also not by you.
* Customer satisfaction that goes beyond one number @smallMultiples :: Why, not only how much, with the money attached.
* Statistical check of the survey you already ran @scatter :: What can be claimed, what cannot, and how to say it.

== market-research | Market research | search | Who else, how much, and why.
pictures funnel growth contract streetMap
price 110 760
days 3 14
tags market research, competitors, interviews, pricing
get Five competitors compared; Sources for every figure; Prices and terms in one table; Eight interviews; Size of the market, with its uncertainty; Recommendation of one page
open I telephone people. It is astonishing what is not on the internet.
open Every figure has a source and a date, or it is called a guess.
* Ten competitors, compared on what your customers compare @funnel :: Prices, terms, waiting times and tone. I order from each of them.
* Pricing study for a small product line @growth :: Thirty conversations and one simple experiment.
* Is there a market in Poland? A sober answer in ten days @streetMap :: Demand, rules, rivals, routes, and whom to call first.
* Customer interviews: eight people, one memo @contract :: Those who stayed and, more usefully, those who left.
* Mystery shopping: ten visits, one table, no mercy @growth :: Waiting time, first sentence, price, receipt, smell.
* Desk research on any industry, twenty pages with sources @growth :: Written so that it can be checked.

== maps-and-gis | Maps and GIS | map-pin | Where things are, and how many.
pictures hexMap heights streetMap scatter
price 90 640
days 3 14
tags gis, qgis, maps, geocoding, open data
get One map, print and web; Data joined to places; Projection explained; Five maps; Web map with search; Routes and areas computed; Files for QGIS
open Half of all maps are really maps of where people live. I correct for that first.
open I choose the projection before the colours, and both before the legend.
* Hexagon maps of visits, votes or accidents, per thousand people @hexMap :: Equal areas, honest colours, small numbers hidden.
* Geocoding of addresses in six countries, checked by eye @streetMap :: Ten thousand addresses, with a confidence for each.
* Flood, noise and heat maps from open data @heights :: What is known, at what resolution, and what it is good for.
* Catchment areas for schools, shops and clinics @hexMap :: By walking time, not by circles.
* A web map for your association, without monthly fees @streetMap :: Hosted as plain files; costs nothing to keep.
`
