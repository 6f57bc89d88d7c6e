import UIKit
print("placeholder")
