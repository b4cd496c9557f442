export { CAPACITY_MOST, capacityInput } from './capacity/capacity-input.ts'
export { findPlaces, type Places } from './capacity/find-places.ts'
export { setCapacity } from './capacity/set-capacity.ts'
export { cartChoiceInput, cartLineInput, checkoutInput, quantityInput } from './cart-input.ts'
export { type Cart, cartLinesOf, countCartLines, findCart } from './cart-queries.ts'
export { chargeFor, type LineProblem, type WayToPay, waysToPay } from './cart-rules.ts'
export { addToCart, changeQuantity, removeFromCart, takeNewPrices } from './change-cart.ts'
export { findOrder, findSoughtOrders, listOrdersOf } from './find-sought-orders.ts'
export { failOrder, finishOrder, giveUpOrder, returnOrder } from './finish-order.ts'
export { joinCarts } from './join-carts.ts'
export {
  findBoughtChoice,
  findOwnOrder,
  findOwnOrderNumbers,
  listWaitingOrders,
  nameOrders,
} from './order-queries.ts'
export { eraseCart, exportOrders } from './own-data.ts'
export { CartChanged, placeOrder } from './place-order.ts'
export { type PricedLine, sellerOf } from './price-lines.ts'
export { findSellersOfLines, type LineSeller } from './sellers-of-lines.ts'
export { type OrderState } from './states.ts'
export { hasOtherTerms } from './terms-hash.ts'
