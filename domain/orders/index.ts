export {
  type CartChoice,
  cartChoiceInput,
  cartLineInput,
  checkoutInput,
  quantityInput,
} from './cart-input.ts'
export { type Cart, findCart } from './cart-queries.ts'
export {
  CART_LINES_MOST,
  chargeFor,
  type LineProblem,
  type LineSum,
  priceLine,
  type WayToPay,
  waysToPay,
} from './cart-rules.ts'
export { addToCart, type CartGiven, changeQuantity, removeFromCart, takeNewPrices } from './change-cart.ts'
export { failOrder, finishOrder, giveUpOrder, returnOrder } from './finish-order.ts'
export { tellBuyer } from './tell-buyer.ts'
export { joinCarts } from './join-carts.ts'
export { ordersJobs } from './jobs.ts'
export { findOwnOrder, listWaitingOrders, nameOrders, type WholeOrder } from './order-queries.ts'
export { eraseCart, exportOrders } from './own-data.ts'
export { CartChanged, type PlacedOrder, placeOrder } from './place-order.ts'
export { type PricedLine } from './price-lines.ts'
export { type PurchaseOrder } from './schema.server.ts'
export { type OrderState, orderStates } from './states.ts'
