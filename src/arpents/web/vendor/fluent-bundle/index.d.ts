export interface Message {
  id: string;
  value: any;
  attributes: Record<string, any>;
}
export class FluentBundle {
  constructor(locales: string | string[], options?: { useIsolating?: boolean });
  addResource(resource: FluentResource, options?: { allowOverrides?: boolean }): Error[];
  hasMessage(id: string): boolean;
  getMessage(id: string): Message | undefined;
  formatPattern(pattern: any, args?: Record<string, any> | null, errors?: Error[] | null): string;
}
export class FluentResource {
  constructor(source: string);
}
