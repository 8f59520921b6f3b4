// The panels beside the board.

export type TabName = 'log' | 'ledger' | 'chart' | 'chat' | 'rules';
