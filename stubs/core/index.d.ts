export declare function debug(message: string): void;
export declare function info(message: string): void;
