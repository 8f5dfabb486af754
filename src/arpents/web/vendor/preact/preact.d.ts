export type VNode = any;
export type ComponentChildren = any;
export function h(type: any, props: any, ...children: any[]): VNode;
export function render(node: VNode, parent: Element): void;
export function createRef<T = any>(): { current: T | null };
export const Fragment: any;
export class Component<P = any> {
  props: P;
  setState(state: any): void;
}
